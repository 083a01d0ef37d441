import { expense } from '@srm/api/expense'
import { invoicing } from '@srm/api/invoicing'
import { project } from '@srm/api/project'
import { receipt } from '@srm/api/receipt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExpense, aReceivedInvoice } from '#modules/expense/expense.fixture.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { startApp, type TestApp } from './app.ts'
import { publish, step, tree } from './approvals.ts'
import { addSigned, showContract } from './contracts.ts'
import { addIssued, addToIssue, invoiceNumber, issue } from './invoices.ts'
import { addFund } from './ledgers.ts'
import { anInstalment, aPayableContract, aPayingCompany, today } from './payments.ts'
import { aTypedProject } from './projects.ts'
import { addReceipt, showReceipt } from './receipts.ts'
import { aTenant, type Answer, type TestTenant } from './tenant.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aPayingCompany>>
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  company = await aPayingCompany(t, me)
  for (const kind of ['invoiceOut', 'expense'])
    await publish(me, tree(me.userId, [step('a', [me.userId])]), 'create', kind)
})
afterAll(() => t.close())

/** Refused, with every figure the reader needs to see why. */
const expectRefused = (answer: Answer<unknown>, ...figures: string[]): void => {
  expect(answer.status, answer.message).toBeGreaterThanOrEqual(400)
  for (const figure of figures) expect(answer.message).toContain(figure)
}

describe('more than there is', () => {
  it('invoices of a contract never come to more than its amount: the sentence names contract, used and asked for', async () => {
    const contract = await addSigned(me)
    await addIssued(me, { contract, items: [], amount: '60000.00' })
    await addToIssue(me, { contract, items: [], amount: '39999.99' })
    const more = { titleName: '上海买方有限公司', kind: 'digitalOrdinary' as const, taxRate: '6.00', items: [] }
    const made = await company.asker.call(invoicing.invoiceOut.create, { body: { contract, amount: '0.02', ...more } })
    expect(made.status, made.message).toBe(200)
    const sent = await company.submit(company.asker, 'invoiceOut', made.result.id)
    expectRefused(sent, '100000.00', '99999.99', '0.02')
    const fits = await company.asker.call(invoicing.invoiceOut.create, { body: { contract, amount: '0.01', ...more } })
    expect((await company.submit(company.asker, 'invoiceOut', fits.result.id)).status).toBe(200)
  })

  it('receipts of a contract never come to more than its amount: the sentence names contract, open and asked for', async () => {
    const contract = await addSigned(me)
    const { code, ourCompany } = await showContract(me, contract)
    const fund = await addFund(me, { company: ourCompany.id, openingDate: '2025-01-01' })
    const claim = async (amount: string) => {
      const id = await addReceipt(me, { fundAccount: fund, amount: '100000.00' })
      const body = { version: (await showReceipt(me, id)).version, lines: [{ contract, amount }] }
      return { id, answer: await me.call(receipt.receipt.claim, { params: { id }, body }) }
    }
    expectRefused((await claim('100000.01')).answer, '100000.01')
    const [first, second] = [await claim('99999.99'), await claim('0.02')]
    for (const { answer } of [first, second]) expect(answer.status, answer.message).toBe(200)
    const confirm = async ({ id }: { id: string }) => {
      await me.inside((ctx) =>
        ctx.db.run(`update receipt set created_by = $2, claimer_id = $2 where tenant_id = $1 and id = $3`, [
          ctx.tenantId,
          company.asker.userId,
          id,
        ]),
      )
      await me.inside((ctx) =>
        ctx.db.run(`update receipt_claim set by = $2 where tenant_id = $1 and receipt_id = $3`, [
          ctx.tenantId,
          company.asker.userId,
          id,
        ]),
      )
      const { version } = await showReceipt(me, id)
      return company.confirmer.call(receipt.receipt.confirm, { params: { id }, body: { version } })
    }
    expect((await confirm(first)).status).toBe(200)
    // Both were claimed while there was room; whoever is confirmed second finds what is left.
    expectRefused(await confirm(second), code, '0.01', '0.02')
  })

  it('a payment is never more than the invoices matched to it: the sentence names invoiced, out, asked for and short', async () => {
    const { first } = await aPayableContract(me)
    const invoices = [aReceivedInvoice({ amount: '9999.99', tax: '0.00' })]
    const id = await company.request(anInstalment(first, '10000.00', { invoices }))
    expectRefused(
      await company.submit(company.asker, 'paymentRequest', id),
      '已收发票 ￥9,999.99',
      '本次 ￥10,000.00',
      '差 ￥0.01',
    )
    const paid = await company.approved(anInstalment(first, '10000.00'))
    const batch = await company.batch([paid])
    expect((await company.confirm(batch)).status).toBe(200)
    const next = await company.request(
      anInstalment(first, '20000.00', { invoices: [aReceivedInvoice({ amount: '19999.99', tax: '0.00' })] }),
    )
    expectRefused(await company.submit(company.asker, 'paymentRequest', next), '10,000.00', '20,000.00', '差 ￥0.01')
  })

  it('a payment is never more than the instalment it is for: the sentence names owed, paid and too much', async () => {
    const { first } = await aPayableContract(me)
    const id = await company.request(anInstalment(first, '30000.01'))
    expect((await company.showRequest(id)).stage).toBe('applying')
    expectRefused(
      await company.submit(company.asker, 'paymentRequest', id),
      '应付 ￥30,000.00',
      '本次 ￥30,000.01',
      '超出 ￥0.01',
    )
  })

  it('an invoice of a supplier is used once, by whatever document: the sentence names the number and who has it', async () => {
    const { first } = await aPayableContract(me)
    const invoice = aReceivedInvoice({ amount: '5000.00', tax: '0.00' })
    const paid = await company.approved(anInstalment(first, '5000.00', { invoices: [invoice] }))
    const { code } = await company.showRequest(paid)
    const again = await company.request(anInstalment(first, '4000.00', { invoices: [invoice] })).then(
      (id) => company.submit(company.asker, 'paymentRequest', id),
      (error: unknown) => ({ status: 409, code: 0, message: String(error), result: null }),
    )
    expectRefused(again, invoice.number ?? '', code)
    const of = (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id
    const body = anExpense({ project: of, amount: '100.00', date: today, invoices: [invoice] })
    expectRefused(await company.other.call(expense.direct.create, { body }), invoice.number ?? '', code)
    expect(await me.inside(wrongLedger)).toEqual([])
  })

  it('the number of an invoice of ours is given once: the sentence names it', async () => {
    const contract = await addSigned(me)
    const invoiceNo = invoiceNumber()
    const [first, second] = [
      await addToIssue(me, { contract, items: [], amount: '10.00' }),
      await addToIssue(me, { contract, items: [], amount: '20.00' }),
    ]
    expect((await issue(me, first, { invoiceNo })).status).toBe(200)
    const taken = await issue(me, second, { invoiceNo })
    expect(taken.key).toBe('invoiceOut.number_taken')
    expectRefused(taken, invoiceNo)
  })
})
