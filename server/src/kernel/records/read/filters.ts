import type { Filter } from '@srm/api/shared/page'
import type { Plan } from '#kernel/db/handle.ts'
import { isArray, quote, type Field } from '../fields/columns.ts'

/** Collects parameters while SQL is put together; `$1` is always the tenant. */
export class Params {
  readonly values: unknown[]
  constructor(...first: unknown[]) {
    this.values = first
  }
  add(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}

const escapeLike = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const emptiness = (column: string, field: Field): string => {
  if (isArray(field.meta.kind)) return `cardinality(${column}) = 0`
  return field.columns[0]?.type === 'text' ? `(${column} is null or ${column} = '')` : `${column} is null`
}

/** A period matches when it touches the one asked for. */
const touching = (field: Field, range: readonly unknown[], params: Params): string => {
  const [from, to] = field.columns.map(({ name }) => `t.${quote(name)}`)
  return `(${from} <= ${params.add(range[1], 'date')} and ${to} >= ${params.add(range[0], 'date')})`
}

export const filterSql = (field: Field, { op, value }: Filter, params: Params): string => {
  const first = field.columns[0]
  if (!first) throw new Error(`${field.key} has no column to filter by`)
  const column = `t.${quote(first.name)}`
  const many = first.type.endsWith('[]') ? first.type : `${first.type}[]`
  switch (op) {
    case 'contains':
      return `${column} ilike ${params.add(escapeLike(String(value)), 'text')}`
    case 'eq':
      return `${column} = ${params.add(value, first.type)}`
    case 'gte':
      return `${column} >= ${params.add(value, first.type)}`
    case 'lte':
      return `${column} <= ${params.add(value, first.type)}`
    case 'between': {
      const pair: readonly unknown[] = Array.isArray(value) ? value : []
      const [low, high] = pair
      if (field.meta.kind === 'dateRange') return touching(field, [low, high], params)
      return `${column} between ${params.add(low, first.type)} and ${params.add(high, first.type)}`
    }
    case 'in': {
      // Of one value alone an index gives the rows in its order; of several they would have to be sorted.
      const values: readonly unknown[] = Array.isArray(value) ? value : []
      const [only, ...others] = values
      if (only !== undefined && others.length === 0 && many !== first.type)
        return `${column} = ${params.add(only, first.type)}`
      return `${column} = any(${params.add(value, many)})`
    }
    case 'notIn':
      return `(${column} is null or ${column} <> all(${params.add(value, many)}))`
    case 'hasAny':
      return `${column} && ${params.add(value, many)}`
    case 'isEmpty':
      return emptiness(column, field)
    case 'notEmpty':
      return `not ${emptiness(column, field)}`
  }
}

/**
 * How many rows a filter lets through decides which index is walked, and only of values that are known is an index for
 * some of them found to be enough: what is filtered is planned for its values. How many rows a word is part of nobody
 * knows: they are looked for in the order of the list.
 */
export const planFor = (filters: readonly Filter[] = []): Plan =>
  filters.length > 0 && filters.every(({ op }) => op !== 'contains') ? 'custom' : 'kept'
