import { record } from '@srm/api/record'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { connectAs, query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { jobOf, startJobs, untilDone } from '#test/processes/worker.ts'

let t: TestApp
let worker: App | undefined
beforeAll(async () => {
  t = await sharedApp()
})
afterEach(async () => {
  await worker?.close()
  worker = undefined
})

/** More rows than three steps of the job take, none of which can be found yet. */
const aLargeTenant = async (rows = 1200): Promise<TestTenant> => {
  const me = await aTenant(t)
  await query(
    t,
    `insert into our_company (tenant_id, id, code, name, status, search_text, search_grams)
      select $1, app.new_id(), 'C' || n, '公司' || n, 'enabled', '', '{}' from generate_series(1, $2::int) n`,
    [me.tenantId, rows],
  )
  return me
}

const found = async ({ tenantId }: TestTenant): Promise<number> =>
  (await query(t, `select 1 from our_company where tenant_id = $1 and search_text <> ''`, [tenantId])).length

const reindex = async (me: TestTenant): Promise<string> =>
  (await me.call(record.reindex, { body: { subject: 'ourCompany' } })).result.id

describe('a job somebody waits for', () => {
  it('tells its name, how far it is and that it ended', async () => {
    const me = await aLargeTenant()
    const id = await reindex(me)
    expect(await jobOf(me, id)).toMatchObject({
      name: 'record.reindex',
      title: '重建搜索索引 · 我方公司',
      state: 'waiting',
      done: 0,
      error: null,
      finishedAt: null,
    })
    worker = await startJobs(t)
    const ended = await untilDone(me, id)
    expect(ended).toMatchObject({ state: 'done', done: 1200, total: 1200, finishedAt: expect.any(String) as string })
    expect(await found(me)).toBe(1200)
    expect((await me.call(record.jobs)).result).toEqual([ended])
    expect(await me.call(record.cancelJob, { params: { id } })).toMatchObject({ status: 409, key: 'job.finished' })
    expect(await me.call(record.retryJob, { params: { id } })).toMatchObject({ status: 409, key: 'job.not_failed' })
  })

  it('cancelled while it waits never starts', async () => {
    const me = await aLargeTenant(3)
    const id = await reindex(me)
    expect((await me.call(record.cancelJob, { params: { id } })).status).toBe(200)
    worker = await startJobs(t)
    const next = await reindex(await aLargeTenant(1))
    await vi.waitFor(
      async () =>
        expect(
          await query(t, `select 1 from pgboss.job where id = any($1) and state <> 'completed'`, [[id, next]]),
        ).toEqual([]),
      { timeout: 60_000 },
    )
    expect(await jobOf(me, id)).toMatchObject({ state: 'cancelled', done: 0 })
    expect(await found(me)).toBe(0)
  })

  it('cancelled while it runs stops at its next step, and can be started again', async () => {
    const me = await aLargeTenant()
    const [, row] = await query<{ id: string }>(
      t,
      `select id from our_company where tenant_id = $1 order by id offset 600 limit 2`,
      [me.tenantId],
    )
    const brake = await connectAs(t.app.config, 'superuser')
    await brake.query('begin')
    await brake.query('select 1 from our_company where id = $1 for update', [row?.id])
    const id = await reindex(me)
    worker = await startJobs(t)
    await vi.waitFor(async () => expect(await jobOf(me, id)).toMatchObject({ state: 'running', done: 500 }), {
      timeout: 60_000,
      interval: 20,
    })
    expect((await me.call(record.cancelJob, { params: { id } })).status).toBe(200)
    await brake.query('rollback')
    await brake.end()
    await vi.waitFor(async () => expect(await found(me)).toBe(1000), { timeout: 60_000 })
    const again = (await me.call(record.retryJob, { params: { id } })).result.id
    expect(await untilDone(me, again)).toMatchObject({ state: 'done', done: 1200, title: '重建搜索索引 · 我方公司' })
    expect([await found(me), (await jobOf(me, id)).state]).toEqual([1200, 'cancelled'])
  })

  it('that fails says so without telling internals, and can be started again', async () => {
    const me = await aLargeTenant(2)
    await query(
      t,
      `alter table our_company add constraint in_the_way check (search_text = '' or tenant_id <> '${me.tenantId}') not valid`,
    )
    const id = await reindex(me)
    worker = await startJobs(t)
    await vi.waitFor(async () => expect((await jobOf(me, id)).state).toBe('failed'), { timeout: 60_000 })
    expect((await jobOf(me, id)).error).toBe('提交的内容有误，请检查')
    await query(t, `alter table our_company drop constraint in_the_way`)
    const again = (await me.call(record.retryJob, { params: { id } })).result.id
    expect((await untilDone(me, again)).state).toBe('done')
    expect(await found(me)).toBe(2)
  })

  it('is refused for a kind of record that does not exist', async () => {
    const me = await aTenant(t)
    expect(await me.call(record.reindex, { body: { subject: 'nothing' } })).toMatchObject({
      status: 404,
      key: 'record.unknown_subject',
    })
  })
})
