import { Input, InputNumber, Select, Switch } from 'antd'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { Kind } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import styles from './field-input.module.css'
import { PriceInput } from './price-input.tsx'
import { slot, type InputProps, type SlotProps } from './slots.ts'
import { useText } from './ui.texts.ts'

const TextInput = ({ meta, value, onChange, ...rest }: InputProps<string>): ReactNode => (
  <Input
    {...rest}
    {...(meta.max !== undefined && { maxLength: meta.max })}
    value={value ?? ''}
    onChange={(event) => onChange?.(event.target.value)}
  />
)

const LongInput = ({ meta, value, onChange, ...rest }: InputProps<string>): ReactNode => (
  <Input.TextArea
    {...rest}
    autoSize={{ minRows: 2, maxRows: 8 }}
    {...(meta.max !== undefined && { maxLength: meta.max })}
    value={value ?? ''}
    onChange={(event) => onChange?.(event.target.value)}
  />
)

const IntegerInput = ({ meta, value, onChange, ...rest }: InputProps<number>): ReactNode => (
  <InputNumber<number>
    {...rest}
    style={{ width: '100%' }}
    precision={0}
    {...(meta.min !== undefined && { min: meta.min })}
    {...(meta.max !== undefined && { max: meta.max })}
    value={value ?? null}
    onChange={(next) => onChange?.(next ?? undefined)}
  />
)

const BoolInput = ({ meta, id, value, onChange, disabled }: InputProps<boolean>): ReactNode => {
  const say = useLabel()
  return (
    <Switch
      {...(id && { id })}
      aria-label={say(meta.label)}
      disabled={disabled ?? false}
      checked={value ?? false}
      onChange={(next) => onChange?.(next)}
    />
  )
}

const ChoiceInput = ({ meta, value, onChange, ...rest }: InputProps<string>): ReactNode => {
  const say = useLabel()
  const t = useText()
  return (
    <Select
      {...rest}
      placeholder={t('pick')}
      value={value}
      options={(meta.choices ?? []).map((choice) => ({ value: choice.value, label: say(choice.label) }))}
      onChange={(next) => onChange?.(next)}
    />
  )
}

const TagsInput = ({ meta, value, onChange, ...rest }: InputProps<string[]>): ReactNode => (
  <Select
    {...rest}
    mode="tags"
    open={false}
    suffixIcon={null}
    {...(meta.max !== undefined && { maxCount: meta.max })}
    value={value ?? []}
    onChange={(next) => onChange?.(next)}
  />
)

type Control = ComponentType<InputProps<unknown>>

/** Which control gets which value is decided by the field's kind, so the table below holds them without their types. */
const control = <V,>(component: ComponentType<InputProps<V>>): Control => component as unknown as Control

const later = <V,>(load: () => Promise<ComponentType<InputProps<V>>>): Control =>
  control(lazy(async () => ({ default: await load() })))

const slotted = <K extends 'dict' | 'person' | 'department' | 'files'>(name: K): Control => {
  const Slotted = (props: SlotProps<K>): ReactNode => slot(name, props)
  return Slotted as unknown as Control
}

const plain = control(TextInput)
const dateInput = later(async () => (await import('./date-input.tsx')).DateInput)
const filesInput = slotted('files')

const inputs: Partial<Record<Kind, Control>> = {
  longText: control(LongInput),
  richText: control(LongInput),
  money: control(PriceInput),
  quantity: control(PriceInput),
  percent: control(PriceInput),
  integer: control(IntegerInput),
  bool: control(BoolInput),
  choice: control(ChoiceInput),
  tags: control(TagsInput),
  date: dateInput,
  dateTime: dateInput,
  dateRange: later(async () => (await import('./date-input.tsx')).DateRangeInput),
  region: later(async () => (await import('./region-input.tsx')).RegionInput),
  color: later(async () => (await import('./color-input.tsx')).ColorInput),
  dict: slotted('dict'),
  person: slotted('person'),
  department: slotted('department'),
  attachments: filesInput,
  images: filesInput,
}

/** The control of a field's kind. The form passes id, value and onChange. */
export const FieldInput = (props: InputProps<unknown>): ReactNode => {
  const Chosen = inputs[props.meta.kind] ?? plain
  return (
    <Suspense fallback={<span className={styles.waiting} />}>
      <Chosen {...props} />
    </Suspense>
  )
}
