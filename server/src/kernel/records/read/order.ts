import { z } from 'zod'
import { maxGroupLevels } from '@srm/api/shared/page'
import { quote, type Field } from '../fields/columns.ts'
import { readCursor, refuseCursor, writeCursor } from './cursor.ts'
import type { Params } from './filters.ts'

/** A row as it comes sorted, with what it stands by. */
export type SortedRow = { readonly id: string; readonly [sortValue: string]: unknown }

export type Order = {
  readonly key: string
  readonly metas: readonly Field['meta'][]
  readonly descending: boolean
  readonly sql: string
  readonly after: (cursor: string, params: Params) => string
  readonly cursorOf: (row: SortedRow) => string
  /** The sort values as text, exact enough to go on from. */
  readonly column: string
}

const lowest: Readonly<Record<string, string>> = {
  text: "''",
  numeric: "'-Infinity'::numeric",
  date: "'-infinity'::date",
  timestamptz: "'-infinity'::timestamptz",
  uuid: "'00000000-0000-0000-0000-000000000000'::uuid",
  int: '-2147483648',
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Chinese names sort by pinyin, choices in the order their record names them; what is empty sorts lowest, so that a cursor can stand on it. */
const expressionOf = ({ columns, nullable, key, meta }: Field): { sql: string; type: string } => {
  const { name, type } = columns[0] ?? { name: key, type: 'text' }
  const column = `t.${quote(name)}`
  if (meta.choices) {
    const place = `array_position(array[${meta.choices.map(({ value }) => literal(value)).join(', ')}]::text[], ${column})`
    return { sql: nullable ? `coalesce(${place}, -1)` : place, type: 'int' }
  }
  if (type === 'boolean') return { sql: nullable ? `coalesce(${column}::int, -1)` : `${column}::int`, type: 'int' }
  const filled = nullable ? `coalesce(${column}, ${lowest[type] ?? "''"})` : column
  return { sql: type === 'text' && key !== 'code' ? `${filled} collate "zh-x-icu"` : filled, type }
}

/** PostgreSQL takes no text with a zero byte in it. Made once: making it costs a list more than reading the cursor. */
const cursorPart = z.string().refine((value) => !value.includes('\u0000'))
const cursorShape = z
  .array(cursorPart)
  .min(3)
  .max(2 + maxGroupLevels)

/** A cursor belongs to one order: of another it ends nowhere in this one. */
const readPlace = (sort: string, cursor: string, count: number): readonly string[] => {
  const [of, ...place] = readCursor(cursorShape, cursor)
  return of === sort && place.length === count + 1 ? place : refuseCursor()
}

const sortColumn = (at: number): string => (at === 0 ? 'sortValue' : `sortValue${String(at)}`)

/**
 * A total order: the chosen field, those behind it, then the id, so that no row is skipped or shown twice.
 * All run in one direction, so that a place in the order is one comparison of rows.
 */
export const orderOf = (fields: readonly Field[], sort: string, then: readonly string[] = []): Order => {
  const descending = sort.startsWith('-')
  const keys = [descending ? sort.slice(1) : sort, ...then]
  const found = keys.map((key) => {
    const field = fields.find((candidate) => candidate.key === key)
    if (!field) throw new Error(`cannot sort by ${key}`)
    return { meta: field.meta, ...expressionOf(field) }
  })
  const named = [sort, ...then].join()
  const direction = descending ? 'desc' : 'asc'
  const all = [...found.map(({ sql }) => sql), 't.id']
  return {
    key: keys[0] ?? '',
    metas: found.map(({ meta }) => meta),
    descending,
    sql: `order by ${all.map((sql) => `${sql} ${direction}`).join(', ')}`,
    column: found.map(({ sql }, at) => `(${sql})::text as "${sortColumn(at)}"`).join(', '),
    after: (cursor, params) => {
      const place = readPlace(named, cursor, found.length)
      const values = place.map((value, at) => params.add(value, found[at]?.type ?? 'uuid'))
      return `(${all.join(', ')}) ${descending ? '<' : '>'} (${values.join(', ')})`
    },
    cursorOf: (row) => writeCursor([named, ...found.map((_, at) => String(row[sortColumn(at)])), row.id]),
  }
}
