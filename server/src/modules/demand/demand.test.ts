import { budget } from '@srm/api/budget'
import { demand } from '@srm/api/demand'
import { dictionary } from '@srm/api/dictionary'
import { notice } from '@srm/api/notice'
import { project } from '@srm/api/project'
import { beforeAll, describe, expect, it } from 'vitest'
import { shanghaiDay } from '@srm/api/shared/date'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aBudgetedProject, standingOf } from '#test/budgets.ts'
import { aDemandOf, aPurchasingCompany, poolLinesOf, usualType } from '#test/demands.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'
import { aTypedProject } from '#test/projects.ts'
import { aPurchaseType } from './demand.fixture.ts'
import { demandGuard, demandReasons } from './demand.project.views.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aPurchasingCompany>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aPurchasingCompany(t, me)
})

const show = async (id: string) => (await me.call(demand.demand.show, { params: { id } })).result

const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * 86_400_000))
const aProjectOn = async (eventStart: string, eventEnd: string): Promise<string> =>
  (await me.call(project.project.create, { body: await aTypedProject(me, { eventStart, eventEnd }) })).result.id

describe('demand', () => {
  it('works out its amounts and reads its spec as people write it', async () => {
    const hall = await usualType(me, '会议场地')
    const body = await aDemandOf(me, [
      {
        purchaseType: hall,
        name: '主会场',
        quantity: '2',
        times: '1.5',
        budgetPrice: '333.33',
        spec: 'LED 屏:有; 层高=6米\n要靠近电梯',
      },
      { name: '不计价', budgetPrice: null },
    ])
    const { result } = await company.requester.call(demand.demand.create, { body })
    const { amount, lineCount, lines, stage, status, code } = await show(result.id)
    expect({ amount, lineCount, stage, status }).toEqual({
      amount: '999.99',
      lineCount: 2,
      stage: 'applying',
      status: 'draft',
    })
    expect(code).toMatch(/^XQ-?\d{6}/)
    expect(lines[0]).toMatchObject({ spec: '层高：6 米；LED 屏：是；要靠近电梯', budgetAmount: '999.99', unit: '块' })
  })

  it('says which line is wrong and why', async () => {
    const room = await usualType(me, '客房')
    const create = async (line: object) => {
      const body = await aDemandOf(me, [{}, line])
      const { status, message, errors } = await me.call(demand.demand.create, { body })
      return { status, message, path: errors?.[0]?.path }
    }
    expect(await create({ purchaseType: room })).toEqual({
      status: 422,
      message: '第 2 行：请填写“房型”',
      path: 'lines.1.spec',
    })
    expect(await create({ purchaseType: room, spec: '房型：总统房' })).toMatchObject({
      message: '第 2 行：“房型”不在可选范围内',
    })
    expect(await create({ quantity: '0' })).toMatchObject({ path: 'lines.1.quantity' })
    expect(await create({ dateTo: '2027-05-19' })).toMatchObject({ path: 'lines.1.dateTo' })
    const { status, key } = await me.call(demand.demand.create, { body: await aDemandOf(me, []) })
    expect([status, key]).toEqual([422, 'demand.no_lines'])
  })

  it('reserves its budget from its submission on, and fills the pool when it is approved', async () => {
    const { projectId, item } = await aBudgetedProject(me, [{ name: '物料', price: '10000.00' }])
    const budgetItem = item('物料')
    const lines = [
      { name: '背景板', budgetItem },
      { name: '指示牌', budgetItem, quantity: '1' },
    ]
    const body = await aDemandOf(me, lines, { project: projectId, region: '310000' })
    const { id } = (await company.requester.call(demand.demand.create, { body })).result
    expect(await standingOf(me, budgetItem)).toMatchObject({ pending: '0.00' })
    const { id: instance } = (await company.submit(company.requester, 'demand', id)).result
    expect(await standingOf(me, budgetItem)).toMatchObject({ pending: '4500.00', available: '5500.00' })
    expect(await poolLinesOf(me, id)).toEqual([])
    await company.decide(instance)
    expect(await standingOf(me, budgetItem)).toMatchObject({ pending: '0.00', reserved: '4500.00' })
    const pool = await poolLinesOf(me, id)
    expect(
      pool.map(({ name, quantity, budgetAmount, stage, region }) => [name, quantity, budgetAmount, stage, region]),
    ).toEqual([
      ['背景板', '2.0000', '3000.00', 'pending', '310000'],
      ['指示牌', '1.0000', '1500.00', 'pending', '310000'],
    ])
    const pooled = await show(id)
    expect(pooled).toMatchObject({ stage: 'pooled', orderedRate: '0.00' })
    expect(pooled.actions).toContain('stop')
  })

  it('gives its budget back when it is refused', async () => {
    const { projectId, item } = await aBudgetedProject(me, [{ name: '物料', price: '10000.00' }])
    const body = await aDemandOf(me, [{ budgetItem: item('物料') }], { project: projectId })
    const { id } = (await company.requester.call(demand.demand.create, { body })).result
    const { id: instance } = (await company.submit(company.requester, 'demand', id)).result
    await company.decide(instance, 'reject')
    expect(await standingOf(me, item('物料'))).toMatchObject({ pending: '0.00', reserved: '0.00' })
  })

  it('takes no budget line of another project, and is changed by nobody else', async () => {
    const { item } = await aBudgetedProject(me, [{ name: '物料', price: '10000.00' }])
    const wrong = await me.call(demand.demand.create, { body: await aDemandOf(me, [{ budgetItem: item('物料') }]) })
    expect(wrong).toMatchObject({ status: 422, errors: [{ path: 'lines.0.budgetItem' }] })
    const body = await aDemandOf(me)
    const { id } = (await company.requester.call(demand.demand.create, { body })).result
    const other = await company.colleague('旁人')
    const answer = await other.call(demand.demand.update, { params: { id }, body: { ...body, version: 1 } })
    expect(answer.key).toBe('demand.not_yours')
  })

  it('keeps prices its writer may not see', async () => {
    const blind = memberOf(t, me.tenantId, company.requester.userId, { masks: ['cost'] })
    const body = await aDemandOf(me)
    const { id } = (await company.requester.call(demand.demand.create, { body })).result
    const seen = (await blind.call(demand.demand.show, { params: { id } })).result
    expect([seen.amount, seen.lines[0]?.budgetPrice]).toEqual([null, null])
    const [line] = body.lines
    const lines = [
      { ...line, id: seen.lines[0]?.id, quantity: '4', budgetPrice: null },
      { ...line, name: '新的一行', budgetPrice: null },
    ]
    const saved = await blind.call(demand.demand.update, {
      params: { id },
      body: { ...body, lines, version: 1 } as never,
    })
    expect(saved.status, saved.message).toBe(200)
    const { amount, lines: now } = await show(id)
    expect([amount, now[0]?.budgetPrice, now[0]?.budgetAmount]).toEqual(['6000.00', '1500.00', '6000.00'])
  })

  it('is stopped with a reason: its budget is free, its lines leave the pool, its buyers are told', async () => {
    const { projectId, item } = await aBudgetedProject(me, [{ name: '物料', price: '10000.00' }])
    const { id, lines } = await company.pooled([{ budgetItem: item('物料') }], { project: projectId })
    const buyer = await company.colleague('采购员')
    await buyer.call(demand.pool.claim, { body: { ids: lines.map((line) => line.id) } })
    const { version } = await show(id)
    const answer = await company.requester.call(demand.demand.stop, {
      params: { id },
      body: { version, reason: '客户取消晚宴' },
    })
    expect(answer.status, answer.message).toBe(200)
    expect(await show(id)).toMatchObject({ stage: 'stopped', stopReason: '客户取消晚宴' })
    expect((await poolLinesOf(me, id)).map(({ stage }) => stage)).toEqual(['closed'])
    expect(await standingOf(me, item('物料'))).toMatchObject({ reserved: '0.00', available: '10000.00' })
    const { items } = (await buyer.call(notice.list, { query: {} })).result
    expect(items.map(({ title }) => title).join()).toContain('您认领的需求已停止')
  })

  it('keeps its project from closing, and puts it at risk a week before the event', async () => {
    const of = await aProjectOn(inDays(5), inDays(6))
    const { id } = await company.pooled([{}], { project: of })
    const sql = demandReasons[0]?.rows ?? ''
    const { rows } = await me.inside((ctx) => ctx.db.run<{ count: string }>(sql, [ctx.tenantId, [of]]))
    expect(rows.map(({ count }) => Number(count))).toEqual([1])
    const hindrance = await me.inside((ctx) => demandGuard.hindrance(ctx, of))
    expect(hindrance?.zh).toContain((await show(id)).code)
  })

  it('begins with lines of an earlier demand, moved to the days of its own event', async () => {
    const first = await aProjectOn('2027-05-20', '2027-05-21')
    const second = await aProjectOn('2027-06-20', '2027-06-21')
    const { id } = await company.pooled(
      [
        { name: '背景板', dateFrom: '2027-05-19' },
        { name: '客户付的客房', dateFrom: '2027-05-20', isCustomerPaid: true },
      ],
      { project: first },
    )
    const read = (from: 'demand' | 'project', of: string) =>
      me.call(demand.demand.draftLines, { query: { from, id: of, projectId: second } })
    for (const { result } of [await read('demand', id), await read('project', first)])
      expect(result).toMatchObject([
        {
          name: '背景板',
          dateFrom: '2027-06-19',
          quantity: '2.0000',
          budgetPrice: '1500.00',
          isCustomerPaid: false,
        },
        { name: '客户付的客房', dateFrom: '2027-06-20', isCustomerPaid: true },
      ])
  })

  it('begins with what is left of the budget, sorted by the types of its categories', async () => {
    const categories = (await me.call(budget.classify.all, { query: {} })).result
    const venue = categories.find(({ name }) => name === '场地')?.id ?? ''
    const { projectId } = await aBudgetedProject(me, [{ name: '主会场租赁', price: '30000.00', category: venue }])
    const query = { from: 'budget', id: projectId, projectId } as const
    const { result } = await me.call(demand.demand.draftLines, { query })
    expect(result).toMatchObject([
      {
        name: '主会场租赁',
        budgetPrice: '30000.00',
        purchaseType: { name: '会议场地' },
        budgetItem: { name: '主会场租赁' },
      },
    ])
  })
})

