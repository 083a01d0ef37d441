import type { z } from 'zod'
import type { Endpoint } from '@srm/api/endpoint'
import type { Label } from '@srm/api/shared/label'
import type { RecordScope } from '@srm/api/shared/record'

export type Fields = Readonly<Record<string, z.ZodType>>

/** What the kit needs to know of a record: the description the contract already carries. */
export type RecordShape<F extends Fields = Fields> = {
  readonly name: string
  readonly label: Label
  readonly fields: F
  readonly all: Fields
  readonly title: string
  readonly list: readonly string[]
  readonly sort: readonly string[]
  readonly defaultSort: string
  /** Fields that are changed in a cell or for many rows at once. */
  readonly editable?: readonly string[]
  /** Nothing for a list put together from several records. */
  readonly scope?: RecordScope
}

export type Row = { readonly id: string; readonly version: number; readonly actions: readonly string[] } & Readonly<
  Record<string, unknown>
>

export type ListResult = {
  readonly items: Row[]
  readonly total: number | null
  readonly capped: boolean
  readonly nextCursor: string | null
}

export type ListEndpoint = Endpoint<z.ZodUndefined, z.ZodType, z.ZodUndefined, z.ZodType<ListResult>>

export const fieldOf = (fields: Fields, name: string): z.ZodType => {
  const schema = fields[name]
  if (!schema) throw new Error(`no field ${name}`)
  return schema
}

/** A text of a row; rows of lists are typed by their descriptions only when they are shown. */
export const textIn = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}

/** The name of what a row refers to. */
export const nameIn = (row: Row, name: string): string => {
  const value = row[name]
  if (typeof value !== 'object' || value === null || !('name' in value)) return ''
  return typeof value.name === 'string' ? value.name : ''
}
