import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, dict, money, tags, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

/** How dear a city is. */
export const cityTier = choice('城市级别', 'City tier', [
  ['first', '一线', 'First tier', 'red'],
  ['newFirst', '新一线', 'New first tier', 'orange'],
  ['other', '其他', 'Others', 'grey'],
])
export type CityTier = z.output<typeof cityTier>

/** What one night or day may cost in a city of a tier. */
export const ExpenseStandard = record({
  name: 'expenseStandard',
  table: 'expense_standard',
  label: label('费用标准', 'Expense standard'),
  fields: {
    name: text('名称', 'Name', { max: 50 }),
    expenseType: dict('费用类型', 'Expense type', 'expenseType'),
    tier: cityTier,
    unit: choice('标准单位', 'Per', [
      ['night', '每人每晚', 'Person and night'],
      ['day', '每人每天', 'Person and day'],
    ]),
    maxAmount: money('标准上限（含税）', 'At most, incl. tax', { each: true }),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]).default('enabled'),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'expenseType', 'tier', 'unit', 'maxAmount', 'status', 'remark', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'name', 'maxAmount'],
  defaultSort: 'createdAt',
  scope: 'tenant',
  editable: ['maxAmount', 'status'],
})
export type ExpenseStandard = z.output<typeof ExpenseStandard.answer>

/** What a company says about its expenses as a whole. */
export const expenseRuleFields = {
  loanLimit: money('每人借款上限', 'Loans of one person at most'),
  firstCities: tags('一线城市', 'First tier cities', { max: 100 }),
  newFirstCities: tags('新一线城市', 'New first tier cities', { max: 100 }),
}

const Rule = z.strictObject(expenseRuleFields)
export type ExpenseRule = z.output<typeof Rule>

export const expenseStandard = crud(ExpenseStandard)

export const expenseRule = {
  show: endpoint({
    method: 'GET',
    path: '/api/expense_rule/show',
    title: label('查看费用规则', 'Show the rules for expenses'),
    access: { permission: 'expenseStandard:list' },
    result: Rule,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/expense_rule/update',
    title: label('修改费用规则', 'Change the rules for expenses'),
    access: { permission: 'expenseStandard:update' },
    body: Rule,
    result: Rule,
  }),
}
