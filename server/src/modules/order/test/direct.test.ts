import { approval } from '@srm/api/approval'
import { demand } from '@srm/api/demand'
import { order } from '@srm/api/order'
import { scorecard } from '@srm/api/scorecard'
import { supplier as suppliers } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { aSupplierRating } from '#modules/scorecard/scorecard.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { act, taskOf } from '#test/approvals.ts'
import { aQualifiedSupplier } from '#test/awards.ts'
import { aBudgetedProject, standingOf } from '#test/budgets.ts'
import { usualType } from '#test/demands.ts'
import { anOrderingCompany, confirmed, orderIn, takeStep, type OrderingCompany } from '#test/orders.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { purchaseOrders } from '../advance.service.ts'
import { beginDue, remindBuyer } from '../remind.service.ts'

let t: TestApp
let me: TestTenant
let company: OrderingCompany
let buyer: Member
let supplier: string
let purchaseType: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await anOrderingCompany(t, me)
  buyer = company.buyer
  supplier = await aQualifiedSupplier(t, me)
  purchaseType = await usualType(me)
})

type Body = Parameters<typeof buyer.call<typeof order.order.create>>[1] extends infer I
  ? I extends { body: infer B }
    ? B
    : never
  : never

const aLine = (more: Partial<Body['lines'][number]> = {}): Body['lines'][number] => ({
  name: '易拉宝',
  purchaseType,
  quantity: '10',
  unitPrice: '50.00',
  ...more,
})

const create = (more: Partial<Body> = {}) =>
  buyer.call(order.order.create, { body: { title: '现场物料', supplier, lines: [aLine()], ...more } })

const made = async (more: Partial<Body> = {}): Promise<string> => {
  const { status, message, result } = await create(more)
  expect(status, message).toBe(200)
  return result.id
}

const agreedPrice = async (more: object = {}): Promise<string> =>
  (
    await me.call(suppliers.priceItem.create, {
      body: { supplier, name: '易拉宝', kind: 'print', unit: '个', price: '45.00', taxRate: '6', ...more },
    })
  ).result.id

