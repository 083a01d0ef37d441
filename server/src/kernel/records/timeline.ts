import type { RecordDefinition } from '@srm/api/shared/record'
import { isDeepStrictEqual } from 'node:util'
import { fieldsOf, storedValues } from './columns.ts'

export type Change = { readonly field: string; readonly from: unknown; readonly to: unknown }
type Values = Readonly<Record<string, unknown>>

/** What a value is compared and remembered by: a reference by its id, a file list by its ids, lines without their ids. */
const comparable = (value: unknown): unknown => {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  const { id, ...rest } = value as { id?: unknown } & Record<string, unknown>
  if (id !== undefined && 'name' in rest && Object.keys(rest).length === 1) return id
  if (id !== undefined && 'mime' in rest) return id
  return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, comparable(part)]))
}

/** The fields whose meaning changed, from what to what. */
export const changesBetween = (record: RecordDefinition, before: Values, after: Values): Change[] =>
  Object.keys(record.fields)
    .concat('code' in after ? ['code'] : [])
    .map((field) => ({ field, from: comparable(before[field]), to: comparable(after[field]) }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to))

export const snapshot = (record: RecordDefinition, values: Values): Change[] =>
  changesBetween(record, values, {}).filter(({ from }) => !isDeepStrictEqual(from, []))

/** Columns of the changed fields only, with their new values. */
export const changedColumns = (
  record: RecordDefinition,
  changes: readonly Change[],
  after: Values,
): Map<string, [value: unknown, type: string]> => {
  const touched = new Set(changes.map(({ field }) => field))
  const columns = new Map<string, [unknown, string]>()
  for (const field of fieldsOf(record.all))
    if (touched.has(field.key)) {
      const values = storedValues(field, after)
      field.columns.forEach(({ name, type }, index) => columns.set(name, [values[index], type]))
    }
  return columns
}
