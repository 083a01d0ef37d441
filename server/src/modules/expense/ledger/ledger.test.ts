import { expense } from '@srm/api/expense'
import { ledger } from '@srm/api/ledger'
import { project } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeMonth, wrongLedger } from '#modules/ledger/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { aCompanyWithBooks, addFund, postedFor } from '#test/ledgers.ts'
import { aTypedProject } from '#test/projects.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { aLoan, anExpense, aReimburse, aReimburseLine, aReceivedInvoice } from '../expense.fixture.ts'
import { postOldExpenses } from './backlog.service.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aCompanyWithMoney>>
let cashier: Member
let of: string
let place: Awaited<ReturnType<typeof aCompanyWithBooks>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aCompanyWithMoney(t, me, ['expense', 'loan', 'reimburse'])
  cashier = await company.colleague('出纳')
  of = (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id
  place = await aCompanyWithBooks(me, { openingBalance: '100000.00', isDefault: true })
})

const day = shanghaiDay(new Date())
const differences = () => me.inside(wrongLedger)
const loanOf = async (id: string) => (await me.call(expense.loan.show, { params: { id } })).result
const claimOf = async (id: string) => (await me.call(expense.reimburse.show, { params: { id } })).result
const expenseOf = async (id: string) => (await me.call(expense.direct.show, { params: { id } })).result

const approvedLoan = async (who: Member, more: Parameters<typeof aLoan>[0] = {}): Promise<string> => {
  const { id } = (await who.call(expense.loan.create, { body: aLoan(more) })).result
  await company.approve(who, 'loan', id)
  return id
}
const payLoan = async (id: string, more: { fundAccount?: string; day?: string } = {}) =>
  cashier.call(expense.loan.pay, { params: { id }, body: { version: (await loanOf(id)).version, day, ...more } })
const approvedClaim = async (who: Member, more: Parameters<typeof aReimburse>[0] = {}): Promise<string> => {
  const { id } = (await who.call(expense.reimburse.create, { body: aReimburse(more) })).result
  await company.approve(who, 'reimburse', id)
  return id
}
const payClaim = async (id: string, fundAccount?: string) =>
  cashier.call(expense.reimburse.pay, {
    params: { id },
    body: { version: (await claimOf(id)).version, day, ...(fundAccount !== undefined && { fundAccount }) },
  })

describe('expense in the ledger', () => {
  it('is cost without the tax that comes back, taken back when it is void', async () => {
    const who = await company.colleague('登记人')
    const invoice = aReceivedInvoice({ amount: '1060.00', tax: '60.00' })
    const body = anExpense({ project: of, amount: '1060.00', tax: '60.00', invoices: [invoice] })
    const { id } = (await who.call(expense.direct.create, { body })).result
    expect(await postedFor(me, id)).toEqual([])
    await company.approve(who, 'expense', id)
    expect(await postedFor(me, id)).toEqual(['cost 1000.00', 'inputTax 60.00', 'bank -1060.00'])
    expect(await differences()).toEqual([])
    const { version } = await expenseOf(id)
    await cashier.call(expense.direct.void, { params: { id }, body: { version, reason: '重复登记' } })
    expect((await postedFor(me, id)).slice(3)).toEqual(['cost -1000.00', 'inputTax -60.00', 'bank 1060.00'])
    expect(await differences()).toEqual([])
  })

  it('that is only shared out leaves no account', async () => {
    const who = await company.colleague('分摊人')
    const { id } = (
      await who.call(expense.direct.create, { body: anExpense({ project: of, kind: 'allocation', amount: '50.00' }) })
    ).result
    await company.approve(who, 'expense', id)
    expect(await postedFor(me, id)).toEqual(['cost 50.00', 'cost -50.00'])
    expect(await differences()).toEqual([])
  })

  it('dated into a closed month is refused', async () => {
    const who = await company.colleague('补登人')
    await me.inside((ctx) => closeMonth(ctx, { companyId: place.company, month: '2025-05-01' }))
    const late = anExpense({ project: of, date: '2025-05-20' })
    const refused = await who.call(expense.direct.create, { body: late })
    expect(refused).toMatchObject({ key: 'ledger.closed' })
    expect(refused.message).toContain('2025-05')
    const { id } = (await who.call(expense.direct.create, { body: anExpense({ project: of, date: '2025-06-20' }) }))
      .result
    await me.inside((ctx) => closeMonth(ctx, { companyId: place.company, month: '2025-06-01' }))
    // Written before the month was closed, it is refused when it would be booked.
    await expect(company.approve(who, 'expense', id)).rejects.toThrow('2025-06')
    const loan = await approvedLoan(who)
    expect((await payLoan(loan, { day: '2025-06-30' })).key).toBe('ledger.closed')
    expect((await payLoan(loan, { day: '2025-07-01' })).status).toBe(200)
  })
})

