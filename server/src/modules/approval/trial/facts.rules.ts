import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import type { RecordDefinition } from '@srm/api/shared/record'
import { isObject } from '@srm/api/shared/json'
import { catalogOf } from '../design/fact.fields.rules.ts'

type Row = Readonly<Record<string, unknown>>

const linesIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isObject) : [])

const pointing: readonly Kind[] = ['person', 'department', 'ref']

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)

const cellIn = ({ kind, fields = {} }: FieldMeta, value: unknown): unknown => {
  if (pointing.includes(kind)) return typeof value === 'string' ? { id: value } : (value ?? null)
  if (kind !== 'rows') return value ?? null
  const columns = Object.entries(fields)
  return linesIn(value).map((line) =>
    Object.fromEntries(columns.map(([key, schema]) => [key, cellIn(metaOf(schema), line[key])])),
  )
}

/** A document nobody has written, in the shape of one that was read. */
export const rowFrom = ({ fields }: RecordDefinition, facts: Row): Row =>
  Object.fromEntries(Object.entries(fields).map(([path, schema]) => [path, cellIn(metaOf(schema), facts[path])]))

const factIn = ({ kind, fields = {} }: FieldMeta, value: unknown): unknown => {
  if (pointing.includes(kind)) return idOf(value)
  if (kind !== 'rows') return value ?? null
  const columns = Object.entries(fields)
  return linesIn(value).map((line) =>
    Object.fromEntries(columns.map(([key, schema]) => [key, factIn(metaOf(schema), line[key])])),
  )
}

/** What conditions can look at in a document, kept as facts so that the case outlives it. */
export const factsFrom = (record: RecordDefinition, row: Row, covered: (meta: FieldMeta) => boolean): Row =>
  Object.fromEntries(
    catalogOf({ record }).flatMap(({ path }) => {
      const schema = record.fields[path]
      const meta = schema && metaOf(schema)
      return meta && !covered(meta) ? [[path, factIn(meta, row[path])] as const] : []
    }),
  )

/** Fields a reader's roles cover, as a step would cover them. */
export const coveredIn = (
  { fields }: RecordDefinition,
  covered: (meta: FieldMeta) => boolean,
): Readonly<Record<string, 'masked'>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, schema]) => (covered(metaOf(schema)) ? [[path, 'masked'] as const] : [])),
  )
