import { budget } from '@srm/api/budget'
import { identity } from '@srm/api/identity'
import { project } from '@srm/api/project'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { useBudget } from '../index.ts'
import { changeDocument } from '../change/change.service.ts'
import { unprovenLines } from '../ledger/proof.views.ts'
import { aBudget, aBudgetChange } from '../budget.fixture.ts'
import { versionDocument } from './version.service.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aBudgetedProject, approveBudget, firstCategory, standingOf } from '#test/budgets.ts'
import { aTypedProject } from '#test/projects.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let category = ''
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  category = await firstCategory(me)
})

const show = async (id: string) => (await me.call(budget.budget.show, { params: { id } })).result
const aPlainProject = async () =>
  (await me.call(project.project.create, { body: await aTypedProject(me, { attendees: 300 }) })).result.id

type Lines = NonNullable<ReturnType<typeof aBudget>['lines']>
const make = async (projectId: string, lines: Lines, more: Parameters<typeof aBudget>[0] = {}) =>
  me.call(budget.budget.create, { body: aBudget({ project: projectId, lines, ...more }) })
/** As an editor sends it back. */
const sentLines = (lines: Awaited<ReturnType<typeof show>>['lines']): Lines =>
  lines.map(({ item, category: of, costPrice, ...line }) => ({
    ...line,
    item: item?.id,
    category: of.id,
    costPrice: costPrice ?? '0',
  }))
/** As if everybody asked had agreed to a change. */
const approveChange = (id: string) =>
  me.inside(async (ctx) => {
    await ctx.db.run(`update budget_change set status = 'approved' where tenant_id = $1 and id = $2`, [
      ctx.tenantId,
      id,
    ])
    await changeDocument.on?.approved?.(ctx, id)
  })

