import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { testEnvironment } from '#test/settings.ts'
import { connectAs, query, sealByHand } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { sealLog, verifyLog } from './system-log.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const write = (me: TestTenant, n: number) => me.inside((ctx) => ctx.systemLog('setting.changed', { n }))
const verify = (me: TestTenant) => me.inside((ctx) => verifyLog(ctx.db))
const sealedOf = async (me: TestTenant): Promise<number> =>
  (await query(t, 'select 1 from system_log_seal where tenant_id = $1', [me.tenantId])).length

/** The server seals nothing that an open transaction could still precede, in whatever database of the machine. */
const isHeldUp = async (): Promise<boolean> =>
  (
    await query(
      t,
      `select 1 from pg_stat_activity where backend_xid is not null and datname <> current_database() and xact_start < now() - interval '3 seconds'`,
    )
  ).length > 0

const patience = 90_000
const untilNobodyHoldsUp = () => vi.waitUntil(async () => !(await isHeldUp()), { timeout: patience, interval: 200 })

const seal = (me: TestTenant) => me.inside((ctx) => sealLog(ctx.db))
const sealUpTo = (me: TestTenant, n: number) =>
  vi.waitUntil(
    async () => {
      await seal(me)
      return (await sealedOf(me)) >= n
    },
    { timeout: 60_000, interval: 100 },
  )

/** A company with six sealed entries; its founding is the first. */
const aSealedLog = async (): Promise<TestTenant> => {
  const me = await aTenant(t)
  for (let n = 2; n <= 6; n += 1) await write(me, n)
  await sealByHand(t, me.tenantId)
  return me
}

/** What only somebody with all rights, and triggers and keys switched off, could do. */
const tamper = async (me: TestTenant, text: string): Promise<void> => {
  const client = await connectAs(t.app.config, 'superuser')
  await client.query(`set session_replication_role = replica`)
  await client.query(text.replaceAll('$1', `'${me.tenantId}'`))
  await client.end()
}

const at = (place: number) => `(select log_id from system_log_seal where tenant_id = $1 and seq = ${place})`

describe('the system log', () => {
  it('is whole when nobody touched it, also while more is added', async () => {
    const me = await aSealedLog()
    expect(await verify(me)).toBeNull()
    await write(me, 7)
    expect(await verify(me)).toBeNull()
  })

  it.each([
    [
      'the words of an entry were changed',
      `update system_log set detail = '{"n":0}' where tenant_id = $1 and id = ${at(3)}`,
      3,
    ],
    [
      'an entry was given to another person',
      `update system_log set actor_id = gen_random_uuid() where tenant_id = $1 and id = ${at(4)}`,
      4,
    ],
    [
      'an entry was dated back',
      `update system_log set at = at - interval '1 day' where tenant_id = $1 and id = ${at(2)}`,
      2,
    ],
    ['an entry was deleted', `delete from system_log where tenant_id = $1 and id = ${at(5)}`, 5],
    [
      'an entry and its seal were deleted',
      `with gone as (delete from system_log_seal where tenant_id = $1 and seq = 3 returning log_id) delete from system_log where tenant_id = $1 and id in (select log_id from gone)`,
      3,
    ],
    [
      'two entries changed places',
      `update system_log l set detail = o.detail from system_log o where l.tenant_id = $1 and o.tenant_id = $1 and (l.id, o.id) in ((${at(2)}, ${at(5)}), (${at(5)}, ${at(2)}))`,
      2,
    ],
    ['a seal was replaced', `update system_log_seal set hash = sha256('x') where tenant_id = $1 and seq = 6`, 6],
  ])('names the place where %s', async (_, text, place) => {
    const me = await aSealedLog()
    await tamper(me, text)
    expect(await verify(me)).toBe(place)
  })

  it('cannot be changed by the server itself, not even with its tenant set', async () => {
    const me = await aSealedLog()
    const client = await connectAs(t.app.config, 'app')
    await client.query(`select set_config('app.tenant', $1, false)`, [me.tenantId])
    for (const table of ['system_log', 'system_log_seal', 'record_event'])
      for (const text of [
        `update ${table} set tenant_id = tenant_id`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        await expect(client.query(text), text).rejects.toMatchObject({ code: '42501' })
    await client.end()
    const owner = await connectAs(t.app.config, 'owner')
    await owner.query(`select set_config('app.tenant', $1, false)`, [me.tenantId])
    await expect(owner.query(`delete from system_log`)).rejects.toMatchObject({ code: '42501' })
    await owner.end()
    expect(await verify(me)).toBeNull()
  })

  it(
    'seals entries in the order of their transactions, and none that an open one could still precede',
    async () => {
      await untilNobodyHoldsUp()
      const me = await aSealedLog()
      const slow = await connectAs(t.app.config, 'app')
      await slow.query(`begin; set local app.tenant = '${me.tenantId}'`)
      await slow.query(`insert into system_log (id, action) values (gen_random_uuid(), 'file.read')`)
      await write(me, 8)
      await seal(me)
      expect(await sealedOf(me)).toBe(6)
      await slow.query('commit')
      await slow.end()
      await sealUpTo(me, 8)
      const last = await query<{ action: string }>(
        t,
        `select l.action from system_log_seal s join system_log l on l.tenant_id = s.tenant_id and l.id = s.log_id
        where s.tenant_id = $1 and s.seq > 6 order by s.seq`,
        [me.tenantId],
      )
      expect(last).toEqual([{ action: 'file.read' }, { action: 'setting.changed' }])
      expect(await verify(me)).toBeNull()
    },
    2 * patience,
  )

  it(
    'sealed by several at once is sealed once',
    async () => {
      await untilNobodyHoldsUp()
      const me = await aSealedLog()
      for (let n = 0; n < 10; n += 1) await write(me, n)
      await Promise.all(Array.from({ length: 5 }, () => sealUpTo(me, 16)))
      expect([await sealedOf(me), await verify(me)]).toEqual([16, null])
    },
    2 * patience,
  )

  it('is checked by a command that names the company and the place, and fails', async () => {
    const [whole, broken] = [await aSealedLog(), await aSealedLog()]
    await tamper(broken, `update system_log set action = 'x' where tenant_id = $1 and id = ${at(2)}`)
    const main = join(import.meta.dirname, '../../main.ts')
    const env = { PATH: process.env['PATH'], ...testEnvironment(t.database) }
    const run = promisify(execFile)(process.execPath, [main, 'log:verify'], { env })
    const told = await run.then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    )
    expect(told.code).toBe(1)
    expect(told.stdout).toContain(`tenant ${broken.tenantId}: the log is broken at entry 2`)
    expect(told.stdout).not.toContain(whole.tenantId)
  })
})
