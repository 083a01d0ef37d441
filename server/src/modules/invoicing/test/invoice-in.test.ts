import { contract } from '@srm/api/contract'
import { invoicing } from '@srm/api/invoicing'
import { expense } from '@srm/api/expense'
import { shanghaiDay } from '@srm/api/shared/date'
import { beforeAll, describe, expect, it } from 'vitest'
import { aReceivedInvoice } from '#modules/expense/expense.fixture.ts'
import { closeMonth, wrongLedger } from '#modules/ledger/index.ts'
import { aConfirmedOrder } from '#test/acceptances.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addFund, postedFor } from '#test/ledgers.ts'
import { aPayableContract } from '#test/payments.ts'
import { oneWins, together } from '#test/races.ts'
import {
  addReceived,
  addVerified,
  aReceivedBody,
  ensureCompany,
  settled,
  showReceived,
  taken,
  verify,
} from '#test/received.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { anInvoiceIn } from '../invoicing.fixture.ts'

const { invoiceIn: calls } = invoicing

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  await ensureCompany(me)
})

const colleague = (permissions: readonly string[], more: object = {}): Member =>
  memberOf(t, me.tenantId, me.userId, { permissions, ...more })

const step = async (name: 'override' | 'hold' | 'release', id: string, reason = '已与供应商核对') => {
  const { version } = await showReceived(me, id)
  const params = { id }
  if (name === 'release') return me.call(calls.release, { params, body: { version } })
  return me.call(calls[name], { params, body: { version, reason } })
}
const deduct = async (id: string, isDeductible: boolean, deductMonth?: string) => {
  const { version } = await showReceived(me, id)
  const body = { version, isDeductible, ...(deductMonth && { deductMonth }) }
  return me.call(calls.deduct, { params: { id }, body })
}
const red = async (id: string, more: object = {}) => {
  const { version } = await showReceived(me, id)
  const body = {
    version,
    amount: '400.00',
    tax: '22.64',
    number: anInvoiceIn().number,
    issuedOn: shanghaiDay(new Date()),
    reason: '部分退款',
    ...more,
  }
  return me.call(calls.red, { params: { id }, body })
}
const states = async (ids: readonly string[]) => {
  const found = []
  for (const id of ids) found.push((await showReceived(me, id)).matchState)
  return found
}

describe('invoice received', () => {
  it('takes supplier, project and company from its order, and its code is of type 81', async () => {
    const id = await addReceived(me)
    const row = await showReceived(me, id)
    expect(row).toMatchObject({ verifyState: 'unverified', matchState: 'unmatched', isHeld: false, source: 'hand' })
    expect(row.code).toMatch(/^SPJ/)
    expect(row.supplier.name).not.toBe('')
    expect(row.ourCompany).not.toBeNull()
  })

  it('is for one order or one contract we pay, which is confirmed or signed', async () => {
    const order = await aConfirmedOrder(me)
    const { contract: of } = await aPayableContract(me)
    const send = async (more: object) =>
      (await me.call(calls.create, { body: await aReceivedBody(me, { order: order.id, ...more }) })).key
    expect(await send({ contract: of })).toBe('invoiceIn.source')
    const draft = await aConfirmedOrder(me, { stage: 'sent' })
    expect(await send({ order: draft.id })).toBe('invoiceIn.not_ordered')
    expect(await send({ amount: '999.99' })).toBe('invoiceIn.sum')
    expect(await send({ number: '123' })).toBe('invoiceOut.number')
    expect(await send({ issuedOn: '2199-01-01' })).toBe('invoiceOut.day_future')
  })

  it('stands in the one register: the refusal names number and document to whoever may see it', async () => {
    const order = (await aConfirmedOrder(me)).id
    const id = await addReceived(me, { order })
    const { number, code } = await showReceived(me, id)
    const twice = await me.call(calls.create, { body: await aReceivedBody(me, { order, number }) })
    expect(twice.key).toBe('receivedInvoice.used')
    expect(twice.message).toContain(number)
    expect(twice.message).toContain(code)
    const elsewhere = await me.call(expense.invoice.create, { body: aReceivedInvoice({ number }) })
    expect(elsewhere.key).toBe('receivedInvoice.used')
    const stranger = colleague(['receivedInvoice:create'])
    const covered = await stranger.call(expense.invoice.create, { body: aReceivedInvoice({ number }) })
    expect(covered.message).toContain(number)
    expect(covered.message).not.toContain(code)
  })

  it('with one number entered by five at once is entered once', async () => {
    const order = (await aConfirmedOrder(me)).id
    const { number } = anInvoiceIn()
    const bodies = [1, 2, 3, 4, 5].map(() => anInvoiceIn({ order, number }))
    const answers = await together(bodies.map((body) => () => me.call(calls.create, { body })))
    oneWins(answers)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is verified by somebody else, only where we are the buyer', async () => {
    const own = taken(await me.call(calls.create, { body: await aReceivedBody(me) })).id
    expect((await verify(me, own)).key).toBe('invoiceIn.own')
    const wrong = await addReceived(me, { buyerName: '别家公司', buyerTaxNo: '91310000MA1K99999X' })
    expect((await showReceived(me, wrong)).titleState).toBe('wrong')
    const refused = await verify(me, wrong)
    expect(refused.key).toBe('invoiceIn.title_wrong')
    expect(refused.message).toContain('别家公司')
    expect((await verify(me, wrong, 'failed')).key).toBe('invoiceIn.note')
    expect((await verify(me, wrong, 'failed', '税局查无此票')).status).toBe(200)
    const nobody = colleague(['invoiceIn:show', 'invoiceIn:create'])
    const { version } = await showReceived(me, own)
    const answer = await nobody.call(calls.verify, { params: { id: own }, body: { version, result: 'verified' } })
    expect(answer.status).toBe(403)
  })

  it('that failed gives its number back, and is verified anew after it was corrected', async () => {
    const order = (await aConfirmedOrder(me)).id
    const id = await addReceived(me, { order })
    const { number } = await showReceived(me, id)
    taken(await verify(me, id, 'failed', '号码抄错'))
    const other = taken(await me.call(calls.create, { body: anInvoiceIn({ order, number }) })).id
    const { version, owner } = await showReceived(me, id)
    const body = { ...anInvoiceIn({ order, owner: owner?.id ?? null }), version }
    taken(await me.call(calls.update, { params: { id }, body }))
    expect(await showReceived(me, id)).toMatchObject({ verifyState: 'unverified', verifyNote: null })
    taken(await verify(me, id))
    expect((await showReceived(me, other)).verifyState).toBe('unverified')
    const locked = await showReceived(me, id)
    const again = await me.call(calls.update, { params: { id }, body: { ...body, version: locked.version } })
    expect(again.key).toBe('invoiceIn.locked')
  })

  it('is covered from whoever does not see costs, who enters none either', async () => {
    const id = await addReceived(me)
    const covered = memberOf(t, me.tenantId, me.userId, { masks: ['cost'] })
    const { result } = await covered.call(calls.show, { params: { id } })
    expect(result).toMatchObject({ amount: null, tax: null, amountExTax: null, matchTotal: null })
    expect((await covered.call(calls.standing, { params: { id } })).result.room).toBeNull()
    expect((await covered.call(calls.create, { body: await aReceivedBody(me) })).key).toBe('invoiceIn.masked')
  })
})

