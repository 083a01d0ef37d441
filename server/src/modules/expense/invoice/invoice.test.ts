import { expense } from '@srm/api/expense'
import { beforeAll, describe, expect, it } from 'vitest'
import { Failure, messageOf } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { oneWins, repeat, together } from '#test/races.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aReceivedInvoice } from '../expense.fixture.ts'
import { invoicesOf, registerInvoices, releaseInvoices } from './invoice.service.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const holder = (code: string) => ({ kind: 'loan', id: newId(), code, owner: me.userId })

const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => 'nothing',
    (one: unknown) => one,
  )
  return error instanceof Failure ? messageOf(error, 'zh') : String(error)
}

describe('received invoice', () => {
  it('is refused in a second document with the name of the first, until that gives it back', async () => {
    const [first, second] = [holder('JK-2026-0001'), holder('JK-2026-0002')]
    const invoices = [aReceivedInvoice()]
    await me.inside((ctx) => registerInvoices(ctx, { holder: first, invoices }))
    const again = me.inside((ctx) => registerInvoices(ctx, { holder: second, invoices }))
    expect(await refusal(again)).toMatch(/^票据 \d+ 已由.+用于借款 JK-2026-0001，不能重复使用$/)
    expect(await me.inside((ctx) => invoicesOf(ctx, first))).toMatchObject([{ state: 'used', deductible_tax: '60.00' }])
    await me.inside((ctx) => releaseInvoices(ctx, first))
    await me.inside((ctx) => registerInvoices(ctx, { holder: second, invoices }))
    expect(await refusal(me.inside((ctx) => registerInvoices(ctx, { holder: first, invoices })))).toContain(
      'JK-2026-0002',
    )
    expect(await me.inside((ctx) => invoicesOf(ctx, first))).toMatchObject([{ state: 'released' }])
  })

  it('leaves the register when its document no longer names it', async () => {
    const mine = holder('JK-2026-0003')
    const [one, other] = [aReceivedInvoice(), aReceivedInvoice()]
    await me.inside((ctx) => registerInvoices(ctx, { holder: mine, invoices: [one, other] }))
    await me.inside((ctx) => registerInvoices(ctx, { holder: mine, invoices: [{ ...other, amount: '800.00' }] }))
    expect(await me.inside((ctx) => invoicesOf(ctx, mine))).toMatchObject([{ number: other.number }])
    const { items } = (await me.call(expense.invoice.list, { query: { keyword: other.number } })).result
    expect(items).toMatchObject([
      { amount: '800.00', state: 'used', usedIn: 'JK-2026-0003', usedBy: { id: me.userId } },
    ])
    await me.inside((ctx) => registerInvoices(ctx, { holder: mine, invoices: [] }))
    expect(await me.inside((ctx) => invoicesOf(ctx, mine))).toEqual([])
  })

  it('is not entered twice in one document, nor without what tells it from others', async () => {
    const one = aReceivedInvoice()
    const twice = me.inside((ctx) => registerInvoices(ctx, { holder: holder('JK-1'), invoices: [one, one] }))
    expect(await refusal(twice)).toContain('填写了两次')
    const body = aReceivedInvoice({ kind: 'paperOrdinary' })
    expect(await me.call(expense.invoice.create, { body })).toMatchObject({
      key: 'receivedInvoice.incomplete',
      errors: [{ path: 'invoiceCode' }],
    })
  })

  it('that finance wrote down is taken over by the document that uses it', async () => {
    const body = aReceivedInvoice()
    const { id } = (await me.call(expense.invoice.create, { body })).result
    expect((await me.call(expense.invoice.create, { body })).key).toBe('receivedInvoice.used')
    const mine = holder('JK-2026-0004')
    await me.inside((ctx) => registerInvoices(ctx, { holder: mine, invoices: [body] }))
    expect(await me.inside((ctx) => invoicesOf(ctx, mine))).toMatchObject([{ id, state: 'used' }])
    expect((await me.call(expense.invoice.remove, { params: { id }, query: {} })).key).toBe('receivedInvoice.kept')
  })

  it('registered by two at once is one’s alone', () =>
    repeat(async () => {
      const body = aReceivedInvoice()
      oneWins(await together([1, 2, 3].map(() => () => me.call(expense.invoice.create, { body }))))
      const invoices = [aReceivedInvoice()]
      const outcomes = await together(
        ['JK-1', 'JK-2'].map((code) => () => {
          const work = me.inside((ctx) => registerInvoices(ctx, { holder: holder(code), invoices }))
          return refusal(work.then(() => undefined))
        }),
      )
      expect(outcomes.toSorted()).toEqual(['nothing', expect.stringMatching(/用于借款 JK-[12]/)])
    }))
})
