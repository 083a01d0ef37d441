import type { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import { operatorsFor, type Operator } from '@srm/api/shared/page'
import type { FieldsText } from './fields.texts.ts'

/** What a filter compares with: nothing, words, one value, two ends, or several values. */
type Shape = 'none' | 'words' | 'one' | 'pair' | 'many'

const shapes: Readonly<Record<Operator, Shape>> = {
  contains: 'words',
  eq: 'one',
  gte: 'one',
  lte: 'one',
  between: 'pair',
  in: 'many',
  notIn: 'many',
  hasAny: 'many',
  isEmpty: 'none',
  notEmpty: 'none',
}
export const shapeOf = (op: Operator): Shape => shapes[op]

export const operatorsOf = (schema: z.ZodType): readonly Operator[] => operatorsFor(metaOf(schema))

/** A field that cannot be filtered, like lines, has no operator. */
export const canFilter = (schema: z.ZodType): boolean => operatorsOf(schema).length > 0
export const firstOperator = (schema: z.ZodType): Operator => operatorsOf(schema)[0] ?? 'notEmpty'

const words = {
  contains: 'op.contains',
  eq: 'op.eq',
  gte: 'op.gte',
  lte: 'op.lte',
  between: 'op.between',
  in: 'op.in',
  notIn: 'op.notIn',
  hasAny: 'op.hasAny',
  isEmpty: 'op.isEmpty',
  notEmpty: 'op.notEmpty',
} as const satisfies Record<Operator, string>

const dated = ['date', 'dateTime']

/** Dates are early and late where numbers are small and large. */
export const operatorText = (t: FieldsText, op: Operator, schema: z.ZodType): string => {
  const onDate = dated.includes(metaOf(schema).kind)
  if (onDate && op === 'gte') return t('op.since')
  if (onDate && op === 'lte') return t('op.until')
  return t(words[op])
}

/** What is left of a value when the operator changes: two ends mean nothing to "equals". */
export const carriedOver = (from: Operator, to: Operator, value: unknown): unknown =>
  shapeOf(from) === shapeOf(to) ? value : undefined

const given = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Whether a filter says enough to be sent. */
export const isComplete = (op: Operator, value: unknown): boolean => {
  switch (shapeOf(op)) {
    case 'none':
      return true
    case 'words':
      return typeof value === 'string' && value.trim() !== ''
    case 'one':
      return given(value)
    case 'pair':
      return Array.isArray(value) && value.length === 2 && value.every(given)
    case 'many':
      return Array.isArray(value) && value.length > 0
  }
}
