import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { transfer } from '@srm/api/transfer'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/app.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { testEnvironment } from '#test/settings.ts'
import { contentOf, resultOf, startImport, uploadBook } from '#test/sheets.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { jobOf, startJobs, untilDone, untilMoving } from '#test/worker.ts'
import { companiesToImport } from './transfer.fixture.ts'
import { readBook } from './transfer.workbook.service.ts'

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
  const main = join(import.meta.dirname, '../../main.ts')
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
  // Queues are looked after once a minute; the test does not wait for it.
  await query(t, 'update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null')
  await query(t, `update pgboss.job set heartbeat_on = now() - interval '5 minutes' where state = 'active'`)
  second = await startJobs(t)
  await second.boss.supervise()
  await query(t, `update pgboss.job set start_after = now() where state = 'retry'`)
}

const countOf = async (): Promise<number> =>
  (await query<{ n: number }>(t, 'select count(*)::int as n from our_company where tenant_id = $1', [me.tenantId]))[0]
    ?.n ?? -1

describe('a worker that is killed', { timeout: 90_000 }, () => {
  it.each([
    ['all or nothing', false],
    ['row by row', true],
  ])('in the middle of an import, %s, is taken over and every row is there once', async (_, partial) => {
    const before = await countOf()
    const { result } = await uploadBook(t, me, await companiesToImport(1500))
    const { id } = (await startImport(me, result.fileId, 'insert', partial)).result
    await killAndTakeOver(id)
    expect(await untilDone(me, id)).toMatchObject({ state: 'done', done: 1500 })
    expect((await resultOf(me, id)).counts).toMatchObject({ total: 1500, inserted: 1500, failed: 0 })
    expect(await countOf()).toBe(before + 1500)
  })

  it('in the middle of an export is taken over, and the file is whole', async () => {
    await query(
      t,
      `insert into our_company (tenant_id, id, code, name, status, search_text, search_grams)
        select $1, gen_random_uuid(), 'E' || n, '出' || n, 'enabled', '', '{}' from generate_series(1, 40000) n`,
      [me.tenantId],
    )
    const total = await countOf()
    const body = { subject: 'ourCompany', query: {}, columns: ['code', 'name', 'status', 'createdAt'] }
    const { id } = (await me.call(transfer.export, { body })).result
    await killAndTakeOver(id)
    expect(await untilDone(me, id)).toMatchObject({ state: 'done' })
    const { file, counts } = await resultOf(me, id)
    expect(counts.total).toBe(total)
    const [sheet] = await readBook(await contentOf(t, file?.url ?? ''), 100_000)
    expect(sheet?.rows).toHaveLength(total + 1)
    const files = await query(t, `select 1 from file where tenant_id = $1 and name like '我方公司-%'`, [me.tenantId])
    expect(files, 'the killed run left none behind').toHaveLength(3)
  })
})
