import { contract } from '@srm/api/contract'
import { expense } from '@srm/api/expense'
import { payment } from '@srm/api/payment'
import { beforeAll, describe, expect, it } from 'vitest'
import { aLoan, aReceivedInvoice, aReimburse } from '#modules/expense/expense.fixture.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { postedFor } from '#test/ledgers.ts'
import { anInstalment, aPayableContract, aPayingCompany, today } from '#test/payments.ts'
import { oneWins, together } from '#test/races.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aPaymentRequest } from '../payment.fixture.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aPayingCompany>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aPayingCompany(t, me)
})

const reasons = async (id: string) =>
  (await me.call(payment.request.check, { params: { id } })).result.map(
    ({ key, blocks }) => `${key}${blocks ? '!' : ''}`,
  )
const submitted = async (id: string) => company.submit(company.asker, 'paymentRequest', id)

describe('payment request', () => {
  it('begins with what is open of an instalment and where its supplier is paid', async () => {
    const { first } = company.payable
    const { result } = await company.asker.call(payment.request.start, { query: { kind: 'plan', source: first } })
    expect(result.open).toBe('30000.00')
    expect(result.account).not.toBeNull()
    const id = await company.request(anInstalment(first, '10000.00'))
    const row = await company.showRequest(id)
    expect(row).toMatchObject({ payAmount: '10000.00', invoiceTotal: '10000.00', withheld: '0.00', stage: 'applying' })
    expect(row.contract?.id).toBe(company.payable.contract)
    expect(row.supplier?.id).toBe(company.payable.supplier)
    expect(row.payeeAccount).toMatch(/\d/)
    expect(await reasons(id)).toEqual([])
  })

  it('without an invoice is refused with the figures it was judged by', async () => {
    const { first } = company.payable
    const id = await company.request(anInstalment(first, '10000.00', { invoices: [] }))
    expect(await reasons(id)).toEqual(['noInvoice!'])
    const refused = await submitted(id)
    expect(refused.key).toBe('paymentRequest.blocked')
    expect(refused.message).toContain(
      '【无发票】已收发票 ￥0.00，已付与在途 ￥0.00（含预付），本次 ￥10,000.00，差 ￥10,000.00',
    )
  })

  it('in advance needs no invoice up to what was agreed, and is counted at the next one', async () => {
    const { first, last, contract: of } = await aPayableContract(me)
    const tooMuch = await company.request(anInstalment(last, '40000.00', { invoices: [], isAdvance: true }))
    expect((await submitted(tooMuch)).message).toContain('约定预付上限 ￥30,000.00')
    await company.approved(anInstalment(first, '30000.00', { invoices: [], isAdvance: true }))
    const short = await company.request(
      anInstalment(last, '70000.00', { invoices: [aReceivedInvoice({ amount: '70000.00', tax: '0.00' })] }),
    )
    expect((await submitted(short)).message).toContain('差 ￥30,000.00')
    const whole = [aReceivedInvoice({ amount: '100000.00', tax: '0.00' })]
    const id = await company.approved(anInstalment(last, '70000.00', { invoices: whole }))
    expect(await postedFor(me, id)).toEqual(['cost 100000.00', 'payable -100000.00'])
    expect((await me.call(contract.contract.standing, { params: { id: of } })).result.purse?.settled).toBe('0.00')
  })

  it('two at once for the same money: one gets through, the other is told the figures', async () => {
    const { first } = await aPayableContract(me)
    const bodies = [1, 2, 3].map(() => anInstalment(first, '20000.00'))
    const ids = []
    for (const body of bodies) ids.push(await company.request(body))
    const answers = await together(ids.map((id) => () => submitted(id)))
    oneWins(answers)
    const lost = answers.find(({ status }) => status !== 200)
    expect(lost?.message).toContain('【重复】')
    expect(lost?.message).toContain('在途 ￥20,000.00，本次 ￥20,000.00，超出 ￥10,000.00')
  })

  it('is refused for a frozen supplier and an account nobody verified, and warns of a changed one', async () => {
    const { first, supplier } = await aPayableContract(me)
    const id = await company.request(anInstalment(first, '100.00'))
    const set = (sql: string) => me.inside((ctx) => ctx.db.run(sql, [ctx.tenantId, supplier]))
    await set(`update supplier_bank_account set verify_status = 'unverified' where tenant_id = $1 and supplier_id = $2`)
    await set(`update supplier set lifecycle = 'frozen', freeze_scope = '{payment}' where tenant_id = $1 and id = $2`)
    expect(await reasons(id)).toEqual(['frozen!', 'accountUnverified!'])
    await set(`update supplier set lifecycle = 'qualified', freeze_scope = '{}' where tenant_id = $1 and id = $2`)
    await set(`update supplier_bank_account set verify_status = 'verified', changed_on = current_date, account_name = '别家公司'
      where tenant_id = $1 and supplier_id = $2`)
    expect(await reasons(id)).toEqual(['accountChanged', 'nameMismatch'])
  })

  it('for work of a person keeps back the tax of the month, and is seen when it is asked for twice', async () => {
    const body = aPaymentRequest({ amount: '3000.00', idNo: '310101198001010011', needDate: today })
    const first = await company.approved(body)
    expect(await company.showRequest(first)).toMatchObject({ withheld: '440.00', payAmount: '2560.00' })
    const second = await company.request({ ...body, amount: '2000.00' })
    expect(await company.showRequest(second)).toMatchObject({ withheld: '360.00', payAmount: '1640.00' })
    const other = await company.request(body)
    expect(await reasons(other)).toContain('duplicate!')
    expect((await submitted(other)).message).toContain('3,000.00')
  })

  it('of claims and loans asks for all that is owed, once', async () => {
    const body = { ...aPaymentRequest(), title: '报销', payeeName: null, payeeAccount: null, idNo: null }
    const claim = (await company.asker.call(expense.reimburse.create, { body: aReimburse() })).result.id
    const wrong = await company.asker.call(payment.request.create, {
      body: { ...body, kind: 'reimburse', reimburse: claim, amount: '1.00' },
    })
    expect(wrong.key).toBe('paymentRequest.source_amount')
    const early = await company.request({ ...body, kind: 'reimburse', reimburse: claim, amount: '1000.00' })
    expect(await reasons(early)).toEqual(['notPayable!'])
    const loan = (await company.asker.call(expense.loan.create, { body: aLoan() })).result.id
    const asked = await company.request({ ...body, kind: 'loan', loan, amount: '600.00' })
    expect((await submitted(asked)).message).toContain('尚未审批通过')
  })

  it('given up gives back invoices and debt', async () => {
    const { first } = await aPayableContract(me)
    const body = anInstalment(first, '5000.00')
    const id = await company.approved(body)
    const { version } = await company.showRequest(id)
    const canceled = await company.maker.call(payment.request.cancel, {
      params: { id },
      body: { version, reason: '改期' },
    })
    expect(canceled.status, canceled.message).toBe(200)
    expect((await postedFor(me, id)).slice(2)).toEqual(['cost -5000.00', 'payable 5000.00'])
    await company.approved(body)
    expect(await me.inside(wrongLedger)).toEqual([])
  })
})
