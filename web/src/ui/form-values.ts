import { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Fields } from './record-shape.ts'

type Values = Readonly<Record<string, unknown>>

const withId = z.looseObject({ id: z.string() })
const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? filledText(value) : withId.safeParse(value).data?.id
const filledText = (value: string): string | undefined => value.trim() || undefined
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const object = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {})
const filled = (value: unknown): unknown => {
  const trimmed = typeof value === 'string' ? value.trim() : value
  return trimmed === '' || trimmed === null ? undefined : trimmed
}

/** One value as the server wants it. A form begins with what an answer holds (a name, a file), a request sends ids. */
export const sentValue = (schema: z.ZodType, value: unknown): unknown => {
  const meta = metaOf(schema)
  switch (meta.kind) {
    case 'person':
    case 'department':
    case 'ref':
      return idOf(value)
    case 'persons':
    case 'refs':
    case 'attachments':
    case 'images':
      return list(value).map(idOf)
    case 'rows':
      return list(value).map((line) => ({ id: idOf(line), ...toSent(meta.fields ?? {}, object(line)) }))
    case 'bool':
      return value === true
    case 'tags':
    case 'multiDict':
      return list(value)
    default:
      return filled(value)
  }
}

export const toSent = (fields: Fields, values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, sentValue(schema, values[name])]))

/** Inputs know "nothing" as undefined, answers say null. */
export const toForm = (fields: Fields, answer: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const value = answer[name] ?? undefined
      const { kind, fields: lines } = metaOf(schema)
      if (kind !== 'rows') return [name, value]
      return [name, list(value).map((line) => ({ id: idOf(line), ...toForm(lines ?? {}, object(line)) }))]
    }),
  )
