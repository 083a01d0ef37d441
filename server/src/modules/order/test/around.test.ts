import { demand } from '@srm/api/demand'
import { finder } from '@srm/api/finder'
import { order } from '@srm/api/order'
import { supplier as suppliers } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { aHall, aPlace } from '#modules/supplier/supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aQualifiedSupplier } from '#test/awards.ts'
import { aBudgetedProject, standingOf } from '#test/budgets.ts'
import {
  anApprovedAward,
  anOrderBody,
  anOrderingCompany,
  confirmed,
  orderIn,
  ordersOfAward,
  supplierOf,
  takeStep,
  type OrderingCompany,
} from '#test/orders.ts'
import { query } from '#test/sql.ts'
import { setStage } from '#test/suppliers.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { orderGuard, orderMover } from '../project.views.ts'

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

const noticesOf = async (id: string): Promise<string> =>
  (
    await query<{ title: string }>(
      t,
      `select title from notice where tenant_id = $1 and subject_id = $2 order by created_at`,
      [me.tenantId, id],
    )
  )
    .map(({ title }) => title)
    .join()

const pooled = async (quantity: string) => {
  const project = await aBudgetedProject(me, [{ name: '灯光', price: '10000.00' }])
  const item = project.item('灯光')
  const line = { name: '追光灯', quantity, budgetItem: item, budgetPrice: '1000.00' }
  const { lines } = await company.pooled([line], { project: project.projectId })
  return { item, projectId: project.projectId, poolLine: lines[0]?.id ?? '', demand: lines[0]?.demand.id ?? '' }
}

describe('the pool', () => {
  it('hands its lines to the order, and has them again when that is canceled', async () => {
    const of = await pooled('3')
    const { orders } = await anApprovedAward(me, company, {
      project: of.projectId,
      lines: [{ name: '追光灯', quantity: '3', poolLine: of.poolLine }],
      quotes: [{ supplier, prices: ['900'] }],
      winners: [supplier],
    })
    expect((await orderIn(me, orders[0] ?? '')).lines[0]?.poolLine?.id).toBe(of.poolLine)
    const parts = (await me.call(demand.demand.progress, { params: { id: of.demand } })).result
    expect(parts.map(({ stage, holderKind }) => [stage, holderKind])).toEqual([['awarded', 'purchaseOrder']])
    await takeStep(buyer, 'cancel', orders[0] ?? '', { cancelReason: 'otherSupplier' })
    const now = (await me.call(demand.demand.progress, { params: { id: of.demand } })).result
    expect(now.map(({ stage }) => stage)).toEqual(['pending'])
  })

  it('has its lines back with the purchase when the award is taken back', async () => {
    const of = await pooled('1')
    const { award, purchase } = await anApprovedAward(me, company, {
      project: of.projectId,
      lines: [{ name: '追光灯', poolLine: of.poolLine }],
      quotes: [{ supplier, prices: ['900'] }],
      winners: [supplier],
    })
    expect(await standingOf(me, of.item)).toMatchObject({ pending: '900.00', reserved: '100.00' })
    await me.inside((ctx) => ctx.emit('award.voided', { id: award, purchaseId: purchase }))
    const [id = ''] = await ordersOfAward(me, award)
    expect((await orderIn(me, id)).stage).toBe('canceled')
    expect(await standingOf(me, of.item)).toMatchObject({ pending: '0.00', reserved: '1000.00' })
    const [part] = (await me.call(demand.demand.progress, { params: { id: of.demand } })).result
    expect(part).toMatchObject({ stage: 'inquiry', holderKind: 'purchase', holderId: purchase })
  })
})

const direct = async (more: Parameters<typeof anOrderBody>[1] = {}): Promise<string> => {
  const made = await buyer.call(order.order.create, { body: await anOrderBody(me, { supplier, ...more }) })
  expect(made.status, made.message).toBe(200)
  await company.approve(buyer, 'purchaseOrder', made.result.id)
  return made.result.id
}

