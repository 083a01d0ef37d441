import { ledger, type VoucherLayout } from '@srm/api/ledger'
import { addMoney } from '@srm/api/shared/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { archive } from '#modules/transfer/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { urlOf, aTenant, type TestTenant } from '#test/tenant.ts'
import { aCompanyWithBooks, addFund, aLedgerDocument, post } from '#test/ledgers.ts'
import { query } from '#test/sql.ts'
import { books } from '../index.ts'

let t: TestApp
let me: TestTenant
let place: Awaited<ReturnType<typeof aCompanyWithBooks>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  place = await aCompanyWithBooks(me, { openingDate: '2026-01-10' })
})

const period = { from: '2026-03-01', to: '2026-04-01' }
const call = ledger.voucher

const lend = (amount: string, day: string, fund = place.fund, document = aLedgerDocument()) =>
  post(me, { event: 'loan.paid', document, company: place.company, day, details: { fund, amount } })

const show = async (more: Partial<typeof period> = {}) =>
  me.call(call.show, { query: { companyId: place.company, ...period, ...more } })

type Row = Readonly<Record<string, string>>

/** As the accounting program would read it. */
const open = async (layout: VoucherLayout, who = me): Promise<readonly Row[]> => {
  const url = urlOf(call.export, { query: { companyId: place.company, ...period, layout } })
  const answer = await t.http.inject({ method: 'GET', url, headers: who.headers })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  const [head, ...rows] = await archive.readRows(answer.rawPayload, 10_000)
  const headings = head?.[1] ?? []
  return rows.map(([, cells]) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])))
}

const total = (rows: readonly Row[], column: string): string =>
  addMoney('0', ...rows.map((row) => Number(row[column] === '' ? 0 : row[column]).toFixed(2)))

describe('vouchers', () => {
  beforeAll(async () => {
    for (const [amount, day] of [
      ['100.00', '2026-03-20'],
      ['0.01', '2026-03-05'],
      ['1234567.89', '2026-04-02'],
      ['20.20', '2026-05-01'],
    ] as const)
      await lend(amount, day)
    const document = aLedgerDocument('expense')
    await post(me, {
      event: 'expense.booked',
      document,
      company: place.company,
      day: '2026-04-03',
      details: { amount: '106.00', tax: '6.00', fund: place.fund },
    })
    await me.inside((ctx) => books.reverseEvent(ctx, { event: 'expense.booked', document }))
  })

  it('are one for each posting, numbered by month, both sides equal; openings make none', async () => {
    const { result, message } = await show()
    expect(result, message).toMatchObject({
      count: 5,
      openings: 0,
      debit: '1234879.90',
      credit: '1234879.90',
      isClosed: false,
    })
    expect(result.vouchers.map(({ day, no }) => `${day} ${String(no)}`)).toEqual([
      '2026-03-05 1',
      '2026-03-20 2',
      '2026-04-02 1',
      '2026-04-03 2',
      '2026-04-03 3',
    ])
    const [, , , booked, reversed] = result.vouchers
    expect(booked?.lines).toEqual([
      { code: '5602', name: '管理费用', debit: '100.00', credit: null },
      { code: '22210101', name: '应交税费-应交增值税-进项税额', debit: '6.00', credit: null },
      { code: '1002', name: '银行存款', debit: null, credit: '106.00' },
    ])
    expect(reversed?.summary).toContain('冲销 费用入账')
    expect((await show({ from: '2026-01-01' })).result).toMatchObject({ openings: 1, count: 5 })
  })

  it.each([
    ['yonyou', '借方金额', '贷方金额', '科目编码', '凭证号', '制单日期'],
    ['kingdee', '借方', '贷方', '科目代码', '凭证号', '凭证日期'],
  ] as const)(
    'as %s imports them add up, all together and each by itself',
    async (layout, debit, credit, code, no, day) => {
      const rows = await open(layout)
      expect(rows).toHaveLength(3 * 2 + 2 * 3)
      expect([total(rows, debit), total(rows, credit)]).toEqual(['1234879.90', '1234879.90'])
      const vouchers = Map.groupBy(rows, (row) => `${String(row[day]).slice(0, 7)} ${String(row[no])}`)
      expect([...vouchers.keys()]).toEqual(['2026-03 1', '2026-03 2', '2026-04 1', '2026-04 2', '2026-04 3'])
      for (const lines of vouchers.values()) expect(total(lines, debit)).toBe(total(lines, credit))
      expect(rows.map((row) => row[code]).every((one) => /^\d{4,}$/.test(String(one)))).toBe(true)
    },
  )

  it('stand under the codes the company set, of each fund account its own, and the log keeps who took them out', async () => {
    const cash = await addFund(me, {
      company: place.company,
      kind: 'cash',
      openingDate: '2026-01-10',
      openingBalance: '0.00',
    })
    await lend('7.00', '2026-03-06', cash)
    const codes = (await me.call(call.codes)).result
    expect(codes.find(({ fund }) => fund?.id === cash)).toMatchObject({ code: '1001', name: '库存现金', isUsual: true })
    const body = {
      codes: [
        { account: 'personalLoan' as const, fund: null, code: '1221.05', name: '备用金' },
        { account: 'bank' as const, fund: place.fund, code: '100201', name: '招行基本户' },
      ],
    }
    expect((await me.call(call.saveCodes, { body })).result).toEqual({ count: 2 })
    const rows = await open('yonyou')
    expect([...new Set(rows.map((row) => String(row['科目编码'])))].toSorted()).toEqual(
      ['1001', '100201', '1221.05', '22210101', '5602'].toSorted(),
    )
    const twice = { codes: [...body.codes, ...body.codes] }
    expect((await me.call(call.saveCodes, { body: twice })).key).toBe('voucher.twice')
    const wrong = { codes: [{ account: 'cost' as const, fund: place.fund, code: '1', name: 'x' }] }
    expect((await me.call(call.saveCodes, { body: wrong })).key).toBe('record.bad_reference')
    const logged = await query<{ detail: { layout?: string } }>(
      t,
      `select detail from system_log where tenant_id = $1 and action = 'record.exported' and detail ->> 'subject' = 'voucher'`,
      [me.tenantId],
    )
    expect(logged.map(({ detail }) => String(detail.layout)).toSorted()).toEqual(['kingdee', 'yonyou', 'yonyou'])
    expect((await me.call(call.saveCodes, { body: { codes: [] } })).result).toEqual({ count: 0 })
  })

  it('are neither shown nor given to whoever has amounts covered or no right to them', async () => {
    const asked = { query: { companyId: place.company, ...period } }
    for (const mask of ['cost', 'income'])
      expect((await me.as({ masks: [mask] }).call(call.show, asked)).key).toBe('voucher.masked')
    expect((await me.as({ permissions: ['voucher:list'] }).call(call.saveCodes, { body: { codes: [] } })).status).toBe(
      403,
    )
    const reader = me.as({ permissions: ['voucher:list'] })
    const url = urlOf(call.export, { query: { ...asked.query, layout: 'yonyou' } })
    expect((await t.http.inject({ method: 'GET', url, headers: reader.headers })).statusCode).toBe(403)
    expect((await show({ from: '2026-05-01' })).key).toBe('voucher.period')
  })
})
