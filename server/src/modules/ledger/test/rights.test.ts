import { ledger } from '@srm/api/ledger'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { aClosedMonth, aCompanyWithBooks, addFund, aLedgerDocument, post } from '#test/ledgers.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { proveLedger, wrongLedger } from '../index.ts'
import { aFundAccount, aMonthReopen } from '../ledger.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const period = { from: '2026-01-01', to: '2026-12-31' }

describe('amounts of the ledger', () => {
  it.each(['cost', 'income'])('are not for whoever has %s covered, nor found by asking', async (mask) => {
    const { company, fund } = await aCompanyWithBooks(me)
    const covered = me.as({ masks: [mask] })
    const list = await covered.call(ledger.journal.list, {
      query: { filter: JSON.stringify([{ field: 'fund', op: 'in', value: [fund] }]) },
    })
    expect(list.result.items).toMatchObject([{ debit: null, credit: null, balance: null }])
    const asked = await covered.call(ledger.journal.list, {
      query: { filter: JSON.stringify([{ field: 'debit', op: 'gte', value: '1.00' }]) },
    })
    expect(asked.status).toBe(400)
    const read = await covered.call(ledger.statement, { query: { companyId: company, ...period } })
    expect(read.result.rows[0]).toMatchObject({ opening: null, debit: null, closing: null })
    expect(read.result.total.closing).toBeNull()
    for (const { balance } of (await covered.call(ledger.balances)).result) expect(balance).toBeNull()
  })

  it('sum to what the statement says', async () => {
    const { company, fund } = await aCompanyWithBooks(me, { openingDate: '2026-02-01' })
    for (const amount of ['100.00', '0.01', '20.20'])
      await post(me, {
        event: 'loan.paid',
        document: aLedgerDocument(),
        company,
        day: '2026-03-05',
        details: { fund, amount },
      })
    const rows = (await me.call(ledger.statement, { query: { companyId: company, ...period } })).result.rows
    for (const row of rows)
      for (const side of ['debit', 'credit'] as const) {
        const filter = [
          { field: 'company', op: 'in', value: [company] },
          { field: 'account', op: 'in', value: [row.account] },
          { field: 'side', op: 'in', value: [side] },
        ] as const
        const { sums } = (await me.call(ledger.journal.summary, { query: { filter: JSON.stringify(filter) } })).result
        expect(Number(sums?.[side] ?? '0'), `${row.account} ${side}`).toBe(Number(row[side]))
      }
  })
})

describe('fund account', () => {
  it('is the default of its company alone, moves its opening and is kept once it was used', async () => {
    const { company, fund } = await aCompanyWithBooks(me)
    const second = await addFund(me, { company, isDefault: true, openingBalance: '0.00' })
    const show = async (id: string) => (await me.call(ledger.fundAccount.show, { params: { id } })).result
    expect([(await show(fund)).isDefault, (await show(second)).isDefault]).toEqual([false, true])
    const change = (id: string, version: number, more: Parameters<typeof aFundAccount>[0]) =>
      me.call(ledger.fundAccount.update, { params: { id }, body: { ...aFundAccount({ company, ...more }), version } })
    expect((await change(second, 1, { isDefault: false })).key).toBe('fundAccount.default')
    expect((await change(second, 1, { isDefault: true, status: 'disabled' })).key).toBe('fundAccount.default')
    expect((await change(fund, (await show(fund)).version, { openingBalance: '1500.00' })).status).toBe(200)
    const balances = (await me.call(ledger.balances)).result
    expect(balances.find(({ id }) => id === fund)?.balance).toBe('1500.00')
    expect((await me.call(ledger.fundAccount.remove, { params: { id: fund }, query: {} })).key).toBe('fundAccount.used')
    expect(await me.inside(wrongLedger)).toEqual([])
  })
})

describe('a closed month', () => {
  it('is opened again by approval, with those after it', async () => {
    const tenant = await aTenant(t)
    const company = await aCompanyWithMoney(t, tenant, ['monthReopen'])
    const closed = await aClosedMonth(tenant)
    const who = await company.colleague('财务')
    const unknown = await who.call(ledger.monthReopen.create, {
      body: aMonthReopen({ company: closed.company, month: '2026-02-01' }),
    })
    expect(unknown.key).toBe('monthReopen.not_closed')
    const made = await who.call(ledger.monthReopen.create, { body: aMonthReopen(closed) })
    expect(made.status, made.message).toBe(200)
    expect((await who.call(ledger.monthReopen.show, { params: { id: made.result.id } })).result.title).toContain(
      '2026-01',
    )
    await company.approve(who, 'monthReopen', made.result.id)
    const [book] = (await tenant.call(ledger.months)).result
    expect(book?.closedUntil).toBeNull()
    const again = { companyId: closed.company, month: closed.month }
    expect((await tenant.call(ledger.close, { body: again })).status).toBe(200)
  })
})

describe('the proof of the night', () => {
  it('keeps what it found and tells whoever closes months', async () => {
    const tenant = await aTenant(t)
    await aClosedMonth(tenant)
    const prove = () => proveLedger({ transaction: (work) => tenant.inside(work) })
    await prove()
    expect((await tenant.call(ledger.proof)).result.differences).toEqual([])
    await tenant.inside((ctx) =>
      ctx.db.run(`update ledger_checkpoint set balance = balance + 0.01 where tenant_id = $1 and balance > 0`, [
        ctx.tenantId,
      ]),
    )
    await prove()
    const { differences } = (await tenant.call(ledger.proof)).result
    expect(differences).toMatchObject([{ kind: 'checkpoint', ledger: '1000.01', documents: '1000.00' }])
    const told = await tenant.inside((ctx) =>
      ctx.db.run<{ title: string }>('select title from notice where tenant_id = $1 and user_id = $2', [
        ctx.tenantId,
        tenant.userId,
      ]),
    )
    expect(told.rows.some(({ title }) => title.includes('总账核对发现 1 处差异'))).toBe(true)
  })
})
