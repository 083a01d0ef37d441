import type { ReactNode } from 'react'
import type { BlockNode, CcNode, ForkNode, Node, RouteNode } from '@srm/flow/tree/node'
import { isFork } from '@srm/flow/tree/shape'
import { Button } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { ConditionEditor } from '../condition/condition.tsx'
import { FieldsPart, lookingAccess } from './fields.tsx'
import type { DrawerContext } from './drawer.model.ts'
import styles from './drawer.module.css'
import { Choice, Count, Pick, Row, Section, Toggle } from './parts.tsx'
import { PeopleList } from '../people/people.tsx'
import { useText } from './drawer.texts.ts'

export type FormProps<N extends Node> = {
  readonly node: N
  readonly around: DrawerContext
  readonly change: (next: Node) => void
}

const whens = ['reached', 'end'] as const

export const CcForm = ({ node, around, change }: FormProps<CcNode>): ReactNode => {
  const t = useText()
  return (
    <>
      <Section title={t('recipients')}>
        <PeopleList
          strategies={node.recipients}
          around={around}
          add={t('recipients.add')}
          change={(recipients) => change({ ...node, recipients })}
        />
        {node.recipients.length === 0 && (
          <span role="alert" className={styles.error}>
            {t('need.people')}
          </span>
        )}
      </Section>
      <Section title={t('sending')}>
        <Row label={t('when')}>
          <Choice
            label={t('when')}
            value={node.when}
            options={whens}
            word={(when) => t(`when.${when}`)}
            change={(when) => change({ ...node, when })}
          />
        </Row>
        <Toggle
          label={t('confirm')}
          hint={t('confirm.hint')}
          checked={node.confirm}
          change={(confirm) => change({ ...node, confirm })}
        />
      </Section>
      <Section title={t('tab.fields')}>
        <FieldsPart
          access={node.fields}
          catalog={around.catalog}
          levels={lookingAccess}
          change={(fields) => change({ ...node, fields })}
        />
      </Section>
    </>
  )
}

type RouteRule = RouteNode['rules'][number]
const anyRule: RouteRule['when'] = { match: 'anyOfAll', groups: [] }

export const RouteForm = ({ node, around, change }: FormProps<RouteNode>): ReactNode => {
  const t = useText()
  const { targets, catalog } = around
  const set = (rules: RouteRule[]): void => change({ ...node, rules })
  const part = (rule: RouteRule, at: number): ReactNode => {
    const replace = (next: RouteRule): void => set(node.rules.map((one, place) => (place === at ? next : one)))
    const name = t('route.rule', { number: at + 1 })
    return (
      <Section key={String(at)} title={name}>
        <Row label={t('route.to')} error={!targets.some(({ id }) => id === rule.to) && t('need.node')}>
          <Pick
            label={t('route.to')}
            value={rule.to}
            options={targets.map(({ id }) => id)}
            word={(id) => targets.find((one) => one.id === id)?.name ?? id}
            change={(to) => replace({ ...rule, to })}
          />
        </Row>
        <ConditionEditor
          condition={rule.when.groups.length > 0 ? rule.when : null}
          catalog={catalog}
          change={(when) => replace({ ...rule, when })}
        />
        {node.rules.length > 1 && (
          <Button
            type="text"
            aria-label={`${t('remove')} ${name}`}
            onClick={() => set(node.rules.filter((_, place) => place !== at))}
          >
            {t('remove')}
          </Button>
        )}
      </Section>
    )
  }
  return (
    <>
      <p className={styles.hint}>{t('route.hint')}</p>
      {node.rules.map(part)}
      <Button
        block
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        disabled={node.rules.length >= 20}
        onClick={() => set([...node.rules, { when: anyRule, to: targets[0]?.id ?? '' }])}
      >
        {t('route.add')}
      </Button>
      <Row label={t('cap')}>
        <Count
          label={t('cap')}
          value={node.cap}
          max={20}
          unit={t('times.unit')}
          change={(cap) => change({ ...node, cap })}
        />
      </Row>
    </>
  )
}

const joins = ['all', 'first'] as const
const failures = ['instance', 'branch'] as const

const ForkParts = ({ node, change }: { node: ForkNode; change: (next: Node) => void }): ReactNode => {
  const t = useText()
  const { failure } = node
  return (
    <Section title={t('joining')}>
      <Row label={t('join')}>
        <Choice
          label={t('join')}
          value={node.join}
          options={joins}
          word={(join) => t(`join.${join}`)}
          change={(join) => change({ ...node, join })}
        />
      </Row>
      <Row label={t('failure')}>
        <Choice
          label={t('failure')}
          value={failure.of}
          options={failures}
          word={(of) => t(`failure.${of}`)}
          change={(of) => change({ ...node, failure: of === 'branch' ? { of, percent: 50 } : { of } })}
        />
      </Row>
      {failure.of === 'branch' && (
        <Row label={t('failurePercent')}>
          <Count
            label={t('failurePercent')}
            value={failure.percent}
            max={100}
            unit={t('percent.unit')}
            change={(percent) => change({ ...node, failure: { ...failure, percent } })}
          />
        </Row>
      )}
    </Section>
  )
}

export const BlockForm = ({ node, change }: FormProps<BlockNode>): ReactNode => {
  const t = useText()
  return (
    <>
      <p className={styles.hint}>{t(`blockHint.${node.type}`)}</p>
      {isFork(node) && <ForkParts node={node} change={change} />}
    </>
  )
}
