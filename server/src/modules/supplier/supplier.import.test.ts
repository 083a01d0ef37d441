import { supplier } from '@srm/api/supplier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { aWorkbook } from '#modules/transfer/transfer.fixture.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { importBook, uploadBook } from '#test/outside/sheets.ts'
import { connectAs } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'
import { aSupplier } from './supplier.fixture.ts'

let t: TestApp
let me: TestTenant
let worker: App
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

describe('a workbook of suppliers', () => {
  it('asks for nothing only steps may set, marks what is wrong and writes the rest', async () => {
    const rows = [
      ['供应商名称*', '供应商性质*', '所在地区', '合作阶段'],
      ['苏州启明舞美制作有限公司', '企业', '江苏省/苏州市/吴中区', '优选'],
      ['南京长风客运服务有限公司', '不知道', null, null],
    ]
    const { result } = await uploadBook(t, me, await aWorkbook({ name: '供应商', rows }), 'supplier')
    expect(result.ignored).toEqual(['合作阶段'])
    expect(result.errors.map(({ row, column }) => `${row} ${column}`)).toEqual(['3 type'])
    const good = rows.slice(0, 2)
    await importBook(t, me, await aWorkbook({ name: '供应商', rows: good }), { subject: 'supplier' })
    const found = await me.call(supplier.supplier.list, { query: { keyword: 'qmwm' } })
    expect(found.result.items).toMatchObject([{ name: '苏州启明舞美制作有限公司', lifecycle: 'potential' }])
    const [id = ''] = found.result.items.map((item) => item.id)
    expect((await me.call(supplier.supplier.show, { params: { id } })).result.source).toBe('import')
  })

  it('changes what it says and leaves alone what it does not, and what no form may set', async () => {
    const { id } = (await me.call(supplier.supplier.create, { body: aSupplier({ name: '苏州金石展览工程有限公司' }) }))
      .result
    const again = [
      ['供应商名称', '联系电话'],
      ['苏州金石展览工程有限公司', '0512-67770000'],
    ]
    await importBook(t, me, await aWorkbook({ name: '供应商', rows: again }), { subject: 'supplier', mode: 'update' })
    expect((await me.call(supplier.supplier.show, { params: { id } })).result).toMatchObject({
      phone: '0512-67770000',
      type: 'company',
      source: 'staff',
      lifecycle: 'potential',
    })
  })
})

const fill = `insert into supplier (tenant_id, id, code, name, type, status, lifecycle, source, search_text, search_grams, created_at)
  select $1, app.new_id(), 'X' || n, '公司' || n, 'company', 'enabled', 'potential', 'staff', 'x', '{}', now() - n * interval '1 minute'
  from generate_series(1, 8000) n`

describe('the list of suppliers', () => {
  it('is read in the order of its index, and a double is looked for by indexes', async () => {
    await me.call(supplier.supplier.create, { body: aSupplier() })
    const client = await connectAs(t.app.config, 'superuser')
    await client.query(fill, [me.tenantId])
    await client.query('analyze supplier')
    await client.end()
    const app = await connectAs(t.app.config, 'app')
    await app.query(`set app.tenant = '${me.tenantId}'`)
    const planOf = async (text: string): Promise<string> =>
      (await app.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`)).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n')
    const mine = `tenant_id = '${me.tenantId}'`
    const list = await planOf(`select id from supplier where ${mine} order by created_at desc, id desc limit 21`)
    expect(list).toContain('supplier_created')
    expect(list).not.toMatch(/Seq Scan|Sort/)
    for (const [column, index] of [
      ['name_key', 'supplier_name_key'],
      ['phone_key', 'supplier_phone_key'],
      ['credit_code', 'supplier_credit_code_key'],
    ] as const)
      expect(await planOf(`select id from supplier where ${mine} and ${column} = '甲'`)).toContain(index)
    await app.end()
  })
})
