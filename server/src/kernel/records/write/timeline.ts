import { shanghaiTime } from '@srm/api/shared/date'
import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import type { RecordDefinition } from '@srm/api/shared/record'
import { isDeepStrictEqual } from 'node:util'
import { masked } from '../fields/masks.ts'
import { fieldsOf, isArray, isNamed, storedValues } from '../fields/columns.ts'
import { cleanHtml } from '../fields/rich-text.ts'
import { idOf, linesIn } from '../fields/row.ts'

export type Change = { readonly field: string; readonly from: unknown; readonly to: unknown }
type Values = Readonly<Record<string, unknown>>

/** What a value is compared and remembered by, as it would be stored: references and files by id, lines without theirs. */
const comparable = (meta: FieldMeta, value: unknown): unknown => {
  if (meta.kind === 'rows') return linesIn(value).map((line) => comparableLine(meta, line))
  if (isArray(meta.kind)) return Array.isArray(value) ? value.map(idOf) : []
  if (value === undefined || value === null || value === '') return null
  if (isNamed(meta.kind)) return idOf(value)
  if (meta.kind === 'dateTime' && typeof value === 'string') return shanghaiTime(new Date(value))
  if (meta.kind === 'richText' && typeof value === 'string') return cleanHtml(value)
  return value
}

const comparableLine = ({ fields = {} }: FieldMeta, line: Values): Values =>
  Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, comparable(metaOf(schema), line[key])]))

/** History is kept for ever and read by many: it says that a number changed, not what it was. */
const covered = (meta: FieldMeta, { field, from, to }: Change): Change =>
  meta.secret ? { field, from: masked(meta, from), to: masked(meta, to) } : { field, from, to }

/** The fields whose meaning changed, from what to what. */
export const changesBetween = (record: RecordDefinition, before: Values, after: Values): Change[] =>
  Object.entries(record.all)
    .filter(([field]) => field in record.fields || (field === 'code' && 'code' in after))
    .flatMap(([field, schema]) => {
      const meta = metaOf(schema)
      const [from, to] = [comparable(meta, before[field]), comparable(meta, after[field])]
      return isDeepStrictEqual(from, to) ? [] : [covered(meta, { field, from, to })]
    })

export const snapshot = (record: RecordDefinition, values: Values): Change[] => changesBetween(record, values, {})

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
