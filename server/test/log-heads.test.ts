import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { identity } from '@srm/api/identity'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { keepHead, markRestored, verifyWholeLog } from '#kernel/log/log-heads.ts'
import { verifyLog } from '#kernel/log/system-log.ts'
import { signInWith, somebody } from '#modules/identity/identity.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { connectAs, query, sealByHand } from './sql.ts'
import { aTenant, memberOf, signIn, type TestTenant } from './tenant.ts'
import { startJobs } from './processes/worker.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const folderOf = ({ tenantId }: TestTenant): string =>
  join(t.app.config.LOG_HEADS_DIR, 'log-heads', t.database, tenantId)
const headsOf = (me: TestTenant): Promise<string[]> => readdir(folderOf(me)).catch(() => [])

const write = (me: TestTenant, n: number) => me.inside((ctx) => ctx.systemLog('setting.changed', { n }))
const verify = (me: TestTenant) => me.inside(verifyWholeLog)

/** What only somebody with all rights in the database, and triggers and keys switched off, could do. */
const tamper = async (me: TestTenant, ...texts: string[]): Promise<void> => {
  const client = await connectAs(t.app.config, 'superuser')
  await client.query(`set session_replication_role = replica`)
  for (const text of texts) await client.query(text.replaceAll('$1', `'${me.tenantId}'`))
  await client.end()
}

/** A company with six sealed entries, of which the head is kept. */
const aKeptLog = async (): Promise<TestTenant> => {
  const me = await aTenant(t)
  for (let n = 2; n <= 6; n += 1) await write(me, n)
  await sealByHand(t, me.tenantId)
  await me.inside(keepHead)
  return me
}

const emptied = ['delete from system_log_seal where tenant_id = $1', 'delete from system_log where tenant_id = $1']
const cutAfter = (seq: number): string[] => [
  `delete from system_log where tenant_id = $1 and id in
    (select log_id from system_log_seal where tenant_id = $1 and seq > ${seq})`,
  `delete from system_log_seal where tenant_id = $1 and seq > ${seq}`,
]

describe('the head of a log, kept outside the database', () => {
  it('agrees with the log nobody touched, also while more is added', async () => {
    const me = await aKeptLog()
    expect(await verify(me)).toBeNull()
    await write(me, 7)
    expect(await verify(me)).toBeNull()
    await tamper(me, emptied[0] ?? '')
    await sealByHand(t, me.tenantId)
    await me.inside(keepHead)
    expect([await headsOf(me), await verify(me)]).toEqual([expect.objectContaining({ length: 2 }), null])
  })

  it.each([
    ['the last entries were cut off with their seals', cutAfter(4)],
    ['the log was emptied', emptied],
  ])('shows that %s, which the chain does not', async (_, texts) => {
    const me = await aKeptLog()
    await tamper(me, ...texts)
    expect(await me.inside((ctx) => verifyLog(ctx.db))).toBeNull()
    expect(await verify(me)).toBe(6)
  })

  it('shows that an entry was changed and everything sealed anew, which the chain does not', async () => {
    const me = await aKeptLog()
    await tamper(
      me,
      `update system_log set detail = '{"n":0}' where tenant_id = $1 and detail = '{"n":3}'`,
      emptied[0] ?? '',
    )
    await sealByHand(t, me.tenantId)
    expect(await me.inside((ctx) => verifyLog(ctx.db))).toBeNull()
    expect(await verify(me)).toBe(6)
    const boss = memberOf(t, me.tenantId, me.userId)
    expect((await boss.call(identity.log.verify)).result).toEqual({ intact: false, entries: 6, firstBroken: 6 })
  })

  it('counts for nothing when it was not signed by us', async () => {
    const me = await aKeptLog()
    const [name = ''] = await headsOf(me)
    const forged = name.replace(/\.6\./, '.5.')
    await rename(join(folderOf(me), name), join(folderOf(me), forged === name ? `x${name}` : forged))
    expect(await verify(me)).not.toBeNull()
  })

  it('does not miss what a restore took back, and still sees what is wrong before it', async () => {
    const me = await aKeptLog()
    await tamper(me, ...cutAfter(4))
    await me.inside(markRestored)
    expect(await verify(me)).toBeNull()
    await write(me, 9)
    await tamper(me, emptied[0] ?? '')
    await sealByHand(t, me.tenantId)
    await me.inside(keepHead)
    expect(await verify(me)).toBeNull()
    await tamper(me, ...cutAfter(3))
    expect(await verify(me)).toBe(5)
  })

  describe('with a worker', () => {
    let worker: App
    beforeAll(async () => {
      worker = await startJobs(t)
    })
    afterAll(() => worker.close())

    it('is written by the job that seals', async () => {
      const me = await aTenant(t)
      await write(me, 1)
      await vi.waitUntil(async () => (await headsOf(me)).length > 0, { timeout: 90_000, interval: 200 })
      expect(await verify(me)).toBeNull()
    })
  })
})

const logged = (me: TestTenant, action: string) =>
  query<{ detail: Record<string, unknown> }>(
    t,
    'select detail from system_log where tenant_id = $1 and action = $2 order by id',
    [me.tenantId, action],
  )

describe('the system log has', () => {
  it('a failed sign-in, with whose name it was and from where', async () => {
    const me = await aTenant(t)
    const person = await somebody(me, {})
    expect((await signInWith(t, me, person.username, 'not-the-one-1')).key).toBe('login.wrong')
    await vi.waitUntil(async () => (await logged(me, 'session.sign_in_failed')).length === 1)
    const [{ detail } = { detail: {} }] = await logged(me, 'session.sign_in_failed')
    expect(detail).toMatchObject({ userId: person.id, way: 'sub', address: '127.0.0.1' })
    expect(JSON.stringify(detail)).not.toContain('not-the-one-1')
  })

  it('what somebody was refused, counted, a line a minute for each person', async () => {
    const me = await aTenant(t)
    const person = await signIn(t, me.tenantId, (await somebody(me, { roles: [] })).id)
    for (let n = 0; n < 3; n += 1) expect((await person.call(identity.role.list, { query: {} })).status).toBe(403)
    expect((await person.call(identity.log.verify)).status).toBe(403)
    await t.app.refusals.write()
    expect((await logged(me, 'session.refused')).map(({ detail }) => detail)).toEqual([
      { userId: person.userId, refused: { 'GET /api/role/list': 3, 'GET /api/log/verify': 1 } },
    ])
    await t.app.refusals.write()
    expect(await logged(me, 'session.refused')).toHaveLength(1)
  })
})
