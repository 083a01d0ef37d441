import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { Kind } from '@srm/api/shared/field-meta'
import { slot, type InputProps, type SlotProps } from '../slots.ts'
import { BoolInput, ChoiceInput, TagsInput } from './choice-input.tsx'
import styles from './field-input.module.css'
import { IntegerInput } from './integer-input.tsx'
import { PriceInput } from './price-input.tsx'
import {
  BankAccountInput,
  CodeInput,
  CreditCodeInput,
  EmailInput,
  LongInput,
  MobileInput,
  TextInput,
  UrlInput,
} from './text-input.tsx'

type Control = ComponentType<InputProps<unknown>>

/** Which control gets which value is decided by the field's kind, so the table below holds them without their types. */
const control = <V, E>(component: ComponentType<InputProps<V, E>>): Control => component as unknown as Control

const later = <V, E>(load: () => Promise<ComponentType<InputProps<V, E>>>): Control =>
  control(lazy(async () => ({ default: await load() })))

const slotted = <K extends 'dict' | 'dicts' | 'person' | 'persons' | 'department' | 'files'>(name: K): Control => {
  const Slotted = (props: SlotProps<K>): ReactNode => slot(name, props)
  return Slotted as unknown as Control
}

const dateInput = later(async () => (await import('./date-input.tsx')).DateInput)
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
  dateRange: later(async () => (await import('./date-input.tsx')).DateRangeInput),
  bool: control(BoolInput),
  choice: control(ChoiceInput),
  dict: slotted('dict'),
  multiDict: slotted('dicts'),
  ref: later(async () => (await import('./ref-input.tsx')).RefInput),
  refs: later(async () => (await import('./ref-input.tsx')).RefsInput),
  person: slotted('person'),
  persons: slotted('persons'),
  department: slotted('department'),
  region: later(async () => (await import('./region-input.tsx')).RegionInput),
  mobile: control(MobileInput),
  email: control(EmailInput),
  creditCode: control(CreditCodeInput),
  bankAccount: control(BankAccountInput),
  url: control(UrlInput),
  location: later(async () => (await import('./location/location-input.tsx')).LocationInput),
  attachments: filesInput,
  images: filesInput,
  code: control(CodeInput),
  color: later(async () => (await import('./color-input.tsx')).ColorInput),
  tags: control(TagsInput),
  rows: later(async () => (await import('../record-form/rows-control.tsx')).RowsControl),
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
