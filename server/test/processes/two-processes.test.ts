import { setTimeout as sleep } from 'node:timers/promises'
import { identity } from '@srm/api/identity'
import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { somebody } from '#modules/identity/identity.fixture.ts'
import { startApp, type TestApp } from '../app.ts'
import { credentials } from '../examples/people.ts'
import { freePort, startServer, type ServerProcess } from './server-process.ts'
import { connectAs, query } from '../sql.ts'
import { aTenant, signIn } from '../tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const profile = '/api/user/profile'
const people = '/api/user/list'

/** Nobody listens on the lowest port. */
const withoutRedis = { SRM_REDIS_URL: 'redis://127.0.0.1:1/0' }

describe.each([
  ['with Redis', {}],
  ['without Redis', withoutRedis],
])('on every server process, within a second, %s', (_, env) => {
  let servers: ServerProcess[]
  beforeAll(async () => {
    // As in production: what a person may do is believed until it changes.
    const believing = { SRM_AUTHORITY_MS: '60000', ...env }
    servers = await Promise.all(
      [freePort(), freePort()].map(async (port) => startServer(t.database, await port, believing)),
    )
  })
  afterAll(() => Promise.all(servers.map((server) => server.kill())))

  const statusesOf = (token: string, path: string): Promise<number[]> =>
    Promise.all(
      servers.map(async ({ url }) => {
        const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
        await answer.arrayBuffer()
        return answer.status
      }),
    )

  /** Lets the token in everywhere, long enough that it is believed. */
  const settle = async (token: string, path: string): Promise<void> => {
    for (let n = 0; n < 8; n += 1) {
      expect(await statusesOf(token, path)).toEqual([200, 200])
      await sleep(100)
    }
  }

  /** Tells the first statuses that are all refusals, and fails when that takes a second. */
  const refusedBy = async (token: string, path: string, change: () => Promise<unknown>): Promise<number[]> => {
    await settle(token, path)
    await change()
    const began = performance.now()
    let statuses = await statusesOf(token, path)
    while (statuses.includes(200) && performance.now() - began < 3000) {
      await sleep(10)
      statuses = await statusesOf(token, path)
    }
    expect(performance.now() - began).toBeLessThan(1000)
    return statuses
  }

  it('an ended session is out', async () => {
    const me = await aTenant(t)
    const her = await signIn(t, me.tenantId, (await somebody(me)).id)
    expect(await refusedBy(her.token, profile, () => her.call(identity.auth.logout))).toEqual([401, 401])
  })

  it('a session ended from another device is out', async () => {
    const me = await aTenant(t)
    const { id } = await somebody(me)
    const [phone, desk] = [await signIn(t, me.tenantId, id), await signIn(t, me.tenantId, id)]
    expect(await refusedBy(phone.token, profile, () => desk.call(identity.auth.sessions.endOthers))).toEqual([401, 401])
    expect(await statusesOf(desk.token, profile)).toEqual([200, 200])
  })

  it('a disabled person is out', async () => {
    const me = await aTenant(t)
    const { id } = await somebody(me)
    const her = await signIn(t, me.tenantId, id)
    const disable = () => me.call(identity.user.disable, { params: { id } })
    expect(await refusedBy(her.token, profile, disable)).toEqual([401, 401])
  })

  it('a role taken away and a role changed count', async () => {
    const me = await aTenant(t)
    const body = { name: '名册', scope: 'self' as const, permissions: ['user:list'] }
    const role = (await me.call(identity.role.create, { body })).result
    const [first, second] = [await somebody(me), await somebody(me)]
    const assign = (members: object) => me.call(identity.role.assign, { params: { id: role.id }, body: members })
    await assign({ add: [first.id, second.id] })
    const [one, two] = [await signIn(t, me.tenantId, first.id), await signIn(t, me.tenantId, second.id)]
    expect(await refusedBy(one.token, people, () => assign({ remove: [first.id] }))).toEqual([403, 403])
    const { version } = (await me.call(identity.role.show, { params: { id: role.id } })).result
    const change = () =>
      me.call(identity.role.update, { params: { id: role.id }, body: { ...body, permissions: [], version } })
    expect(await refusedBy(two.token, people, change)).toEqual([403, 403])
  })

  it('a disabled company is out', async () => {
    const me = await aTenant(t)
    const headers = await credentials(t, tenancy.platform.disable, me)
    const disable = () =>
      t.http.inject({
        method: 'POST',
        url: `/api/platform/disable/${me.tenantId}`,
        headers,
        payload: { reason: '欠费' },
      })
    expect(await refusedBy(me.token, profile, disable)).toEqual([401, 401])
  })

  it('a deleted API key is out', async () => {
    const me = await aTenant(t)
    const body = { name: '程序', permissions: ['user:list'] }
    const { id, key } = (await me.call(identity.apiKey.create, { body })).result
    const remove = () => me.call(identity.apiKey.remove, { params: { id } })
    expect(await refusedBy(key, people, remove)).toEqual([401, 401])
  })

  it('a change that was begun before others and is committed after them counts', async () => {
    const me = await aTenant(t)
    const [slow, quick] = [await somebody(me), await somebody(me)]
    const [hers, his] = [await signIn(t, me.tenantId, slow.id), await signIn(t, me.tenantId, quick.id)]
    await settle(hers.token, profile)
    const client = await connectAs(t.app.config, 'superuser')
    await client.query('begin')
    await client.query(`update "user" set status = 'disabled' where id = $1`, [slow.id])
    const disable = () => query(t, `update "user" set status = 'disabled' where id = $1`, [quick.id])
    expect(await refusedBy(his.token, profile, disable)).toEqual([401, 401])
    expect(await refusedBy(hers.token, profile, () => client.query('commit'))).toEqual([401, 401])
    await client.end()
  })
})
