import { budget } from '@srm/api/budget'
import { evaluateFormula, parseFormula } from '@srm/api/budget/formula'
import { dictionary } from '@srm/api/dictionary'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aBudgetTemplate } from '../budget.fixture.ts'
import { usualTemplates } from './template.defaults.ts'
import { seedTemplates } from './template.seed.service.ts'

let t: TestApp
let me: TestTenant
let category = ''
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  const body = { kind: 'budget', name: '模板场地' } as const
  category = (await me.call(dictionary.classes.create, { body })).result.id
})

const lineOf = (more: Partial<NonNullable<ReturnType<typeof aBudgetTemplate>['lines']>[number]> = {}) => ({
  category,
  name: '主会场租赁',
  formula: '天数',
  costPrice: '30000.00',
  incomePrice: '36000.00',
  ...more,
})
const make = (lines: ReturnType<typeof aBudgetTemplate>['lines']) =>
  me.call(budget.template.create, { body: aBudgetTemplate({ lines }) })

describe('budget template', () => {
  it('keeps its lines in order, with their formulas as they were written', async () => {
    const { id } = (await make([lineOf(), lineOf({ name: '茶歇', formula: '人数 × 场次', costType: 'perHead' })]))
      .result
    const { lines, versionNo } = (await me.call(budget.template.show, { params: { id } })).result
    expect(versionNo).toBe(1)
    expect(lines.map(({ name, formula, costType, times }) => [name, formula, costType, times])).toEqual([
      ['主会场租赁', '天数', 'fixed', '1.0000'],
      ['茶歇', '人数 × 场次', 'perHead', '1.0000'],
    ])
  })

  it('refuses a formula nobody can read and says where', async () => {
    const refused = await make([lineOf(), lineOf({ formula: '人数*(天数' })])
    expect(refused.status).toBe(400)
    expect(refused.errors).toEqual([{ path: 'lines.1.formula', message: '第 4 个字符：这个括号没有关上' }])
    const hostile = await make([lineOf({ formula: '__proto__' })])
    expect(hostile.errors?.[0]?.message).toBe('第 1 个字符：不认识“__proto__”')
    const english = await me.call(
      budget.template.create,
      { body: aBudgetTemplate({ lines: [lineOf({ formula: '人数/' })] }) },
      { 'accept-language': 'en' },
    )
    expect(english.errors?.[0]?.message).toBe('Character 4: a number or a variable is missing here')
  })

  it('refuses a class that is no category of budgets', async () => {
    const body = { kind: 'project', name: '不是科目' } as const
    const other = (await me.call(dictionary.classes.create, { body })).result.id
    expect(await make([lineOf({ category: other })])).toMatchObject({
      key: 'record.bad_reference',
      errors: [{ path: 'lines.0.category' }],
    })
  })

  it('counts its versions and keeps what it was, with costs hidden from those who may not see them', async () => {
    const { id } = (await make([lineOf()])).result
    const before = (await me.call(budget.template.show, { params: { id } })).result
    const { name, version } = before
    const body = { name, version, lines: [lineOf({ costPrice: '28000.00' }), lineOf({ name: '分会场' })] }
    expect((await me.call(budget.template.update, { params: { id }, body })).status).toBe(200)
    const versions = (await me.call(budget.template.versions, { params: { id } })).result
    expect(versions.map(({ versionNo, lines }) => [versionNo, lines])).toEqual([
      [2, 2],
      [1, 1],
    ])
    expect(versions[0]?.savedBy?.id).toBe(me.userId)
    const first = (await me.call(budget.template.version, { params: { id }, query: { versionNo: 1 } })).result
    expect(first.lines).toEqual(before.lines)
    const covered = me.as({ masks: ['cost'] })
    const hidden = (await covered.call(budget.template.version, { params: { id }, query: { versionNo: 2 } })).result
    expect(hidden.lines.map(({ costPrice, incomePrice }) => [costPrice, incomePrice])).toEqual([
      [null, '36000.00'],
      [null, '36000.00'],
    ])
    const none = await me.call(budget.template.version, { params: { id }, query: { versionNo: 9 } })
    expect(none.status).toBe(404)
    const stranger = await aTenant(t)
    expect((await stranger.call(budget.template.versions, { params: { id } })).status).toBe(404)
  })

  it('takes 300 lines and no more', async () => {
    const lines = Array.from({ length: 301 }, (_, at) => lineOf({ name: `第 ${at} 行` }))
    expect((await make(lines)).status).toBe(400)
    expect((await make(lines.slice(1))).status).toBe(200)
  })

  it('comes with the product for conferences, exhibitions and incentive trips, once', async () => {
    await me.inside((ctx) => seedTemplates(ctx))
    const { items } = (await me.call(budget.template.list, { query: { pageSize: 100 } })).result
    const usual = items.filter(({ name }) => name.endsWith('标准预算'))
    expect(new Set(usual.map(({ kind }) => kind))).toEqual(new Set(['conference', 'exhibition', 'incentive']))
    for (const { id } of usual) {
      const { lines, name, remark, version } = (await me.call(budget.template.show, { params: { id } })).result
      expect(lines.length).toBeGreaterThanOrEqual(25)
      expect(lines.length).toBeLessThanOrEqual(40)
      const sent = lines.map((line) => ({ ...line, category: line.category.id, costPrice: line.costPrice ?? '0' }))
      const body = { name, remark, version, lines: sent }
      expect((await me.call(budget.template.update, { params: { id }, body })).status).toBe(200)
    }
  })

  it('has formulas that can be worked out in what comes with the product', () => {
    const values = { 人数: '120', 天数: '2', 晚数: '1', 场次: '3' }
    const outcomes = usualTemplates.flatMap(({ lines }) =>
      lines.map(({ formula: text }) => {
        const { formula } = parseFormula(text)
        return formula && evaluateFormula(formula, values)
      }),
    )
    expect(outcomes.filter((value) => typeof value !== 'string' || value.startsWith('-'))).toEqual([])
  })
})
