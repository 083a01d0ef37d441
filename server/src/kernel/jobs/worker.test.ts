import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'
import type { App } from '../http/app.ts'
import { newId } from '../ids.ts'
import { batchSizeOf } from './jobs.ts'
import { defineModule } from '../module.ts'

/** What was done, by the id the job carries; an id in `poison` always fails. */
const done: string[] = []
const poison = new Set<string>()
/** How many jobs that do nothing were done. */
let idle = 0
/** How long each of them takes; the tests that look into the middle of a queue make it last. */
let pace = 0
const probe = defineModule({
  name: 'probe',
  jobs: {
    'external.send': {
      run: async (run, { id }) => {
        await run.transaction((ctx) => ctx.db.run('select 1', []))
        if (poison.has(id)) throw new Error(`poisoned ${id}`)
        done.push(id)
      },
    },
    'onboarding.received': {
      run: async () => {
        if (pace > 0) await sleep(pace)
        idle += 1
      },
    },
  },
})

let t: TestApp
let me: TestTenant
let worker: App | undefined
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
afterEach(async () => {
  await worker?.close()
  worker = undefined
})
afterAll(() => t.close())

const enqueue = async (id = newId()): Promise<string> => {
  await me.inside((ctx) => ctx.job('external.send', { id }))
  return id
}

type Job = { state: string; retry_count: number; wait: number }
const jobOf = async (id: string): Promise<Job | undefined> =>
  (
    await query<Job>(
      t,
      `select state, retry_count, extract(epoch from start_after - now())::float8 as wait from pgboss.job
        where name = 'external.send' and data ->> 'id' = $1`,
      [id],
    )
  )[0]
const dead = async (id: string) =>
  (await query(t, `select 1 from pgboss.job where name = 'dead_letter' and data ->> 'id' = $1`, [id])).length
const hurry = () => query(t, `update pgboss.job set start_after = now() where state = 'retry'`)
const patience = { timeout: 60_000, interval: 50 }

