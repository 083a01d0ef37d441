import { setTimeout as sleep } from 'node:timers/promises'
import { identity } from '@srm/api/identity'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, type App } from '#kernel/http/app.ts'
import { loadConfig } from '#kernel/config.ts'
import { readHandle } from '#kernel/db/handle.ts'
import { createHttp } from '#kernel/http/http.ts'
import { newId } from '#kernel/ids.ts'
import type { Module } from '#kernel/module.ts'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import { refresh, signInWith, somebody } from '#modules/identity/identity.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { testEnvironment } from './settings.ts'
import { connectAs, query } from './sql.ts'
import { aTenant, type TestTenant } from './tenant.ts'

let t: TestApp
let me: TestTenant
/** A second server on the same database that keeps rights as production does, and counts how often it asks. */
let caching: App
let http: FastifyInstance
let questions = 0

const counting = (module: Module): Module => {
  const { authority } = module
  if (!authority) return module
  return {
    ...module,
    authority: (...args) => {
      questions += 1
      return authority(...args)
    },
  }
}

beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  const config = loadConfig(testEnvironment(t.database, { SRM_AUTHORITY_MS: '60000' }))
  caching = await createApp(config, t.app.modules.map(counting))
  http = await createHttp(caching)
})
beforeEach(async () => {
  await untilCached(me.token)
  questions = 0
})
afterAll(async () => {
  await http.close()
  await caching.close()
  await t.close()
})

const statusOf = async (token: string): Promise<number> =>
  (await http.inject({ url: '/api/user/profile', headers: { authorization: `Bearer ${token}` } })).statusCode

const questionsFor = async (token: string, requests = 5): Promise<number> => {
  const before = questions
  for (let n = 0; n < requests; n += 1) await statusOf(token)
  return questions - before
}

const untilCached = (token: string) =>
  vi.waitFor(async () => expect(await questionsFor(token)).toBe(0), { timeout: 5000, interval: 50 })

const refusedAfter = async (token: string): Promise<number> => {
  const began = performance.now()
  while ((await statusOf(token)) === 200) {
    if (performance.now() - began > 3000) throw new Error('still let in after three seconds')
    await sleep(10)
  }
  return performance.now() - began
}

const signedIn = async () => {
  const person = await somebody(me)
  const { token, cookie } = await signInWith(t, me, person.username)
  expect(await statusOf(token)).toBe(200)
  return { ...person, token, cookie }
}

const secretly = async (text: string, values: readonly unknown[]): Promise<void> => {
  const client = await connectAs(t.app.config, 'superuser')
  await client.query('set session_replication_role = replica')
  await client.query(text, [...values])
  await client.end()
}

