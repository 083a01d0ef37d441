import { acceptance } from '@srm/api/acceptance'
import { beforeAll, describe, expect, it } from 'vitest'
import { matchFor } from './index.ts'
import {
  acceptanceOf,
  aConfirmedOrder,
  anAskedAcceptance,
  askToSign,
  recorded,
  sendAcceptance,
  signerOf,
  wholeAcceptance,
} from '#test/acceptances.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aBudgetedProject, standingOf } from '#test/budgets.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { repeat, together } from '#test/races.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { addPerson } from '#modules/identity/index.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aCompanyWithMoney>>
let manager: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aCompanyWithMoney(t, me, ['acceptance'])
  manager = await company.colleague('项目经理')
})

const { acceptance: calls } = acceptance
const stageOf = async (order: string) =>
  (
    await query<{ stage: string }>(t, 'select stage from purchase_order where tenant_id = $1 and id = $2', [
      me.tenantId,
      order,
    ])
  )[0]?.stage

describe('the whole way of an acceptance', () => {
  let order: Awaited<ReturnType<typeof aConfirmedOrder>>
  let item: (name: string) => string
  let [room, hall] = ['', '']
  beforeAll(async () => {
    const budgeted = await aBudgetedProject(me, [
      { name: '客房', price: '20000.00' },
      { name: '会场', price: '5000.00' },
    ])
    ;({ item } = budgeted)
    order = await aConfirmedOrder(me, {
      project: budgeted.projectId,
      lines: [
        { name: '大床房', kind: 'room', times: '3', price: '588.88', dateFrom: '2026-11-01', budgetItem: item('客房') },
        { name: '会场', quantity: '1', price: '3000.00', budgetItem: item('会场') },
      ],
    })
    ;[room = '', hall = ''] = order.lines
  })

  it('begins with the nights of its rooms', async () => {
    expect(order.amount).toBe('20666.40')
    expect(await standingOf(me, item('客房'))).toMatchObject({ committed: '17666.40', actual: '0.00' })
    const { result: start } = await manager.call(calls.start, { params: { orderId: order.id } })
    expect(start.lines.map(({ day, quantity, times }) => [day, quantity, times])).toEqual([
      ['2026-11-01', '10.0000', '1'],
      ['2026-11-02', '10.0000', '1'],
      ['2026-11-03', '10.0000', '1'],
      [null, '1.0000', '1.0000'],
    ])
  })

  it('goes on with a part and a deduction, and spends what the order had committed, to the fen', async () => {
    const first = await recorded(manager, {
      order: order.id,
      isFinal: false,
      lines: [
        { orderLine: room, day: '2026-11-01', quantity: '10' },
        { orderLine: room, day: '2026-11-02', quantity: '9' },
      ],
      deductions: [{ orderLine: room, reason: 'quality', amount: '100.01', note: '热水不足' }],
    })
    expect(await acceptanceOf(manager, first)).toMatchObject({
      linesAmount: '11188.72',
      deductionAmount: '100.01',
      amount: '11088.71',
      payableAmount: '11088.71',
      difference: '-9477.68',
      isOver: false,
      stage: 'recording',
    })
    const sent = await company.submit(manager, 'acceptance', first)
    expect(sent.status, sent.message).toBe(200)
    expect(await acceptanceOf(manager, first)).toMatchObject({ stage: 'signing', status: 'pending' })
    expect(await standingOf(me, item('客房'))).toMatchObject({
      pending: '11088.71',
      committed: '6577.69',
      actual: '0.00',
    })
    await company.decide(sent.result.id)
    expect((await matched(order.id)).state).toBe('unaccepted')

    const signer = await signerOf(t, me, first)
    const { result: page } = await signer.page()
    expect(page).toMatchObject({
      state: 'open',
      amount: '11088.71',
      orderCode: order.code,
    })
    expect((await signer.sign()).status).toBe(200)
    expect(await acceptanceOf(manager, first)).toMatchObject({
      stage: 'settled',
      signerName: '周经理',
      status: 'approved',
    })
    expect(await standingOf(me, item('客房'))).toMatchObject({
      pending: '0.00',
      committed: '6577.69',
      actual: '11088.71',
    })
    expect(await stageOf(order.id)).toBe('executing')
    expect(await matched(order.id)).toMatchObject({
      ordered: '20666.40',
      accepted: '11088.71',
      ceiling: '11643.15',
      state: 'open',
      isFinal: false,
    })
  })

  it('ends with what is left, the supplier signing first, and says what may be invoiced', async () => {
    const { result: rest } = await manager.call(calls.start, { params: { orderId: order.id } })
    expect(rest.lines.map(({ day, quantity }) => [day, quantity])).toEqual([
      ['2026-11-03', '10.0000'],
      [null, '1.0000'],
    ])
    const second = await recorded(manager, {
      order: order.id,
      lines: [
        { orderLine: room, day: '2026-11-03', quantity: '10' },
        { orderLine: hall, quantity: '1' },
      ],
    })
    expect((await askToSign(manager, second)).status).toBe(200)
    expect((await (await signerOf(t, me, second)).sign()).status).toBe(200)
    expect(await acceptanceOf(manager, second)).toMatchObject({ stage: 'signed' })
    await company.approve(manager, 'acceptance', second)
    expect(await acceptanceOf(manager, second)).toMatchObject({ stage: 'settled', amount: '8888.80' })
    expect(await stageOf(order.id)).toBe('accepted')
    expect(await standingOf(me, item('客房'))).toMatchObject({ committed: '0.00', actual: '16977.51', pending: '0.00' })
    expect(await standingOf(me, item('会场'))).toMatchObject({
      committed: '0.00',
      actual: '3000.00',
      available: '2000.00',
    })
    expect(await matched(order.id, '19977.51')).toMatchObject({
      state: 'matched',
      isFinal: true,
      accepted: '19977.51',
    })
    expect(await matched(order.id, '20976.39')).toMatchObject({ state: 'within', ceiling: '20976.39' })
    expect((await matched(order.id, '20976.40')).state).toBe('exception')
  })

  it('is taken back by somebody else, the last one first, with budget and order as they were before', async () => {
    const { result: all } = await me.call(calls.list, { query: { sort: 'createdAt' } })
    const ofOrder = all.items.filter((one) => one.order.id === order.id)
    const [first, second] = ofOrder.toSorted((a, b) => ((a.code ?? '') < (b.code ?? '') ? -1 : 1))
    const taking = async (by: Member, one: typeof first) => {
      const { id, version } = await acceptanceOf(me, one?.id ?? '')
      return by.call(calls.void, { params: { id }, body: { version, reason: '多算了一晚' } })
    }
    expect((await taking(manager, second)).key).toBe('acceptance.void_own')
    expect((await taking(me, first)).key).toBe('acceptance.void_later')
    const taken = await taking(me, second)
    expect(taken.status, taken.message).toBe(200)
    expect(await acceptanceOf(me, second?.id ?? '')).toMatchObject({
      stage: 'void',
      settledAt: null,
      status: 'approved',
    })
    expect(await stageOf(order.id)).toBe('executing')
    expect(await standingOf(me, item('客房'))).toMatchObject({ committed: '6577.69', actual: '11088.71' })
    expect(await standingOf(me, item('会场'))).toMatchObject({ committed: '3000.00', actual: '0.00' })
    expect(await matched(order.id)).toMatchObject({ accepted: '11088.71', isFinal: false })
    expect((await taking(me, second)).key).toBe('acceptance.void_open')
    const { result: rest } = await manager.call(calls.start, { params: { orderId: order.id } })
    expect(rest.lines).toHaveLength(2)
  })

  it('asks for a rating once it is settled, once', async () => {
    const { id, signer } = await anAskedAcceptance(t, me, {}, manager)
    expect(
      (await me.call(calls.rate, { params: { id }, body: { scores: [{ criterion: '服务', score: '90' }] } })).key,
    ).toBe('acceptance.not_settled')
    await signer.sign()
    await company.approve(manager, 'acceptance', id)
    const { result } = await me.call(calls.rating, { params: { id } })
    expect(result).toMatchObject({ isRated: false })
    const scores = result.criteria.map((criterion) => ({ criterion, score: '90' }))
    expect(scores.length).toBeGreaterThan(0)
    const rated = await me.call(calls.rate, { params: { id }, body: { scores } })
    expect(rated.status, rated.message).toBe(200)
    expect((await acceptanceOf(me, id)).isRated).toBe(true)
    expect((await me.call(calls.rate, { params: { id }, body: { scores } })).key).toBe('acceptance.rated')
  })
})

