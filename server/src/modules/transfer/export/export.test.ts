import { transfer } from '@srm/api/transfer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { addCompany } from '#test/records.ts'
import { contentOf, exportBook } from '#test/outside/sheets.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'
import { readBook } from '../book/workbook.service.ts'

let t: TestApp
let worker: App
beforeAll(async () => {
  t = await startApp()
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

const sheetsOf = async (me: Member, wanted: Parameters<typeof exportBook>[1], language?: string) => {
  const { file, job } = await exportBook(me, wanted, language)
  expect(job.state).toBe('done')
  return readBook(await contentOf(t, me, file?.url ?? ''), 50_000)
}
const rowsOf = async (...given: Parameters<typeof sheetsOf>) =>
  ((await sheetsOf(...given))[0]?.rows ?? []).map(([, cells]) => cells)

const filter = JSON.stringify([{ field: 'status', op: 'in', value: ['disabled'] }])

describe('an export', () => {
  it('holds what the list shows: the same filter, search, order and chosen columns', async () => {
    const me = await aTenant(t)
    for (const [name, status] of [
      ['云一', 'enabled'],
      ['云二', 'disabled'],
      ['云三', 'disabled'],
      ['海四', 'disabled'],
    ] as const)
      await addCompany(me, { name, status })
    const columns = ['name', 'status', 'createdBy']
    expect(await rowsOf(me, { columns, query: { sort: 'code', keyword: '云', filter } })).toEqual([
      ['公司名称', '状态', '创建人'],
      ['云二', '停用', '王晓'],
      ['云三', '停用', '王晓'],
    ])
    expect((await rowsOf(me, { columns, query: { sort: '-code' } }, 'en')).slice(0, 2)).toEqual([
      ['Company name', 'Status', 'Created by'],
      ['海四', 'Disabled', '王晓'],
    ])
  })

  it('keeps long numbers whole, moments as moments, and formulas as harmless text', async () => {
    const me = await aTenant(t)
    await addCompany(me, {
      name: '=HYPERLINK("http://x","y")',
      invoiceAccount: '6222020000000001234567',
      region: '310115',
    })
    const [, row] = await rowsOf(me, { columns: ['name', 'invoiceAccount', 'createdAt', 'region'] })
    expect(row?.slice(0, 2)).toEqual([`'=HYPERLINK("http://x","y")`, '6222020000000001234567'])
    expect(JSON.stringify(row?.[2])).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/)
    expect(row?.[3]).toBe('上海市/浦东新区 (310115)')
  })

  it('puts sub-tables on sheets of their own', async () => {
    const me = await aTenant(t)
    await addCompany(me, { name: '有账户' })
    const [main, lines] = await sheetsOf(me, { columns: ['name', 'bankAccounts'] })
    expect(main?.rows.map(([, cells]) => cells)).toEqual([
      ['编号', '公司名称'],
      ['GS-001', '有账户'],
    ])
    expect(lines?.name).toBe('银行账户')
    expect(lines?.rows[1]?.[1].slice(0, 2)).toEqual(['GS-001', '招商银行上海分行'])
  })

  it('is written down: who, what was asked for, how many rows', async () => {
    const me = await aTenant(t)
    await addCompany(me, { name: '记下' })
    await exportBook(me, { columns: ['name'], query: { keyword: '记下' } })
    const log = await query<{ detail: unknown; actor_id: string }>(
      t,
      `select detail, actor_id from system_log where tenant_id = $1 and action = 'record.exported'`,
      [me.tenantId],
    )
    expect(log).toEqual([
      {
        actor_id: me.userId,
        detail: { subject: 'ourCompany', query: { keyword: '记下' }, columns: ['name'], rows: 1, userId: me.userId },
      },
    ])
  })

  it('goes on past a page and holds every row once', async () => {
    const me = await aTenant(t)
    await query(
      t,
      `insert into our_company (tenant_id, id, code, name, status, search_text, search_grams, created_at)
        select $1, gen_random_uuid(), 'B' || n, '批' || n, 'enabled', '', '{}', now() - (n / 7) * interval '1 second' from generate_series(1, 2500) n`,
      [me.tenantId],
    )
    const rows = await rowsOf(me, { columns: ['name'] })
    expect(rows).toHaveLength(2501)
    expect(new Set(rows.map(([name]) => name)).size).toBe(2501)
  })

  it('needs its permission, a known record, known columns and a query the list would take', async () => {
    const me = await aTenant(t)
    const ask = (member: Member, body: object) =>
      member.call(transfer.export, { body: { subject: 'ourCompany', query: {}, columns: ['name'], ...body } })
    expect((await ask(me.as({ permissions: ['ourCompany:list'] }), {})).status).toBe(403)
    expect((await ask(me, { subject: 'nothing' })).key).toBe('record.unknown_subject')
    expect((await ask(me, { columns: ['secret'] })).key).toBe('transfer.unknown_column')
    expect((await ask(me, { query: { sort: 'remark' } })).key).toBe('request.invalid')
    expect((await ask(me, { query: { filter: '[{"field":"x","op":"eq","value":1}]' } })).key).toBe('request.invalid')
  })
})

describe('a template', () => {
  it('names every field a person may fill in, and can be sent back as it is', async () => {
    const me = await aTenant(t)
    const answer = await t.http.inject({ method: 'GET', url: '/api/transfer/template/ourCompany', headers: me.headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('我方公司-导入模板'))
    const sheets = await readBook(answer.rawPayload, 10)
    expect(sheets.map(({ name }) => name)).toEqual(['我方公司', '银行账户', '印章'])
    expect(sheets[0]?.rows[0]?.[1].slice(0, 3)).toEqual(['编号', '公司名称*', '简称'])
    const english = await t.http.inject({
      method: 'GET',
      url: '/api/transfer/template/ourCompany',
      headers: { ...me.headers, 'accept-language': 'en' },
    })
    expect((await readBook(english.rawPayload, 10))[0]?.rows[0]?.[1].slice(0, 2)).toEqual(['Code', 'Company name*'])
  })
})
