import { demand } from '@srm/api/demand'
import { inquiry } from '@srm/api/inquiry'
import { order } from '@srm/api/order'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aQualifiedSupplier } from '#test/awards.ts'
import { aBudgetedProject, standingOf } from '#test/budgets.ts'
import {
  anApprovedAward,
  anOrderingCompany,
  confirmed,
  orderIn,
  supplierOf,
  takeStep,
  type OrderingCompany,
} from '#test/orders.ts'
import { query } from '#test/sql.ts'
import { setStage } from '#test/suppliers.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { orderFromAward } from '../document/from-award.service.ts'

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

const scenes = async (id: string): Promise<string[]> =>
  (
    await query<{ scene: string }>(
      t,
      'select scene from sms_log where tenant_id = $1 and subject_id = $2 order by created_at',
      [me.tenantId, id],
    )
  ).map(({ scene }) => scene)

const poolStage = async (id: string) => (await me.call(demand.pool.show, { params: { id } })).result.stage

/** A project whose one budget line pays for a demand that was awarded. */
const budgeted = async ({ budget = '10000.00', asked = '8000.00', price = '7000.00' } = {}) => {
  const project = await aBudgetedProject(me, [{ name: '会场', price: budget }])
  const item = project.item('会场')
  const { lines } = await company.pooled([{ name: '主会场', quantity: '1', budgetItem: item, budgetPrice: asked }], {
    project: project.projectId,
  })
  const poolLine = lines[0]?.id ?? ''
  const made = await anApprovedAward(me, company, {
    project: project.projectId,
    lines: [{ name: '主会场', poolLine }],
    quotes: [{ supplier, prices: [price] }],
    winners: [supplier],
  })
  return { ...made, id: made.orders[0] ?? '', item, poolLine, projectId: project.projectId }
}

