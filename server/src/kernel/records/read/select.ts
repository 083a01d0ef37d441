import type { RecordDefinition } from '@srm/api/shared/record'
import { fieldsOf, isNamed, quote, snake, type Field } from '../fields/columns.ts'
import type { Cells } from '../fields/row.ts'

/** Where a `rows` field lives: its table and the column that points back at the record. */
export type LineTable = { readonly table: string; readonly parent: string }
export type LineTables = Readonly<Record<string, LineTable>>

export type Selection = {
  readonly columns: string
  readonly joins: string
  readonly assemble: <T extends Cells>(row: T) => T
}

/** Where other records read who or what an id stands for. */
export const refTable = (of: string): string => quote(`${snake(of)}_ref`)

/** What JSON would make a number of, or knows no word for, is put as the contract says it. */
const lineValue = ({ meta, columns }: Field): string => {
  const [first = '', ...others] = columns.map(({ name }) => `l.${quote(name)}`)
  if (isNamed(meta.kind)) {
    const source = refTable(meta.of ?? '')
    return `(select json_build_object('id', n.id, 'name', n.name) from ${source} n where n.tenant_id = l.tenant_id and n.id = ${first})`
  }
  if (others.length > 0) {
    const parts = columns.map(({ name, part = '' }) => `'${part}', l.${quote(name)}`)
    return `case when ${first} is not null then json_build_object(${parts.join(', ')}) end`
  }
  return columns[0]?.type === 'numeric' ? `${first}::text` : first
}

/** A sub-table as one JSON column, so that a detail page is one statement. */
const lineColumn = ({ key, meta }: Field, { table, parent }: LineTable): string => {
  const parts = fieldsOf(meta.fields ?? {}).map((field) => `'${field.key}', ${lineValue(field)}`)
  const line = `json_build_object('id', l.id, ${parts.join(', ')})`
  return `(select coalesce(json_agg(${line} order by l.line), '[]') from ${quote(table)} l where l.tenant_id = t.tenant_id and l.${quote(parent)} = t.id) as ${quote(key)}`
}

/** Puts together what stands in several columns. The names are made once: making them for every row is dear. */
type Assemble = (row: Cells) => void

const namer = ({ key }: Field): Assemble => {
  const [idKey, nameKey] = [`${key}.id`, `${key}.name`]
  return (row) => {
    const id = row[idKey]
    row[key] = id === null ? null : { id, name: row[nameKey] ?? '' }
  }
}

const composer = ({ key, columns }: Field): Assemble => {
  const parts = columns.map(({ part = '' }) => [part, `${key}.${part}`] as const)
  return (row) => {
    const empty = parts.every(([, column]) => row[column] === null)
    row[key] = empty ? null : Object.fromEntries(parts.map(([part, column]) => [part, row[column]]))
  }
}

const columnSql = (field: Field, lines: LineTables): string => {
  const line = lines[field.key]
  if (field.meta.kind === 'rows') return line ? lineColumn(field, line) : `'[]'::json as ${quote(field.key)}`
  if (isNamed(field.meta.kind)) {
    const join = quote(`ref_${field.key}`)
    return `t.${quote(field.columns[0]?.name ?? '')} as ${quote(`${field.key}.id`)}, ${join}.name as ${quote(`${field.key}.name`)}`
  }
  return field.columns
    .filter(({ key }) => !key)
    .map(({ name, part }) => `t.${quote(name)} as ${quote(part ? `${field.key}.${part}` : field.key)}`)
    .join(', ')
}

const joinSql = ({ key, meta, columns }: Field): string => {
  const alias = quote(`ref_${key}`)
  return `left join ${refTable(meta.of ?? '')} ${alias} on ${alias}.tenant_id = t.tenant_id and ${alias}.id = t.${quote(columns[0]?.name ?? '')}`
}

/** How the given fields of a record are read: SQL made once, and the step from a flat row to an answer. */
export const selectionOf = (record: RecordDefinition, keys: readonly string[], lines: LineTables = {}): Selection => {
  const fields = fieldsOf(record.all).filter(({ key }) => keys.includes(key))
  const references = fields.filter(({ meta }) => isNamed(meta.kind))
  const composites = fields.filter(({ columns }) => columns.some(({ part }) => part))
  const steps = [...references.map(namer), ...composites.map(composer)]
  return {
    columns: ['t.id', 't.version', ...fields.map((field) => columnSql(field, lines))].join(', '),
    joins: references.map(joinSql).join(' '),
    assemble: (row) => {
      for (const assemble of steps) assemble(row)
      return row
    },
  }
}