describe('match of a received invoice', () => {
  it('waits for the acceptance, matches up to the tolerance and is an exception beyond it', async () => {
    const order = await aConfirmedOrder(me)
    const ids = [
      await addReceived(me, { order: order.id, amountExTax: '600.00', tax: '0.00', amount: '600.00' }),
      await addReceived(me, { order: order.id, amountExTax: '440.00', tax: '0.00', amount: '440.00' }),
      await addReceived(me, { order: order.id, amountExTax: '20.00', tax: '0.00', amount: '20.00' }),
    ]
    // 1,000 ordered and 5 % more: the third is too much whatever is accepted.
    expect(await states(ids)).toEqual(['unmatched', 'unmatched', 'exception'])
    await settled(me, order)
    expect(await states(ids)).toEqual(['matched', 'matched', 'exception'])
    const third = await showReceived(me, ids[2] ?? '')
    expect(third).toMatchObject({ matchTotal: '1060.00', matchCeiling: '1050.00' })
    const standing = taken(await me.call(calls.standing, { params: { id: third.id } }))
    expect(standing.checks.map(({ key }) => key)).toContain('match')
    expect(standing.isPayable).toBe(false)
  })

  it('is an exception where less was accepted than ordered, until somebody else lets it through with a reason', async () => {
    const order = await aConfirmedOrder(me)
    const id = await addReceived(me, { order: order.id })
    await settled(me, order, '5')
    expect(await states([id])).toEqual(['exception'])
    const own = taken(await me.call(calls.create, { body: anInvoiceIn({ order: order.id }) })).id
    expect((await step('override', own)).key).toBe('invoiceIn.own')
    taken(await step('override', id))
    const row = await showReceived(me, id)
    expect(row.overriddenBy?.id).toBe(me.userId)
    expect(row.overrideReason).toBe('已与供应商核对')
    expect((await step('override', id)).key).toBe('invoiceIn.no_exception')
  })

  it('override holds for the figures it was given for: an earlier invoice that goes makes it be looked at again', async () => {
    const order = await aConfirmedOrder(me)
    const first = await addReceived(me, { order: order.id })
    const second = await addReceived(me, { order: order.id })
    await settled(me, order)
    taken(await step('override', second))
    taken(await verify(me, first, 'failed', '作废'))
    expect(await showReceived(me, second)).toMatchObject({ matchState: 'matched', overriddenAt: null })
  })

  it('of a contract is held against its amount', async () => {
    const { contract: of } = await aPayableContract(me)
    const within = await addReceived(me, { contract: of, amountExTax: '100000.00', tax: '0.00', amount: '100000.00' })
    const beyond = await addReceived(me, { contract: of, amountExTax: '0.01', tax: '0.00', amount: '0.01' })
    expect(await states([within, beyond])).toEqual(['matched', 'exception'])
    taken(await verify(me, within))
    expect(await states([within, beyond])).toEqual(['matched', 'exception'])
    const { purse } = taken(await me.call(contract.contract.standing, { params: { id: of } }))
    expect(purse?.invoiced).toBe('100000.00')
  })
})

