import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { connectAs, query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { watchAuthority, type AuthorityChange, type AuthorityWatch } from './authority-watch.ts'

let t: TestApp
let me: TestTenant
let watch: AuthorityWatch
let reported: AuthorityChange[]
let resets: number
const clients: pg.Client[] = []
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
beforeEach(async () => {
  reported = []
  resets = 0
  watch = watchAuthority(t.app.config, t.app.log)
  watch.subscribe({ forget: (changes) => reported.push(...changes), forgetAll: () => (resets += 1) })
  await vi.waitUntil(() => resets === 1)
})
afterEach(async () => {
  await watch.stop()
  await Promise.all(clients.splice(0).map((client) => client.end()))
})
afterAll(() => t.close())

const superuser = async (): Promise<pg.Client> => {
  const client = await connectAs(t.app.config, 'superuser')
  clients.push(client)
  return client
}

const insert = 'insert into platform.authority_change (tenant_id, subject_id) values ($1, $2)'
const aSubject = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const subjects = () => reported.map(({ subjectId }) => String(subjectId))
const twoPolls = () => sleep(1000)

describe('the watch over what people may do', () => {
  it('reports every change once, however many are made at a time', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => aSubject(100 + n))
    await Promise.all(ids.map((id) => query(t, insert, [me.tenantId, id])))
    await vi.waitFor(() => expect(subjects().toSorted()).toEqual(ids), { timeout: 1000 })
    await twoPolls()
    expect(subjects()).toHaveLength(20)
    expect(new Set(reported.map(({ tenantId }) => tenantId))).toEqual(new Set([me.tenantId]))
  })

  it('reports what was written first and is committed last', async () => {
    const early = await superuser()
    await early.query('begin')
    await early.query(insert, [me.tenantId, aSubject(1)])
    const [before] = (await early.query<{ id: string }>('select max(id)::text as id from platform.authority_change'))
      .rows
    await query(t, insert, [me.tenantId, aSubject(2)])
    await vi.waitFor(() => expect(subjects()).toEqual([aSubject(2)]), { timeout: 1000 })
    const [after] = await query<{ id: string }>(t, 'select max(id)::text as id from platform.authority_change')
    expect(Number(before?.id), 'the one that waits has the smaller number').toBeLessThan(Number(after?.id))
    // Several polls pass over the open transaction, and others come and go meanwhile.
    await twoPolls()
    await query(t, insert, [me.tenantId, aSubject(3)])
    await vi.waitFor(() => expect(subjects()).toEqual([aSubject(2), aSubject(3)]), { timeout: 1000 })
    const committed = performance.now()
    await early.query('commit')
    await vi.waitFor(() => expect(subjects()).toContain(aSubject(1)), { timeout: 1000, interval: 10 })
    expect(performance.now() - committed).toBeLessThan(1000)
    await twoPolls()
    expect(subjects()).toEqual([aSubject(2), aSubject(3), aSubject(1)])
  })

  it('reports what a part of a transaction wrote, and nothing that was undone', async () => {
    const client = await superuser()
    await client.query('begin')
    await client.query('savepoint a')
    await client.query(insert, [me.tenantId, aSubject(4)])
    await client.query('rollback to a')
    await client.query('savepoint b')
    await client.query(insert, [me.tenantId, aSubject(5)])
    await client.query('release b')
    await twoPolls()
    expect(reported).toEqual([])
    await client.query('commit')
    await vi.waitFor(() => expect(subjects()).toEqual([aSubject(5)]), { timeout: 1000 })
  })

  it('is good for less than a second when the table cannot be read, and then starts anew', async () => {
    expect(watch.freshUntil()).toBeGreaterThan(performance.now())
    await query(t, `revoke select on platform.authority_change from ${t.app.config.PG_APP_USER}`)
    const began = performance.now()
    await vi.waitFor(() => expect(watch.freshUntil()).toBeLessThan(performance.now()), { timeout: 2000, interval: 5 })
    expect(performance.now() - began).toBeLessThan(1000)
    await sleep(500)
    expect(watch.freshUntil()).toBeLessThan(performance.now())
    await query(t, `grant select on platform.authority_change to ${t.app.config.PG_APP_USER}`)
    await vi.waitFor(() => expect(watch.freshUntil()).toBeGreaterThan(performance.now()), { timeout: 2000 })
    expect(resets, 'what happened meanwhile is not known').toBe(2)
  })

  it('is good for less than a second when a poll takes long', async () => {
    const client = await superuser()
    await client.query('begin')
    const began = performance.now()
    await client.query('lock table platform.authority_change in access exclusive mode')
    await vi.waitFor(() => expect(watch.freshUntil()).toBeLessThan(performance.now()), { timeout: 2000, interval: 5 })
    expect(performance.now() - began).toBeLessThan(1000)
    await client.query('commit')
    await vi.waitFor(() => expect(watch.freshUntil()).toBeGreaterThan(performance.now()), { timeout: 5000 })
  })

  it('goes on when its connection is cut', async () => {
    await query(
      t,
      `select pg_terminate_backend(pid) from pg_stat_activity where query like '%authority_change%' and pid <> pg_backend_pid()`,
    )
    await query(t, insert, [me.tenantId, aSubject(6)])
    await vi.waitFor(() => expect(resets + subjects().length).toBeGreaterThan(1), { timeout: 5000 })
    await query(t, insert, [me.tenantId, aSubject(7)])
    await vi.waitFor(() => expect(subjects()).toContain(aSubject(7)), { timeout: 5000 })
  })
})
