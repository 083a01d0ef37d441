import { invoicing } from '@srm/api/invoicing'
import { payment } from '@srm/api/payment'
import { beforeAll, describe, expect, it } from 'vitest'
import { wrongLedger } from '#modules/ledger/index.ts'
import { aConfirmedOrder } from '#test/acceptances.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { postedFor } from '#test/ledgers.ts'
import { anInstalment, aPayableContract, aPayingCompany } from '#test/payments.ts'
import { oneWins, together } from '#test/races.ts'
import { addReceived, addVerified, settled, showReceived, taken, verify } from '#test/received.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

const { invoiceIn } = invoicing

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aPayingCompany>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aPayingCompany(t, me)
})

const of = (amount: string) => ({ amountExTax: amount, tax: '0.00', amount })
const submitted = (id: string) => company.submit(company.asker, 'paymentRequest', id)
const reasons = async (id: string) =>
  taken(await me.call(payment.request.check, { params: { id } })).map(({ key, blocks }) => `${key}${blocks ? '!' : ''}`)
const step = async (name: 'override' | 'hold', id: string) => {
  const { version } = await showReceived(me, id)
  taken(await me.call(invoiceIn[name], { params: { id }, body: { version, reason: '已核对' } }))
}
/** Paid from the account to the supplier. */
const pay = async (id: string): Promise<void> => {
  const batch = await company.batch([id])
  taken(await company.confirm(batch))
  const [line] = await company.transfers(batch)
  const body = { transfer: line?.id ?? '', day: anInstalment('', '1.00').needDate, bankSerial: `R${line?.id ?? ''}` }
  taken(await company.maker.call(payment.batch.settle, { params: { id: batch }, body }))
}

describe('payment on received invoices', () => {
  it('of a contract counts what is verified and matched, and says what is not counted', async () => {
    const { first, contract } = await aPayableContract(me)
    const unverified = await addReceived(me, { contract, ...of('30000.00') })
    const id = await company.request(anInstalment(first, '30000.00', { invoices: [] }))
    expect((await submitted(id)).message).toContain('差 ￥30,000.00；另有待核验、异常或冻结的发票 ￥30,000.00 未计入')
    taken(await verify(me, unverified))
    expect(await reasons(id)).toEqual([])
    await step('hold', unverified)
    expect(await reasons(id)).toEqual(['noInvoice!'])
    expect((await submitted(id)).message).toContain('已收发票 ￥0.00')
  })

  it('chooses what is received of the same contract, no more of each than is left', async () => {
    const { first, last, contract } = await aPayableContract(me)
    const other = await aPayableContract(me)
    const invoice = await addVerified(me, { contract, ...of('50000.00') })
    const foreign = await addVerified(me, { contract: other.contract, ...of('50000.00') })
    const ask = (plan: string, amount: string, received: { invoice: string; amount: string }[]) =>
      company.asker.call(payment.request.create, { body: anInstalment(plan, amount, { invoices: [], received }) })
    expect((await ask(first, '1000.00', [{ invoice: foreign, amount: '1000.00' }])).key).toBe('paymentRequest.received')
    const tooMuch = await ask(first, '1000.00', [{ invoice, amount: '1000.01' }])
    expect(tooMuch.key).toBe('paymentRequest.received_sum')
    const over = await ask(last, '60000.00', [{ invoice, amount: '50000.01' }])
    expect(over.message).toContain('还可付 ￥50,000.00，本次 ￥50,000.01')
    await company.approved(
      anInstalment(first, '30000.00', { invoices: [], received: [{ invoice, amount: '30000.00' }] }),
    )
    const { items, payable } = taken(
      await company.asker.call(payment.request.received, { query: { kind: 'plan', source: last } }),
    )
    expect(items).toMatchObject([{ id: invoice, open: '20000.00', isPayable: true }])
    expect(payable).toBe('20000.00')
    expect((await ask(last, '30000.00', [{ invoice, amount: '20000.01' }])).message).toContain('还可付 ￥20,000.00')
  })

  it('of an invoice that stands in a request alone takes its part of the match, until the request comes to nothing', async () => {
    const { first, contract } = await aPayableContract(me)
    const received = await addReceived(me, { contract, ...of('80000.00') })
    const id = await company.approved(anInstalment(first, '30000.00'))
    expect(await showReceived(me, received)).toMatchObject({ matchState: 'exception', matchTotal: '110000.00' })
    await step('override', received)
    const { version } = await company.showRequest(id)
    taken(
      await company.maker.call(payment.request.cancel, { params: { id }, body: { version, reason: '改由收票付款' } }),
    )
    expect(await showReceived(me, received)).toMatchObject({ matchState: 'matched', overriddenAt: null })
  })

  it('two at once on one invoice: one gets through', async () => {
    const { first, last, contract } = await aPayableContract(me)
    const invoice = await addVerified(me, { contract, ...of('20000.00') })
    const ids = []
    for (const plan of [first, last])
      ids.push(
        await company.request(
          anInstalment(plan, '20000.00', { invoices: [], received: [{ invoice, amount: '20000.00' }] }),
        ),
      )
    const answers = await together(ids.map((id) => () => submitted(id)))
    oneWins(answers)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('of an order is blocked by an exception until it is let through, and again by a hold before the money leaves', async () => {
    const order = await aConfirmedOrder(me, { supplier: company.payable.supplier })
    await settled(me, order)
    const fits = await addVerified(me, { order: order.id, ourCompany: company.payable.company })
    const beyond = await addVerified(me, { order: order.id, ourCompany: company.payable.company, ...of('200.00') })
    const body = {
      ...anInstalment('', '1000.00', { invoices: [], company: company.payable.company }),
      kind: 'order' as const,
      plan: null,
      order: order.id,
    }
    const received = [{ invoice: beyond, amount: '200.00' }]
    const blocked = await company.request({ ...body, amount: '200.00', received })
    expect(await reasons(blocked)).toEqual(['invoiceException!'])
    expect((await submitted(blocked)).message).toContain('与订单、验收不匹配，未放行')
    await step('override', beyond)
    expect(await reasons(blocked)).toEqual([])
    const id = await company.approved({ ...body, amount: '800.00', received: [{ invoice: fits, amount: '800.00' }] })
    await step('hold', fits)
    const batch = await company.batch([id])
    const confirmed = await company.confirm(batch)
    expect(confirmed.key).toBe('paymentBatch.blocked')
    expect(confirmed.message).toContain('已冻结')
    expect(await me.inside(wrongLedger)).toEqual([])
  })

  it('books the debt once: by the invoice, against what was paid in advance, and the payment takes it off', async () => {
    const { first, last, contract, company: ours } = await aPayableContract(me)
    const fund = { ourCompany: ours }
    const advance = anInstalment(first, '30000.00', { invoices: [], isAdvance: true, company: ours })
    const inAdvance = await company.approved(advance)
    expect(ours).toBe(company.payable.company)
    await pay(inAdvance)
    expect(await postedFor(me, inAdvance)).toEqual(['prepaid 30000.00', 'bank -30000.00'])
    const invoice = await addVerified(me, { contract, ...fund, ...of('100000.00') })
    expect(await postedFor(me, invoice)).toEqual(['cost 100000.00', 'prepaid -30000.00', 'payable -70000.00'])
    const id = await company.approved(
      anInstalment(last, '70000.00', { invoices: [], received: [{ invoice, amount: '70000.00' }] }),
    )
    await pay(id)
    expect(await postedFor(me, id)).toEqual(['payable 70000.00', 'bank -70000.00'])
    expect(await me.inside(wrongLedger)).toEqual([])
  })
})
