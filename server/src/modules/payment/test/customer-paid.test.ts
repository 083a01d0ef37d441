import { acceptance } from '@srm/api/acceptance'
import { demand } from '@srm/api/demand'
import { order } from '@srm/api/order'
import { payment } from '@srm/api/payment'
import { beforeAll, expect, it } from 'vitest'
import { matchFor } from '#modules/acceptance/index.ts'
import { anOrderLine } from '#modules/order/order.fixture.ts'
import { sendAcceptance } from '#test/acceptances.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aQualifiedSupplier } from '#test/awards.ts'
import { aBudgetedProject, standingOf } from '#test/budgets.ts'
import { usualType } from '#test/demands.ts'
import { anApprovedAward, anOrderBody, anOrderingCompany, confirmed, orderIn, supplierOf } from '#test/orders.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof anOrderingCompany>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await anOrderingCompany(t, me)
})

const free = { committed: '0.00', reserved: '0.00', pending: '0.00', actual: '0.00', available: '9000.00' }

/** Rooms the customer pays and a stage we pay, of one budget line. */
const asked = async () => {
  const { projectId, item } = await aBudgetedProject(me, [{ name: '会务', price: '9000.00' }])
  const budgetItem = item('会务')
  const { id, lines } = await company.pooled(
    [
      { name: '客房', quantity: '10', budgetPrice: '300.00', budgetItem, isCustomerPaid: true },
      { name: '舞台', quantity: '1', budgetPrice: '2000.00', budgetItem },
    ],
    { project: projectId },
  )
  return { projectId, budgetItem, demandId: id, lines }
}

it('a demand holds no budget for what the customer pays, and says so to whoever decides', async () => {
  const { budgetItem, demandId, lines } = await asked()
  expect(await standingOf(me, budgetItem)).toMatchObject({ ...free, reserved: '2000.00', available: '7000.00' })
  expect(lines.map(({ name, isCustomerPaid, budgetItem: of }) => [name, isCustomerPaid, of?.id ?? null])).toEqual([
    ['客房', true, null],
    ['舞台', false, budgetItem],
  ])
  const { budget, customerPaid, unbudgeted } = (await me.call(demand.demand.evidence, { params: { id: demandId } }))
    .result
  expect({ budget: budget.map(({ asked: part }) => part), customerPaid, unbudgeted }).toEqual({
    budget: ['2000.00'],
    customerPaid: '3000.00',
    unbudgeted: '0.00',
  })
})

it('an order shows it apart, commits nothing for it, is accepted whole and owes only the rest', async () => {
  const { projectId, budgetItem, lines } = await asked()
  const { buyer } = company
  await buyer.call(demand.pool.claim, { body: { ids: lines.map(({ id }) => id) } })
  const purchaseType = await usualType(me)
  const [rooms, stage] = lines.map(({ id }) => id)
  const supplier = await aQualifiedSupplier(t, me)
  const body = await anOrderBody(me, {
    supplier,
    project: projectId,
    lines: [
      anOrderLine({ purchaseType, poolLine: rooms ?? '', unitPrice: '300.00' }),
      anOrderLine({ purchaseType, poolLine: stage ?? '', unitPrice: '2000.00', budgetItem }),
    ],
    payments: [{ name: '定金', trigger: 'confirmed', days: 3, rate: '100' }],
  })
  const made = await buyer.call(order.order.create, { body })
  expect(made.status, made.message).toBe(200)
  const { id } = made.result
  const row = await orderIn(buyer, id)
  expect(row).toMatchObject({ amount: '5000.00', customerAmount: '3000.00' })
  expect(row.lines.map(({ isCustomerPaid }) => isCustomerPaid)).toEqual([true, false])
  await company.approve(buyer, 'purchaseOrder', id)
  await confirmed(t, me, buyer, id)
  expect(await standingOf(me, budgetItem)).toMatchObject({ ...free, committed: '2000.00', available: '7000.00' })
  const page = await (await supplierOf(t, me, id)).page()
  expect(page).toMatchObject({ amount: '5000.00', customerAmount: '3000.00', payments: [{ amount: '2000.00' }] })
  expect(page.lines.map(({ isCustomerPaid }) => isCustomerPaid)).toEqual([true, false])

  const start = (await me.call(acceptance.acceptance.start, { params: { orderId: id } })).result
  expect(start.lines.map(({ isCustomerPaid }) => isCustomerPaid)).toEqual([true, false])
  // Whoever accepts cannot make it ours.
  const sent = row.lines.map(({ id: orderLine, quantity }) => ({ orderLine, quantity, isCustomerPaid: false }))
  const accepted = await sendAcceptance(me, { order: id, lines: sent })
  expect(accepted.status, accepted.message).toBe(200)
  const signed = (await me.call(acceptance.acceptance.show, { params: { id: accepted.result.id } })).result
  expect(signed).toMatchObject({ amount: '5000.00', customerAmount: '3000.00', payableAmount: '2000.00' })

  const owed = (await me.call(payment.request.start, { query: { kind: 'order', source: id } })).result
  expect(owed.open).toBe('2000.00')
  const match = await me.inside((ctx) => matchFor(ctx, id))
  expect(match).toMatchObject({ ordered: '2000.00', customerPaid: '3000.00' })
})

it('an order from an award has it from the pool, with nothing reserved on the way', async () => {
  const { projectId, budgetItem, lines } = await asked()
  const { buyer } = company
  const supplier = await aQualifiedSupplier(t, me)
  const [rooms] = lines
  const { orders } = await anApprovedAward(me, company, {
    project: projectId,
    lines: [{ name: '客房', quantity: '10', poolLine: rooms?.id ?? '' }],
    quotes: [{ supplier, prices: ['280'] }],
    winners: [supplier],
  })
  const row = await orderIn(buyer, orders[0] ?? '')
  expect(row).toMatchObject({ amount: '2800.00', customerAmount: '2800.00' })
  expect(await standingOf(me, budgetItem)).toMatchObject({ ...free, reserved: '2000.00', available: '7000.00' })
})
