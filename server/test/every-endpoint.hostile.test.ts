import { allErrors } from '@srm/api'
import type { Endpoint } from '@srm/api/endpoint'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApp, type TestApp } from './app.ts'
import { sampleOf } from './depth.ts'
import { everyEndpoint, keyOf } from './endpoints.ts'
import { credentials } from './examples/people.ts'
import { keptExampleOf } from './examples.ts'
import { exchange, jsonOf, requestOf, type HttpExchange } from './exchange.ts'
import { hostileRequests, someHostileRequests } from './hostile.ts'
import { noteWrites, snapshotOf } from './snapshot.ts'
import { aTenant, type TestTenant } from './tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp()
  await noteWrites(t)
  const made = await aTenant(t)
  // A session the database does not know cannot be ended by what is tried here.
  me = { ...made, ...made.as({}) }
})
afterAll(() => t.close())

const each = everyEndpoint.map((endpoint) => [keyOf(endpoint), endpoint] as const)
/** Each build tries a sixth of the endpoints, another sixth with another commit; the nightly run tries all of them. */
const some = sampleOf(each, Math.ceil(each.length / 6), ([name]) => name)

const chinese = z.string().regex(/\p{Script=Han}/u)
const Refusal = z.strictObject({
  code: z.int(),
  key: z.enum(Object.keys(allErrors)),
  message: chinese,
  requestId: z.uuid(),
  errors: z.array(z.strictObject({ path: z.string(), message: chinese })).optional(),
  details: z.unknown().optional(),
})

