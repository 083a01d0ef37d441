import { setTimeout as sleep } from 'node:timers/promises'
import { identity } from '@srm/api/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { freePort, startServer, type ServerProcess } from './server-process.ts'
import { aTenant, signIn } from './tenant.ts'
import { somebody } from '#modules/identity/identity.fixture.ts'

let t: TestApp
let servers: ServerProcess[]
beforeAll(async () => {
  t = await startApp()
  // As in production: what a person may do is believed for a moment.
  const env = { SRM_AUTHORITY_MS: '700' }
  servers = await Promise.all([freePort(), freePort()].map(async (port) => startServer(t.database, await port, env)))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await t.close()
})

const statusOn = async (server: ServerProcess, token: string): Promise<number> =>
  (await fetch(`${server.url}/api/user/profile`, { headers: { authorization: `Bearer ${token}` } })).status

const settled = async (token: string): Promise<number[]> =>
  Promise.all(servers.map((server) => statusOn(server, token)))

describe('on every server process, within a second', () => {
  it('a disabled person is out', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const her = await signIn(t, me.tenantId, person.id)
    expect(await settled(her.token)).toEqual([200, 200])
    const began = performance.now()
    expect((await me.call(identity.user.disable, { params: { id: person.id } })).status).toBe(200)
    let statuses = await settled(her.token)
    while (statuses.includes(200) && performance.now() - began < 1000) {
      await sleep(20)
      statuses = await settled(her.token)
    }
    expect(statuses).toEqual([401, 401])
    expect(performance.now() - began).toBeLessThan(1000)
  })

  it('an ended session is out, and a changed role counts', async () => {
    const me = await aTenant(t)
    const person = await somebody(me, { roles: ['ADMIN'] })
    const her = await signIn(t, me.tenantId, person.id)
    const lists = async () =>
      Promise.all(
        servers.map(async ({ url }) => (await fetch(`${url}/api/user/list`, { headers: her.headers })).status),
      )
    expect(await lists()).toEqual([200, 200])
    const [role] = (await me.call(identity.role.list, { query: { keyword: '行政' } })).result.items
    await me.call(identity.role.assign, { params: { id: role?.id ?? '' }, body: { remove: [person.id] } })
    await sleep(1000)
    expect(await lists()).toEqual([403, 403])
    await her.call(identity.auth.logout)
    await sleep(1000)
    expect(await settled(her.token)).toEqual([401, 401])
  })
})