describe('books of a received invoice', () => {
  it('hold cost, tax and debt once it is verified, and less by a red one', async () => {
    const order = await aConfirmedOrder(me)
    await settled(me, order)
    const id = await addReceived(me, { order: order.id })
    expect(await postedFor(me, id)).toEqual([])
    taken(await verify(me, id))
    expect(await postedFor(me, id)).toEqual(['cost 943.40', 'inputTax 56.60', 'payable -1000.00'])
    expect(await me.inside(wrongLedger)).toEqual([])
    expect((await red(id, { amount: '1000.01' })).key).toBe('invoiceIn.red_too_much')
    expect((await red(id, { tax: '56.61', amount: '1000.00' })).key).toBe('invoiceIn.red_too_much')
    taken(await red(id))
    expect(await showReceived(me, id)).toMatchObject({ redAmount: '400.00', matchTotal: '600.00' })
    const [made] = taken(await me.call(calls.list, { query: { keyword: '' } })).items.filter(
      ({ redOf }) => redOf?.id === id,
    )
    expect(await postedFor(me, made?.id ?? '')).toEqual(['cost -377.36', 'inputTax -22.64', 'payable 400.00'])
    expect(await me.inside(wrongLedger)).toEqual([])
    expect((await red(id, { amount: '600.00', tax: '33.97' })).key).toBe('invoiceIn.red_too_much')
    taken(await red(id, { amount: '600.00', tax: '33.96' }))
    expect((await red(id)).key).toBe('invoiceIn.red_too_much')
    expect(await me.inside(wrongLedger)).toEqual([])
  })

  it('a planted cent is found and named', async () => {
    const id = await addVerified(me)
    const { code } = await showReceived(me, id)
    await me.inside((ctx) =>
      ctx.db.run(
        `update invoice_in set amount = amount + 0.01, amount_ex_tax = amount_ex_tax + 0.01 where tenant_id = $1 and id = $2`,
        [ctx.tenantId, id],
      ),
    )
    expect((await me.inside(wrongLedger)).some((line) => line.includes(code))).toBe(true)
    await me.inside((ctx) =>
      ctx.db.run(
        `update invoice_in set amount = amount - 0.01, amount_ex_tax = amount_ex_tax - 0.01 where tenant_id = $1 and id = $2`,
        [ctx.tenantId, id],
      ),
    )
    expect(await me.inside(wrongLedger)).toEqual([])
  })

  it('follow what is deducted; neither a closed month nor an ordinary invoice has a month of deduction', async () => {
    const id = await addVerified(me)
    expect((await deduct(id, true)).key).toBe('invoiceIn.month')
    taken(await deduct(id, true, '2026-11-17'))
    expect((await showReceived(me, id)).deductMonth).toBe('2026-11-01')
    taken(await deduct(id, false))
    expect((await postedFor(me, id)).slice(3)).toEqual([
      'cost -943.40',
      'inputTax -56.60',
      'payable 1000.00',
      'cost 1000.00',
      'payable -1000.00',
    ])
    const ordinary = await addVerified(me, { kind: 'digitalOrdinary', isDeductible: false })
    expect((await deduct(ordinary, true, '2026-11-01')).key).toBe('invoiceIn.month')
    const company = (await showReceived(me, id)).ourCompany?.id ?? ''
    await addFund(me, { company, openingDate: '2026-08-10' })
    await me.inside((ctx) => closeMonth(ctx, { companyId: company, month: '2026-08-01' }))
    expect((await deduct(id, true, '2026-08-01')).key).toBe('ledger.closed')
    expect((await deduct(id, true, '2026-10-01')).status).toBe(200)
    expect(await me.inside(wrongLedger)).toEqual([])
  })
})

describe('hold on a received invoice', () => {
  it('names its reason, is placed once and lifted once', async () => {
    const id = await addVerified(me)
    expect((await step('release', id)).key).toBe('invoiceIn.hold')
    taken(await step('hold', id, '质量争议'))
    expect(await showReceived(me, id)).toMatchObject({ isHeld: true, holdReason: '质量争议' })
    expect((await step('hold', id)).key).toBe('invoiceIn.hold')
    const { checks } = taken(await me.call(calls.standing, { params: { id } }))
    expect(checks.find(({ key }) => key === 'held')?.text).toContain('质量争议')
    taken(await step('release', id))
    expect(await showReceived(me, id)).toMatchObject({ isHeld: false, holdReason: null })
  })
})
