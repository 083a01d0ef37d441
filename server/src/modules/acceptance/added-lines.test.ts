import { acceptance } from '@srm/api/acceptance'
import { order } from '@srm/api/order'
import { beforeAll, expect, it } from 'vitest'
import { anOrderChange } from '#modules/order/order.fixture.ts'
import { aConfirmedOrder, sendAcceptance } from '#test/acceptances.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aQualifiedSupplier } from '#test/awards.ts'
import { aBudgetedProject, standingOf } from '#test/budgets.ts'
import { usualType } from '#test/demands.ts'
import { anOrderingCompany, orderIn, supplierOf } from '#test/orders.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof anOrderingCompany>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await anOrderingCompany(t, me)
})

it('acceptance knows the lines a change added, with their price and their budget', async () => {
  const { projectId, item } = await aBudgetedProject(me, [{ name: '物料', price: '5000.00' }])
  const budgetItem = item('物料')
  const supplier = await aQualifiedSupplier(t, me)
  const of = await aConfirmedOrder(me, { project: projectId, supplier, lines: [{ name: '会场', budgetItem }] })
  const purchaseType = await usualType(me)
  const line = { name: '签到台', purchaseType, quantity: '3', times: '2', unit: '张', unitPrice: '33.33', budgetItem }
  const { result } = await me.call(order.change.create, { body: anOrderChange({ order: of.id, lines: [line] }) })
  await company.approve(me, 'orderChange', result.id)
  const before = (await me.call(acceptance.acceptance.start, { params: { orderId: of.id } })).result
  expect(before.lines).toHaveLength(1)
  const yes = await (await supplierOf(t, me, of.id)).confirm()
  expect(yes.status, yes.message).toBe(200)
  const begun = (await me.call(acceptance.acceptance.start, { params: { orderId: of.id } })).result
  expect(begun.lines).toMatchObject([
    { orderLine: { name: '会场' } },
    { orderLine: { name: '签到台' }, quantity: '3.0000', times: '2.0000', unit: '张', unitPrice: '33.33' },
  ])
  const [hall = '', desk = ''] = (await orderIn(me, of.id)).lines.map(({ id }) => id)
  const made = await sendAcceptance(me, {
    order: of.id,
    lines: [
      { orderLine: hall, quantity: '10' },
      { orderLine: desk, quantity: '2', times: '2' },
    ],
  })
  expect(made.status, made.message).toBe(200)
  const { amount, payableAmount } = (await me.call(acceptance.acceptance.show, { params: { id: made.result.id } }))
    .result
  expect([amount, payableAmount]).toEqual(['1133.32', '1133.32'])
  expect(await standingOf(me, budgetItem)).toMatchObject({ committed: '1199.98' })
})
