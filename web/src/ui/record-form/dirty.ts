import type { z } from 'zod'
import { sentValue } from '../form-values.ts'
import type { Fields } from '../record-shape.ts'
import type { Values } from './sections.ts'

const ordered = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const canonicalText = (schema: z.ZodType, value: unknown): string =>
  JSON.stringify(sentValue(schema, value), (_key, part: unknown) => ordered(part)) ?? ''

/** Two values are the same when they would be sent alike, whatever else they carry for the eye. */
export const isSame = (schema: z.ZodType, one: unknown, other: unknown): boolean =>
  canonicalText(schema, one) === canonicalText(schema, other)

export const changedNames = (fields: Fields, before: Values, now: Values): string[] =>
  Object.entries(fields)
    .filter(([name, schema]) => !isSame(schema, before[name], now[name]))
    .map(([name]) => name)
