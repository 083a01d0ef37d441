import { order } from '@srm/api/order'
import { orderCanceledScene, orderChangedScene, orderScene } from '@srm/api/order/sms-scenes'
import { quote } from '@srm/api/quote'
import { samplesOf, smsTextProblem } from '@srm/api/shared/sms-scenes'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aQualifiedSupplier } from '#test/awards.ts'
import { outsideCall } from '#test/external-people.ts'
import { anApprovedAward, anOrderingCompany, orderIn, supplierOf, takeStep } from '#test/orders.ts'
import { linkHeaders } from '#test/run-of-shows.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { usualType } from '#test/demands.ts'
import { anOrderLine, aPurchaseOrder } from '../order.fixture.ts'

let t: TestApp
let me: TestTenant
let other: TestTenant
let mine: string
let theirs: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  other = await aTenant(t)
  const company = await anOrderingCompany(t, me)
  const suppliers = [await aQualifiedSupplier(t, me), await aQualifiedSupplier(t, me)]
  const { orders } = await anApprovedAward(me, company, {
    lines: [{ name: '舞台' }, { name: '灯光' }],
    quotes: suppliers.map((supplier) => ({ supplier, prices: ['1000', '900'] })),
    winners: suppliers,
  })
  ;[mine = '', theirs = ''] = orders
  for (const id of orders) await takeStep(company.buyer, 'send', id)
})

const bodyOf = (seen: number) => ({ seen, signer: '王经理' })

describe('the link of an order', () => {
  it('opens its own order and says nothing of another supplier’s, nor of our budget', async () => {
    const [one, two] = [await supplierOf(t, me, mine), await supplierOf(t, me, theirs)]
    const page = await one.page()
    expect(page.lines.map(({ name }) => name)).toEqual(['舞台'])
    const text = JSON.stringify(page)
    expect(text).not.toContain((await two.page()).code)
    expect(text).not.toContain(theirs)
    expect(Object.keys(page)).not.toContain('internalNote')
  })

  it('says when how much is paid, all of it together', async () => {
    const lines = [anOrderLine({ purchaseType: await usualType(me), quantity: '10', unitPrice: '100.01' })]
    const steps = [
      { name: '定金', trigger: 'confirmed' as const, days: 3, rate: '30' },
      { name: '尾款', trigger: 'accepted' as const, days: 15, rate: '70' },
    ]
    const body = aPurchaseOrder({ supplier: await aQualifiedSupplier(t, me), lines, payments: steps })
    const half = { ...body, payments: steps.slice(0, 1) }
    expect((await me.call(order.order.create, { body: half })).key).toBe('order.payments')
    const made = await me.call(order.order.create, { body })
    expect(made.status, made.message).toBe(200)
    await query(t, `update purchase_order set status = 'approved' where id = $1`, [made.result.id])
    expect((await takeStep(me, 'send', made.result.id)).status).toBe(200)
    const supplier = await supplierOf(t, me, made.result.id)
    expect((await supplier.page()).payments).toMatchObject([
      { name: '定金', amount: '300.03', dueOn: null },
      { name: '尾款', amount: '700.07', days: 15, trigger: 'accepted' },
    ])
    await supplier.confirm()
    expect((await supplier.page()).payments[0]?.dueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('changes nothing but its own order, whatever ids are sent along', async () => {
    const one = await supplierOf(t, me, mine)
    const { seen } = await (await supplierOf(t, me, theirs)).page()
    const body = { ...bodyOf(seen + 1), order: theirs } as ReturnType<typeof bodyOf>
    expect((await one.call(order.external.confirm, { body })).status).toBe(400)
    expect((await orderIn(me, theirs)).stage).toBe('sent')
  })

  it('opens no call of ours, no quote, and nothing in another company or for another purpose', async () => {
    const one = await supplierOf(t, me, mine)
    const { linkId } = one
    expect((await one.call(quote.external.page)).status).toBe(401)
    const url = `/api/purchase_order/show/${mine}`
    const headers = linkHeaders(t, me, 'order', linkId)
    expect((await t.http.inject({ method: 'GET', url, headers })).statusCode).toBe(401)
    for (const wrong of [
      linkHeaders(t, other, 'order', linkId),
      linkHeaders(t, me, 'order', mine),
      linkHeaders(t, me, 'quote', linkId),
    ]) {
      const { status } = await outsideCall(t, wrong)(order.external.page)
      expect([401, 410]).toContain(status)
    }
  })

  it('is over once it is revoked', async () => {
    const two = await supplierOf(t, me, theirs)
    const { seen } = await two.page()
    await query(t, 'update external_link set revoked_at = now() where tenant_id = $1 and id = $2', [
      me.tenantId,
      two.linkId,
    ])
    expect((await two.call(order.external.page)).status).toBe(410)
    expect((await two.call(order.external.confirm, { body: bodyOf(seen) })).status).toBe(410)
  })

  it('comes with a message that has room for neither a price nor another supplier, and is sent as one', () => {
    for (const scene of [orderScene, orderChangedScene, orderCanceledScene]) {
      expect(smsTextProblem(samplesOf(scene), '云海会展', scene.text)).toBeUndefined()
      expect(['company', 'link', 'title']).toEqual(expect.arrayContaining(Object.keys(scene.variables)))
    }
  })
})
