import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { startJobs } from '#test/worker.ts'
import type { App } from './app.ts'
import { newId } from './ids.ts'
import { defineModule } from './module.ts'

/** What was done, by the id the job carries; an id in `poison` always fails. */
const done: string[] = []
const poison = new Set<string>()
const probe = defineModule({
  name: 'probe',
  jobs: {
    'record.changed': async (run, { id }) => {
      await run.transaction((ctx) => ctx.db.run('select 1', []))
      if (poison.has(id)) throw new Error(`poisoned ${id}`)
      done.push(id)
    },
  },
})

let t: TestApp
let me: TestTenant
let worker: App | undefined
beforeAll(async () => {
  t = await startApp({ modules: [probe] })
  me = await aTenant(t)
})
afterEach(async () => {
  await worker?.close()
  worker = undefined
})
afterAll(() => t.close())

const enqueue = async (id = newId()): Promise<string> => {
  await me.inside((ctx) => ctx.job('record.changed', { subject: 'x', id, action: 'created', version: 1 }))
  return id
}

type Job = { state: string; retry_count: number; wait: number }
const jobOf = async (id: string): Promise<Job | undefined> =>
  (
    await query<Job>(
      t,
      `select state, retry_count, extract(epoch from start_after - now())::float8 as wait from pgboss.job
        where name = 'record.changed' and data ->> 'id' = $1`,
      [id],
    )
  )[0]
const dead = async (id: string) =>
  (await query(t, `select 1 from pgboss.job where name = 'dead_letter' and data ->> 'id' = $1`, [id])).length
const hurry = () => query(t, `update pgboss.job set start_after = now() where state = 'retry'`)
const patience = { timeout: 15_000, interval: 50 }

describe('a worker', () => {
  it('does every job once', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => enqueue()))
    worker = await startJobs(t)
    await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(ids)), patience)
    for (const id of ids) expect(done.filter((one) => one === id)).toHaveLength(1)
  })

  it(
    'tries a failing job again, later each time, and then puts it with the dead letters',
    { timeout: 40_000 },
    async () => {
      const id = await enqueue()
      poison.add(id)
      worker = await startJobs(t)
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
    },
  )

  it('lets a failing job harm none of those taken with it', { timeout: 20_000 }, async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => enqueue()))
    const [, , bad = ''] = ids
    poison.add(bad)
    worker = await startJobs(t)
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

  it('takes over what a killed one had begun', { timeout: 20_000 }, async () => {
    const id = await enqueue()
    const [taken] = await t.app.boss.fetch('record.changed')
    expect(taken?.data).toMatchObject({ id })
    expect(await jobOf(id)).toMatchObject({ state: 'active' })
    await query(t, `update pgboss.job set heartbeat_on = now() - interval '5 minutes' where state = 'active'`)
    worker = await startJobs(t)
    await worker.boss.supervise()
    await hurry()
    await vi.waitFor(() => expect(done).toContain(id), patience)
    expect(await jobOf(id)).toMatchObject({ state: 'completed' })
  })

  it('looks after its queues with the rights of the server, without complaint', async () => {
    worker = await startJobs(t)
    const complaints: string[] = []
    worker.boss.on('error', (error) => complaints.push(error.message))
    await worker.boss.supervise()
    expect(complaints).toEqual([])
  })
})
