import { Input, Radio, Select } from 'antd'
import { Suspense, useEffect, type ReactNode } from 'react'
import type { Detail } from '@srm/api/approval'
import { metaOf } from '@srm/api/shared/field-meta'
import { attachments, person, persons } from '@srm/api/shared/fields'
import { slot } from '@/ui/slots.ts'
import { asksOf, placesOf, type Ask, type Kind, type Values } from './act.model.ts'
import { useText } from './act.texts.ts'
import styles from '../centre/centre.module.css'
import { mineIn, nodeOf, nodesOf } from '../detail/detail.model.ts'
import { nameIn } from '../detail/words.ts'
import { SignaturePad } from '@/ui/external/signature-pad.tsx'

const one = metaOf(person('人员', 'Person'))
const papers = metaOf(attachments('附件', 'Files', { max: 20 }))
const many = metaOf(persons('人员', 'People', { max: 50 }))

const Labelled = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <div className={styles.field}>
    <span className={styles.label}>{label}</span>
    {children}
  </div>
)

type PeopleProps = {
  readonly label: string
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}

export const People = ({ label, value, onChange }: PeopleProps): ReactNode => (
  <Labelled label={label}>
    <Suspense>{slot('persons', { meta: many, label, value, onChange: (next) => onChange(next ?? []) })}</Suspense>
  </Labelled>
)

type Props = {
  readonly detail: Detail
  readonly values: Values
  readonly change: (next: Partial<Values>) => void
}

const To = ({ values, change }: Props): ReactNode => {
  const t = useText()
  return (
    <Labelled label={t('to')}>
      <Suspense>
        {slot('person', {
          meta: one,
          label: t('to'),
          onChange: (to) => change({ to }),
          ...(values.to && { value: values.to }),
        })}
      </Suspense>
    </Labelled>
  )
}

const afters = ['rerun', 'jumpBack'] as const

const Target = ({ detail, values, change }: Props): ReactNode => {
  const t = useText()
  const targets = mineIn(detail)?.task.returnTo ?? []
  const nameOf = (id: string): string =>
    id === 'initiator' ? `${t('initiator')} ${detail.initiator.name}` : (nodeOf(detail, id)?.name ?? id)
  return (
    <>
      <Labelled label={t('target')}>
        <Radio.Group
          aria-label={t('target')}
          value={values.target}
          onChange={({ target }) => change({ target: String(target.value) })}
          options={targets.map((value) => ({ value, label: nameOf(value) }))}
        />
      </Labelled>
      <Labelled label={t('after')}>
        <Radio.Group
          aria-label={t('after')}
          value={values.after}
          onChange={({ target }) => change({ after: target.value as Values['after'] })}
          options={afters.map((value) => ({ value, label: t(`after.${value}`) }))}
        />
      </Labelled>
    </>
  )
}

const methods = ['all', 'any', 'sequential'] as const

const Sign = ({ detail, values, change }: Props): ReactNode => {
  const t = useText()
  return (
    <>
      <Labelled label={t('place')}>
        <Radio.Group
          aria-label={t('place')}
          value={values.place}
          onChange={({ target }) => change({ place: target.value as Values['place'] })}
          options={placesOf(detail).map((value) => ({ value, label: t(`place.${value}`) }))}
        />
      </Labelled>
      <Labelled label={t('method')}>
        <Radio.Group
          aria-label={t('method')}
          value={values.method}
          onChange={({ target }) => change({ method: target.value as Values['method'] })}
          options={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
        />
      </Labelled>
    </>
  )
}

type Option = { readonly value: string; readonly label: string }
type ChooseProps = {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly Option[]
  readonly pick: (value: string) => void
}

/** Where there is one thing to choose it is chosen. */
const Choose = ({ label, value, options, pick }: ChooseProps): ReactNode => {
  const only = options.length === 1 ? options[0]?.value : undefined
  useEffect(() => {
    if (!value && only) pick(only)
  })
  return (
    <Labelled label={label}>
      <Select
        aria-label={label}
        style={{ width: '100%' }}
        options={[...options]}
        value={value ?? null}
        onChange={(next: string | null) => next && pick(next)}
      />
    </Labelled>
  )
}

const OpenTask = ({ detail, values, change }: Props): ReactNode => {
  const t = useText()
  const options = detail.runs.flatMap((run) =>
    run.tasks
      .filter(({ status, kind }) => status === 'pending' && kind !== 'fix')
      .map(({ id, assignee }) => ({ value: id, label: `${nameIn(detail, assignee)} · ${run.name}` })),
  )
  return <Choose label={t('task')} value={values.taskId} options={options} pick={(taskId) => change({ taskId })} />
}

const OpenRun = ({ detail, values, change }: Props): ReactNode => {
  const t = useText()
  const options = detail.runs
    .filter(({ status, type }) => status === 'active' && !['parallel', 'inclusive'].includes(type))
    .map(({ id, name }) => ({ value: id, label: name }))
  return <Choose label={t('run')} value={values.runId} options={options} pick={(runId) => change({ runId })} />
}

const ToNode = ({ detail, values, change }: Props): ReactNode => {
  const t = useText()
  const options = nodesOf(detail)
    .filter(({ type }) => type === 'approve' || type === 'handle')
    .map(({ id, name }) => ({ value: id, label: name }))
  return <Choose label={t('node')} value={values.nodeId} options={options} pick={(nodeId) => change({ nodeId })} />
}

const Signature = ({ change }: Props): ReactNode => {
  const t = useText()
  return (
    <Labelled label={t('signature')}>
      <SignaturePad label={t('signature')} onChange={(signature) => change({ signature })} />
    </Labelled>
  )
}

const Password = ({ values, change }: Props): ReactNode => {
  const t = useText()
  return (
    <Labelled label={t('password')}>
      <Input.Password
        aria-label={t('password')}
        autoComplete="current-password"
        maxLength={128}
        value={values.password}
        onChange={({ target }) => change({ password: target.value })}
      />
    </Labelled>
  )
}

/** What goes along with an opinion. */
export const FilesField = ({ values, change }: Omit<Props, 'detail'>): ReactNode => {
  const t = useText()
  return (
    <Labelled label={t('files')}>
      <Suspense>
        {slot('files', {
          meta: papers,
          label: t('files'),
          value: values.files,
          onChange: (files) => change({ files: files ?? [] }),
        })}
      </Suspense>
    </Labelled>
  )
}

const Everybody = ({ values, change }: Props): ReactNode => {
  const t = useText()
  return <People label={t('people')} value={values.people} onChange={(people) => change({ people })} />
}

const parts: Readonly<Record<Ask, (props: Props) => ReactNode>> = {
  to: To,
  people: Everybody,
  target: Target,
  sign: Sign,
  task: OpenTask,
  run: OpenRun,
  node: ToNode,
  signature: Signature,
  password: Password,
}

/** The questions of a step, in order. */
export const ActFields = ({ kind, ...props }: Props & { readonly kind: Kind }): ReactNode =>
  asksOf(props.detail, kind).map((ask) => {
    const Part = parts[ask]
    return <Part key={ask} {...props} />
  })