describe('an order from an award', () => {
  it('is confirmed by its supplier, and what demand and award held is its own to the fen', async () => {
    const of = await budgeted()
    expect(await orderIn(buyer, of.id)).toMatchObject({
      source: 'award',
      stage: 'draft',
      amount: '7000.00',
      amountExTax: '6603.77',
      tax: '396.23',
      needsApproval: false,
      lines: [{ name: '主会场', unitPrice: '7000.00', agreedPrice: '7000.00', poolLine: { id: of.poolLine } }],
    })
    expect(await standingOf(me, of.item)).toMatchObject({ pending: '7000.00', reserved: '1000.00' })
    const sent = await takeStep(buyer, 'send', of.id)
    expect(sent.status, sent.message).toBe(200)
    expect((await me.call(inquiry.show, { params: { id: of.purchase } })).result.stage).toBe('ordered')
    const outside = await supplierOf(t, me, of.id)
    const page = await outside.page()
    expect(page).toMatchObject({ asks: 'order', state: 'waiting', amount: '7000.00', lines: [{ name: '主会场' }] })
    expect(JSON.stringify(page)).not.toContain('10000')
    const yes = await outside.confirm()
    expect(yes.status, yes.message).toBe(200)
    expect(await orderIn(buyer, of.id)).toMatchObject({ stage: 'confirmed', answer: 'confirmed', signer: '王经理' })
    expect(await standingOf(me, of.item)).toMatchObject({ pending: '0.00', reserved: '1000.00', committed: '7000.00' })
    expect(await poolStage(of.poolLine)).toBe('ordered')
  })

  it('is changed once both sides have agreed, and canceled gives everything back', async () => {
    const of = await budgeted()
    await confirmed(t, me, buyer, of.id)
    const outside = await supplierOf(t, me, of.id)
    const [line] = (await orderIn(buyer, of.id)).lines
    const change = await buyer.call(order.change.create, {
      body: {
        order: of.id,
        reason: '增加同传',
        lines: [{ orderLine: line?.id ?? '', quantity: '1', unitPrice: '7500' }],
      },
    })
    expect(change.status, change.message).toBe(200)
    await company.approve(buyer, 'orderChange', change.result.id)
    expect(await standingOf(me, of.item)).toMatchObject({ committed: '7500.00', reserved: '1000.00' })
    expect((await orderIn(buyer, of.id)).amount).toBe('7000.00')
    expect(await outside.page()).toMatchObject({ asks: 'change', change: { amount: '7500.00', difference: '500.00' } })
    const agreed = await outside.confirm()
    expect(agreed.status, agreed.message).toBe(200)
    expect(await orderIn(buyer, of.id)).toMatchObject({ amount: '7500.00', versionNo: 2, stage: 'confirmed' })
    expect(await standingOf(me, of.item)).toMatchObject({ committed: '7500.00', reserved: '1000.00', pending: '0.00' })
    const { versions, replies } = (await buyer.call(order.order.history, { params: { id: of.id } })).result
    expect(versions).toMatchObject([
      { versionNo: 2, amount: '7500.00', isCurrent: true, change: { reason: '增加同传' } },
      { versionNo: 1, amount: '7000.00', differences: [] },
    ])
    const price = { line: '主会场', field: 'unitPrice', before: '7000.00', after: '7500.00' }
    expect(versions[0]?.differences).toContainEqual(price)
    expect(replies.map(({ answer }) => answer)).toEqual(['confirmed', 'confirmed'])
    const gone = await takeStep(buyer, 'cancel', of.id, { cancelReason: 'eventCanceled' })
    expect(gone.status, gone.message).toBe(200)
    expect(await standingOf(me, of.item)).toMatchObject({ committed: '0.00', pending: '0.00', reserved: '8000.00' })
    expect(await poolStage(of.poolLine)).toBe('pending')
    expect((await scenes(of.id)).at(-1)).toBe('order_canceled')
    expect(await outside.page()).toMatchObject({ state: 'canceled', asks: null })
  })

  it('is made once for each supplier, however often the award is told of', async () => {
    const other = await aQualifiedSupplier(t, me)
    const { award, orders } = await anApprovedAward(me, company, {
      lines: [{ name: '舞台' }, { name: '灯光' }],
      quotes: [
        { supplier, prices: ['1000', '900'] },
        { supplier: other, prices: ['1100', '800'] },
      ],
      winners: [supplier, other],
    })
    expect(orders).toHaveLength(2)
    await me.inside((ctx) => orderFromAward(ctx, award))
    const again = await query(t, 'select 1 from purchase_order where tenant_id = $1 and award_id = $2', [
      me.tenantId,
      award,
    ])
    expect(again).toHaveLength(2)
    const amounts = await Promise.all(orders.map(async (id) => (await orderIn(buyer, id)).amount))
    expect(amounts).toEqual(['1000.00', '800.00'])
  })

  it('has the discount for all that its supplier offers', async () => {
    const { orders } = await anApprovedAward(me, company, {
      lines: [{ name: '舞台' }, { name: '灯光' }],
      quotes: [{ supplier, prices: ['1000', '900'], discount: '100' }],
      winners: [supplier],
    })
    expect(await orderIn(buyer, orders[0] ?? '')).toMatchObject({ adjustment: '-100.00', amount: '1800.00' })
  })

  it('keeps the price that was awarded, unless somebody with the word for it says why not', async () => {
    const { orders } = await anApprovedAward(me, company, {
      lines: [{ name: '舞台' }],
      quotes: [{ supplier, prices: ['1000'] }],
      winners: [supplier],
    })
    const id = orders[0] ?? ''
    const row = await orderIn(buyer, id)
    const [line] = row.lines
    const permissions = ['purchaseOrder:show', 'purchaseOrder:update']
    const plain = memberOf(t, me.tenantId, buyer.userId, { permissions })
    const body = (unitPrice: string, priceReason?: string) => ({
      version: row.version,
      title: row.title,
      supplier: row.supplier.id,
      lines: [
        {
          id: line?.id ?? '',
          name: '舞台',
          purchaseType: line?.purchaseType.id ?? '',
          quantity: '1',
          times: '1',
          unitPrice,
        },
      ],
      ...(priceReason !== undefined && { priceReason }),
    })
    const refused = await plain.call(order.order.update, { params: { id }, body: body('1100', '涨价') })
    expect(refused).toMatchObject({ status: 409, key: 'order.price_fixed' })
    expect((await buyer.call(order.order.update, { params: { id }, body: body('1100') })).key).toBe(
      'order.price_reason',
    )
    const set = await buyer.call(order.order.override, {
      params: { id },
      body: { version: row.version, reason: '现场加装', lines: [{ id: line?.id ?? '', unitPrice: '1100' }] },
    })
    expect(set.status, set.message).toBe(200)
    expect(await orderIn(buyer, id)).toMatchObject({ isOffPrice: true, needsApproval: true, amount: '1100.00' })
    expect((await takeStep(buyer, 'send', id)).key).toBe('order.not_ready')
    await company.approve(buyer, 'purchaseOrder', id)
    expect((await takeStep(buyer, 'send', id)).status).toBe(200)
  })
})

