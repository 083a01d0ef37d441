import { z } from 'zod'

type Json = {
  type?: string
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  anyOf?: Json[]
  enum?: unknown[]
  pattern?: string
}
type PutValue = { path: string; put: (body: Record<string, unknown>, id: string) => Record<string, unknown> }

const isId = ({ pattern = '' }: Json): boolean => pattern.startsWith('^[0-9a-f]{8}-')
const branches = (json: Json): Json[] => [json, ...(json.anyOf ?? [])]

/** The least a line must say. */
const minOf = ({ properties = {}, required = [] }: Json): Record<string, unknown> =>
  Object.fromEntries(
    required.map((key) => {
      const { type, enum: choices } = properties[key] ?? {}
      if (choices) return [key, choices[0]]
      return [key, type === 'array' ? [] : type === 'boolean' ? false : '6222020000000001']
    }),
  )

const putsIn = (json: Json, path: string): PutValue[] =>
  Object.entries(json.properties ?? {}).flatMap(([key, property]): PutValue[] =>
    branches(property).flatMap((branch): PutValue[] => {
      const here = `${path}${key}`
      if (isId(branch)) return [{ path: here, put: (body, id) => ({ ...body, [key]: id }) }]
      const { items } = branch
      if (!items) return []
      if (isId(items)) return [{ path: `${here}[]`, put: (body, id) => ({ ...body, [key]: [id] }) }]
      return putsIn(items, `${here}[].`).map(({ path: inner, put }) => ({
        path: inner,
        put: (body, id) => ({ ...body, [key]: [put(minOf(items), id)] }),
      }))
    }),
  )

/** Every place of a body where an id can be sent, at any depth, and how to put one there. */
export const idFields = (schema: z.ZodType): PutValue[] =>
  putsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json, '')
