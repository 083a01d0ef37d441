import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { registry } from '../index.ts'
import { checkMessages, translateMessage } from './check-messages.ts'
import type { Language } from './label.ts'

type Tree = { readonly [name: string]: Endpoint | Tree }
const endpointsIn = (tree: Tree): Endpoint[] =>
  Object.values(tree).flatMap((node) => ('method' in node && 'path' in node ? [node as Endpoint] : endpointsIn(node)))

const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '字'.repeat(2_100),
  '%%',
  '2026-13-45',
  -1,
  1.5,
  1e300,
  Number.NaN,
  true,
  [],
  ['x'],
  Array.from({ length: 600 }, () => 'x'),
  {},
  { stranger: 1 },
]

const inner = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema.unwrap())
  if (schema instanceof z.ZodPipe) return inner(schema.in)
  return schema
}

/** Wrong values for the schema, and a wrong value at every place within it. */
const attempts = (wrapped: z.core.$ZodType, depth = 4): unknown[] => {
  const schema = inner(wrapped)
  if (depth === 0) return [...wrong]
  if (schema instanceof z.ZodArray) return [...wrong, ...attempts(schema.element, depth - 1).map((value) => [value])]
  if (schema instanceof z.ZodUnion) return [...wrong, ...schema.options.flatMap((one) => attempts(one, depth - 1))]
  if (!(schema instanceof z.ZodObject)) return [...wrong]
  const shape = Object.entries(schema.shape as Readonly<Record<string, z.core.$ZodType>>)
  const each = shape.map(([key, field]) => ({ key, values: attempts(field, depth - 1) }))
  const rounds = Math.max(0, ...each.map(({ values }) => values.length))
  // All places at once, round by round: a wrong value at one place hides nothing at another.
  return [
    ...wrong,
    ...Array.from({ length: rounds }, (_, round) =>
      Object.fromEntries(each.map(({ key, values }) => [key, values[round % values.length]])),
    ),
  ]
}

/** A pattern, a sentence of the library or a word only a programmer knows. */
const technical =
  /正则|\/\^|\^\[|字符串|数组|对象|布尔|类型|期望|收到|无效|键|undefined|null|NaN|regex|pattern|string|array|object|boolean|expected|received|invalid|union|zod|JSON|UUID/i

/** A flow's tree has thousands of places, all of them of few kinds. */
const maxAttempts = 300

const known = new Map<string, Map<z.ZodType, Set<string>>>([
  ['zh', new Map()],
  ['en', new Map()],
])

const messagesOf = (schema: z.ZodType, language: Language): Set<string> => {
  const before = known.get(language)?.get(schema)
  if (before) return before
  const said = new Set<string>()
  known.get(language)?.set(schema, said)
  for (const value of attempts(schema).slice(0, maxAttempts)) {
    const { error } = schema.safeParse(value, { error: checkMessages[language] })
    for (const { message } of error?.issues ?? []) said.add(translateMessage(message, language))
  }
  return said
}

describe('check messages', () => {
  const all = endpointsIn(registry as unknown as Tree)

  it.each(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s speaks to a person in both languages',
    (_, { params, query, body }) => {
      for (const schema of [params, query, body]) {
        if (!schema) continue
        const zh = [...messagesOf(schema, 'zh')]
        const en = [...messagesOf(schema, 'en')]
        expect(zh.filter((message) => technical.test(message) || !/\p{Script=Han}/u.test(message))).toEqual([])
        expect(en.filter((message) => technical.test(message) || /\p{Script=Han}/u.test(message))).toEqual([])
      }
    },
  )

  it('every own sentence of a schema has an English one', () => {
    const own = new Set<string>()
    for (const { params, query, body } of all)
      for (const schema of [params, query, body])
        if (schema) for (const message of messagesOf(schema, 'zh')) own.add(message)
    const plain = new Set(['内容不正确', '格式不正确', '网址不正确', '日期不正确', '请输入数字'])
    const counted = /^(?:不能[大小]于|最多|至少) \S+/
    const lacking = [...own].filter(
      (message) => !plain.has(message) && !counted.test(message) && translateMessage(message, 'en') === 'Not valid',
    )
    expect(lacking).toEqual([])
  })

  it('a sentence without a translation is not shown to an English reader', () => {
    expect(translateMessage('完全没见过的话', 'en')).toBe('Not valid')
    expect(translateMessage('完全没见过的话', 'zh')).toBe('完全没见过的话')
    expect(translateMessage('不能超过 40 个字', 'en')).toBe('At most 40 characters')
  })
})
