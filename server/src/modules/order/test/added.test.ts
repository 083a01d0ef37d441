import { approval } from '@srm/api/approval'
import { demand } from '@srm/api/demand'
import { order } from '@srm/api/order'
import { linkCalls } from '@srm/api/record/link'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
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
  t = await sharedApp()
  me = await aTenant(t)
  company = await anOrderingCompany(t, me)
  supplier = await aQualifiedSupplier(t, me)
  purchaseType = await usualType(me)
})

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

/** A demand of the same project, approved: its line is claimed by whoever has the order. */
const askedFor = async () => {
  const ordered = await agreedOrder()
  const { projectId, budgetItem } = ordered
  const line = { name: '指示牌', quantity: '4', times: '1', budgetPrice: '50.00', budgetItem, layout: 'U 形' }
  const { lines } = await company.pooled([line], { project: projectId })
  const pooled = lines[0]?.id ?? ''
  expect((await me.call(demand.pool.claim, { body: { ids: [pooled] } })).status).toBe(200)
  return { ...ordered, pooled }
}

const inPool = async (id: string) =>
  me.inside(async (ctx) => {
    const sql = 'select stage, holder_kind, holder_id from pool_line_ref where tenant_id = $1 and id = $2'
    const [row] = (await ctx.db.run<Record<string, string | null>>(sql, [ctx.tenantId, id])).rows
    return [row?.['stage'], row?.['holder_kind'], row?.['holder_id']]
  })

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

  it('takes what was asked for from the pool: as it was asked for, with its budget, and with nobody else', async () => {
    const { id, projectId, budgetItem, pooled } = await askedFor()
    const made = await change(id, [added({ poolLine: pooled, name: '别的', quantity: '99' })])
    expect(made.status, made.message).toBe(200)
    expect(await inPool(pooled)).toEqual(['inquiry', 'orderChange', made.result.id])
    const row = (await me.call(order.change.show, { params: { id: made.result.id } })).result
    expect(row.lines).toMatchObject([
      {
        name: '指示牌',
        quantity: '4.0000',
        poolLine: { id: pooled },
        budgetItem: { id: budgetItem },
        amount: '133.32',
      },
    ])
    expect((await change(id, [added({ poolLine: pooled })])).key).toBe('orderChange.another')
    await company.approve(me, 'orderChange', made.result.id)
    // 1,000.00 of the order, 133.32 of the change, and what the demand had put aside beyond it.
    expect(await standingOf(me, budgetItem)).toMatchObject({ committed: '1133.32', reserved: '66.68' })
    const outside = await supplierOf(t, me, id)
    expect((await outside.confirm()).status).toBe(200)
    expect(await inPool(pooled)).toEqual(['ordered', 'purchaseOrder', id])
    expect((await orderIn(me, id)).lines[1]).toMatchObject({ name: '指示牌', poolLine: { id: pooled }, layout: 'U 形' })
    const related = (await me.call(linkCalls.links, { params: { subject: 'purchaseOrder', id } })).result
    expect(JSON.stringify(related)).toContain('demand')
    expect((await takeStep(me, 'cancel', id, { cancelReason: 'eventCanceled' })).status).toBe(200)
    expect(await inPool(pooled)).toEqual(['pending', null, null])
    expect(await standingOf(me, budgetItem)).toMatchObject({ committed: '0.00', pending: '0.00', reserved: '200.00' })
    expect(projectId).not.toBe('')
  })

  it('gives the claim back when it is refused, given up or removed, and takes it again when it is sent once more', async () => {
    const { id, budgetItem, pooled } = await askedFor()
    const claimed = ['claimed', null, null]
    const first = await change(id, [added({ poolLine: pooled })])
    expect((await me.call(order.change.remove, { params: { id: first.result.id }, query: {} })).status).toBe(200)
    expect(await inPool(pooled)).toEqual(claimed)
    const second = await change(id, [added({ poolLine: pooled })])
    await company.approve(me, 'orderChange', second.result.id)
    expect((await (await supplierOf(t, me, id)).reject('做不了')).status).toBe(200)
    expect(await inPool(pooled)).toEqual(claimed)
    expect(await standingOf(me, budgetItem)).toMatchObject({ committed: '1000.00', reserved: '200.00' })
    const third = await change(id, [added({ poolLine: pooled })])
    const { id: instance } = (await company.submit(me, 'orderChange', third.result.id)).result
    await company.decide(instance, 'reject')
    expect(await inPool(pooled)).toEqual(claimed)
    await company.submit(me, 'orderChange', third.result.id)
    expect(await inPool(pooled)).toEqual(['inquiry', 'orderChange', third.result.id])
  })

  it('takes nothing from the pool that is of another project, of another buyer or named twice', async () => {
    const { id, pooled } = await askedFor()
    const other = await askedFor()
    expect((await change(id, [added({ poolLine: other.pooled })])).key).toBe('order.project_differs')
    expect((await change(id, [added({ poolLine: pooled }), added({ poolLine: pooled })])).key).toBe(
      'order.pool_line_twice',
    )
    await me.call(demand.pool.release, { body: { ids: [pooled] } })
    expect((await change(id, [added({ poolLine: pooled })])).key).toBe('poolLine.not_yours')
  })

  it('leaves our budget alone where the customer pays', async () => {
    const { id, budgetItem } = await agreedOrder()
    const made = await change(id, [added({ budgetItem, isCustomerPaid: true })])
    await company.approve(me, 'orderChange', made.result.id)
    expect(await standingOf(me, budgetItem)).toMatchObject({ committed: '1000.00' })
    expect((await (await supplierOf(t, me, id)).confirm()).status).toBe(200)
    expect(await orderIn(me, id)).toMatchObject({ amount: '1199.98', customerAmount: '199.98' })
    expect(await standingOf(me, budgetItem)).toMatchObject({ committed: '1000.00' })
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
