import { contract } from '@srm/api/contract'
import { expense } from '@srm/api/expense'
import { payment } from '@srm/api/payment'
import { beforeAll, describe, expect, it } from 'vitest'
import { aLoan } from '#modules/expense/expense.fixture.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aPurchaseContract, aSale, plansOf, showContract } from '#test/contracts.ts'
import { addFund, postedFor } from '#test/ledgers.ts'
import { anInstalment, aPayableContract, aPayingCompany, today } from '#test/payments.ts'
import { publish, step, tree } from '#test/approvals.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aPayingCompany>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aPayingCompany(t, me)
  await publish(me, tree(me.userId, [step('a', [me.userId])]), 'create', 'loan')
})

const inOrder = async () => expect(await me.inside(wrongLedger)).toEqual([])

const before = { isOpening: true, openingSignDate: '2025-03-01', amount: '100000.00' } as const
const plans = [
  { name: '首款', trigger: 'sign' as const, ratio: '30.00' },
  { name: '尾款', trigger: 'date' as const, planDate: today, ratio: '70.00' },
]

const accountSql = `update supplier_bank_account set supplier_id = $3 where tenant_id = $1 and supplier_id = $2`

/** A contract we buy by that began before the company did, to a supplier whose account is known. */
const bought = async (openingInvoiced: string, openingSettled: string): Promise<string> => {
  const known = await aPayableContract(me)
  const body = await aPurchaseContract(me, { ...before, plans, openingInvoiced, openingSettled })
  await me.inside((ctx) => ctx.db.run(accountSql, [ctx.tenantId, known.supplier, body.supplier]))
  const made = await me.call(contract.contract.create, { body })
  expect(made.status, made.message).toBe(200)
  return made.result.id
}

const pay = async (id: string): Promise<void> => {
  const batch = await company.batch([id])
  const confirmed = await company.confirm(batch)
  expect(confirmed.status, confirmed.message).toBe(200)
  const [transfer] = await company.transfers(batch)
  const body = { transfer: transfer?.id ?? '', day: today, bankSerial: `O${id}` }
  expect((await company.maker.call(payment.batch.settle, { params: { id: batch }, body })).status).toBe(200)
}

describe('a company that starts in mid-life', () => {
  it('owes what was invoiced and not paid, by instalment, against the opening, and pays it without asking for the invoice again', async () => {
    const id = await bought('60000.00', '40000.00')
    expect(await postedFor(me, id)).toEqual(['payable -20000.00', 'opening 20000.00'])
    const open = await plansOf(me, id)
    expect(open.map(({ doneAmount, openAmount }) => [doneAmount, openAmount])).toEqual([
      ['30000.00', '0.00'],
      ['10000.00', '60000.00'],
    ])
    await inOrder()
    const request = await company.approved(anInstalment(open[1]?.id ?? '', '20000.00', { invoices: [] }))
    await pay(request)
    expect(await postedFor(me, request)).toEqual(['payable 20000.00', 'bank -20000.00'])
    expect(await showContract(me, id)).toMatchObject({ settled: '60000.00' })
    await inOrder()
    const more = await company.request(anInstalment(open[1]?.id ?? '', '0.01', { invoices: [] }))
    expect((await company.submit(company.asker, 'paymentRequest', more)).message).toContain('差 ￥0.01')
  })

  it('has paid in advance what was paid and not invoiced, and the next invoice takes it', async () => {
    const id = await bought('10000.00', '40000.00')
    expect(await postedFor(me, id)).toEqual(['prepaid 30000.00', 'opening -30000.00'])
    const [, last] = await plansOf(me, id)
    const request = await company.approved(
      anInstalment(last?.id ?? '', '5000.00', {
        invoices: [
          {
            kind: 'digitalSpecial',
            number: `2531200000099${process.pid}`,
            seller: '上海某供应商',
            date: today,
            amount: '35000.00',
            tax: '0.00',
          },
        ],
      }),
    )
    expect(await postedFor(me, request)).toEqual(['cost 35000.00', 'prepaid -30000.00', 'payable -5000.00'])
    await pay(request)
    await inOrder()
  })

  it('is owed what customers were invoiced and did not pay; neither income nor cost is of that', async () => {
    const body = await aSale(me, { ...before, openingInvoiced: '60000.00', openingSettled: '50000.00' })
    const { id } = (await me.call(contract.contract.create, { body })).result
    expect(await postedFor(me, id)).toEqual(['receivable 10000.00', 'opening -10000.00'])
    const settled = await bought('30000.00', '30000.00')
    expect(await postedFor(me, settled)).toEqual([])
    const performance = await query(
      t,
      `select 1 from ledger_entry e join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
        join ledger_posting p on p.tenant_id = e.tenant_id and p.id = e.posting_id
        where e.tenant_id = $1 and p.event = 'contract.opening' and a.kind in ('income', 'cost', 'outputTax', 'inputTax', 'bank')`,
      [me.tenantId],
    )
    expect(performance).toEqual([])
    await inOrder()
  })

  it('lent money before: the person owes it, the account is as it was counted', async () => {
    const fund = await addFund(me, { company: company.payable.company, openingDate: '2026-10-01' })
    const { id } = (await company.asker.call(expense.loan.create, { body: aLoan({ amount: '600.00' }) })).result
    await company.approve(company.asker, 'loan', id)
    const body = {
      version: (await me.call(expense.loan.show, { params: { id } })).result.version,
      day: '2026-09-15',
      fundAccount: fund,
    }
    const clerk = me.as({ userId: company.maker.userId, permissions: ['loan:pay', 'loan:show'] })
    expect((await clerk.call(expense.loan.pay, { params: { id }, body })).key).toBe('ledger.before_opening')
    const paid = await company.maker.call(expense.loan.pay, { params: { id }, body })
    expect(paid.status, paid.message).toBe(200)
    expect(await postedFor(me, id)).toEqual(['personalLoan 600.00', 'opening -600.00'])
    await inOrder()
    const back = { version: paid.result.version, day: today, amount: '600.00', fundAccount: fund }
    expect((await company.maker.call(expense.loan.repay, { params: { id }, body: back })).status).toBe(200)
    expect((await postedFor(me, id)).slice(2)).toEqual(['bank 600.00', 'personalLoan -600.00'])
    await inOrder()
  })
})
