import type { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import { sentValue } from '../form-values.ts'
import type { Fields } from '../record-shape.ts'
import type { Values } from './sections.ts'

const ordered = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const canonicalText = (schema: z.ZodType, value: unknown): string =>
  JSON.stringify(sentValue(schema, value), (_key, part: unknown) => ordered(part)) ?? ''

/** A line that was not touched is the same object as before, and there may be hundreds of them at every keystroke. */
const lineTexts = new WeakMap<object, string>()

const lineText = (schema: z.ZodType, line: unknown): string => {
  if (typeof line !== 'object' || line === null) return canonicalText(schema, [line])
  const text = lineTexts.get(line) ?? canonicalText(schema, [line])
  lineTexts.set(line, text)
  return text
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Two values are the same when they would be sent alike, whatever else they carry for the eye. */
export const isSame = (schema: z.ZodType, one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (metaOf(schema).kind === 'rows' && isList(one) && isList(other))
    return (
      one.length === other.length && one.every((line, at) => lineText(schema, line) === lineText(schema, other[at]))
    )
  return canonicalText(schema, one) === canonicalText(schema, other)
}

export const changedNames = (fields: Fields, before: Values, now: Values): string[] =>
  Object.entries(fields)
    .filter(([name, schema]) => !isSame(schema, before[name], now[name]))
    .map(([name]) => name)
