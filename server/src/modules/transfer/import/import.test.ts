import { setTimeout as sleep } from 'node:timers/promises'
import { transfer } from '@srm/api/transfer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { addCompany, companyOf, findCompanies, timelineOf } from '#test/records.ts'
import { contentOf, importBook, resultOf, startImport, uploadBook } from '#test/outside/sheets.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { cancel, startJobs, untilDone, untilMoving } from '#test/processes/worker.ts'
import { aWorkbook, companiesToImport } from '../transfer.fixture.ts'
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

const report = async (me: TestTenant, url: string) => {
  const [sheet] = await readBook(await contentOf(t, me, url), 50_000)
  return (sheet?.rows ?? []).map(([, cells]) => cells)
}

const countOf = async ({ tenantId }: TestTenant): Promise<number> =>
  (await query<{ n: number }>(t, 'select count(*)::int as n from our_company where tenant_id = $1', [tenantId]))[0]
    ?.n ?? -1

const heading = ['编号', '公司名称*', '状态', '负责人', '所在地区', '统一社会信用代码']

describe('a preview', () => {
  it('shows every cell, marks every wrong one, and writes nothing', async () => {
    const me = await aTenant(t)
    await addCompany(me, { name: '甲公司' })
    const content = await aWorkbook({
      name: '我方公司',
      rows: [
        [...heading, '不认识的列'],
        [null, '甲公司', '启用', '王晓', '上海市/浦东新区', null, 'x'],
        [null, '乙公司', '开着', '无此人', '火星', '123', null],
        [null, null, '启用', null, null, null, null],
        [null, '丁公司', null, null, '310115', null, null],
        [null, '丁公司', '停用', null, null, null, null],
      ],
    })
    const { result } = await uploadBook(t, me, content)
    expect(result).toMatchObject({ total: 5, existing: [2], ignored: ['不认识的列'] })
    expect(result.sheets[0]?.rows[1]).toEqual({ row: 3, cells: ['', '乙公司', '开着', '无此人', '火星', '123'] })
    expect(result.errors.map(({ row, column }) => `${row} ${column}`).toSorted()).toEqual(
      ['3 creditCode', '3 owner', '3 region', '3 status', '4 name', '5 status', '6 name'].toSorted(),
    )
    expect(await countOf(me)).toBe(1)
  })

  it('says what is wrong in English to those who read it', async () => {
    const me = await aTenant(t)
    const content = await aWorkbook({
      name: 'x',
      rows: [
        ['Company name', 'Status'],
        ['A', 'open'],
      ],
    })
    const { result } = await uploadBook(t, me, content, 'ourCompany', 'en')
    expect(result.errors).toEqual([{ sheet: '', row: 2, column: 'status', message: 'Not one of the options' }])
    expect(result.sheets[0]?.columns.map(({ label }) => label)).toEqual(['Company name', 'Status'])
  })

  it('finds five hundred errors planted in ten thousand rows, each at its cell, and no other', async () => {
    const me = await aTenant(t)
    const planted = new Set<string>()
    const wrong: readonly (readonly [column: number, key: string, value: string | null])[] = [
      [1, 'name', null],
      [2, 'status', '开'],
      [3, 'owner', '无此人'],
      [4, 'region', '月球'],
      [5, 'creditCode', '91310000'],
    ]
    const rows = Array.from({ length: 10_000 }, (_, n) => {
      const row: (string | null)[] = [null, `批量公司${n}`, n % 2 ? '启用' : '停用', '王晓', '310115', null]
      const error = n % 20 === 7 ? wrong[Math.floor(n / 20) % wrong.length] : undefined
      if (error) {
        row[error[0]] = error[2]
        planted.add(`${n + 2} ${error[1]}`)
      }
      return row
    })
    expect(planted.size).toBe(500)
    const content = await aWorkbook({ name: '我方公司', rows: [heading, ...rows] })
    const { result } = await uploadBook(t, me, content)
    expect(result.total).toBe(10_000)
    expect(new Set(result.errors.map(({ row, column }) => `${row} ${column}`))).toEqual(planted)
    expect(result.errorCount).toBe(500)
  })

  it('asks for the permission and for a file', async () => {
    const me = await aTenant(t)
    const stranger = me.as({ permissions: ['ourCompany:create', 'ourCompany:list'] })
    expect(await uploadBook(t, stranger, await companiesToImport())).toMatchObject({ status: 403 })
    expect(await uploadBook(t, me, Buffer.from('not a workbook'))).toMatchObject({
      status: 422,
      key: 'transfer.not_a_workbook',
    })
    expect(await uploadBook(t, me, await aWorkbook({ name: 'x', rows: [['公司名称']] }))).toMatchObject({
      key: 'transfer.no_rows',
    })
    expect(await uploadBook(t, me, Buffer.alloc(3 * 1024 * 1024, 'x'))).toMatchObject({ status: 413 })
  })
})