describe('sending', () => {
  it('is refused for a supplier that is frozen or blacklisted, and so is a change', async () => {
    const bad = await aQualifiedSupplier(t, me)
    const made = await anApprovedAward(me, company, {
      lines: [{ name: '舞台' }, { name: '灯光' }],
      quotes: [{ supplier: bad, prices: ['1000', '10'] }],
      winners: [bad],
    })
    const id = made.orders[0] ?? ''
    await setStage(t, me, bad, 'blacklisted')
    expect((await takeStep(buyer, 'send', id)).key).toBe('supplier.may_not')
    await setStage(t, me, bad, 'qualified')
    await confirmed(t, me, buyer, id)
    await setStage(t, me, bad, 'blacklisted')
    const [line] = (await orderIn(buyer, id)).lines
    const body = { order: id, reason: '加量', lines: [{ orderLine: line?.id ?? '', quantity: '2' }] }
    expect((await buyer.call(order.change.create, { body })).key).toBe('supplier.may_not')
  })

  it('hears a wish for a change or a no with its words, and asks once more', async () => {
    const { orders } = await anApprovedAward(me, company, {
      lines: [{ name: '舞台' }],
      quotes: [{ supplier, prices: ['1000'] }],
      winners: [supplier],
    })
    const id = orders[0] ?? ''
    await takeStep(buyer, 'send', id)
    const outside = await supplierOf(t, me, id)
    expect((await outside.request('请改到 12 月 2 日')).result).toEqual({ state: 'changeRequested', asks: null })
    expect(await orderIn(buyer, id)).toMatchObject({ answer: 'changeRequested', answerNote: '请改到 12 月 2 日' })
    expect((await outside.confirm()).key).toBe('order.answered')
    expect((await takeStep(buyer, 'recall', id, { reason: '改日期' })).status).toBe(200)
    expect(await outside.page()).toMatchObject({ state: 'preparing', lines: [] })
    expect((await takeStep(buyer, 'send', id)).status).toBe(200)
    expect((await outside.reject('没有档期')).status).toBe(200)
    expect(await orderIn(buyer, id)).toMatchObject({ stage: 'sent', answer: 'rejected' })
    const notices = await query<{ title: string }>(
      t,
      `select title from notice where tenant_id = $1 and subject_id = $2 order by created_at`,
      [me.tenantId, id],
    )
    expect(notices.map(({ title }) => title).join()).toMatch(/要求修改订单.*拒绝了订单/)
  })

  it('takes an answer only to what was seen', async () => {
    const { orders } = await anApprovedAward(me, company, {
      lines: [{ name: '舞台' }],
      quotes: [{ supplier, prices: ['1000'] }],
      winners: [supplier],
    })
    const id = orders[0] ?? ''
    await takeStep(buyer, 'send', id)
    const outside = await supplierOf(t, me, id)
    const { seen } = await outside.page()
    await takeStep(buyer, 'send', id)
    const late = await outside.call(order.external.confirm, { body: { seen, signer: '王经理' } })
    expect(late.key).toBe('order.moved_on')
  })
})
