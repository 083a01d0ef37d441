import { payment } from '@srm/api/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { aWorkbook } from '#modules/transfer/transfer.fixture.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { addFund, aCompanyWithBooks, postedFor } from '#test/ledgers.ts'
import { importBook, uploadBook } from '#test/outside/sheets.ts'
import { startJobs } from '#test/processes/worker.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { aDeposit } from '../payment.fixture.ts'

let t: TestApp
let me: TestTenant
let cashier: Member
let worker: App
let place: { company: string; fund: string }
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  const { company } = await aCompanyWithBooks(me, { name: '招商银行基本户', openingDate: '2026-01-01' })
  const fund = await addFund(me, { company, name: '建设银行一般户', openingDate: '2026-01-01' })
  place = { company, fund }
  cashier = await (await aCompanyWithMoney(t, me, [])).colleague('出纳')
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

const calls = payment.deposit
const headings = ['名目*', '方向*', '押金类型*', '押金金额*', '资金账户*', '收付日期*', '应退日期*', '对方*']
const aBook = (...rows: readonly (string | null)[][]) => aWorkbook({ name: '押金保证金', rows: [headings, ...rows] })
const listed = async () => (await me.call(calls.list, { query: {} })).result.items
const counts = (result: { counts: { inserted: number; updated: number; failed: number } }) => [
  result.counts.inserted,
  result.counts.updated,
  result.counts.failed,
]

describe('a workbook of deposits', () => {
  it('marks what is wrong cell by cell and brings nothing in by being looked at', async () => {
    const { result } = await uploadBook(
      t,
      me,
      await aBook(
        ['会场押金', '我方支付', '场地押金', '20000', '建设银行一般户', '2026-11-02', '2026-11-30', '国际会议中心'],
        ['设备押金', '两边', '设备押金', '不知道', '没有的账户', '2026-11-02', null, '舞美公司'],
      ),
      'deposit',
    )
    expect(result.total).toBe(2)
    expect(result.errors.map(({ row, column }) => `${String(row)} ${column}`).toSorted()).toEqual([
      '3 amount',
      '3 dueDate',
      '3 fundAccount',
      '3 side',
    ])
    expect(await listed()).toEqual([])
  })

  it('comes in as not yet booked, each with its company, and is booked by a second person like any other', async () => {
    const book = await aBook(
      ['会场押金', '我方支付', '场地押金', '20000', '建设银行一般户', '2026-11-02', '2026-11-30', '国际会议中心'],
      ['履约保证金', '我方收取', '履约保证金', '3500.5', '建设银行一般户', '2026-11-03', '2027-01-31', '远帆旅行社'],
    )
    expect(counts(await importBook(t, me, book, { subject: 'deposit' }))).toEqual([2, 0, 0])
    const rows = (await listed()).toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
    expect(rows).toMatchObject([
      { title: '会场押金', side: 'pay', kind: 'venue', amount: '20000.00', open: '20000.00', stage: 'noted' },
      { title: '履约保证金', side: 'receive', kind: 'performance', amount: '3500.50', open: '3500.50', stage: 'noted' },
    ])
    const [first] = rows
    const id = first?.id ?? ''
    const shown = (await me.call(calls.show, { params: { id } })).result
    expect(shown).toMatchObject({ company: { id: place.company }, fundAccount: { id: place.fund }, returned: '0.00' })
    expect(await postedFor(me, id)).toEqual([])
    const body = { version: shown.version }
    expect((await me.call(calls.book, { params: { id }, body })).key, 'whoever brought it in').toBe('deposit.own')
    expect((await cashier.call(calls.book, { params: { id }, body })).status).toBe(200)
    expect(await postedFor(me, id)).toEqual(['deposit 20000.00', 'bank -20000.00'])
    expect(await me.inside(wrongLedger)).toEqual([])
  })

  it('is refused row by row where a form would refuse it, and says why', async () => {
    const before = (await listed()).length
    const book = await aBook(
      ['未来的押金', '我方支付', '其他', '10', '建设银行一般户', '2099-01-01', '2099-02-01', '甲'],
      ['无金额押金', '我方支付', '其他', '0', '建设银行一般户', '2026-11-02', '2026-11-30', '乙'],
      ['正常的押金', '我方支付', '其他', '10', '建设银行一般户', '2026-11-02', '2026-11-30', '丙'],
    )
    const partly = await importBook(t, me, book, { subject: 'deposit', partial: true })
    expect(counts(partly)).toEqual([1, 0, 2])
    expect((await listed()).map(({ title }) => title)).toContain('正常的押金')
    expect(await listed()).toHaveLength(before + 1)
  })

  it('never changes one that is booked', async () => {
    const made = await me.call(calls.create, { body: aDeposit({ fundAccount: place.fund, amount: '700.00' }) })
    const { id } = made.result
    const { code, version } = (await me.call(calls.show, { params: { id } })).result
    expect((await cashier.call(calls.book, { params: { id }, body: { version } })).status).toBe(200)
    const rows = [
      ['编号', '押金金额'],
      [code, '70000'],
    ]
    const book = await aWorkbook({ name: '押金保证金', rows })
    const answer = await importBook(t, me, book, { subject: 'deposit', mode: 'update', partial: true })
    expect(counts(answer)).toEqual([0, 0, 1])
    expect((await me.call(calls.show, { params: { id } })).result).toMatchObject({ amount: '700.00', stage: 'held' })
  })
})
