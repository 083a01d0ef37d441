import { Tabs } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Node, PeopleNode } from '@srm/flow/tree/node'
import { isPeople } from '@srm/flow/tree/shape'
import { ActionsPart } from './actions.tsx'
import { allAccess, FieldsPart } from './fields.tsx'
import { DelayForm, SubForm } from './machine.tsx'
import { ModePart } from '../people/mode.tsx'
import styles from './drawer.module.css'
import { PeopleNow } from './now.tsx'
import { Choice, Section, Words } from './parts.tsx'
import { PeopleList } from '../people/people.tsx'
import { PolicyPart } from '../people/policy.tsx'
import { BlockForm, CcForm, RouteForm, type FormProps } from './simple.tsx'
import { useText } from './drawer.texts.ts'
import { TimeoutPart } from './timeout.tsx'
import { TriggerForm } from './trigger.tsx'

const kinds = ['manual', 'pass', 'reject'] as const
const tabs = ['people', 'actions', 'fields', 'timeout', 'advanced'] as const

const Note = ({ node, change }: Omit<FormProps<Node>, 'around'>): ReactNode => {
  const t = useText()
  return (
    <Section title={t('note')}>
      <Words
        long
        label={t('note')}
        value={node.note}
        max={500}
        placeholder={t('note.hint')}
        change={(note) => change({ ...node, note })}
      />
    </Section>
  )
}

const Deciders = ({ node, around, change }: FormProps<PeopleNode>): ReactNode => {
  const t = useText()
  const manual = node.kind === 'manual'
  return (
    <>
      {node.type === 'approve' && (
        <Section title={t('kindOf')}>
          <Choice
            label={t('kindOf')}
            value={node.kind}
            options={kinds}
            word={(kind) => t(`kindOf.${kind}`)}
            change={(kind) => change({ ...node, kind })}
          />
        </Section>
      )}
      {manual && (
        <>
          <Section title={t(`type.${node.type}`)} hint={t('people.hint')}>
            <PeopleList
              strategies={node.approvers}
              around={around}
              add={t(node.type === 'approve' ? 'people.add' : 'handlers.add')}
              change={(approvers) => change({ ...node, approvers })}
            />
            <PeopleNow node={node} around={around} />
          </Section>
          <Section title={t('mode')}>
            <ModePart node={node} change={change} />
          </Section>
        </>
      )}
    </>
  )
}

const PeopleForm = (props: FormProps<PeopleNode>): ReactNode => {
  const t = useText()
  const [tab, setTab] = useState<string>('people')
  const { node, around, change } = props
  const parts: Readonly<Record<(typeof tabs)[number], ReactNode>> = {
    people: <Deciders {...props} />,
    actions: <ActionsPart node={node} change={change} />,
    fields: (
      <FieldsPart
        access={node.fields}
        catalog={around.catalog}
        levels={allAccess}
        change={(fields) => change({ ...node, fields })}
      />
    ),
    timeout: <TimeoutPart {...props} />,
    advanced: (
      <>
        <PolicyPart {...props} />
        <Note node={node} change={change} />
      </>
    ),
  }
  const first = t(`type.${node.type}`)
  return (
    <Tabs
      className={styles.tabs ?? ''}
      activeKey={tab}
      onChange={setTab}
      items={tabs.map((key) => ({
        key,
        label: key === 'people' ? first : t(`tab.${key}`),
        children: parts[key],
      }))}
    />
  )
}

/** The settings of a node, by what kind it is. */
export const NodeForm = ({ node, ...rest }: FormProps<Node>): ReactNode => {
  if (isPeople(node)) return <PeopleForm node={node} {...rest} />
  return (
    <>
      <OtherForm node={node} {...rest} />
      <Note node={node} change={rest.change} />
    </>
  )
}

type Other = Exclude<Node, PeopleNode>

const OtherForm = ({ node, around, change }: FormProps<Other>): ReactNode => {
  const t = useText()
  switch (node.type) {
    case 'cc':
      return <CcForm node={node} around={around} change={change} />
    case 'route':
      return <RouteForm node={node} around={around} change={change} />
    case 'delay':
      return <DelayForm node={node} around={around} change={change} />
    case 'trigger':
      return <TriggerForm node={node} around={around} change={change} />
    case 'sub':
      return <SubForm node={node} around={around} change={change} />
    case 'exclusive':
    case 'parallel':
    case 'inclusive':
      return <BlockForm node={node} around={around} change={change} />
    case 'start':
      return (
        <Section title={t('tab.fields')}>
          <FieldsPart
            access={node.fields}
            catalog={around.catalog}
            levels={allAccess}
            change={(fields) => change({ ...node, fields })}
          />
        </Section>
      )
    case 'end':
      return <p className={styles.hint}>{t('end.hint')}</p>
  }
}
