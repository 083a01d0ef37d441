import { crm } from '@srm/api/crm'
import { transfer } from '@srm/api/transfer'
import PizZip from 'pizzip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { aCustomer, aCustomerContact } from '#modules/crm/crm.fixture.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { contentOf, exportBook } from '#test/outside/sheets.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'

let t: TestApp
let worker: App
let me: TestTenant
beforeAll(async () => {
  t = await startApp()
  worker = await startJobs(t)
  me = await aTenant(t)
  const customer = (await me.call(crm.customer.create, { body: aCustomer() })).result.id
  for (const name of ['陈总', '李经理'])
    await me.call(crm.contact.create, { body: aCustomerContact({ customer, name }) })
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

const wanted = { subject: 'customerContact', columns: ['name', 'mobile'] }
const usedToday = (rows: number) =>
  query(
    t,
    `update transfer_run set counts = jsonb_set(counts, '{total}', to_jsonb($2::int)) where tenant_id = $1 and kind = 'export'`,
    [me.tenantId, rows],
  )

describe('an export of contacts', () => {
  it('says on every printed page whose it is and since when', async () => {
    const { file, job } = await exportBook(me, wanted)
    expect(job.state).toBe('done')
    const sheet = new PizZip(await contentOf(t, me, file?.url ?? '')).file('xl/worksheets/sheet1.xml')?.asText()
    expect(sheet).toMatch(/<oddHeader>&amp;C仅限内部使用 · 王晓 导出于 \d{4}-\d{2}-\d{2} \d{2}:\d{2}<\/oddHeader>/)
    expect(sheet).toContain('<oddFooter>')
  })

  it('is so many rows a day for each person, and tells how many are left', async () => {
    const start = () => me.call(transfer.export, { body: { ...wanted, query: {} } })
    await usedToday(499)
    expect(await start()).toMatchObject({
      key: 'transfer.daily_limit',
      message: '客户联系人每人每天最多导出 500 条，今天还可以导出 1 条',
    })
    await usedToday(498)
    expect((await start()).status).toBe(200)
  })

  it('of yesterday does not count today', async () => {
    await usedToday(500)
    await query(t, `update transfer_run set created_at = now() - interval '1 day' where tenant_id = $1`, [me.tenantId])
    expect((await me.call(transfer.export, { body: { ...wanted, query: {} } })).status).toBe(200)
  })
})
