import type { Endpoint } from '@srm/api/endpoint'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { sampleOf } from './depth.ts'
import { requestOf, type Example } from './exchange.ts'

/** One request made in bad faith, and what is bad about it. */
export type Hostile = { what: string; request: InjectOptions }

const id = '01890000-0000-7000-8000-000000000000'
const nest = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { a: value } : [value]
  return value
}

const values: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['minus one', -1],
  ['a fraction', 0.1],
  ['a number past what is exact', 2 ** 60],
  ['an empty text', ''],
  ['spaces', '   '],
  ['a huge text', 'x'.repeat(60_000)],
  ['a NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['an emoji', '👩‍👩‍👧‍👦🏴‍☠️'],
  ['text that turns direction', '\u202Egnp.exe'],
  ['quotes and SQL', `'; drop table our_company; --`],
  ['SQL that is always true', `1' or '1'='1`],
  ['a script', '<script>alert(1)</script>'],
  ['a template', '${7*7}{{7*7}}<%= 7*7 %>'],
  ['a path', '../../../../etc/passwd'],
  ['like signs', '%_\\%'],
  ['an empty list', []],
  ['a list of many', Array.from({ length: 3000 }, () => 'x')],
  ['a list of lists', [[[]]]],
  ['an empty object', {}],
  ['an object with a length', { length: 1e9 }],
  ['an object that says how to be text', { toString: 'x', valueOf: 1 }],
  ['a deep thing', nest(60)],
  ['an unknown id', id],
  ['an id in capitals', id.toUpperCase()],
  ['an impossible date', '2026-02-30'],
  ['the year nought', '0000-01-01'],
  ['an impossible moment', '2026-01-01T25:61:61Z'],
]

const texts: readonly string[] = values.flatMap(([, value]) =>
  typeof value === 'string' ? [value.slice(0, 4000)] : [],
)