describe('the calendar', () => {
  it('has the hall from the confirmation on, and free again once the order is canceled', async () => {
    const place = (await me.call(suppliers.place.create, { body: aPlace() })).result.id
    const hall = (await me.call(suppliers.hall.create, { body: aHall({ place }) })).result.id
    const { lines } = await anOrderBody(me, { supplier })
    const dated = lines.map((line) => ({ ...line, hall, dateFrom: '2031-05-03', dateTo: '2031-05-04' }))
    const [first, second] = [await direct({ lines: dated }), await direct({ lines: dated })]
    const marks = async () =>
      (await me.call(finder.availability.month, { query: { place, month: '2031-05' } })).result.marks
    await confirmed(t, me, buyer, first)
    expect(await marks()).toMatchObject([{ target: hall, state: 'confirmed', from: '2031-05-03', source: 'order' }])
    await takeStep(buyer, 'send', second)
    const refused = await (await supplierOf(t, me, second)).confirm()
    expect(refused).toMatchObject({ status: 409, key: 'order.place_taken' })
    expect(refused.message).not.toContain((await orderIn(me, first)).code)
    await takeStep(buyer, 'cancel', first, { cancelReason: 'eventCanceled' })
    expect(await marks()).toEqual([])
    expect((await (await supplierOf(t, me, second)).confirm()).status).toBe(200)
  })
})

describe('around an order', () => {
  it('a recalled one is changed, approved and sent again', async () => {
    const id = await direct()
    await takeStep(buyer, 'send', id)
    const back = await takeStep(buyer, 'recall', id, { reason: '改数量' })
    expect(back.status, back.message).toBe(200)
    expect(await orderIn(me, id)).toMatchObject({ stage: 'draft', status: 'draft' })
    expect((await takeStep(buyer, 'send', id)).key).toBe('order.not_ready')
    await company.approve(buyer, 'purchaseOrder', id)
    expect((await takeStep(buyer, 'send', id)).status).toBe(200)
  })

  it('its buyer hears that the supplier may not be ordered from, and it is not confirmed', async () => {
    const bad = await aQualifiedSupplier(t, me)
    const id = await direct({ supplier: bad })
    await takeStep(buyer, 'send', id)
    await setStage(t, me, bad, 'blacklisted')
    await me.inside((ctx) => ctx.emit('supplier.moved', { id: bad, from: 'qualified', to: 'blacklisted' }))
    expect(await noticesOf(id)).toContain('已被限制下单')
    expect((await (await supplierOf(t, me, id)).confirm()).key).toBe('order.on_hold')
  })

  it('a project is not closed while one is open, and moving its days tells the buyer', async () => {
    const { projectId } = await pooled('1')
    const { lines } = await anOrderBody(me, { supplier })
    const id = await direct({ project: projectId, lines: lines.map((line) => ({ ...line, dateFrom: '2031-06-01' })) })
    await confirmed(t, me, buyer, id)
    const { code } = await orderIn(me, id)
    const hindrance = () => me.inside((ctx) => orderGuard.hindrance(ctx, projectId))
    expect((await hindrance())?.zh).toContain(code)
    const move = { projectId, from: { start: 100, end: 101 }, to: { start: 107, end: 108 } }
    const moved = await me.inside((ctx) => orderMover.preview(ctx, move))
    expect(moved).toMatchObject([{ id, before: { start: '2031-06-01' }, after: { start: '2031-06-08' } }])
    await me.inside((ctx) => orderMover.apply(ctx, move, moved))
    expect(await noticesOf(id)).toContain('活动改期')
    await takeStep(buyer, 'cancel', id, { cancelReason: 'eventCanceled' })
    expect(await hindrance()).toBeUndefined()
  })

  it('nobody without sight of prices writes one or reads what it costs', async () => {
    const id = await direct()
    const blind = memberOf(t, me.tenantId, buyer.userId, { masks: ['cost'] })
    const { result } = await blind.call(order.order.show, { params: { id } })
    expect([result.amount, result.tax, result.lines[0]?.unitPrice]).toEqual([null, null, null])
    const body = await anOrderBody(me, { supplier })
    expect((await blind.call(order.order.create, { body })).key).toBe('order.masked')
    await confirmed(t, me, buyer, id)
    const { versions } = (await blind.call(order.order.history, { params: { id } })).result
    expect(versions.map(({ amount, lines }) => [amount, lines[0]?.unitPrice])).toEqual([[null, null]])
  })
})