describe('loan and claim in the ledger', () => {
  it('the person owes what was lent until it is back', async () => {
    const who = await company.colleague('借款人')
    const id = await approvedLoan(who)
    expect((await payLoan(id)).status).toBe(200)
    const { version } = await loanOf(id)
    await cashier.call(expense.loan.repay, { params: { id }, body: { version, day, amount: '250.00' } })
    expect(await postedFor(me, id)).toEqual([
      'personalLoan 600.00',
      'bank -600.00',
      'bank 250.00',
      'personalLoan -250.00',
    ])
    expect(await differences()).toEqual([])
  })

  it('a claim writes loans off, is cut, paid and proven at every step', async () => {
    const who = await company.colleague('报销人')
    const loan = await approvedLoan(who, { amount: '300.00' })
    await payLoan(loan)
    const id = await approvedClaim(who, { project: of, lines: [aReimburseLine({ amount: '1000.00' })] })
    expect(await postedFor(me, id)).toEqual(['cost 1000.00', 'personalLoan -300.00', 'reimbursePayable -700.00'])
    expect(await differences()).toEqual([])
    const cut = await cashier.call(expense.reimburse.cut, {
      params: { id },
      body: { version: (await claimOf(id)).version, lines: [{ line: 0, approvedAmount: '900.00', note: '超标' }] },
    })
    expect(cut.status, cut.message).toBe(200)
    expect((await postedFor(me, id)).slice(6)).toEqual([
      'cost 900.00',
      'personalLoan -300.00',
      'reimbursePayable -600.00',
    ])
    expect(await differences()).toEqual([])
    expect((await payClaim(id)).status).toBe(200)
    expect((await postedFor(me, id)).slice(9)).toEqual(['reimbursePayable 600.00', 'bank -600.00'])
    expect(await differences()).toEqual([])
  })

  it('paid from an account of another company, a claim is that company’s', async () => {
    const other = await aCompanyWithBooks(me, { openingBalance: '0.00' })
    const who = await company.colleague('他司')
    const id = await approvedClaim(who, { lines: [aReimburseLine({ amount: '80.00' })] })
    expect((await payClaim(id, other.fund)).status).toBe(200)
    const read = await me.call(ledger.statement, { query: { companyId: other.company, from: '2026-01-01', to: day } })
    expect(read.result.rows.map(({ account, closing }) => [account, closing])).toEqual([
      ['bank', '-80.00'],
      ['reimbursePayable', '0.00'],
      ['cost', '80.00'],
    ])
    // Money lent by one company does not come back to another.
    const loan = await approvedLoan(who)
    await payLoan(loan)
    const refused = await cashier.call(expense.loan.repay, {
      params: { id: loan },
      body: { version: (await loanOf(loan)).version, day, amount: '1.00', fundAccount: other.fund },
    })
    expect(refused.key).toBe('ledger.other_company')
    expect(await differences()).toEqual([])
  })

  it('a difference of a fen is found and named', async () => {
    const who = await company.colleague('一分')
    const id = await approvedClaim(who, { lines: [aReimburseLine({ amount: '80.00' })] })
    const { code } = await claimOf(id)
    const plant = (by: string) =>
      me.inside((ctx) =>
        ctx.db.run(
          `update reimburse set pay_amount = pay_amount + $2, approved_total = approved_total + $2 where id = $1`,
          [id, by],
        ),
      )
    await plant('-0.01')
    expect(await differences()).toEqual([
      `${code} reimbursePayable: -80.00, -79.99`,
      `${code} cost+inputTax: 80.00, 79.99`,
    ])
    await plant('0.01')
    const fen = (by: string) =>
      me.inside((ctx) =>
        ctx.db.run(
          `update ledger_checkpoint c set balance = balance + $2 from ledger_account a where a.tenant_id = c.tenant_id
            and a.id = c.account_id and a.kind = 'opening' and c.day = '2025-06-30' and c.company_id = $1`,
          [place.company, by],
        ),
      )
    await fen('0.01')
    const found = await differences()
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('opening 2025-06')
    await fen('-0.01')
    expect(await differences()).toEqual([])
  })
})

describe('backlog', () => {
  it('posts what was paid before there were books, once, what the opening holds against it', async () => {
    const tenant = await aTenant(t)
    const old = await aCompanyWithMoney(t, tenant, ['loan', 'reimburse'])
    const pays = await old.colleague('出纳')
    const who = await old.colleague('老借款')
    const { id } = (await who.call(expense.loan.create, { body: aLoan() })).result
    await old.approve(who, 'loan', id)
    const body = {
      version: (await tenant.call(expense.loan.show, { params: { id } })).result.version,
      day: '2026-10-10',
    }
    expect((await pays.call(expense.loan.pay, { params: { id }, body })).status).toBe(200)
    expect(await postedFor(tenant, id)).toEqual([])
    expect(await tenant.inside(wrongLedger)).toEqual([])
    const begun = await aCompanyWithBooks(tenant, { openingDate: '2026-11-01', isDefault: true })
    expect(await tenant.inside(wrongLedger)).toHaveLength(1)
    for (let run = 0; run < 2; run += 1) {
      await tenant.inside(postOldExpenses)
      expect(await postedFor(tenant, id)).toEqual(['personalLoan 600.00', 'opening -600.00'])
      expect(await tenant.inside(wrongLedger)).toEqual([])
    }
    const [fund] = (await tenant.call(ledger.balances)).result
    expect(fund).toMatchObject({ id: begun.fund, balance: '1000.00' })
    await addFund(tenant, { company: begun.company, openingBalance: '-5.00' })
    expect(await tenant.inside(wrongLedger)).toEqual([])
  })
})