describe('an import', () => {
  it('makes records by the rules of the record: numbers, timeline, sub-tables, whoever did it', async () => {
    const me = await aTenant(t)
    const content = await aWorkbook(
      {
        name: '我方公司',
        rows: [
          heading,
          [null, '导入一', '启用', '王晓', '上海市/浦东新区 (310115)', null],
          ['X-2', '导入二', '停用', null, null, null],
        ],
      },
      {
        name: '银行账户',
        rows: [
          ['所属记录（编号或行号）', '开户银行', '账户名称', '银行账号', '默认账户'],
          ['2', '招商银行', '导入一', '6222020000000001234', '是'],
          ['X-2', '工商银行', '导入二', '6222020000000005678', null],
          ['X-2', '建设银行', '导入二', '6222020000000009999', '是'],
        ],
      },
    )
    const { job, counts, file } = await importBook(t, me, content)
    expect(job).toMatchObject({ state: 'done', done: 2, total: 2, title: '导入 · 我方公司' })
    expect(counts).toEqual({ total: 2, inserted: 2, updated: 0, skipped: 0, failed: 0 })
    const [one] = await findCompanies(me, '导入一')
    const company = await companyOf(me, one?.id ?? '')
    expect(company).toMatchObject({ code: 'GS-001', region: '310115', owner: { name: '王晓' }, status: 'enabled' })
    expect(company.bankAccounts).toMatchObject([{ accountNo: '6222020000000001234', isDefault: true }])
    expect(company.createdBy).toMatchObject({ id: me.userId })
    expect((await timelineOf(me, 'ourCompany', company.id)).result.items).toMatchObject([
      { kind: 'created', actor: { name: '王晓' } },
    ])
    const [two] = await findCompanies(me, 'X-2')
    expect((await companyOf(me, two?.id ?? '')).bankAccounts.map(({ bankName }) => bankName)).toEqual([
      '工商银行',
      '建设银行',
    ])
    const lines = await report(me, file?.url ?? '')
    expect(lines.map((line) => line.slice(0, 2))).toEqual([
      ['行号', '导入结果'],
      [2, '新增'],
      [3, '新增'],
    ])
  })

  it('writes nothing when one row is refused, and the report says which and why', async () => {
    const me = await aTenant(t)
    const credit = '91310000MA1FL0EL81'
    const rows = [
      [null, '全一', '启用', null, null, null],
      [null, '全二', '开', null, null, credit],
    ]
    const { job, counts, file, state } = await importBook(
      t,
      me,
      await aWorkbook({ name: '我方公司', rows: [heading, ...rows] }),
    )
    expect(job).toMatchObject({ state: 'failed', error: '有行未通过检查，没有导入任何内容，请下载报告查看' })
    expect({ state, counts }).toMatchObject({ state: 'failed', counts: { inserted: 0 } })
    expect(await countOf(me)).toBe(0)
    const lines = await report(me, file?.url ?? '')
    expect(lines[1]?.slice(1, 2)).toEqual(['未导入'])
    expect(lines[2]?.[1]).toBe('失败')
    expect(lines[2]?.[2]).toBe('统一社会信用代码 统一社会信用代码不正确；状态 不在可选范围内')
  })

  it('undoes everything when only the database sees that two rows collide', async () => {
    const me = await aTenant(t)
    await addCompany(me, { name: '已有公司' })
    // Given a code of its own it is a new record, whose name is taken.
    const rows = [
      ['N-1', '新一', '启用'],
      ['N-2', '已有公司', '启用'],
      ['N-3', '新三', '启用'],
    ]
    const book = await aWorkbook({ name: '我方公司', rows: [['编号', '公司名称', '状态'], ...rows] })
    const { job, file } = await importBook(t, me, book)
    expect(job.state).toBe('failed')
    expect(await countOf(me)).toBe(1)
    const lines = await report(me, file?.url ?? '')
    expect(lines.map((line) => line[1])).toEqual(['导入结果', '未导入', '失败', '未导入'])
    expect(lines[2]?.[2]).toBe('公司名称 已有同名的我方公司')
    const again = await importBook(t, me, book, { partial: true })
    expect(again.job.state).toBe('done')
    expect(again.counts).toMatchObject({ inserted: 2, failed: 1 })
    expect(await countOf(me)).toBe(3)
  })

  it('refuses, changes or leaves out records that exist, as it was told', async () => {
    const me = await aTenant(t)
    const id = await addCompany(me, { name: '旧公司', phone: '010-1', legalPerson: '张三' })
    const before = await companyOf(me, id)
    const book = await aWorkbook({
      name: '我方公司',
      rows: [
        ['公司名称', '状态', '联系电话', '法定代表人'],
        ['旧公司', '启用', '020-2', null],
        ['新公司', '启用', null, null],
      ],
    })
    expect((await importBook(t, me, book, { mode: 'insert' })).job.state).toBe('failed')
    expect((await importBook(t, me, book, { mode: 'skip' })).counts).toMatchObject({ inserted: 1, skipped: 1 })
    expect(await companyOf(me, id)).toMatchObject({ phone: '010-1', version: 1 })
    const rest = await aWorkbook({
      name: '我方公司',
      rows: [
        ['公司名称', '联系电话', '法定代表人'],
        ['旧公司', '020-2', null],
      ],
    })
    expect((await importBook(t, me, rest, { mode: 'update' })).counts).toMatchObject({ updated: 1 })
    const after = await companyOf(me, id)
    expect(after).toMatchObject({ phone: '020-2', legalPerson: '张三', version: 2 })
    expect(after.bankAccounts).toEqual(before.bankAccounts)
  })

  it("takes nobody's file but one's own, and shows its result to nobody else", async () => {
    const [me, other] = [await aTenant(t), await aTenant(t)]
    const { result } = await uploadBook(t, me, await companiesToImport())
    const colleague = me.as({ userId: other.userId })
    for (const stranger of [other, colleague]) expect((await startImport(stranger, result.fileId)).status).toBe(404)
    const { id } = (await startImport(me, result.fileId)).result
    await untilDone(me, id)
    for (const stranger of [other, colleague])
      expect((await stranger.call(transfer.result, { params: { id } })).status).toBe(404)
    expect((await resultOf(me, id)).counts.inserted).toBe(1)
    expect(await countOf(other)).toBe(0)
  })

  it('can be cancelled: nothing of it stays', async () => {
    const me = await aTenant(t)
    const { result } = await uploadBook(t, me, await companiesToImport(3000))
    const { id } = (await startImport(me, result.fileId)).result
    await untilMoving(me, id)
    expect((await cancel(me, id)).status).toBe(200)
    await sleep(1500)
    expect(await countOf(me)).toBe(0)
    expect(await resultOf(me, id)).toMatchObject({
      state: 'cancelled',
      file: null,
    })
  })
})
