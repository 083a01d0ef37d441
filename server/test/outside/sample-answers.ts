import { isField } from '@srm/api/shared/field-meta'
import { completeCreditCode } from '@srm/api/shared/checks'
import type { z } from 'zod'
import { newId } from '#kernel/ids.ts'
import { valueFor, type KnownIds, type Random } from '../random-values.ts'

type Schema = z.core.$ZodType
type Parent = { readonly random: Random; readonly depth: number }

const ids = Array.from({ length: 5 }, () => newId())
const known: KnownIds = { user: ids, department: ids, ourCompany: ids, file: ids }

/** Texts of many forms, some of which a schema brings into its own form. */
const texts = [
  '云舟会展',
  '  两边有空格 ',
  'plain',
  'a',
  '1.5',
  '12',
  '007.1',
  '3.1400',
  '-2.5',
  '310115',
  '13800000000',
  '138****0000',
  '#ff0000',
  'https://example.com/a',
  'someone@example.com',
  '2026-03-04',
  '2026-03-01',
  'a1'.repeat(32),
  '2026-03-04T05:06:07.890+08:00',
  '2026-03',
  '08:30',
  'GS-001',
  'supplier:list',
  'supplier',
  '/supplier/list',
  '{}',
  completeCreditCode('91310000123456789'),
  ...ids,
]
const numbers = [0, 1, 2, 7, 30, 100, 2020, -3, 0.123456789, 31.2304123456]

const accepts = (schema: Schema, value: unknown): boolean => (schema as z.ZodType).safeParse(value).success

const pickAccepted = (schema: Schema, candidates: readonly unknown[], random: Random): unknown => {
  const accepted = candidates.filter((candidate) => accepts(schema, candidate))
  if (accepted.length === 0) throw new Error(`no sample for ${JSON.stringify(schema._zod.def)}`)
  return random.pick(accepted)
}

const anything = (random: Random): unknown => random.pick([null, 1, '文', [1, { a: 2 }], { deep: { er: true } }])

/** Long enough to meet an empty, a single and a full list. */
const listOf = (element: Schema, parent: Parent): unknown[] =>
  Array.from({ length: parent.depth > 8 ? 0 : parent.random.int(4) }, () => build(element, parent))

const objectOf = (shape: z.core.$ZodShape, parent: Parent): unknown =>
  Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, build(schema, parent)]))

/** A record over a closed list of keys has them all. */
const keysOf = (keyType: Schema, parent: Parent): unknown[] =>
  keyType._zod.values
    ? [...keyType._zod.values]
    : Array.from({ length: parent.random.int(3) }, () => build(keyType, parent))

const candidateFor = (schema: Schema, parent: Parent): unknown => {
  const { random } = parent
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return pickAccepted(schema, texts, random)
    case 'number':
      return pickAccepted(schema, numbers, random)
    case 'boolean':
      return random.int(2) === 0
    case 'enum':
      return random.pick(Object.values(def.entries))
    case 'literal':
      return random.pick(def.values)
    case 'nullable':
      return random.int(4) === 0 || parent.depth > 8 ? null : build(def.innerType, parent)
    case 'optional':
    case 'default':
      return random.int(4) === 0 || parent.depth > 8 ? undefined : build(def.innerType, parent)
    case 'lazy':
      return build(def.getter(), parent)
    case 'union':
      return build(random.pick(def.options), parent)
    case 'record':
      return Object.fromEntries(keysOf(def.keyType, parent).map((key) => [key, build(def.valueType, parent)]))
    case 'array':
      return listOf(def.element, parent)
    case 'tuple':
      return def.items.map((item) => build(item, parent))
    case 'object':
      return objectOf(def.shape, parent)
    case 'undefined':
    case 'void':
      return undefined
    case 'unknown':
    case 'any':
      return anything(random)
    default:
      return pickAccepted(schema, [null, ...texts, ...numbers, true, {}, []], random)
  }
}

/** A value the schema takes; where its parts must fit each other, the first of many tries that does. */
const build = (schema: Schema, { random, depth }: Parent): unknown => {
  const parent = { random, depth: depth + 1 }
  if (isField(schema as z.ZodType)) {
    const value = valueFor(schema as z.ZodType, random, known)
    if (accepts(schema, value)) return value
  }
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const value = candidateFor(schema, parent)
    if (accepts(schema, value)) return value
  }
  throw new Error(`no sample for ${schema._zod.def.type}`)
}

/** An answer such as a handler may return. */
export const sampleAnswer = (schema: z.ZodType, random: Random): unknown => build(schema, { random, depth: 0 })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same answer with a key more in every object whose keys the schema names, at every depth. */
export const withUnknownKeys = (schema: Schema, value: unknown): unknown => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (value === null || value === undefined) return value
  if (def.type === 'nullable' || def.type === 'optional' || def.type === 'default')
    return withUnknownKeys(def.innerType, value)
  if (def.type === 'lazy') return withUnknownKeys(def.getter(), value)
  if (def.type === 'array' && Array.isArray(value)) return value.map((item) => withUnknownKeys(def.element, item))
  if (def.type === 'record' && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withUnknownKeys(def.valueType, item)]))
  // One that refuses unknown keys where it is parsed would not let the comparison happen.
  if (def.type !== 'object' || !isObject(value) || def.catchall) return value
  const entries = Object.entries(value).map(([key, item]) => {
    const part = def.shape[key]
    return [key, part ? withUnknownKeys(part, item) : item] as const
  })
  return { passwordHash: 'secret', ...Object.fromEntries(entries), tenant_id: { nested: 'secret' } }
}
