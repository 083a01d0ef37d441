import { permissionOf, type Endpoint } from '@srm/api/endpoint'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '#kernel/auth/permissions.ts'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import { startApp, type TestApp } from './app.ts'
import { sampleOf } from './depth.ts'
import { everyEndpoint, keyOf } from './endpoints.ts'
import { exampleOf, hasExample, keptExampleOf } from './examples.ts'
import { credentials } from './examples/people.ts'
import { exchange, jsonOf, requestOf } from './exchange.ts'
import { provePassword } from './payments.ts'
import { noteWrites, snapshotOf } from './snapshot.ts'
import { query } from './sql.ts'
import { aTenant, memberOf, type TestTenant } from './tenant.ts'

let t: TestApp
let me: TestTenant
let other: TestTenant
beforeAll(async () => {
  t = await startApp()
  await noteWrites(t)
  me = await aTenant(t)
  other = await aTenant(t)
})
afterAll(() => t.close())

const isStaff = ({ access }: Endpoint): boolean => access === 'signed-in' || typeof access === 'object'
const closed = everyEndpoint.filter(isStaff)
const operated = everyEndpoint.filter(({ access }) => access === 'operator')
const guarded = everyEndpoint.filter(({ access }) => permissionOf(access))
const byId = everyEndpoint.filter(({ path, access }) => /:\w*id\b/i.test(path) && isStaff({ access } as Endpoint))
const each = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [keyOf(endpoint), endpoint] as const)
/** Whether each of them refuses is tried by every attack; what it leaves behind is looked at for some in a build. */
const some = (endpoints: readonly Endpoint[]) => each(sampleOf(endpoints, 80, keyOf))

const call = async (endpoint: Endpoint, headers: Record<string, string>, more: InjectOptions = {}) => {
  const answer = await exchange(t, { ...requestOf(endpoint, await keptExampleOf(t, endpoint, me), headers), ...more })
  return { ...answer, body: jsonOf(answer) }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** The next letter of the alphabet differs in its last bit, which a lenient decoder drops at the end of a text. */
const tampered = (token: string, at: number): string => {
  const next = alphabet[(alphabet.indexOf(token.charAt(at)) + 1) % 64] ?? ''
  return token.slice(0, at) + next + token.slice(at + 1)
}

describe('the contract and the server', () => {
  it('name the same endpoints, development ones included', () => {
    const served = t.app.modules.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => keyOf(endpoint)))
    expect(served.toSorted()).toEqual(everyEndpoint.map(keyOf).toSorted())
    expect(new Set(served).size).toBe(served.length)
  })

  it('have an example for every endpoint', () => {
    expect(everyEndpoint.filter((endpoint) => !hasExample(endpoint)).map(keyOf)).toEqual([])
  })

  it.each(each(everyEndpoint))('%s answers its example as its result says', async (_, endpoint) => {
    const answer = await exchange(
      t,
      requestOf(endpoint, await exampleOf(t, endpoint, me), await credentials(t, endpoint, me)),
    )
    expect(answer.status, answer.text).toBe(endpoint.raw && answer.status === 302 ? 302 : 200)
    if (endpoint.raw) return
    const body = jsonOf<{ code: number; message: string; result: unknown; requestId: string }>(answer)
    expect(body).toMatchObject({ code: 200, message: '操作成功' })
    expect(endpoint.result.parse(body.result)).toEqual(body.result)
  })
})

describe('without a session', () => {
  it.each(some(closed))('%s is refused', async (_, endpoint) => {
    const request = requestOf(endpoint, await keptExampleOf(t, endpoint, me))
    const before = await snapshotOf(t, me.tenantId)
    const answer = await exchange(t, request)
    expect(answer.status).toBe(401)
    expect(jsonOf(answer)).toMatchObject({ code: 401, key: 'session.missing' })
    expect(await snapshotOf(t, me.tenantId)).toEqual(before)
  })

  it.each(some(closed))('%s asks to refresh an expired token', async (_, endpoint) => {
    const { headers } = me.as({ exp: Math.floor(Date.now() / 1000) - 1 })
    const { status, body } = await call(endpoint, headers)
    expect([status, body['code']]).toEqual([402, 402])
  })

  it('refuses a token of which any one character was changed', async () => {
    const accepted: string[] = []
    const changed = [...me.token].map((_, at) => tampered(me.token, at))
    for (const token of [...changed, `${me.token}.`, `${me.token}.x`, `${me.token}=`, ` ${me.token}`]) {
      const headers = { authorization: `Bearer ${token}` }
      const { status } = await exchange(t, { method: 'GET', url: '/api/user/profile', headers })
      if (status !== 401) accepted.push(token)
    }
    expect(accepted).toEqual([])
  })

  it.each(some(closed))('%s refuses a forged token', async (_, endpoint) => {
    const [body = ''] = me.token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, u: me.departmentId })).toString('base64url')
    const { status } = await call(endpoint, { authorization: `Bearer ${forged}.${me.token.split('.')[1] ?? ''}` })
    expect(status).toBe(401)
  })

  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer .',
    'Bearer x.y',
    'Basic eDp5',
    'Bearer null',
    `Bearer ${'a'.repeat(20_000)}`,
  ])('takes %j for no session', async (authorization) => {
    const { status } = await exchange(t, { method: 'GET', url: '/api/user/profile', headers: { authorization } })
    expect(status).toBe(401)
  })
})