const matched = (order: string, invoiced = '0.00') => me.inside((ctx) => matchFor(ctx, order, { invoiced }))

describe('an acceptance', () => {
  it('takes lines of the order alone, once each, and one at a time', async () => {
    const order = await aConfirmedOrder(me)
    const other = await aConfirmedOrder(me)
    expect((await sendAcceptance(me, { order: order.id, lines: [] })).key).toBe('acceptance.no_lines')
    expect((await sendAcceptance(me, { ...wholeAcceptance(other), order: order.id })).key).toBe(
      'acceptance.strange_line',
    )
    const twice = [...wholeAcceptance(order).lines, ...wholeAcceptance(order).lines]
    expect((await sendAcceptance(me, { order: order.id, lines: twice })).key).toBe('acceptance.line_twice')
    await recorded(me, wholeAcceptance(order))
    expect((await sendAcceptance(me, wholeAcceptance(order))).key).toBe('acceptance.another')
    const early = await aConfirmedOrder(me, { stage: 'sent' })
    expect((await sendAcceptance(me, wholeAcceptance(early))).key).toBe('acceptance.not_ordered')
  })

  it('beyond the tolerance takes the general manager, whatever the flow', async () => {
    const order = await aConfirmedOrder(me)
    const within = await recorded(me, wholeAcceptance(order, '10.5'))
    expect(await acceptanceOf(me, within)).toMatchObject({ isOver: false, lines: [{ isOver: true }] })
    const { version } = await acceptanceOf(me, within)
    const body = { ...wholeAcceptance(order, '10.6'), acceptedOn: '2026-11-04', isFinal: true, deductions: [], version }
    const lines = body.lines.map((line) => ({ times: '1', isCustomerPaid: false, isOver: false, ...line }))
    const changed = await me.call(calls.update, { params: { id: within }, body: { ...body, lines } })
    expect(changed.status, changed.message).toBe(200)
    expect(await acceptanceOf(me, within)).toMatchObject({ isOver: true, amount: '1060.00', difference: '60.00' })
    const document = t.app.modules
      .flatMap((module) => module.documents ?? [])
      .find(({ record }) => record.name === 'acceptance')
    const facts = await me.inside(async (ctx) =>
      document?.facts?.read(ctx, (await document.read(ctx, within)) as never),
    )
    expect(facts).toMatchObject({ overOrder: true, deduction: '0.00', orderDifference: '60.00', supplierSigned: false })
    const boss = await me.inside((ctx) =>
      addPerson(ctx, {
        username: `gm${String(process.pid)}`,
        displayName: '总经理',
        departmentId: me.departmentId,
        roles: ['GM'],
      }),
    )
    const required = await me.inside(async (ctx) =>
      document?.mustApprove?.(ctx, (await document.read(ctx, within)) as never),
    )
    const beyond = required?.find(({ reason }) => reason.includes('超出订单容差'))
    expect(beyond?.people).toEqual([boss])
    // Whoever decides from here on is one person alone.
    await query(t, `update "user" set roles = '{}' where id = $1`, [boss])
  })

  it('owes nothing for what the customer pays', async () => {
    const { projectId, item } = await aBudgetedProject(me, [{ name: '酒水', price: '5000.00' }])
    const order = await aConfirmedOrder(me, {
      project: projectId,
      lines: [{ name: '酒水', budgetItem: item('酒水') }, { name: '服务' }],
    })
    const [drinks = '', service = ''] = order.lines
    const id = await recorded(manager, {
      order: order.id,
      lines: [
        { orderLine: drinks, quantity: '10', isCustomerPaid: true },
        { orderLine: service, quantity: '10' },
      ],
    })
    expect(await acceptanceOf(me, id)).toMatchObject({
      amount: '2000.00',
      customerAmount: '1000.00',
      payableAmount: '1000.00',
    })
    await askToSign(me, id)
    await (await signerOf(t, me, id)).sign()
    await company.approve(manager, 'acceptance', id)
    expect(await standingOf(me, item('酒水'))).toMatchObject({
      actual: '0.00',
      committed: '0.00',
      available: '5000.00',
    })
    expect(await matched(order.id)).toMatchObject({
      ordered: '1000.00',
      accepted: '1000.00',
      customerPaid: '1000.00',
    })
  })

  it('takes what is left of minimum spend and discounts with the last of its order', async () => {
    const order = await aConfirmedOrder(me, { adjustment: '-50.00' })
    const [line = ''] = order.lines
    const part = await recorded(manager, {
      order: order.id,
      isFinal: false,
      lines: [{ orderLine: line, quantity: '4' }],
    })
    expect(await acceptanceOf(me, part)).toMatchObject({ adjustment: '0.00', amount: '400.00' })
    await askToSign(me, part)
    await (await signerOf(t, me, part)).sign()
    await company.approve(manager, 'acceptance', part)
    const rest = { order: order.id, lines: [{ orderLine: line, quantity: '6' }] }
    expect((await sendAcceptance(me, { ...rest, adjustment: '0.00' })).key).toBe('acceptance.adjustment')
    const last = await recorded(manager, rest)
    expect(await acceptanceOf(me, last)).toMatchObject({ adjustment: '-50.00', amount: '550.00', difference: '0.00' })
  })

  it('is settled once, whichever of approval and signature comes last', async () => {
    await repeat(async () => {
      const { projectId, item } = await aBudgetedProject(me, [{ name: '会场', price: '5000.00' }])
      const lines = [{ name: '会场', budgetItem: item('会场') }]
      const { id, order, signer } = await anAskedAcceptance(t, me, { project: projectId, lines }, manager)
      const { sha256 } = (await signer.page()).result
      const sent = await company.submit(manager, 'acceptance', id)
      const [signed] = await together([
        async () => (await signer.sign(sha256)).status,
        async () => {
          await company.decide(sent.result.id)
          return 200
        },
      ])
      expect(signed).toBe(200)
      expect(await acceptanceOf(me, id)).toMatchObject({ stage: 'settled', status: 'approved' })
      expect(await stageOf(order.id)).toBe('accepted')
      expect(await standingOf(me, item('会场'))).toMatchObject({
        actual: '1000.00',
        committed: '0.00',
        pending: '0.00',
      })
    }, 5)
  })

  it('is not approved by whoever accepted', async () => {
    const { id } = await anAskedAcceptance(t, me)
    await expect(company.approve(me, 'acceptance', id)).rejects.toThrow('验收人不能审批自己的验收单')
  })

  it('gives the budget back to its order when it is refused', async () => {
    const { projectId, item } = await aBudgetedProject(me, [{ name: '会场', price: '5000.00' }])
    const order = await aConfirmedOrder(me, { project: projectId, lines: [{ name: '会场', budgetItem: item('会场') }] })
    const id = await recorded(manager, wholeAcceptance(order))
    const sent = await company.submit(manager, 'acceptance', id)
    expect(await standingOf(me, item('会场'))).toMatchObject({ pending: '1000.00', committed: '0.00' })
    await company.decide(sent.result.id, 'reject')
    expect(await standingOf(me, item('会场'))).toMatchObject({ pending: '0.00', committed: '1000.00', actual: '0.00' })
  })

  it('hides amounts from whoever does not see what things cost, and is not made by them', async () => {
    const { id, order } = await anAskedAcceptance(t, me)
    const masked = memberOf(t, me.tenantId, manager.userId, {
      permissions: ['acceptance:show', 'acceptance:list', 'acceptance:create', 'purchaseOrder:show'],
      masks: ['cost'],
    })
    const shown = await masked.call(calls.show, { params: { id } })
    expect(shown.result).toMatchObject({
      amount: null,
      payableAmount: null,
      lines: [{ unitPrice: null, amount: null }],
    })
    const match = await masked.call(calls.match, { params: { orderId: order.id } })
    expect(match.result).toMatchObject({ ordered: null, accepted: null, ceiling: null })
    const next = await aConfirmedOrder(me)
    expect((await sendAcceptance(masked, wholeAcceptance(next))).key).toBe('acceptance.masked')
  })
})
