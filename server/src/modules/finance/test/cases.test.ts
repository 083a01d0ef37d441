import { contract as contracts } from '@srm/api/contract'
import { finance, invoiceKinds, settlementKinds } from '@srm/api/finance'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney } from '@srm/api/shared/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { aConfirmedOrder, recorded, settleByHand, wholeAcceptance } from '#test/acceptances.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addSigned } from '#test/contracts.ts'
import { addDeposit } from '#test/deposits.ts'
import { addToIssue, issue } from '#test/invoices.ts'
import { aPayableContract } from '#test/payments.ts'
import { addVerified } from '#test/received.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const { settlement, invoiceMonitor } = finance
const lastMonth = shanghaiDay(new Date(Date.now() - 31 * 86_400_000))

const settled = async (kind: (typeof settlementKinds)[number]) =>
  (await me.call(settlement.items, { query: { kind } })).result
const invoiced = async (kind: (typeof invoiceKinds)[number]) =>
  (await me.call(invoiceMonitor.items, { query: { kind } })).result

const endedSql = `update purchase_order set service_to = $3 where tenant_id = $1 and id = $2`
const heldSql = `update invoice_in set is_held = true, hold_reason = '价格不符' where tenant_id = $1 and id = $2`

describe('what is begun and not finished', () => {
  it('goes from an order that was executed to its invoice', async () => {
    const order = await aConfirmedOrder(me)
    const find = async (kind: (typeof settlementKinds)[number]) =>
      (await settled(kind)).items.find(({ id }) => id === order.id)
    await me.inside((ctx) => ctx.db.run(endedSql, [ctx.tenantId, order.id, lastMonth]))
    expect(await find('notAccepted')).toMatchObject({ days: 31, amount: order.amount, owner: { id: me.userId } })
    const id = await recorded(me, wholeAcceptance(order))
    await settleByHand(me, id)
    await me.inside((ctx) =>
      ctx.db.run(`update purchase_order set stage = 'accepted' where tenant_id = $1 and id = $2`, [
        ctx.tenantId,
        order.id,
      ]),
    )
    expect(await find('notAccepted')).toBeUndefined()
    expect(await find('notInvoiced')).toMatchObject({ subject: 'purchaseOrder', amount: order.amount })
    expect((await invoiced('toReceive')).items.some(({ id: of }) => of === order.id)).toBe(true)
  })

  it('names deposits that were not returned, and invoices that were not paid', async () => {
    const { id } = await addDeposit(me, true)
    expect((await settled('depositOpen')).items.find((item) => item.id === id)).toMatchObject({ subject: 'deposit' })
    const { contract } = await aPayableContract(me)
    expect((await settled('notPaid')).items.some((item) => item.id === contract)).toBe(false)
    await addVerified(me, { contract, order: null })
    expect((await settled('notPaid')).items.find((item) => item.id === contract)).toMatchObject({ subject: 'contract' })
  })
})

describe('invoices', () => {
  it('are to be issued for what is due, and then paid', async () => {
    const plans = [{ name: '全款', trigger: 'date' as const, planDate: lastMonth, ratio: '100.00' }]
    const id = await addSigned(me, { plans })
    const { amount } = (await me.call(contracts.contract.show, { params: { id } })).result
    const find = async (kind: (typeof invoiceKinds)[number]) =>
      (await invoiced(kind)).items.find((item) => item.id === id)
    expect(await find('toIssue')).toMatchObject({ day: lastMonth, amount })
    const invoice = await addToIssue(me, { contract: id, items: [], amount: '30000.00' })
    expect((await issue(me, invoice)).status).toBe(200)
    expect(await find('toIssue')).toMatchObject({ amount: '70000.00' })
    expect(await find('notReceived')).toMatchObject({ amount: '30000.00', days: 0 })
  })

  it('that must not be paid on say why', async () => {
    const id = await addVerified(me)
    expect((await invoiced('abnormal')).items.some((item) => item.id === id)).toBe(false)
    await me.inside((ctx) => ctx.db.run(heldSql, [ctx.tenantId, id]))
    expect((await invoiced('abnormal')).items.find((item) => item.id === id)).toMatchObject({ reason: 'held' })
  })
})

describe('figures of both', () => {
  it('open the list that sums to them', async () => {
    const lists = { settlement: [settlement, settlementKinds], invoice: [invoiceMonitor, invoiceKinds] } as const
    for (const { kind, count, amount } of (await me.call(lists.settlement[0].summary)).result) {
      const { items, ...list } = await settled(lists.settlement[1].find((one) => one === kind) ?? 'notPaid')
      expect([list.count, list.total, items.length], kind).toEqual([count, amount, count])
      expect(addMoney('0.00', ...items.map((item) => item.amount ?? '')), kind).toBe(amount)
    }
    for (const { kind, count, amount } of (await me.call(lists.invoice[0].summary)).result) {
      const { items, ...list } = await invoiced(lists.invoice[1].find((one) => one === kind) ?? 'toIssue')
      expect([list.count, list.total], kind).toEqual([count, amount])
      expect(addMoney('0.00', ...items.map((item) => item.amount ?? '')), kind).toBe(amount)
    }
  })

  it('are covered for whoever has the amounts covered, and empty for strangers and without the list', async () => {
    const covered = (await me.as({ masks: ['cost'] }).call(settlement.summary)).result
    for (const { amount } of covered) expect(amount).toBeNull()
    const income = (await me.as({ masks: ['cost'] }).call(invoiceMonitor.summary)).result
    expect(income.map(({ amount }) => amount === null)).toEqual([false, false, true, true])
    const stranger = me.as({ userId: newId(), isSuper: false, scope: { kind: 'self' } })
    for (const { count } of (await stranger.call(settlement.summary)).result) expect(count).toBe(0)
    const reader = me.as({ isSuper: false, permissions: ['settlement:list', 'deposit:list'] })
    const counts = (await reader.call(settlement.summary)).result
    expect(counts.map(({ count }) => count > 0)).toEqual([false, false, false, true])
  })
})
