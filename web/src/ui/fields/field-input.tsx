import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { Kind } from '@srm/api/shared/field-meta'
import { slot, type InputProps, type SlotProps } from '../slots.ts'
import { BoolInput, ChoiceInput, TagsInput } from './input/choice-input.tsx'
import styles from './field-input.module.css'
import { InputNumber } from 'antd'
import { clampNumber } from './input/clamp.ts'
import { isLong } from '../record-form/rows/rows-length.ts'
import { passed } from './input/control-props.ts'
import { PriceInput } from './input/price-input.tsx'
import {
  BankAccountInput,
  CodeInput,
  CreditCodeInput,
  EmailInput,
  LongInput,
  MobileInput,
  TextInput,
  UrlInput,
} from './input/text-input.tsx'

const IntegerInput = (props: InputProps<number>): ReactNode => {
  const { meta, value, onChange } = props
  return (
    <InputNumber<number>
      {...passed(props)}
      style={{ width: '100%' }}
      precision={0}
      {...(meta.min !== undefined && { min: meta.min })}
      {...(meta.max !== undefined && { max: meta.max })}
      value={value ?? null}
      onChange={(next) => onChange?.(next === null ? undefined : clampNumber(Math.trunc(next), meta))}
    />
  )
}

type Control = ComponentType<InputProps<unknown>>

/** Which control gets which value is decided by the field's kind, so the table below holds them without their types. */
const control = <V, E>(component: ComponentType<InputProps<V, E>>): Control => component as unknown as Control

const later = <V, E>(load: () => Promise<ComponentType<InputProps<V, E>>>): Control =>
  control(lazy(async () => ({ default: await load() })))

const slotted = <K extends 'dict' | 'dicts' | 'person' | 'persons' | 'department' | 'files'>(name: K): Control => {
  const Slotted = (props: SlotProps<K>): ReactNode => slot(name, props)
  return Slotted as unknown as Control
}

const FewRows = later(async () => (await import('../record-form/rows/rows-input.tsx')).RowsControl)
const ManyRows = later(async () => (await import('../record-form/rows/rows-grid.tsx')).GridControl)
const RowsField = (props: InputProps<unknown>): ReactNode =>
  isLong(props.meta) ? <ManyRows {...props} /> : <FewRows {...props} />

const dateInput = later(async () => (await import('./input/date-input.tsx')).DateInput)
const filesInput = slotted('files')

const inputs: Readonly<Record<Kind, Control>> = {
  text: control(TextInput),
  longText: control(LongInput),
  richText: later(async () => (await import('./rich/rich-input.tsx')).RichInput),
  money: control(PriceInput),
  quantity: control(PriceInput),
  percent: control(PriceInput),
  integer: control(IntegerInput),
  date: dateInput,
  dateTime: dateInput,
  dateRange: later(async () => (await import('./input/date-input.tsx')).DateRangeInput),
  bool: control(BoolInput),
  choice: control(ChoiceInput),
  dict: slotted('dict'),
  multiDict: slotted('dicts'),
  ref: later(async () => (await import('./ref/ref-input.tsx')).RefInput),
  refs: later(async () => (await import('./ref/ref-input.tsx')).RefsInput),
  person: slotted('person'),
  persons: slotted('persons'),
  department: slotted('department'),
  region: later(async () => (await import('./region/region-input.tsx')).RegionInput),
  mobile: control(MobileInput),
  email: control(EmailInput),
  creditCode: control(CreditCodeInput),
  bankAccount: control(BankAccountInput),
  url: control(UrlInput),
  location: later(async () => (await import('./location/location-input.tsx')).LocationInput),
  attachments: filesInput,
  images: filesInput,
  code: control(CodeInput),
  color: later(async () => (await import('./input/color-input.tsx')).ColorInput),
  tags: control(TagsInput),
  rows: RowsField,
}

/** The control of a field's kind. The form passes id, value and onChange; what comes out is what a request accepts. */
export const FieldInput = (props: InputProps<unknown>): ReactNode => {
  const Chosen = inputs[props.meta.kind]
  return (
    <Suspense fallback={<span className={styles.waiting} />}>
      <Chosen {...props} />
    </Suspense>
  )
}
