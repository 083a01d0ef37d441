import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { transfer } from '@srm/api/transfer'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { sampleOf } from '#test/depth.ts'
import { testEnvironment } from '#test/settings.ts'
import { contentOf, resultOf, startImport, uploadBook } from '#test/outside/sheets.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { jobOf, startJobs, untilDone, untilMoving } from '#test/processes/worker.ts'
import { companiesToImport } from '../transfer.fixture.ts'
import { readBook } from '../book/workbook.service.ts'

let t: TestApp
let me: TestTenant
let second: App | undefined
const children: ChildProcess[] = []
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await second?.close()
  second = undefined
})
afterAll(() => t.close())

/** The real worker in a process of its own. */
const startWorker = (): ChildProcess => {
  const main = join(import.meta.dirname, '../../../main.ts')
  const env = { PATH: process.env['PATH'], ...testEnvironment(t.database) }
  const child = spawn(process.execPath, [main, 'worker'], { env, stdio: 'ignore' })
  children.push(child)
  return child
}

/** As a power cut would, once the job has got somewhere; then another worker takes over. */
const killAndTakeOver = async (id: string): Promise<void> => {
  const child = startWorker()
  await untilMoving(me, id)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const job = await jobOf(me, id)
  expect(job.state, 'it was killed while at work').toBe('running')
  expect((await resultOf(me, id)).file, 'nothing is offered').toBeNull()
  // Queues are looked after every few seconds, and a worker is missed after some more; the test does not wait for it.
  await query(t, 'update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null')
  await query(t, `update pgboss.job set heartbeat_on = now() - interval '5 minutes' where state = 'active'`)
  second = await startJobs(t)
  await second.boss.supervise()
  await query(t, `update pgboss.job set start_after = now() where state = 'retry'`)
}

/** Nothing is helped along: how long somebody waits whose worker was killed. */
const takenUpInTime = async (): Promise<void> => {
  const { result } = await uploadBook(t, me, await companiesToImport(1500))
  const { id } = (await startImport(me, result.fileId, 'insert', true)).result
  const child = startWorker()
  await untilMoving(me, id)
  second = await startJobs(t)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const began = performance.now()
  await vi.waitFor(
    async () => {
      const [job] = await query<{ retry: number; state: string }>(
        t,
        'select retry_count as retry, state from pgboss.job where id = $1',
        [id],
      )
      expect([job?.retry, job?.state === 'retry']).toEqual([1, false])
    },
    { timeout: 60_000, interval: 100 },
  )
  expect((performance.now() - began) / 1000, 'seconds until another took it up').toBeLessThan(30)
  expect(await untilDone(me, id)).toMatchObject({ state: 'done', done: 1500 })
}

const filesMade = async (): Promise<number> =>
  (await query(t, `select 1 from file where tenant_id = $1 and name like '我方公司-%'`, [me.tenantId])).length

const countOf = async (): Promise<number> =>
  (await query<{ n: number }>(t, 'select count(*)::int as n from our_company where tenant_id = $1', [me.tenantId]))[0]
    ?.n ?? -1

const importAndKill = async (partial: boolean): Promise<void> => {
  const before = await countOf()
  const { result } = await uploadBook(t, me, await companiesToImport(1500))
  const { id } = (await startImport(me, result.fileId, 'insert', partial)).result
  await killAndTakeOver(id)
  expect(await untilDone(me, id)).toMatchObject({ state: 'done', done: 1500 })
  expect((await resultOf(me, id)).counts).toMatchObject({ total: 1500, inserted: 1500, failed: 0 })
  expect(await countOf()).toBe(before + 1500)
}

const exportAndKill = async (): Promise<void> => {
  await query(
    t,
    `insert into our_company (tenant_id, id, code, name, status, search_text, search_grams)
        select $1, gen_random_uuid(), 'E' || n, '出' || n, 'enabled', '', '{}' from generate_series(1, 40000) n`,
    [me.tenantId],
  )
  const total = await countOf()
  const before = await filesMade()
  const body = { subject: 'ourCompany', query: {}, columns: ['code', 'name', 'status', 'createdAt'] }
  const { id } = (await me.call(transfer.export, { body })).result
  await killAndTakeOver(id)
  expect(await untilDone(me, id)).toMatchObject({ state: 'done' })
  const { file, counts } = await resultOf(me, id)
  expect(counts.total).toBe(total)
  const [sheet] = await readBook(await contentOf(t, me, file?.url ?? ''), 100_000)
  expect(sheet?.rows).toHaveLength(total + 1)
  expect(await filesMade(), 'the killed run left none behind').toBe(before + 1)
}

/** One of them in every build, all in the nightly run: each starts a worker of its own and waits for it. */
const ways: readonly (readonly [string, () => Promise<void>])[] = [
  ['an import, all or nothing, is taken over and every row is there once', () => importAndKill(false)],
  ['an import, row by row, is taken over and every row is there once', () => importAndKill(true)],
  ['an export is taken over, and the file is whole', exportAndKill],
  ['an import is missed within half a minute', takenUpInTime],
]

it.each(sampleOf(ways, 1, ([what]) => what))('a worker that is killed in the middle of %s', async (_, run) => {
  await expect(run()).resolves.toBeUndefined()
})