describe('a version of a budget', () => {
  it('works out quantities by formulas and heads, amounts, contingency and totals to the fen', async () => {
    const made = await make(
      await aPlainProject(),
      [
        { category, name: '主会场', formula: '天数', costPrice: '33333.33', incomePrice: '40000.00' },
        { category, name: '自助午餐', costType: 'perHead', times: '2', costPrice: '128.55', incomePrice: '168.00' },
        { category, name: '摆渡车', formula: '人数/45', costPrice: '1200.00' },
      ],
      { attendees: 300, days: 2, contingencyRate: '5.00' },
    )
    expect(made.status, made.message).toBe(200)
    const row = await show(made.result.id)
    expect(row.lines.map(({ quantity, costAmount }) => [quantity, costAmount])).toEqual([
      ['2.0000', '66666.66'],
      ['300.0000', '77130.00'],
      ['6.6667', '8000.04'],
    ])
    expect(row).toMatchObject({
      versionNo: 1,
      contingency: '7589.84',
      costTotal: '159386.54',
      incomeTotal: '180800.00',
      isEffective: false,
    })
    const facts = await me.inside((ctx) => versionDocument.facts?.read(ctx, row) ?? Promise.resolve({}))
    expect(facts).toMatchObject({ isFirst: true, growth: null })
  })

  it('says in which line a formula is wrong', async () => {
    const made = await make(await aPlainProject(), [
      { category, name: '主会场' },
      { category, name: '车辆', formula: '人数/(天数-天数)' },
    ])
    expect(made).toMatchObject({ status: 422, key: 'budget.formula', errors: [{ path: 'lines.1.formula' }] })
  })

  it('is one of many of which exactly one is in effect, lines staying the same through them', async () => {
    const { projectId, budgetId, item } = await aBudgetedProject(me, [
      { name: '场租', price: '5000.00' },
      { name: '灯光', price: '2000.00' },
    ])
    const source = { from: 'budget', id: budgetId } as const
    const { id } = (await me.call(budget.budget.begin, { body: { projectId, source } })).result
    const copy = await show(id)
    expect(copy.versionNo).toBe(2)
    expect(copy.lines.map((line) => line.item?.id)).toEqual([item('场租'), item('灯光')])
    const lines = [
      ...sentLines(copy.lines).map((line) => (line.name === '灯光' ? { ...line, costPrice: '2600.00' } : line)),
      { category, name: '花艺', costPrice: '900.00' },
    ]
    const { version } = copy
    const body = { ...aBudget({ project: projectId, lines }), version }
    expect((await me.call(budget.budget.update, { params: { id }, body })).status).toBe(200)
    const diff = (await me.call(budget.budget.diff, { params: { id }, query: { against: budgetId } })).result
    expect(diff.map(({ kind, name }) => [kind, name])).toEqual([
      ['same', '场租'],
      ['changed', '灯光'],
      ['added', '花艺'],
    ])
    await approveBudget(me, id)
    expect((await show(budgetId)).isEffective).toBe(false)
    expect((await show(id)).isEffective).toBe(true)
    expect(await standingOf(me, item('灯光'))).toMatchObject({ amount: '2600.00' })
    const contrast = (await me.call(budget.contrast.show, { query: { projectId } })).result
    expect(contrast.total).toMatchObject({ first: '7000.00', amount: '8500.00', available: '8500.00' })
    expect(await me.inside(unprovenLines)).toEqual([])
  })

  it('cannot drop a line in use, nor bring it below what is used', async () => {
    const { projectId, budgetId, item } = await aBudgetedProject(me, [
      { name: '场租', price: '5000.00' },
      { name: '灯光', price: '2000.00' },
    ])
    const holder = { kind: 'order', id: newId() }
    const holds = [{ item: item('灯光'), amount: '1500.00' }]
    await me.inside((ctx) => useBudget(ctx, { holder, point: 'commit', holds }))
    const source = { from: 'budget', id: budgetId } as const
    const { id } = (await me.call(budget.budget.begin, { body: { projectId, source } })).result
    const save = async (change: (lines: Lines) => Lines) => {
      const { version, lines } = await show(id)
      const body = { ...aBudget({ project: projectId, lines: change(sentLines(lines)) }), version }
      expect((await me.call(budget.budget.update, { params: { id }, body })).status).toBe(200)
    }
    await save((lines) => lines.map((line) => (line.name === '灯光' ? { ...line, costPrice: '1400.00' } : line)))
    await expect(approveBudget(me, id)).rejects.toMatchObject({ key: 'budget.hindered' })
    await save((lines) => lines.filter(({ name }) => name !== '灯光'))
    const row = await show(id)
    expect(await me.inside((ctx) => versionDocument.precheck?.(ctx, row) ?? Promise.resolve([]))).toEqual([
      '“灯光”已占用 1500.00，不能删除',
    ])
    expect(await standingOf(me, item('灯光'))).toMatchObject({ amount: '2000.00' })
  })

  it('begins with the lines of a template, counted by the project', async () => {
    const templates = (await me.call(budget.template.list, { query: {} })).result.items
    const source = { from: 'template', id: templates[0]?.id ?? '' } as const
    const projectId = await aPlainProject()
    const { id } = (await me.call(budget.budget.begin, { body: { projectId, source } })).result
    const { lines, attendees } = await show(id)
    expect(attendees).toBe(300)
    expect(lines.length).toBeGreaterThan(20)
    const tree = (await me.call(budget.listTree.getListTree, { body: { projectId, isNew: true } })).result
    expect(tree.budgetInfo.flatMap(({ list }) => list)).toHaveLength(lines.length)
    expect((await me.call(budget.listTree.getListTree, { body: { projectId } })).result.budgetInfo).toEqual([])
  })

  it('is written by whoever has the right, who learns that they may choose among the categories', async () => {
    const writer = memberOf(t, me.tenantId, me.userId, { permissions: ['budget:create'] })
    const { permissions } = (await writer.call(identity.user.profile)).result
    expect(permissions).toContain('budgetClassify:choose')
    expect((await writer.call(budget.classify.all, { query: {} })).result.length).toBeGreaterThan(5)
    const reader = memberOf(t, me.tenantId, me.userId, { permissions: ['budget:show'] })
    expect((await reader.call(identity.user.profile)).result.permissions).not.toContain('budgetClassify:choose')
  })

  it('shows no amount to whoever may not see it, and lets nobody make one who does not see costs', async () => {
    const { budgetId, projectId } = await aBudgetedProject(me, [{ name: '场租', price: '5000.00' }])
    const blind = memberOf(t, me.tenantId, me.userId, { masks: ['cost', 'income'] })
    const seen = (await blind.call(budget.budget.show, { params: { id: budgetId } })).result
    expect([seen.costTotal, seen.incomeTotal, seen.lines[0]?.costPrice, seen.lines[0]?.costAmount]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect((await blind.call(budget.contrast.show, { query: { projectId } })).result.total.amount).toBeNull()
    const sent = { body: aBudget({ project: projectId }) }
    expect(await blind.call(budget.budget.create, sent)).toMatchObject({ status: 409, key: 'budget.masked' })
  })
})

describe('a change of a budget', () => {
  it('moves money between lines once it is approved, not more than is left, and goes into the next version', async () => {
    const { projectId, budgetId, item } = await aBudgetedProject(me, [
      { name: '场租', price: '5000.00' },
      { name: '灯光', price: '2000.00' },
    ])
    const source = { from: 'budget', id: budgetId } as const
    const { id: draft } = (await me.call(budget.budget.begin, { body: { projectId, source } })).result
    const change = async (amount: string, from?: string) => {
      const body = aBudgetChange({ project: projectId, lines: [{ from, to: item('灯光'), amount }] })
      return me.call(budget.change.create, { body })
    }
    const { id } = (await change('800.00', item('场租'))).result
    await approveChange(id)
    expect(await standingOf(me, item('场租'))).toMatchObject({ amount: '4200.00' })
    expect(await standingOf(me, item('灯光'))).toMatchObject({ amount: '2800.00' })
    const more = (await change('9000.00', item('场租'))).result.id
    await expect(approveChange(more)).rejects.toMatchObject({ key: 'budgetChange.short' })
    expect(await me.inside(unprovenLines)).toEqual([])
    await me.inside((ctx) => versionDocument.on?.pending?.(ctx, draft) ?? Promise.resolve())
    expect((await show(draft)).lines.map(({ adjustment, costAmount }) => [adjustment, costAmount])).toEqual([
      ['-800.00', '4200.00'],
      ['800.00', '2800.00'],
    ])
    await approveBudget(me, draft)
    expect(await standingOf(me, item('灯光'))).toMatchObject({ amount: '2800.00' })
    expect(await me.inside(unprovenLines)).toEqual([])
  })
})
