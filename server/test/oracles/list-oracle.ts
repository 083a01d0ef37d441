import { metaOf } from '@srm/api/shared/field-meta'
import type { Filter, Operator } from '@srm/api/shared/page'
import type { z } from 'zod'
import type { Random } from '../random-values.ts'

type Values = Readonly<Record<string, unknown>>
type Range = { from: string; to: string }

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Numbers as numbers, moments as moments, all else as text. */
const comparable = (kind: string, value: unknown): number | string => {
  if (kind === 'dateTime') return new Date(String(value)).getTime()
  return ['money', 'quantity', 'percent', 'integer'].includes(kind) ? Number(value) : String(value)
}

/** Says of one record whether a filter lets it through, without any database. */
export const passes = (schema: z.ZodType, { field, op, value }: Filter, record: Values): boolean => {
  const { kind } = metaOf(schema)
  const has = record[field]
  if (op === 'isEmpty') return isEmpty(has)
  if (op === 'notEmpty') return !isEmpty(has)
  if (op === 'notIn') return isEmpty(has) || !(value as unknown[]).includes(has)
  if (isEmpty(has)) return false
  const mine = comparable(kind, has)
  switch (op) {
    case 'contains':
      return String(has).toLowerCase().includes(String(value).toLowerCase())
    case 'eq':
      return kind === 'bool' ? has === value : mine === comparable(kind, value)
    case 'gte':
      return mine >= comparable(kind, value)
    case 'lte':
      return mine <= comparable(kind, value)
    case 'between': {
      const [low, high] = value as [unknown, unknown]
      if (kind === 'dateRange') return (has as Range).from <= String(high) && (has as Range).to >= String(low)
      return mine >= comparable(kind, low) && mine <= comparable(kind, high)
    }
    case 'in':
      return (value as unknown[]).includes(has)
    case 'hasAny':
      return (has as unknown[]).some((one) => (value as unknown[]).includes(one))
  }
}

/** Something to compare with: mostly what some record holds, so that filters both match and miss. */
export const filterValue = (op: Operator, values: readonly unknown[], random: Random): unknown => {
  const held = values.filter((value) => value !== null && value !== undefined)
  const one = (): unknown => {
    const value = random.pick(held)
    if (Array.isArray(value)) return value[0] ?? random.pick(held.flat())
    return typeof value === 'object' ? (value as { from: string }).from : value
  }
  if (op === 'isEmpty' || op === 'notEmpty') return undefined
  if (op === 'between') return [one(), one()].toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
  if (op === 'in' || op === 'notIn') return [one(), one()]
  if (op === 'hasAny') return [one(), one()].filter(Boolean)
  if (op !== 'contains') return one()
  return (
    String(one())
      .slice(0, 1 + random.int(3))
      .trim() || '云'
  )
}
