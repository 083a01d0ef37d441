import { Input, Select } from 'antd'
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { FieldMeta, Kind } from '@srm/api/shared/field-meta'
import type { Operator } from '@srm/api/shared/page'
import { useLabel } from '@/lib/i18n.ts'
import { CheckBox } from '@/ui/check-box.tsx'
import { Status } from '@/ui/status.tsx'
import { type InputProps, type KnownRef, slot } from '../slots.ts'
import { useUiText } from '../ui.texts.ts'
import { TagsInput } from './input/choice-input.tsx'
import { FieldInput } from './field-input.tsx'
import { shapeOf } from './operators.ts'
import styles from './field-filter.module.css'

/** Choices one ticks without opening anything first. */
const ChoiceList = ({ meta, value = [], onChange, label }: InputProps<readonly string[], string[]>): ReactNode => {
  const say = useLabel()
  const toggle = (one: string): void => {
    const next = value.includes(one) ? value.filter((other) => other !== one) : [...value, one]
    onChange?.(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {(meta.choices ?? []).map((choice) => (
        <CheckBox
          key={choice.value}
          className={styles.choice}
          checked={value.includes(choice.value)}
          toggle={() => toggle(choice.value)}
        >
          {choice.color ? <Status color={choice.color}>{say(choice.label)}</Status> : say(choice.label)}
        </CheckBox>
      ))}
    </fieldset>
  )
}

type Props = {
  readonly className?: string
  readonly meta: FieldMeta
  readonly op: Operator
  readonly value: unknown
  readonly label: string
  readonly set: (value: unknown) => void
}

type Control = ComponentType<InputProps<unknown>>
const later = <V, E>(load: () => Promise<ComponentType<InputProps<V, E>>>): Control =>
  lazy(async () => ({ default: await load() })) as unknown as Control
const plain = <V, E>(component: ComponentType<InputProps<V, E>>): Control => component as unknown as Control

type Several = InputProps<readonly KnownRef[], string[]>
const PersonsInput = (props: Several): ReactNode => slot('persons', props)
const DepartmentsInput = (props: Several): ReactNode => slot('departments', props)
const DictsInput = (props: InputProps<readonly string[], string[]>): ReactNode => slot('dicts', props)
const refs = later(async () => (await import('./ref/ref-input.tsx')).RefsInput)
const range = later(async () => (await import('./input/date-input.tsx')).DateRangeInput)
const moments = later(async () => (await import('./input/date-input.tsx')).MomentRangeInput)

/** Several values of a kind at once. */
const many: Partial<Record<Kind, Control>> = {
  choice: plain(ChoiceList),
  dict: plain(DictsInput),
  multiDict: plain(DictsInput),
  ref: refs,
  refs,
  person: plain(PersonsInput),
  persons: plain(PersonsInput),
  department: plain(DepartmentsInput),
  region: later(async () => (await import('./region/regions-input.tsx')).RegionsInput),
  tags: plain(TagsInput),
  color: later(async () => (await import('./input/colors-input.tsx')).ColorsInput),
}

const worded: readonly Kind[] = ['text', 'code', 'mobile', 'email', 'creditCode', 'bankAccount', 'url']

/** A filter may ask for debts and for less than the field accepts. */
const loose = (meta: FieldMeta): FieldMeta => {
  const { min: _, max: __, ...rest } = meta
  return meta.kind === 'choice' ? meta : { ...rest, negative: true }
}

const YesNo = ({ value, label, set }: Props): ReactNode => {
  const t = useUiText()
  return (
    <Select
      aria-label={label}
      placeholder={t('pick')}
      value={typeof value === 'boolean' ? String(value) : null}
      options={[
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ]}
      onChange={(next) => set(next === 'true')}
    />
  )
}

const Words = ({ value, label, set }: Props): ReactNode => (
  <Input
    aria-label={label}
    allowClear
    maxLength={100}
    value={typeof value === 'string' ? value : ''}
    onChange={(event) => set(event.target.value || undefined)}
  />
)

const One = (props: Props): ReactNode => {
  const { meta, value, label, set } = props
  if (meta.kind === 'bool') return <YesNo {...props} />
  if (worded.includes(meta.kind)) return <Words {...props} />
  return <FieldInput meta={loose(meta)} value={value} label={label} onChange={set} />
}

const Pair = ({ meta, value, label, set }: Props): ReactNode => {
  const [from, to] = Array.isArray(value) ? (value as unknown[]) : []
  const Range = meta.kind === 'dateTime' ? moments : range
  if (meta.kind === 'dateTime') return <Range meta={meta} label={label} value={value} onChange={set} />
  if (meta.kind === 'date' || meta.kind === 'dateRange')
    return (
      <Range
        meta={meta}
        label={label}
        value={from && to ? { from, to } : undefined}
        onChange={(next) => {
          const ends = next as { from: string; to: string } | undefined
          set(ends && [ends.from, ends.to])
        }}
      />
    )
  const change = (next: readonly unknown[]): void => set(next.some((end) => end !== undefined) ? next : undefined)
  return (
    <span className={styles.pair}>
      <FieldInput meta={loose(meta)} label={`${label} ≥`} value={from} onChange={(next) => change([next, to])} />
      ~
      <FieldInput meta={loose(meta)} label={`${label} ≤`} value={to} onChange={(next) => change([from, next])} />
    </span>
  )
}

const Many = ({ meta, value, label, set }: Props): ReactNode => {
  const Chosen = many[meta.kind]
  const { max: _, ...rest } = meta
  return Chosen && <Chosen meta={{ ...rest, max: 100 }} value={value} label={label} onChange={set} />
}

const controls = { words: Words, one: One, pair: Pair, many: Many }

/** What a filter compares with, drawn by the kind of the field and the shape its operator wants. */
export const FilterValue = ({ className, ...props }: Props): ReactNode => {
  const shape = shapeOf(props.op)
  if (shape === 'none') return null
  const Chosen = controls[shape]
  return (
    <span className={className}>
      <Chosen {...props} />
    </span>
  )
}
