import { Input, InputNumber, Radio, Select, Switch } from 'antd'
import { useId, type ReactNode } from 'react'
import type { Duration } from '@srm/flow/tree/timeout'
import { Stack } from '@/ui/layout.tsx'
import styles from './drawer.module.css'
import { useText } from './drawer.texts.ts'

type SectionProps = { readonly title: string; readonly hint?: string; readonly children: ReactNode }

export const Section = ({ title, hint, children }: SectionProps): ReactNode => {
  const id = useId()
  return (
    <Stack as="section" gap={12} className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </Stack>
  )
}

type RowProps = { readonly label: string; readonly error?: string | false; readonly children: ReactNode }

export const Row = ({ label, error, children }: RowProps): ReactNode => (
  <div className={styles.row}>
    <span className={styles.label}>{label}</span>
    <Stack gap={4} className={styles.control}>
      {children}
      {error && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </Stack>
  </div>
)

type PickProps<V extends string> = {
  readonly label: string
  readonly value: V | undefined
  readonly options: readonly V[]
  readonly word: (value: V) => string
  readonly change: (value: V) => void
  readonly status?: 'error' | '' | undefined
}

/** One of a few, from a list. */
export const Pick = <V extends string>({
  label,
  value,
  options,
  word,
  change,
  status = '',
}: PickProps<V>): ReactNode => {
  const t = useText()
  return (
    <Select<V>
      className={styles.wide ?? ''}
      aria-label={label}
      status={status}
      placeholder={t('pick')}
      showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
      options={options.map((one) => ({ value: one, label: word(one) }))}
      {...(value && { value })}
      onChange={change}
    />
  )
}

type ChoiceProps<V extends string> = PickProps<V> & { readonly explain?: (value: V) => string }

/** One of a few, all in sight, each with what it means. */
export const Choice = <V extends string>({
  label,
  value,
  options,
  word,
  explain,
  change,
}: ChoiceProps<V>): ReactNode => (
  <Radio.Group
    className={explain ? (styles.cards ?? '') : (styles.choices ?? '')}
    aria-label={label}
    value={value}
    onChange={({ target }) => {
      const next = options.find((one) => one === target.value)
      if (next) change(next)
    }}
  >
    {options.map((one) => (
      <Radio key={one} value={one} className={explain ? (styles.card ?? '') : ''}>
        <span>{word(one)}</span>
        {explain && <span className={styles.explain}>{explain(one)}</span>}
      </Radio>
    ))}
  </Radio.Group>
)

type CountProps = {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly change: (value: number) => void
  readonly unit?: string
}

/** A whole number; while the box is empty the number before holds. */
export const Count = ({ label, value, min = 1, max, change, unit }: CountProps): ReactNode => (
  <span className={styles.count}>
    <InputNumber<number>
      aria-label={label}
      min={min}
      max={max}
      precision={0}
      value={value}
      onChange={(next) => next !== null && change(next)}
    />
    {unit && <span className={styles.unit}>{unit}</span>}
  </span>
)

type ToggleProps = {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly change: (checked: boolean) => void
}

export const Toggle = ({ label, hint, checked, change }: ToggleProps): ReactNode => (
  <div className={styles.toggle}>
    <div>
      <span>{label}</span>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
    <Switch aria-label={label} checked={checked} onChange={change} />
  </div>
)

const units = ['minute', 'hour', 'day', 'workday'] as const

type DurationProps = {
  readonly label: string
  readonly value: Duration
  readonly change: (value: Duration) => void
}

export const DurationField = ({ label, value, change }: DurationProps): ReactNode => {
  const t = useText()
  return (
    <span className={styles.duration}>
      <Count label={label} value={value.amount} max={44_640} change={(amount) => change({ ...value, amount })} />
      <Pick
        label={t('unitOf', { name: label })}
        value={value.unit}
        options={units}
        word={(unit) => t(`unit.${unit}`)}
        change={(unit) => change({ ...value, unit })}
      />
    </span>
  )
}

type WordsProps = {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  readonly max: number
  readonly placeholder?: string
  readonly wrong?: boolean
  readonly long?: boolean
}

export const Words = ({ label, value, change, max, placeholder = '', wrong, long }: WordsProps): ReactNode => {
  const common = {
    'aria-label': label,
    value,
    maxLength: max,
    placeholder,
    status: wrong ? ('error' as const) : ('' as const),
  }
  return long ? (
    <Input.TextArea {...common} autoSize={{ minRows: 2, maxRows: 6 }} onChange={({ target }) => change(target.value)} />
  ) : (
    <Input {...common} onChange={({ target }) => change(target.value)} />
  )
}