const raws: readonly (readonly [string, string | Buffer, string])[] = [
  ['half a JSON', '{"a":', 'application/json'],
  ['no JSON', 'hello', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a text', '"x"', 'application/json'],
  ['infinity', '{"sort":1e309,"version":1e309}', 'application/json'],
  ['a prototype', '{"__proto__":{"isSuper":true}}', 'application/json'],
  ['a constructor', '{"constructor":{"prototype":{"isSuper":true}}}', 'application/json'],
  ['brackets without end', '['.repeat(50_000), 'application/json'],
  ['depth', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'application/json'],
  ['too much', JSON.stringify({ name: 'x'.repeat(300_000) }), 'application/json'],
  ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 'application/json'],
  ['nothing', '', 'application/json'],
  ['plain text', 'hello', 'text/plain'],
  ['a form', 'a=1&b=2', 'application/x-www-form-urlencoded'],
  ['XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'application/xml'],
  ['a form without parts', 'x', 'multipart/form-data; boundary=q'],
  ['a form without a boundary', 'x', 'multipart/form-data'],
  [
    'half a form',
    '--q\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    'multipart/form-data; boundary=q',
  ],
  ['a nonsense type', '{}', ';;;'],
]

const filters: readonly unknown[] = [
  'x',
  { field: 'name' },
  [{ field: 'name', op: 'drop', value: 1 }],
  [{ field: 'tenant_id', op: 'eq', value: id }],
  [{ field: '__proto__', op: 'eq', value: 1 }],
  [{ field: 'name', op: 'contains', value: 'a\u0000' }],
  [{ field: 'owner', op: 'in', value: ['x'] }],
  [{ field: 'createdAt', op: 'gte', value: '0000-01-01T00:00:00Z' }],
  [{ field: 'createdAt', op: 'gte', value: '2026-01-01T00:00:00+23:59' }],
  [{ field: 'createdAt', op: 'between', value: ['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z'] }],
  Array.from({ length: 21 }, () => ({ field: 'name', op: 'isEmpty' })),
]

const cursors: readonly unknown[] = [
  [],
  'x',
  ['-createdAt', 'yesterday', id],
  ['-createdAt', '2026-01-01', 'x'],
  ['-createdAt', '2026-13-45', id],
  ['-createdAt', `'; select 1`, id],
  ['-createdAt', '\u0000', id],
  ['-createdAt', '1', '\u0000'],
  ['-updatedAt', '2026-01-01', id],
]

const specialText = (key: string): string[] => {
  if (key === 'filter') return filters.map((filter) => JSON.stringify(filter))
  if (key === 'cursor') return cursors.map((cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url'))
  return []
}

const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : []

const bodies = (endpoint: Endpoint, example: Example, headers: Record<string, string>): Hostile[] => {
  const body = (example.body ?? {}) as Record<string, unknown>
  return keysOf(endpoint.body).flatMap((key) =>
    values.map(([what, value]) => ({
      what: `${key} is ${what}`,
      request: requestOf(endpoint, { ...example, body: { ...body, [key]: value } }, headers),
    })),
  )
}

const queries = (endpoint: Endpoint, example: Example, headers: Record<string, string>): Hostile[] => {
  const plain = requestOf(endpoint, example, headers)
  const url = plain.url
  const more = (text: string): InjectOptions => ({ ...plain, url: `${url}${url.includes('?') ? '&' : '?'}${text}` })
  const known = keysOf(endpoint.query).flatMap((key) =>
    [...specialText(key), ...texts].map((text) => ({
      what: `${key} is ${JSON.stringify(text.slice(0, 40))}`,
      request: requestOf(endpoint, { ...example, query: { ...example.query, [key]: text } }, headers),
    })),
  )
  const odd = [
    '__proto__=1',
    'constructor=1',
    'a[b]=1',
    'x=%zz',
    'x=%00',
    '%00=1',
    '&&&=',
    'x=1&x=2',
    `x=${'y'.repeat(6000)}`,
  ]
  const twice = keysOf(endpoint.query).map((key) => `${key}=1&${key}=2`)
  const strange = texts.flatMap((text) => {
    const written = encodeURIComponent(text.slice(0, 300).toWellFormed())
    return [`x=${written}`, `${written}=x`]
  })
  const unknown = [...odd, ...twice, ...strange].map((text) => ({ what: `?${text.slice(0, 40)}`, request: more(text) }))
  return [...known, ...unknown]
}

const paths = (endpoint: Endpoint, example: Example, headers: Record<string, string>): Hostile[] => {
  const plain = requestOf(endpoint, example, headers)
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const written = ['%zz', '%', '%00', '%ff', '..%2f..%2f', '', 'x'.repeat(480), 'x'.repeat(700)]
  return names.flatMap((name) => [
    ...texts.map((text) => ({
      what: `:${name} is ${JSON.stringify(text.slice(0, 40))}`,
      request: requestOf(
        endpoint,
        { ...example, params: { ...example.params, [name]: text.slice(0, 300).toWellFormed() } },
        headers,
      ),
    })),
    ...written.map((text) => ({
      what: `:${name} is written ${text.slice(0, 20)}`,
      request: { ...plain, url: plain.url.replace(encodeURIComponent(String(example.params?.[name])), text) },
    })),
  ])
}

const wholes = (endpoint: Endpoint, example: Example, headers: Record<string, string>): Hostile[] => {
  const plain = requestOf(endpoint, example, headers)
  const strange: Record<string, string>[] = [
    { 'idempotency-key': '' },
    { 'idempotency-key': 'k'.repeat(300) },
    { 'idempotency-key': 'é' },
    { 'accept-language': 'x'.repeat(5000) },
    { 'accept-language': '*;q=9' },
    { 'content-encoding': 'gzip' },
    { 'transfer-encoding': 'chunked' },
  ]
  const withHeaders = strange.map((more) => ({
    what: `header ${JSON.stringify(more).slice(0, 40)}`,
    request: { ...plain, headers: { ...plain.headers, ...more } },
  }))
  const withBodies = raws.map(([what, payload, type]) => ({
    what: `the body is ${what}`,
    request: { ...plain, payload, headers: { ...headers, 'content-type': type } },
  }))
  return [...withHeaders, ...(endpoint.method === 'GET' ? withBodies.slice(0, 10) : withBodies)]
}

/** Spread evenly over the list, so that every kind is met whatever the number. */
const some = (all: readonly Hostile[], most: number): Hostile[] =>
  all.length <= most
    ? [...all]
    : all.filter(
        (_, index) => Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length),
      )

type Input = readonly [endpoint: Endpoint, example: Example, headers: Record<string, string>]

/** By what is hostile about them: the message as a whole, its query, its path, a field of its body. */
const kinds = (...input: Input): readonly (readonly Hostile[])[] => [
  wholes(...input),
  some(queries(...input), 60),
  some(paths(...input), 20),
  some(bodies(...input), 60),
]

export const hostileRequests = (...input: Input): Hostile[] => kinds(...input).flat()

/** Three of each kind, others with every commit. */
export const someHostileRequests = (...input: Input): Hostile[] =>
  kinds(...input).flatMap((all) => sampleOf(all, 3, ({ what }) => `${input[0].path} ${what}`))
