import { order } from '@srm/api/order'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aQualifiedSupplier } from '#test/awards.ts'
import { isFullDepth } from '#test/depth.ts'
import {
  anApprovedAward,
  anOrderingCompany,
  confirmed,
  orderIn,
  supplierOf,
  takeStep,
  type OrderingCompany,
} from '#test/orders.ts'
import { oneWins, patiently, repeat, together } from '#test/races.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Answer, type Member, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let company: OrderingCompany
let buyer: Member
let supplier: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await anOrderingCompany(t, me)
  buyer = company.buyer
  supplier = await aQualifiedSupplier(t, me)
})

const times = Number(process.env['RACE_RUNS'] ?? (isFullDepth ? 20 : 3))

const anOrder = async (): Promise<string> => {
  const { orders } = await anApprovedAward(me, company, {
    lines: [{ name: '舞台', quantity: '2' }],
    quotes: [{ supplier, prices: ['1000'] }],
    winners: [supplier],
  })
  return orders[0] ?? ''
}

const versionsOf = async (id: string): Promise<number> =>
  (await query(t, 'select 1 from purchase_order_version where tenant_id = $1 and order_id = $2', [me.tenantId, id]))
    .length

describe('an order', () => {
  it('that its supplier confirms twice at once is confirmed once', async () => {
    await repeat(async () => {
      const id = await anOrder()
      await takeStep(buyer, 'send', id)
      const outside = await supplierOf(t, me, id)
      const { seen } = await outside.page()
      const body = { seen, signer: '王经理' }
      const answers = await together([
        patiently(() => outside.call(order.external.confirm, { body })),
        patiently(() => outside.call(order.external.confirm, { body })),
        patiently(() => outside.call(order.external.reject, { body: { ...body, note: '没有档期' } })),
      ])
      oneWins(answers)
      const { stage, answer } = await orderIn(buyer, id)
      expect(await versionsOf(id)).toBe(stage === 'confirmed' ? 1 : 0)
      expect([answer, stage]).toEqual(stage === 'confirmed' ? ['confirmed', 'confirmed'] : ['rejected', 'sent'])
    }, times)
  })

  it('is confirmed or canceled, whichever came first, and in the end canceled', async () => {
    await repeat(async () => {
      const id = await anOrder()
      await takeStep(buyer, 'send', id)
      const outside = await supplierOf(t, me, id)
      const { seen } = await outside.page()
      const { version } = await orderIn(buyer, id)
      const [yes, gone] = await together<Answer<unknown>>([
        patiently(() => outside.call(order.external.confirm, { body: { seen, signer: '王经理' } })),
        patiently(() =>
          buyer.call(order.order.cancel, { params: { id }, body: { version, cancelReason: 'eventCanceled' } }),
        ),
      ])
      const { stage } = await orderIn(buyer, id)
      expect(new Set([yes?.status, gone?.status])).toEqual(new Set([200, 409]))
      expect(stage).toBe(gone?.status === 200 ? 'canceled' : 'confirmed')
      expect(await versionsOf(id)).toBe(stage === 'confirmed' ? 1 : 0)
    }, times)
  })

  it('has one change at a time, which the supplier agrees to or its buyer gives up', async () => {
    await repeat(async () => {
      const id = await anOrder()
      await confirmed(t, me, buyer, id)
      const [line] = (await orderIn(buyer, id)).lines
      const body = { order: id, reason: '减量', lines: [{ orderLine: line?.id ?? '', quantity: '1' }] }
      const made = await together([1, 2].map(() => patiently(() => buyer.call(order.change.create, { body }))))
      oneWins(made)
      const change = made.find(({ status }) => status === 200)?.result.id ?? ''
      await company.approve(buyer, 'orderChange', change)
      const outside = await supplierOf(t, me, id)
      const { seen } = await outside.page()
      const { version } = (await buyer.call(order.change.show, { params: { id: change } })).result
      const answers = await together<Answer<unknown>>([
        patiently(() => outside.call(order.external.confirm, { body: { seen, signer: '王经理' } })),
        patiently(() =>
          buyer.call(order.change.withdraw, { params: { id: change }, body: { version, reason: '不改了' } }),
        ),
      ])
      oneWins(answers)
      const { versionNo, amount } = await orderIn(buyer, id)
      expect([versionNo, amount]).toEqual(answers[0]?.status === 200 ? [2, '1000.00'] : [1, '2000.00'])
    }, times)
  })
})
