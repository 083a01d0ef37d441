import type { FormInstance } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { sentValue, toSent } from '../form-values.ts'
import { fieldOf, type Fields } from '../record-shape.ts'
import type { InputProps } from '../slots.ts'
import type { LinesProps } from './rows/rows-grid.tsx'

export type Values = Readonly<Record<string, unknown>>

/** All a form holds, fields that are not drawn included. The library says of it that it may be anything. */
export const valuesIn = ({ getFieldsValue }: Pick<FormInstance, 'getFieldsValue'>): Values =>
  getFieldsValue(true) as Values

type Condition = (values: Values) => boolean

/** A control a page brings for one of its fields; which values it takes is settled by that field. */
export type Control = ComponentType<InputProps<unknown>>
export const controlOf = <V, E>(component: ComponentType<InputProps<V, E>>): Control => component as unknown as Control

/** A field of a form, always there or only while the rest of the form says so. */
type Entry<N extends string> =
  | N
  | {
      readonly name: N
      readonly when?: Condition
      readonly control?: Control
      /** Stands in for the table of a sub-table. */
      readonly lines?: ComponentType<LinesProps>
    }

/** What a section's own controls may do with the form. */
export type FormEditor = { readonly values: () => Values; readonly fill: (values: Values) => void }

export type Section<N extends string = string> = {
  readonly title: string
  readonly fields: readonly Entry<N>[]
  readonly when?: Condition
  /** What it holds is sent as it began while it is not shown, instead of empty. */
  readonly isKept?: boolean
  readonly extra?: (editing: FormEditor) => ReactNode
  /** Stands above the fields, such as a warning about what they hold. */
  readonly notice?: () => ReactNode
}

const always: Condition = () => true

type Full = Omit<Exclude<Entry<string>, string>, 'when'> & { readonly when: Condition }

export const entryOf = (entry: Entry<string>): Full =>
  typeof entry === 'string' ? { name: entry, when: always } : { when: always, ...entry }

export const isConditional = (entry: Entry<string>): boolean => entryOf(entry).when !== always

/** Names that are shown for these values. */
export const shownNames = (sections: readonly Section[], values: Values): string[] =>
  sections
    .filter(({ when = always }) => when(values))
    .flatMap(({ fields }) => fields.map(entryOf))
    .filter(({ when }) => when(values))
    .map(({ name }) => name)

type FormValues = { readonly values: Values; readonly began: Values }

/**
 * What a form sends. A field that is hidden at the moment is sent empty, or as it began where its section is kept:
 * nobody can see what it would carry.
 */
export const sentBy = (
  fields: Fields,
  sections: readonly Section[],
  { values, began }: FormValues,
): Record<string, unknown> => {
  const shown = new Set(shownNames(sections, values))
  const hidden = sections.flatMap(({ fields: entries, isKept = false }) =>
    entries.map((entry) => ({ name: entryOf(entry).name, isKept })).filter(({ name }) => !shown.has(name)),
  )
  const instead = hidden.map(
    ({ name, isKept }) => [name, sentValue(fieldOf(fields, name), isKept ? began[name] : undefined)] as const,
  )
  return { ...toSent(fields, values), ...Object.fromEntries(instead) }
}
