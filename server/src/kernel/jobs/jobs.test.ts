import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { anOurCompany } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { aTenant } from '#test/tenant.ts'
import { newId } from '../ids.ts'
import { createBoss, deadLetter, jobCatalog, nightlyJobs } from './jobs.ts'
import { migrate } from '../db/migrate.ts'
import { defineModule } from '../module.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const jobsOf = (tenantId: string, name = 'external.send') =>
  query<{ id: string; data: { id: string }; state: string }>(
    t,
    `select id, data, state from pgboss.job where name = $2 and data ->> 'tenantId' = $1`,
    [tenantId, name],
  )

const change = () => ({ id: newId() })

describe('a job', () => {
  it('exists if and only if the change does', async () => {
    const me = await aTenant(t)
    const undone = me.inside(async (ctx) => {
      await ctx.job('external.send', change())
      expect(await jobsOf(me.tenantId), 'nobody else sees it before the commit').toEqual([])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await jobsOf(me.tenantId)).toEqual([])
    const refused = await me.call(tenancy.ourCompany.create, { body: anOurCompany({ owner: newId() }) })
    expect(refused.status).toBe(422)
    expect(await jobsOf(me.tenantId)).toEqual([])
    const kept = change()
    await me.inside((ctx) => ctx.job('external.send', kept))
    expect((await jobsOf(me.tenantId)).map(({ data }) => data.id)).toEqual([kept.id])
  })

  it('always says whose it is', async () => {
    const me = await aTenant(t)
    const theirs = await aTenant(t)
    await me.inside((ctx) => ctx.job('external.send', { ...change(), tenantId: theirs.tenantId } as never))
    expect([(await jobsOf(me.tenantId)).length, (await jobsOf(theirs.tenantId)).length]).toEqual([1, 0])
  })

  it('with a key stands for all that would follow while it waits, in each company for itself', async () => {
    const [a, b] = [await aTenant(t), await aTenant(t)]
    for (const me of [a, a, b, b]) await me.inside((ctx) => ctx.job('file.sweep', {}, { once: 'sweep' }))
    expect((await jobsOf(a.tenantId, 'file.sweep')).length).toBe(1)
    expect((await jobsOf(b.tenantId, 'file.sweep')).length).toBe(1)
  })

  it('that cannot be queued fails the change, and nothing is left hanging', async () => {
    const me = await aTenant(t)
    const failed = me.inside(async (ctx) => {
      await ctx.db.run('select 1 / 0', []).catch(() => undefined)
      await ctx.job('record.reindex', { subject: 'ourCompany' }, { title: '重建' })
    })
    await expect(failed).rejects.toThrow('current transaction is aborted')
    expect(await query(t, 'select 1 from job_run where tenant_id = $1', [me.tenantId])).toEqual([])
  })

  it('has a queue for every name, which gives up into the dead letters', async () => {
    const rows = await query<{ name: string; dead_letter: string | null; policy: string }>(
      t,
      'select name, dead_letter, policy from pgboss.queue',
    )
    const known = new Map(rows.map((row) => [row.name, row.dead_letter]))
    expect(known.has(deadLetter)).toBe(true)
    for (const name of t.app.jobs.keys()) expect([name, known.get(name)]).toEqual([name, deadLetter])
    const policies = new Map(rows.map((row) => [row.name, row.policy]))
    for (const name of nightlyJobs(t.app.jobs))
      expect(policies.get(name), 'housekeeping is never queued twice').toBe('short')
  })

  it('of a killed worker is missed soon, in every queue', async () => {
    const rows = await query<{ name: string; seconds: number; delay: number }>(
      t,
      'select name, heartbeat_seconds as seconds, retry_delay as delay from pgboss.queue where name = any($1)',
      [[...t.app.jobs.keys()]],
    )
    for (const { name, seconds, delay } of rows) expect([name, seconds, delay]).toEqual([name, 15, 2])
  })

  it('of a queue that an earlier release had is thrown away by the migration', async () => {
    const boss = createBoss(t.app.config, t.app.log, 'migrate')
    await boss.start()
    const retiredQueues = t.app.modules.flatMap(({ retiredJobs = [] }) => retiredJobs)
    expect(retiredQueues.length).toBeGreaterThan(0)
    for (const name of retiredQueues) {
      await boss.createQueue(name)
      await boss.send(name, { id: newId() })
    }
    await boss.stop({ graceful: false })
    const waiting = () => query(t, 'select 1 from pgboss.job where name = any($1)', [retiredQueues])
    expect(await waiting()).toHaveLength(retiredQueues.length)
    await migrate(t.app.config, t.app.log, t.app.modules)
    expect(await waiting()).toEqual([])
  })

  it('has somebody who does it, for every queue there is', async () => {
    const rows = await query<{ name: string }>(t, `select name from pgboss.queue where dead_letter is not null`)
    expect([...t.app.jobs.keys()].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('belongs to one module', () => {
    const sweeping = defineModule({ name: 'probe', jobs: { 'file.sweep': { run: async () => undefined } } })
    expect(() => jobCatalog([...t.app.modules, sweeping])).toThrow('two modules do the job file.sweep')
  })
})
