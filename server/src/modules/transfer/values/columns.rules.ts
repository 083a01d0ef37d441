import { isRequired, metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import { label, type Label, type Language } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { z } from 'zod'

export type Column = {
  readonly key: string
  readonly meta: FieldMeta
  readonly schema: z.ZodType
  /** Must be filled in when a record is made; what may be left blank has a value of its own for that. */
  readonly required: boolean
  /** What a blank cell of a new record means where the field has an obvious answer. */
  readonly blank: unknown
  readonly heading: Label
}

/** One sheet of a workbook: the records themselves, or the lines of one of their sub-tables. */
export type Table = {
  readonly key: string
  readonly name: Label
  readonly columns: readonly Column[]
  /** The most lines one record may have. */
  readonly max?: number
}

type Fields = Readonly<Record<string, z.ZodType>>

/** The first column of a sheet of lines says which record each belongs to. */
export const linkKey = '~record'
const linkHeading = label('所属记录（编号或行号）', 'Record (code or row)')

const manyKinds: readonly Kind[] = ['multiDict', 'refs', 'persons', 'attachments', 'images', 'tags']

const blankValue = ({ kind }: FieldMeta): unknown => {
  if (kind === 'bool') return false
  return manyKinds.includes(kind) ? [] : undefined
}

const twice = (labels: readonly Label[], one: Label, language: Language): boolean =>
  labels.filter((other) => other[language] === one[language]).length > 1

/** Two fields of one name are told apart by their keys. */
const distinct = (labels: readonly Label[], one: Label, key: string): Label => {
  const say = (language: Language) => (twice(labels, one, language) ? `${one[language]} [${key}]` : one[language])
  return label(say('zh'), say('en'))
}

const columnsIn = (fields: Fields): Column[] => {
  const metas = Object.entries(fields).map(([key, schema]) => ({ key, schema, meta: metaOf(schema) }))
  const labels = metas.map(({ meta }) => meta.label)
  return metas.map(({ key, schema, meta }) => ({
    key,
    schema,
    meta,
    required: isRequired(schema) && blankValue(meta) === undefined,
    blank: isRequired(schema) ? blankValue(meta) : undefined,
    heading: distinct(labels, meta.label, key),
  }))
}

/** Spreadsheets refuse some characters and more than 31 of any in a sheet's name. */
const sheetName = (name: Label): Label => {
  const fit = (text: string) => [...text.replaceAll(/[[\]:*?/\\']/g, ' ')].slice(0, 31).join('')
  return label(fit(name.zh), fit(name.en))
}

/** All columns of a record, its code first. */
const allColumns = (record: RecordDefinition): Column[] => {
  const { code, ...others } = record.all
  return columnsIn({ code: code.optional(), ...others })
}

const lineTables = (columns: readonly Column[]): Table[] => {
  const rows = columns.filter(({ meta }) => meta.kind === 'rows')
  return rows.map(({ key, meta, heading }) => ({
    key,
    name: sheetName(heading),
    columns: columnsIn(meta.fields ?? {}),
    max: meta.max ?? Infinity,
  }))
}

/** The sheets an export of these fields has. */
export const exportTables = (record: RecordDefinition, keys: readonly string[]): readonly Table[] | undefined => {
  const all = allColumns(record)
  const columns = keys.flatMap((key) => all.find((column) => column.key === key) ?? [])
  if (columns.length < keys.length) return undefined
  const lines = lineTables(columns)
  const plain = columns.filter(({ meta }) => meta.kind !== 'rows')
  // Lines refer to their record by its code, which therefore is always there with them.
  const code = lines.length > 0 && !keys.includes('code') ? all.slice(0, 1) : []
  return [{ key: '', name: sheetName(record.label), columns: [...code, ...plain] }, ...lines]
}

/** The sheets a record is imported from: everything a person may fill in. */
export const importTables = (record: RecordDefinition): readonly Table[] => {
  const all = allColumns(record).filter(({ key }) => key in record.create.shape)
  const plain = all.filter(({ meta }) => meta.kind !== 'rows')
  return [{ key: '', name: sheetName(record.label), columns: plain }, ...lineTables(all)]
}

export const linkOf = (language: Language): string => linkHeading[language]

const bare = (text: string): string => text.replaceAll(/[*＊\s]/g, '').toLowerCase()

/** The column a heading stands for, in either language or by its key; marks and blanks do not count. */
export const columnFor = (table: Table, heading: string): string | undefined => {
  const said = bare(heading)
  if (said === '') return undefined
  if (table.key !== '' && [linkHeading.zh, linkHeading.en].some((text) => bare(text) === said)) return linkKey
  const named = table.columns.find((one) => [one.heading.zh, one.heading.en].some((text) => bare(text) === said))
  return (named ?? table.columns.find(({ key }) => bare(key) === said))?.key
}