describe('purchase type', () => {
  it('is one of the trees things are sorted by, and stands in no other', async () => {
    const { result } = await me.call(dictionary.classify, { query: { kind: 'purchase' } })
    expect(result.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        '会议场地',
        '客房',
        '餐饮',
        '舞台搭建',
        '音响灯光',
        '车辆',
        '人员',
        '礼品',
        '印刷',
        '票务',
        '其他',
      ]),
    )
    const made = await me.call(dictionary.classes.create, { body: { kind: 'purchase', name: '另一棵树' } })
    expect(made.status).not.toBe(200)
  })

  it('stands below another, never below itself', async () => {
    const above = (await me.call(demand.type.create, { body: aPurchaseType() })).result.id
    const below = (await me.call(demand.type.create, { body: aPurchaseType({ parent: above }) })).result.id
    const body = { ...aPurchaseType({ parent: below }), version: 1 }
    expect((await me.call(demand.type.update, { params: { id: above }, body })).key).toBe('purchaseType.wrong_parent')
    expect((await me.call(demand.type.remove, { params: { id: above }, query: {} })).key).toBe(
      'purchaseType.has_children',
    )
    const tree = (await me.call(demand.type.tree, { query: {} })).result
    expect(tree.find(({ id }) => id === above)?.children.map(({ id }) => id)).toEqual([below])
  })

  it('keeps the keys of its fields through renamings and refuses what cannot be filled in', async () => {
    const spec = { label: '层高', kind: 'number', isRequired: false, on: 'demand' } as const
    const body = aPurchaseType({ specs: [spec] })
    const { id } = (await me.call(demand.type.create, { body })).result
    const read = async () => (await me.call(demand.type.show, { params: { id } })).result
    const [field] = (await read()).specs
    const renamed = { ...spec, id: field?.id, label: '净高', key: 'other' }
    const more = { ...spec, label: '面积' }
    const saved = await me.call(demand.type.update, {
      params: { id },
      body: { ...body, specs: [renamed, more], version: 1 },
    })
    expect(saved.status, saved.message).toBe(200)
    expect((await read()).specs.map(({ key, label }) => [key, label])).toEqual([
      ['f1', '净高'],
      ['f2', '面积'],
    ])
    const refused = async (specs: typeof body.specs) =>
      (await me.call(demand.type.create, { body: aPurchaseType({ specs }) })).key
    expect(await refused([spec, spec])).toBe('purchaseType.spec_twice')
    expect(await refused([{ ...spec, kind: 'choice' }])).toBe('purchaseType.no_options')
    const bands = [{ below: '5.00', minQuotes: 1, openMode: 'clock', needsApproval: false } as const]
    expect((await me.call(demand.type.create, { body: aPurchaseType({ bands }) })).key).toBe('purchaseType.bands')
  })

  it('is kept while a demand uses it', async () => {
    const type = (await me.call(demand.type.create, { body: aPurchaseType() })).result.id
    await me.call(demand.demand.create, { body: await aDemandOf(me, [{ purchaseType: type }]) })
    const answer = await me.call(demand.type.remove, { params: { id: type }, query: {} })
    expect([answer.status, answer.message]).toEqual([409, expect.stringContaining('采购需求')])
  })
})
