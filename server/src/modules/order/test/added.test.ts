import { approval } from '@srm/api/approval'
import { order } from '@srm/api/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aQualifiedSupplier } from '#test/awards.ts'
import { aBudgetedProject, standingOf } from '#test/budgets.ts'
import { usualType } from '#test/demands.ts'
import { anOrderBody, anOrderingCompany, confirmed, orderIn, supplierOf, takeStep } from '#test/orders.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { anOrderChange, anOrderLine, type OrderChangeBody } from '../order.fixture.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof anOrderingCompany>>
let supplier: string
let purchaseType: string
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  company = await anOrderingCompany(t, me)
  supplier = await aQualifiedSupplier(t, me)
  purchaseType = await usualType(me)
})
afterAll(() => t.close())

/** An order of 1,000.00 both sides have agreed on, out of a budget of 3,000.00. */
const agreedOrder = async () => {
  const { projectId, item } = await aBudgetedProject(me, [
    { name: '物料', price: '3000.00' },
    { name: '人员', price: '500.00' },
  ])
  const budgetItem = item('物料')
  const lines = [anOrderLine({ purchaseType, budgetItem, quantity: '10', unitPrice: '100.00', taxRate: '6' })]
  const body = await anOrderBody(me, { supplier, project: projectId, lines })
  const made = await me.call(order.order.create, { body })
  if (made.status !== 200) throw new Error(made.message)
  await company.approve(me, 'purchaseOrder', made.result.id)
  await confirmed(t, me, me, made.result.id)
  return { id: made.result.id, budgetItem, staff: item('人员'), projectId }
}

const added = (more: Partial<OrderChangeBody['lines'][number]> = {}): OrderChangeBody['lines'][number] => ({
  name: '签到台',
  purchaseType,
  quantity: '3',
  times: '2',
  unit: '张',
  unitPrice: '33.33',
  taxRate: '6',
  ...more,
})

const change = (id: string, lines: OrderChangeBody['lines']) =>
  me.call(order.change.create, { body: anOrderChange({ order: id, lines }) })

describe('a change that adds lines', () => {
  it('says which new line is wrong and why', async () => {
    const { id } = await agreedOrder()
    const refusedAt = async (line: Parameters<typeof added>[0]) => {
      const { status, errors } = await change(id, [added(line)])
      return [status, errors?.[0]?.path]
    }
    expect(await refusedAt({ name: undefined })).toEqual([422, 'lines.0.name'])
    expect(await refusedAt({ purchaseType: undefined })).toEqual([422, 'lines.0.purchaseType'])
    expect(await refusedAt({ unitPrice: undefined })).toEqual([422, 'lines.0.unitPrice'])
    expect(await refusedAt({ quantity: '0' })).toEqual([422, 'lines.0.quantity'])
    expect(await refusedAt({ dateFrom: '2027-05-20', dateTo: '2027-05-19' })).toEqual([422, 'lines.0.dateTo'])
    const { budgetItem: stray } = await agreedOrder()
    expect(await refusedAt({ budgetItem: stray })).toEqual([422, 'lines.0.budgetItem'])
  })

  it('comes to its lines, holds its budget while it is decided on, and hands it over once the supplier agrees', async () => {
    const { id, budgetItem } = await agreedOrder()
    const [line] = (await orderIn(me, id)).lines
    const made = await change(id, [
      { orderLine: line?.id ?? '', quantity: '8' },
      added({ budgetItem }),
      added({ name: '礼仪', quantity: '1', times: undefined, unitPrice: '500', budgetItem }),
    ])
    expect(made.status, made.message).toBe(200)
    const row = (await me.call(order.change.show, { params: { id: made.result.id } })).result
    // 8 × 100 + 3 × 2 × 33.33 + 500
    expect(row).toMatchObject({ amountBefore: '1000.00', amount: '1499.98', difference: '499.98' })
    expect(row.lines.map(({ name, amount, amountBefore }) => [name, amount, amountBefore])).toEqual([
      [null, '800.00', '1000.00'],
      ['签到台', '199.98', null],
      ['礼仪', '500.00', null],
    ])
    const { id: instance } = (await company.submit(me, 'orderChange', made.result.id)).result
    expect(await standingOf(me, budgetItem)).toMatchObject({ committed: '1000.00', pending: '499.98' })
    await company.decide(instance)
    expect(await standingOf(me, budgetItem)).toMatchObject({ committed: '1499.98', pending: '0.00' })
    const outside = await supplierOf(t, me, id)
    const page = await outside.page()
    expect(page.lines).toHaveLength(1)
    expect(page.change?.lines.map(({ name, before, after }) => [name, before?.amount ?? null, after.amount])).toEqual([
      [line?.name, '1000.00', '800.00'],
      ['签到台', null, '199.98'],
      ['礼仪', null, '500.00'],
    ])
    const agreed = await outside.confirm()
    expect(agreed.status, agreed.message).toBe(200)
    const now = await orderIn(me, id)
    expect(now).toMatchObject({ amount: '1499.98', versionNo: 2, lineCount: 3 })
    expect(now.lines.map(({ name, amount, times }) => [name, amount, times])).toEqual([
      [line?.name, '800.00', '1.0000'],
      ['签到台', '199.98', '2.0000'],
      ['礼仪', '500.00', '1.0000'],
    ])
    expect(await standingOf(me, budgetItem)).toMatchObject({
      committed: '1499.98',
      pending: '0.00',
      available: '1500.02',
    })
    const { versions } = (await me.call(order.order.history, { params: { id } })).result
    expect(versions[0]?.differences).toContainEqual({ line: '签到台', field: 'added', before: null, after: '3.0000' })
    expect((await takeStep(me, 'cancel', id, { cancelReason: 'eventCanceled' })).status).toBe(200)
    expect(await standingOf(me, budgetItem)).toMatchObject({ committed: '0.00', available: '3000.00' })
  })

  it('takes another budget line as well, and gives everything back when the supplier does not agree', async () => {
    const { id, budgetItem, staff } = await agreedOrder()
    const made = await change(id, [added({ budgetItem: staff })])
    await company.approve(me, 'orderChange', made.result.id)
    expect(await standingOf(me, staff)).toMatchObject({ committed: '199.98' })
    const outside = await supplierOf(t, me, id)
    expect((await outside.reject('做不了')).status).toBe(200)
    expect(await standingOf(me, staff)).toMatchObject({ committed: '0.00', pending: '0.00' })
    expect(await standingOf(me, budgetItem)).toMatchObject({ committed: '1000.00' })
    expect((await orderIn(me, id)).lines).toHaveLength(1)
  })

  it('beyond the budget is asked of whoever answers for it, with the reason', async () => {
    await me.inside((ctx) =>
      addPerson(ctx, { username: 'gm', displayName: '总经理', departmentId: me.departmentId, roles: ['GM'] }),
    )
    const { id, staff } = await agreedOrder()
    const made = await change(id, [added({ quantity: '100', times: '1', unitPrice: '10', budgetItem: staff })])
    const preview = await me.call(approval.preview, { query: { docType: 'orderChange', docId: made.result.id } })
    expect(preview.status, preview.message).toBe(200)
    expect(JSON.stringify(preview.result)).toContain('“人员”超预算 100.00%')
  })
})