describe('without the permission', () => {
  /** That somebody was refused is written to the log once a minute, for all calls of that minute: not by the call. */
  const written = ['system_log']
  afterAll(() => t.app.refusals.write())

  it.each(some(guarded))('%s is refused and nothing changes', async (_, endpoint) => {
    const missing = permissionOf(endpoint.access)
    const others = me.as({ permissions: allPermissions().filter((code) => code !== missing) })
    const request = requestOf(endpoint, await keptExampleOf(t, endpoint, me), others.headers)
    const before = await snapshotOf(t, me.tenantId, written)
    const answer = await exchange(t, request)
    expect(answer.status).toBe(403)
    expect(jsonOf(answer)).toMatchObject({ code: 403, key: 'session.forbidden' })
    expect(await snapshotOf(t, me.tenantId, written)).toEqual(before)
  })

  it('shows the timeline of a record only to those who may see the record', async () => {
    const endpoint = everyEndpoint.find(({ path }) => path.startsWith('/api/record/timeline'))
    if (!endpoint) throw new Error('no timeline')
    const stranger = me.as({ permissions: [] })
    expect((await call(endpoint, stranger.headers)).status).toBe(403)
  })
})

describe("the operator's endpoints", () => {
  it.each(each(operated))('%s open to no token of a company, of a supplier, or none', async (_, endpoint) => {
    const secret = t.app.config.SESSION_SECRET
    const supplier = issue('external', { t: me.tenantId, purpose: 'quote', id: me.userId, exp: inSeconds(60) }, secret)
    const tokens = [{}, me.headers, me.as({ isSuper: true }).headers, { authorization: `Bearer ${supplier}` }]
    for (const headers of tokens) {
      const answer = await exchange(t, requestOf(endpoint, await keptExampleOf(t, endpoint, me), headers))
      expect(answer.status).toBe(401)
    }
  })
})

describe('a header that names another company', () => {
  it.each(some(closed))('%s is refused and written down', async (_, endpoint) => {
    const { status, body } = await call(endpoint, { ...me.headers, applyid: other.tenantId })
    expect([status, body['key']]).toEqual([403, 'session.wrong_tenant'])
    const written = await query<{ path: string }>(
      t,
      `select detail ->> 'path' as path from system_log where tenant_id = $1 and action = 'session.wrong_tenant' order by id desc limit 1`,
      [me.tenantId],
    )
    expect(written).toEqual([{ path: endpoint.path }])
  })

  it('is let through when it names the company of the session', async () => {
    const answer = await exchange(t, {
      method: 'GET',
      url: '/api/user/profile',
      headers: { ...me.headers, applyid: me.tenantId },
    })
    expect(answer.status).toBe(200)
  })
})

describe("another company's record", () => {
  it.each(some(byId))('%s does not find it', async (_, endpoint) => {
    const mine = await keptExampleOf(t, endpoint, me)
    const example = await exampleOf(t, endpoint, other)
    const before = await snapshotOf(t, other.tenantId)
    const { params = {} } = example
    const answer = await exchange(t, requestOf(endpoint, { ...mine, params }, me.headers))
    expect(answer.status, answer.text).toBe(404)
    expect(await snapshotOf(t, other.tenantId)).toEqual(before)
    const theirs = memberOf(t, other.tenantId, other.userId)
    await provePassword(t, other, theirs)
    const control = await exchange(t, requestOf(endpoint, example, theirs.headers))
    expect(control.status, `its own people reach it: ${control.text}`).toBe(200)
  })
})