/** Words of the machinery that a person must never read. */
const internals =
  /\bselect\b.*\bfrom\b|insert into|SQLSTATE|syntax error|relation "|constraint "|node_modules|\.ts:|\.js:|\bat \w+ \(|ECONN|FST_ERR|ZodError|(?<![\w-])pg_|srm_app|stack/i

const problemWith = (endpoint: Endpoint, answer: HttpExchange): string | undefined => {
  if (answer.status >= 500) return `status ${answer.status}`
  if (answer.ms > 2000) return `${Math.round(answer.ms)} ms`
  if (internals.test(answer.text)) return `tells internals: ${answer.text.slice(0, 300)}`
  if (answer.status < 400) {
    if (endpoint.raw) return undefined
    return endpoint.result.safeParse(jsonOf(answer)['result']).success ? undefined : 'not its result'
  }
  const told = Refusal.safeParse(jsonOf(answer))
  return told.success ? undefined : `${answer.status} is not a refusal of ours: ${answer.text.slice(0, 300)}`
}

/** A busy machine may be slow once; what is slow three times is slow by itself. */
const quickest = async (request: InjectOptions): Promise<HttpExchange> => {
  let answer = await exchange(t, request)
  for (let more = 0; more < 2 && answer.ms > 2000; more += 1) answer = await exchange(t, request)
  return answer
}

/** A few of the endpoints meet everything in every build, others with every commit; all do in the nightly run. */
const inDepth = new Set(sampleOf(some, Math.ceil(each.length / 40), ([name]) => name).map(([name]) => name))

const dangerous = {
  isSuper: true,
  is_super: true,
  tenantId: '01890000-0000-7000-8000-000000000000',
  tenant_id: '01890000-0000-7000-8000-000000000000',
  applyId: '01890000-0000-7000-8000-000000000000',
  createdBy: '01890000-0000-7000-8000-000000000000',
  createdAt: '2020-01-01T00:00:00Z',
  updatedBy: '01890000-0000-7000-8000-000000000000',
  version: 99,
  status: 'root',
  system: true,
  permissions: ['*'],
  id: '01890000-0000-7000-8000-000000000000',
  searchText: 'x',
  actions: ['delete'],
  constructor: { x: 1 },
}

/** Looking at every table before and after takes longer than all that is sent: so it is done for some. */
const compared = new Set(sampleOf(some, 50, ([name]) => name).map(([name]) => name))
const snapshotFor = async (name: string): Promise<unknown> =>
  compared.has(name) ? snapshotOf(t, me.tenantId) : undefined

describe('a field nobody asked for', () => {
  const withBody = some.filter(([, { body }]) => body)
  it.each(withBody)('is refused in the body of %s', async (name, endpoint) => {
    const example = await keptExampleOf(t, endpoint, me)
    const before = await snapshotFor(name)
    for (const [key, value] of Object.entries(dangerous)) {
      const known = endpoint.body instanceof z.ZodObject && Object.hasOwn(endpoint.body.shape as object, key)
      const body = { ...(example.body as object), [key]: value }
      const answer = await exchange(t, requestOf(endpoint, { ...example, body }, await credentials(t, endpoint, me)))
      // A field the endpoint does know is judged by its own rules: a wrong value changes nothing either.
      expect(Math.floor(answer.status / (known ? 100 : 1)), `${key}: ${answer.text}`).toBe(known ? 4 : 400)
    }
    expect(await snapshotFor(name)).toEqual(before)
  })

  it.each(some)('is refused in the query of %s', async (name, endpoint) => {
    const example = await keptExampleOf(t, endpoint, me)
    const before = await snapshotFor(name)
    const { query = {} } = example
    const accepted: string[] = []
    for (const key of ['tenantId', 'applyId', 'isSuper', 'permissions', 'fields']) {
      const answer = await exchange(
        t,
        requestOf(endpoint, { ...example, query: { ...query, [key]: 'x' } }, await credentials(t, endpoint, me)),
      )
      if (answer.status !== 400) accepted.push(key)
    }
    expect(accepted).toEqual([])
    expect(await snapshotFor(name)).toEqual(before)
  })

  it.each(some.filter(([, { body, upload, method }]) => !body && !upload && method !== 'GET'))(
    'is refused in the body of %s, which takes none',
    async (_, endpoint) => {
      const example = await keptExampleOf(t, endpoint, me)
      const answer = await exchange(
        t,
        requestOf(endpoint, { ...example, body: { isSuper: true } }, await credentials(t, endpoint, me)),
      )
      expect(answer.status).toBe(400)
    },
  )
})

describe('input in bad faith', () => {
  it.each(some)('never breaks %s', async (name, endpoint) => {
    const requestsOf = inDepth.has(name) ? hostileRequests : someHostileRequests
    const requests = requestsOf(endpoint, await keptExampleOf(t, endpoint, me), await credentials(t, endpoint, me))
    const problems: string[] = []
    for (const { what, request } of requests) {
      const problem = problemWith(endpoint, await quickest(request))
      if (problem) problems.push(`${what}: ${problem}`)
    }
    expect(problems).toEqual([])
  })

  it('is tried in at least sixty ways on every endpoint', async () => {
    for (const [name, endpoint] of some) {
      const { length } = hostileRequests(
        endpoint,
        await keptExampleOf(t, endpoint, me),
        await credentials(t, endpoint, me),
      )
      expect(length, name).toBeGreaterThanOrEqual(60)
    }
  })

  it('is seen as broken when it is: an answer of the machinery, a slow one, a wrong result', () => {
    const [endpoint] = everyEndpoint
    if (!endpoint) throw new Error('no endpoint')
    const answer = (status: number, body: object, ms = 1): HttpExchange => ({
      status,
      text: JSON.stringify(body),
      headers: {},
      ms,
    })
    expect(problemWith(endpoint, answer(500, {}))).toBeDefined()
    expect(problemWith(endpoint, answer(400, { statusCode: 400, error: 'Bad Request' }))).toBeDefined()
    expect(problemWith(endpoint, answer(200, { result: { items: 'none' } }))).toBeDefined()
    expect(problemWith(endpoint, answer(400, { message: 'relation "x" does not exist' }))).toBeDefined()
    expect(problemWith(endpoint, answer(200, {}, 3000))).toBeDefined()
  })
})