describe('the rights of a caller', () => {
  it('are asked for once by a hundred requests that come at the same time, and then not again', async () => {
    const { token } = await signInWith(t, me, (await somebody(me)).username)
    const statuses = await Promise.all(Array.from({ length: 100 }, () => statusOf(token)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(questions).toBe(1)
    await untilCached(token)
    const asked = questions
    await sleep(1500)
    expect(await questionsFor(token, 100)).toBe(0)
    expect(questions).toBe(asked)
  })

  it('are kept through the renewal of the session and through changes of others', async () => {
    const her = await signedIn()
    const other = await signedIn()
    await untilCached(her.token)
    expect((await refresh(t, her.cookie)).status).toBe(200)
    await me.call(identity.user.disable, { params: { id: other.id } })
    expect(await refusedAfter(other.token)).toBeLessThan(1000)
    expect(await questionsFor(her.token)).toBe(0)
  })

  it('end with the session by themselves', async () => {
    const id = newId()
    await query(
      t,
      `insert into session (tenant_id, id, user_id, way, device, address, salt, expires_at)
        values ($1, $2, $3, 'test', 'test', '127.0.0.1', 'salt', now() + interval '2 seconds')`,
      [me.tenantId, id, me.userId],
    )
    const claims = { t: me.tenantId, u: me.userId, s: id, exp: inSeconds(600) }
    const token = issue('staff', claims, caching.config.SESSION_SECRET)
    await untilCached(token)
    const waited = await refusedAfter(token)
    const [row] = await query<{ ms: number }>(
      t,
      'select extract(epoch from now() - expires_at)::float8 * 1000 as ms from session where id = $1',
      [id],
    )
    expect(waited).toBeGreaterThan(200)
    expect(row?.ms).toBeLessThan(1000)
  })

  it('end with an API key by themselves', async () => {
    const body = { name: '程序', permissions: ['ourCompany:list'], expiresAt: null }
    const made = (await me.call(identity.apiKey.create, { body })).result
    await query(t, `update api_key set expires_at = now() + interval '2 seconds' where id = $1`, [made.id])
    await untilCached(made.key)
    await refusedAfter(made.key)
    const [row] = await query<{ ms: number }>(
      t,
      'select extract(epoch from now() - expires_at)::float8 * 1000 as ms from api_key where id = $1',
      [made.id],
    )
    expect(row?.ms).toBeLessThan(1000)
  })

  it('are asked for anew on the day on which the membership counts another day', async () => {
    const authority = t.app.modules.find((module) => module.authority)?.authority
    const [row] = await query<{ id: string; ms: number }>(
      t,
      `select id, extract(epoch from ((now() at time zone 'Asia/Shanghai')::date + 1)::timestamp at time zone 'Asia/Shanghai' - now())::float8 * 1000 as ms
        from session where user_id = $1 and ended_at is null limit 1`,
      [me.userId],
    )
    const ask = async () =>
      authority?.(
        readHandle(t.app.pool, { tenantId: me.tenantId, userId: '' }),
        { kind: 'session', tenantId: me.tenantId, userId: me.userId, id: row?.id ?? '' },
        () => undefined,
      )
    const setEnd = 'update platform.tenant_directory set out_date = $2 where tenant_id = $1'
    await query(t, setEnd, [me.tenantId, null])
    await query(t, `update session set expires_at = now() + interval '3 days' where id = $1`, [row?.id])
    expect((await ask())?.expiresInMs).toBeGreaterThan(2 * 86_400_000)
    await query(t, setEnd, [me.tenantId, '2099-01-01'])
    const left = (await ask())?.expiresInMs ?? Infinity
    expect(left).toBeLessThanOrEqual(row?.ms ?? 0)
    expect(left).toBeGreaterThan((row?.ms ?? 0) - 60_000)
  })
})

describe('when changes cannot be read', () => {
  it('everybody is asked for within a second, also about what nobody wrote down', async () => {
    const her = await signedIn()
    await untilCached(her.token)
    await query(t, `revoke select on platform.authority_change from ${t.app.config.PG_APP_USER}`)
    try {
      await secretly(`update app."user" set status = 'disabled' where id = $1`, [her.id])
      const began = performance.now()
      expect(await refusedAfter(her.token)).toBeLessThan(1000)
      // She may be refused early, by the poll that still told of her signing in; the others are asked for after it.
      await vi.waitFor(async () => expect(await questionsFor(me.token, 5), 'every request asks').toBe(5), 5000)
      expect(performance.now() - began).toBeLessThan(1500)
    } finally {
      await query(t, `grant select on platform.authority_change to ${t.app.config.PG_APP_USER}`)
    }
    await untilCached(me.token)
  })

  it('or only slowly, the same holds', async () => {
    const her = await signedIn()
    await untilCached(her.token)
    const client = await connectAs(t.app.config, 'superuser')
    await client.query('begin')
    await client.query('lock table platform.authority_change in access exclusive mode')
    try {
      await secretly(`update app."user" set status = 'disabled' where id = $1`, [her.id])
      expect(await refusedAfter(her.token)).toBeLessThan(1000)
    } finally {
      await client.query('rollback')
      await client.end()
    }
    await untilCached(me.token)
  })
})
