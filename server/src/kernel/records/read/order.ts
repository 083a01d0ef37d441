import { fail } from '#kernel/errors.ts'
import { quote, type Field } from '../fields/columns.ts'
import type { Params } from './filters.ts'

/** A row as it comes sorted, with what it stands by. */
export type SortedRow = { readonly id: string; readonly sortValue: string }

export type Order = {
  readonly key: string
  readonly meta: Field['meta']
  readonly descending: boolean
  readonly sql: string
  readonly after: (cursor: string, params: Params) => string
  readonly cursorOf: (row: SortedRow) => string
  /** The sort value as text, exact enough to go on from. */
  readonly column: string
}

const lowest: Readonly<Record<string, string>> = {
  text: "''",
  numeric: "'-Infinity'::numeric",
  date: "'-infinity'::date",
  timestamptz: "'-infinity'::timestamptz",
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
  const filled = nullable ? `coalesce(${column}, ${lowest[type] ?? "''"})` : column
  return { sql: type === 'text' && key !== 'code' ? `${filled} collate "zh-x-icu"` : filled, type }
}

const decode = (cursor: string, sort: string): [value: string, id: string] => {
  try {
    const [of, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[]
    if (of === sort && typeof value === 'string' && !value.includes('\u0000') && typeof id === 'string')
      return [value, id]
  } catch {
    // Whatever is wrong with it, the answer is the same.
  }
  return fail('request.invalid', { errors: [{ path: 'query.cursor', message: '列表已更新，请刷新后再试' }] })
}

/** A total order: the chosen field, then the id, so that no row is skipped or shown twice. */
export const orderOf = (fields: readonly Field[], sort: string): Order => {
  const descending = sort.startsWith('-')
  const key = descending ? sort.slice(1) : sort
  const field = fields.find((candidate) => candidate.key === key)
  if (!field) throw new Error(`cannot sort by ${key}`)
  const { sql, type } = expressionOf(field)
  const direction = descending ? 'desc' : 'asc'
  return {
    key,
    meta: field.meta,
    descending,
    sql: `order by ${sql} ${direction}, t.id ${direction}`,
    column: `(${sql})::text as "sortValue"`,
    after: (cursor, params) => {
      const [value, id] = decode(cursor, sort)
      return `(${sql}, t.id) ${descending ? '<' : '>'} (${params.add(value, type)}, ${params.add(id, 'uuid')})`
    },
    cursorOf: (row) => Buffer.from(JSON.stringify([sort, row.sortValue, row.id])).toString('base64url'),
  }
}