describe('an order without an award', () => {
  it('is approved before it can be sent', async () => {
    const id = await made()
    expect(await orderIn(buyer, id)).toMatchObject({ source: 'direct', needsApproval: true, amount: '500.00' })
    expect((await takeStep(buyer, 'send', id)).key).toBe('order.not_ready')
    await company.approve(buyer, 'purchaseOrder', id)
    await confirmed(t, me, buyer, id)
    expect((await orderIn(buyer, id)).stage).toBe('confirmed')
  })

  it('at an agreed price takes it as it is, up to the quantity that was agreed on', async () => {
    const priceItem = await agreedPrice({ agreedQuantity: '25' })
    const line = { priceItem, unitPrice: undefined }
    const id = await made({ lines: [aLine(line)] })
    expect(await orderIn(buyer, id)).toMatchObject({
      source: 'framework',
      amount: '450.00',
      lines: [{ agreedPrice: '45.00', unitPrice: '45.00', taxRate: '6.00' }],
    })
    const offers = (await buyer.call(order.order.agreedPrices, { params: { id: supplier } })).result
    expect(offers.find((one) => one.id === priceItem)).toMatchObject({
      agreedQuantity: '25.0000',
      leftQuantity: '15.0000',
    })
    const over = await create({ lines: [aLine({ ...line, quantity: '16' })] })
    expect(over).toMatchObject({ status: 409, key: 'order.agreed_over' })
    expect(over.message).toContain('15')
    const ended = await agreedPrice({ validTo: '2026-01-01' })
    expect((await create({ lines: [aLine({ priceItem: ended, unitPrice: undefined })] })).key).toBe('order.agreed_gone')
    const plain = memberOf(t, me.tenantId, buyer.userId, { permissions: ['purchaseOrder:create'] })
    const dearer = { title: '现场物料', supplier, lines: [aLine({ priceItem, quantity: '1', unitPrice: '60.00' })] }
    expect((await plain.call(order.order.create, { body: dearer })).key).toBe('order.price_fixed')
  })

  it('of two that draw on one quantity at once only as much is ordered as was agreed on', async () => {
    const priceItem = await agreedPrice({ agreedQuantity: '10' })
    const answers = await Promise.all(
      [1, 2, 3].map(() => create({ lines: [aLine({ priceItem, unitPrice: undefined, quantity: '6' })] })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('takes lines of the pool that its buyer has claimed and gives them back when it goes', async () => {
    const { lines } = await company.pooled([{ name: '背景板', quantity: '2' }])
    const [pool] = lines
    const poolLine = pool?.id ?? ''
    const body = { project: pool?.project.id ?? '', lines: [aLine({ poolLine, unitPrice: '300.00' })] }
    expect((await create(body)).key).toBe('poolLine.not_yours')
    await buyer.call(demand.pool.claim, { body: { ids: [poolLine] } })
    const id = await made(body)
    const row = await orderIn(buyer, id)
    expect(row).toMatchObject({ amount: '600.00', lines: [{ name: '背景板', quantity: '2.0000' }] })
    const stage = async () => (await me.call(demand.pool.show, { params: { id: poolLine } })).result.stage
    expect(await stage()).toBe('inquiry')
    const gone = await buyer.call(order.order.remove, { params: { id }, query: { version: row.version } })
    expect(gone.status, gone.message).toBe(200)
    expect(await stage()).toBe('claimed')
  })

  it('that takes a budget line to 108 % goes to the extra approver; canceled, the line stands as before', async () => {
    const managerId = await me.inside((ctx) =>
      addPerson(ctx, { username: 'gm', displayName: '总经理', departmentId: me.departmentId, roles: ['GM'] }),
    )
    const manager = memberOf(t, me.tenantId, managerId)
    const project = await aBudgetedProject(me, [{ name: '物料', price: '1000.00' }])
    const item = project.item('物料')
    const before = await standingOf(me, item)
    const id = await made({
      project: project.projectId,
      lines: [aLine({ budgetItem: item, quantity: '1', unitPrice: '1080.00' })],
    })
    const foreseen = await buyer.call(approval.preview, { query: { docType: 'purchaseOrder', docId: id } })
    expect(foreseen.status, foreseen.message).toBe(200)
    expect(JSON.stringify(foreseen.result)).toContain('超预算 8.00%')
    const sent = await company.submit(buyer, 'purchaseOrder', id)
    expect(sent.status, sent.message).toBe(200)
    expect(await standingOf(me, item)).toMatchObject({ pending: '1080.00' })
    const instance = sent.result.id
    await company.decide(instance)
    expect((await orderIn(buyer, id)).status).toBe('pending')
    const word = { do: 'approve' as const, taskId: await taskOf(manager, instance), opinion: '同意' }
    expect((await act(manager, instance, word)).status).toBe(200)
    await confirmed(t, me, buyer, id)
    expect(await standingOf(me, item)).toMatchObject({ committed: '1080.00', pending: '0.00' })
    const gone = await takeStep(buyer, 'cancel', id, { cancelReason: 'demandChanged' })
    expect(gone.status, gone.message).toBe(200)
    expect(await standingOf(me, item)).toEqual(before)
  })
})

describe('the end of an order', () => {
  const running = async (): Promise<string> => {
    const id = await made({ lines: [aLine({ dateFrom: '2026-01-05' })] })
    await company.approve(buyer, 'purchaseOrder', id)
    await confirmed(t, me, buyer, id)
    return id
  }

  it('begins on its day, is accepted by the modules above, and is not closed without a rating nor by its buyer', async () => {
    const id = await running()
    await me.inside(beginDue)
    expect((await orderIn(buyer, id)).stage).toBe('executing')
    await me.inside((ctx) => purchaseOrders.advance(ctx, id, 'accepted'))
    expect((await takeStep(buyer, 'close', id)).key).toBe('order.self_close')
    const refused = await takeStep(me, 'close', id)
    expect(refused).toMatchObject({ key: 'order.not_closable' })
    expect(refused.message).toContain('还没有对供应商评价')
    const rated = await me.call(scorecard.rating.create, { body: aSupplierRating({ supplier, order: id }) })
    expect(rated.status, rated.message).toBe(200)
    expect((await takeStep(me, 'close', id)).status).toBe(200)
    const { cooperationCount, lastCooperatedOn } = (
      await me.call(suppliers.supplier.show, { params: { id: supplier } })
    ).result
    expect(cooperationCount).toBeGreaterThan(0)
    expect(lastCooperatedOn).toBe('2026-01-05')
    expect((await takeStep(me, 'cancel', id, { cancelReason: 'other' })).key).toBe('order.not_open')
  })

  it('tells the buyer of an order nobody confirmed for a day', async () => {
    const id = await made()
    await company.approve(buyer, 'purchaseOrder', id)
    await takeStep(buyer, 'send', id)
    const { sentAt } = await orderIn(buyer, id)
    await me.inside((ctx) => remindBuyer(ctx, { id, sentAt: sentAt ?? '' }))
    const told = await query<{ title: string }>(
      t,
      `select title from notice where tenant_id = $1 and subject_id = $2 and title like '%24 小时%'`,
      [me.tenantId, id],
    )
    expect(told).toHaveLength(1)
  })

  it('says what canceling costs by its own terms', async () => {
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const id = await made({
      lines: [aLine({ dateFrom: day })],
      cancellation: [
        { days: 30, rate: '10' },
        { days: 7, rate: '50' },
      ],
    })
    const { result } = await buyer.call(order.order.cancelPreview, { params: { id } })
    expect(result).toMatchObject({ rate: '50.00', amount: '250.00' })
  })
})
