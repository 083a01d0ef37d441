import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { TriggerNode } from '@srm/flow/tree/node'
import { labelOf, type Catalog } from './drawer.model.ts'
import styles from './drawer.module.css'
import { Choice, DurationField, Pick, Row, Section, Toggle, Words } from './parts.tsx'
import { PeopleList } from '../people/people.tsx'
import type { FormProps } from './simple.tsx'
import { useText } from './drawer.texts.ts'

type Act = TriggerNode['act']
const acts = ['update', 'followUp', 'webhook', 'notify'] as const
const failures = ['continue', 'reject', 'return'] as const

const fresh = (act: Act['do']): Act => {
  switch (act) {
    case 'update':
      return { do: act, set: {} }
    case 'followUp':
      return { do: act, title: '' }
    case 'webhook':
      return { do: act, url: '', wait: null }
    case 'notify':
      return { do: act, to: [], text: '' }
  }
}

type SetProps = {
  readonly set: Readonly<Record<string, string>>
  readonly catalog: Catalog
  readonly change: (next: Record<string, string>) => void
}

const Assignments = ({ set, catalog: { fields }, change }: SetProps): ReactNode => {
  const t = useText()
  const entries = Object.entries(set)
  const free = fields.filter(({ path, type }) => type !== 'rows' && !(path in set))
  const next = free[0]
  return (
    <>
      {entries.map(([path, value]) => (
        <div key={path} className={styles.assignment}>
          <Pick
            label={t('field')}
            value={path}
            options={[path, ...free.map((field) => field.path)]}
            word={(one) => labelOf(fields, one)}
            change={(one) => change(Object.fromEntries(entries.map(([key, was]) => [key === path ? one : key, was])))}
          />
          <Words
            label={`${labelOf(fields, path)} ${t('value')}`}
            value={value}
            max={200}
            change={(word) => change({ ...set, [path]: word })}
          />
          <Button
            type="text"
            aria-label={`${t('remove')} ${labelOf(fields, path)}`}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => change(Object.fromEntries(entries.filter(([key]) => key !== path)))}
          />
        </div>
      ))}
      <Button
        block
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        disabled={!next}
        onClick={() => next && change({ ...set, [next.path]: '' })}
      >
        {t('trigger.addField')}
      </Button>
    </>
  )
}

type WebhookProps = {
  readonly act: Extract<Act, { do: 'webhook' }>
  readonly change: (next: Act) => void
}

const Webhook = ({ act, change }: WebhookProps): ReactNode => {
  const t = useText()
  return (
    <>
      <Row label={t('trigger.url')} error={!URL.canParse(act.url) && t('need.url')}>
        <Words
          label={t('trigger.url')}
          value={act.url}
          max={500}
          placeholder="https://"
          change={(url) => change({ ...act, url })}
        />
      </Row>
      <Toggle
        label={t('trigger.wait')}
        hint={t('trigger.wait.hint')}
        checked={act.wait !== null}
        change={(on) => change({ ...act, wait: on ? { amount: 1, unit: 'hour' } : null })}
      />
      {act.wait && (
        <Row label={t('duration')}>
          <DurationField label={t('duration')} value={act.wait} change={(wait) => change({ ...act, wait })} />
        </Row>
      )}
    </>
  )
}

const ActParts = ({ node, around, change }: FormProps<TriggerNode>): ReactNode => {
  const t = useText()
  const { act } = node
  const set = (next: Act): void => change({ ...node, act: next })
  switch (act.do) {
    case 'update':
      return <Assignments set={act.set} catalog={around.catalog} change={(values) => set({ ...act, set: values })} />
    case 'followUp':
      return (
        <Row label={t('trigger.title')} error={act.title === '' && t('need.title')}>
          <Words label={t('trigger.title')} value={act.title} max={100} change={(title) => set({ ...act, title })} />
        </Row>
      )
    case 'webhook':
      return <Webhook act={act} change={set} />
    case 'notify':
      return (
        <>
          <PeopleList
            strategies={act.to}
            around={around}
            add={t('recipients.add')}
            change={(to) => set({ ...act, to })}
          />
          <Row label={t('trigger.text')} error={act.to.length === 0 && t('need.people')}>
            <Words
              long
              label={t('trigger.text')}
              value={act.text}
              max={500}
              placeholder={t('trigger.text.hint')}
              change={(text) => set({ ...act, text })}
            />
          </Row>
        </>
      )
  }
}

export const TriggerForm = (props: FormProps<TriggerNode>): ReactNode => {
  const t = useText()
  const { node, change } = props
  return (
    <>
      <Section title={t('trigger')}>
        <Choice
          label={t('trigger')}
          value={node.act.do}
          options={acts}
          word={(act) => t(`trigger.${act}`)}
          explain={(act) => t(`triggerHint.${act}`)}
          change={(act) => change({ ...node, act: fresh(act) })}
        />
        <ActParts {...props} />
      </Section>
      <Section title={t('onFailure')}>
        <Choice
          label={t('onFailure')}
          value={node.onFailure}
          options={failures}
          word={(value) => t(`failureAct.${value}`)}
          change={(onFailure) => change({ ...node, onFailure })}
        />
      </Section>
    </>
  )
}