describe('a worker', () => {
  it('does every job once', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => enqueue()))
    worker = await startJobs(t, [probe])
    await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(ids)), patience)
    for (const id of ids) expect(done.filter((one) => one === id)).toHaveLength(1)
  })

  it('tries a failing job again, later each time, and then puts it with the dead letters', async () => {
    const id = await enqueue()
    poison.add(id)
    worker = await startJobs(t, [probe])
    const waits: number[] = []
    for (let failures = 1; failures <= 5; failures += 1) {
      await vi.waitFor(async () => expect(await jobOf(id)).toMatchObject({ state: 'retry' }), patience)
      waits.push((await jobOf(id))?.wait ?? 0)
      await hurry()
      await vi.waitFor(async () => expect((await jobOf(id))?.retry_count).toBe(failures), patience)
    }
    await vi.waitFor(async () => expect(await jobOf(id)).toMatchObject({ state: 'failed' }), patience)
    expect(await dead(id)).toBe(1)
    for (const [n, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(2 ** n - 1)
      expect(wait).toBeLessThanOrEqual(2 * 2 ** (n + 1))
    }
  })

  it('lets a failing job harm none of those taken with it', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => enqueue()))
    const [, , bad = ''] = ids
    poison.add(bad)
    worker = await startJobs(t, [probe])
    const good = ids.filter((id) => id !== bad)
    await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(good)), patience)
    await vi.waitFor(async () => expect(await jobOf(bad)).toMatchObject({ state: 'retry' }), patience)
    const states = await Promise.all(good.map(jobOf))
    expect(new Set(states.map((job) => job?.state))).toEqual(new Set(['completed']))
    for (const id of good) expect(done.filter((one) => one === id)).toHaveLength(1)
    poison.delete(bad)
    await hurry()
    await vi.waitFor(() => expect(done).toContain(bad), patience)
  })

  it('takes over what a killed one had begun', async () => {
    const id = await enqueue()
    const [taken] = await t.app.boss.fetch('external.send')
    expect(taken?.data).toMatchObject({ id })
    expect(await jobOf(id)).toMatchObject({ state: 'active' })
    await query(t, `update pgboss.job set heartbeat_on = now() - interval '5 minutes' where state = 'active'`)
    worker = await startJobs(t, [probe])
    await worker.boss.supervise()
    await hurry()
    await vi.waitFor(() => expect(done).toContain(id), patience)
    // It is marked as done a moment after its work is.
    await vi.waitFor(async () => expect(await jobOf(id)).toMatchObject({ state: 'completed' }), patience)
  })

  describe('with a long queue', () => {
    const total = 2000
    const fillQueue = async (): Promise<void> => {
      idle = 0
      pace = 0
      await query(t, `delete from pgboss.job where name = 'onboarding.received'`)
      const data = { id: newId(), tenantId: me.tenantId, tracked: false }
      await t.app.boss.insert(
        'onboarding.received',
        Array.from({ length: total }, () => ({ data })),
      )
    }
    const statesOf = async () =>
      query<{ state: string; n: number }>(
        t,
        `select state, count(*)::int as n from pgboss.job where name = 'onboarding.received' group by 1 order by 1`,
      )

    it('works it off without waiting for the next poll, and sends nothing for jobs nobody waits for', async () => {
      await fillQueue()
      worker = await startJobs(t, [probe])
      let transactions = 0
      worker.pool.on('acquire', () => (transactions += 1))
      const began = performance.now()
      await vi.waitFor(() => expect(idle).toBe(total), patience)
      expect(total / ((performance.now() - began) / 1000)).toBeGreaterThan(200)
      expect(transactions).toBe(0)
      await vi.waitFor(async () => expect(await statesOf()).toEqual([{ state: 'completed', n: total }]), patience)
    })

    it('takes jobs of other queues meanwhile', async () => {
      await fillQueue()
      pace = 20
      worker = await startJobs(t, [probe])
      await vi.waitFor(() => expect(idle).toBeGreaterThan(100), patience)
      const id = await enqueue()
      await vi.waitFor(() => expect(done).toContain(id), patience)
      expect(idle, 'the long queue is not worked off yet').toBeLessThan(total)
    })

    it('stops in the middle of it, and the next worker does the rest', { timeout: 40_000 }, async () => {
      await fillQueue()
      pace = 20
      worker = await startJobs(t, [probe])
      await vi.waitFor(() => expect(idle).toBeGreaterThan(100), patience)
      await worker.close()
      const before = idle
      expect(before).toBeLessThan(total)
      const states = new Map((await statesOf()).map(({ state, n }) => [state, n]))
      expect(states.get('completed')).toBe(before)
      expect(states.get('created')).toBe(total - before)
      pace = 0
      worker = await startJobs(t, [probe])
      await vi.waitFor(() => expect(idle).toBe(total), patience)
    })
  })

  describe('of several companies', () => {
    it('lets one who has a single job waiting pass one who has hundreds', async () => {
      const other = await aTenant(t)
      await me.inside(async (ctx) => {
        for (let n = 0; n < 300; n += 1) await ctx.job('external.send', { id: newId() })
      })
      const mine = newId()
      await other.inside((ctx) => ctx.job('external.send', { id: mine }))
      const before = done.length
      worker = await startJobs(t, [probe])
      await vi.waitFor(() => expect(done).toContain(mine), patience)
      // The first batch was waiting before it; within the second the queue promises no order.
      expect(done.indexOf(mine) - before, 'jobs done before the one').toBeLessThan(2 * batchSizeOf({}))
      await vi.waitFor(() => expect(done.length - before).toBe(301), patience)
    })

    it('takes no more from one than it may have waiting, and goes on taking from the others', async () => {
      const [greedy, other] = [await aTenant(t), await aTenant(t)]
      const groups = Array.from({ length: 1999 }, () => ({
        data: { id: newId(), tenantId: greedy.tenantId, tracked: false },
        group: { id: greedy.tenantId },
        startAfter: 3600,
      }))
      await t.app.boss.insert('external.send', groups)
      const add = (tenant: TestTenant) => tenant.inside((ctx) => ctx.job('external.send', { id: newId() }))
      await add(greedy)
      await expect(add(greedy)).rejects.toThrow('job.too_many')
      await add(other)
      await greedy.inside((ctx) => ctx.job('onboarding.received', { id: newId() }))
      await query(t, `delete from pgboss.job where group_id = $1`, [greedy.tenantId])
    })
  })

  it('marks a job of an earlier release, which does not say whether somebody waits for it', async () => {
    const id = newId()
    await query(t, `insert into job_run (tenant_id, id, name, title) values ($1, $2, 'external.send', '旧')`, [
      me.tenantId,
      id,
    ])
    await t.app.boss.send('external.send', { id, tenantId: me.tenantId }, { id })
    worker = await startJobs(t, [probe])
    await vi.waitFor(
      async () => expect(await query(t, 'select state from job_run where id = $1', [id])).toEqual([{ state: 'done' }]),
      patience,
    )
    expect(done).toContain(id)
  })

  it('looks after its queues with the rights of the server, without complaint', async () => {
    worker = await startJobs(t, [probe])
    const complaints: string[] = []
    worker.boss.on('error', (error) => complaints.push(error.message))
    await worker.boss.supervise()
    expect(complaints).toEqual([])
  })
})
