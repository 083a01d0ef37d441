import type { FormInstance } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { sentValue, toSent } from '../form-values.ts'
import { fieldOf, type Fields } from '../record-shape.ts'
import type { InputProps } from '../slots.ts'

export type Values = Readonly<Record<string, unknown>>

/** All a form holds, fields that are not drawn included. The library says of it that it may be anything. */
export const valuesIn = ({ getFieldsValue }: Pick<FormInstance, 'getFieldsValue'>): Values =>
  getFieldsValue(true) as Values

type When = (values: Values) => boolean

/** A control a page brings for one of its fields; which values it takes is settled by that field. */
export type Control = ComponentType<InputProps<unknown>>
export const controlOf = <V, E>(component: ComponentType<InputProps<V, E>>): Control => component as unknown as Control

/** A field of a form, always there or only while the rest of the form says so. */
type Entry<N extends string> = N | { readonly name: N; readonly when?: When; readonly control?: Control }

/** What a section's own controls may do with the form. */
export type FormEditor = { readonly values: () => Values; readonly fill: (values: Values) => void }

export type Section<N extends string = string> = {
  readonly title: string
  readonly fields: readonly Entry<N>[]
  readonly when?: When
  readonly extra?: (editing: FormEditor) => ReactNode
  /** Stands above the fields, such as a warning about what they hold. */
  readonly notice?: () => ReactNode
}

const always: When = () => true

type Full = { readonly name: string; readonly when: When; readonly control?: Control }

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

/** What a form sends. A field that is hidden at the moment is sent empty: nobody can see what it would carry. */
export const sentBy = (fields: Fields, sections: readonly Section[], values: Values): Record<string, unknown> => {
  const shown = new Set(shownNames(sections, values))
  const hidden = sections.flatMap((section) => section.fields.map(entryOf)).filter(({ name }) => !shown.has(name))
  const emptied = hidden.map(({ name }) => [name, sentValue(fieldOf(fields, name), undefined)] as const)
  return { ...toSent(fields, values), ...Object.fromEntries(emptied) }
}
