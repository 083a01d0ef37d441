import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import {
  bool,
  choice,
  cost,
  dict,
  income,
  integer,
  NamedRef,
  percent,
  quantity,
  ref,
  rows,
  text,
} from '../shared/fields.ts'
import { IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { quantityFormula } from './formula/field.ts'

/** A line every budget made of the template begins with. */
const Line = {
  category: ref('预算科目', 'Category', 'budgetClassify', { tree: true }),
  name: text('名称', 'Name'),
  spec: optional(text('规格说明', 'Specification')),
  unit: optional(text('单位', 'Unit', { max: 20 })),
  costType: choice('成本类型', 'Cost type', [
    ['fixed', '固定', 'Fixed'],
    ['perHead', '按人数', 'Per head'],
  ]).default('fixed'),
  formula: quantityFormula().default('1'),
  times: quantity('天/晚/场', 'Days, nights, sessions', { each: true }).default('1'),
  costPrice: cost('成本单价', 'Cost price', { each: true }).default('0.00'),
  costTaxRate: percent('进项税率', 'Tax on cost').default('0.00'),
  isDeductible: bool('可抵扣专票', 'Tax deductible').default(false),
  incomePrice: optional(income('报价单价', 'Quoted price', { each: true })),
  incomeTaxRate: percent('销项税率', 'Tax on income').default('6.00'),
  remark: optional(text('备注', 'Remark')),
}

const described = record({
  name: 'budgetTemplate',
  table: 'budget_template',
  label: label('预算模板', 'Budget template'),
  fields: {
    name: text('模板名称', 'Template', { max: 50 }),
    kind: optional(dict('适用活动类型', 'For events of kind', 'projectKind')),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]).default('enabled'),
    /** Counted up whenever it is saved; a budget remembers which one it was made of. */
    versionNo: integer('版本', 'Version', { min: 1 }),
    lines: rows('预算明细', 'Lines', Line, { max: 300 }).default([]),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'kind', 'versionNo', 'status', 'remark', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

export const BudgetTemplate = {
  ...described,
  create: described.create.omit({ versionNo: true }),
  update: described.update.omit({ versionNo: true }),
}
export type BudgetTemplate = z.output<typeof BudgetTemplate.answer>
export type BudgetTemplateLine = BudgetTemplate['lines'][number]

const TemplateVersion = z.object({
  versionNo: z.int(),
  name: z.string(),
  /** How many lines it had. */
  lines: z.int(),
  savedAt: z.string(),
  savedBy: NamedRef.nullable(),
})
export type TemplateVersion = z.output<typeof TemplateVersion>

export const budgetTemplate = {
  ...crud(BudgetTemplate),
  /** What it was each time it was saved, newest first. */
  versions: endpoint({
    method: 'GET',
    path: '/api/budget_template/versions/:id',
    family: 'budget_template',
    title: label('预算模板的版本', 'Versions of a budget template'),
    access: { permission: 'budgetTemplate:show' },
    params: IdParams,
    result: z.array(TemplateVersion),
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/budget_template/version/:id',
    family: 'budget_template',
    title: label('预算模板某一版本', 'One version of a budget template'),
    access: { permission: 'budgetTemplate:show' },
    params: IdParams,
    query: z.strictObject({ versionNo: z.coerce.number().int().min(1) }),
    result: z.object({ versionNo: z.int(), name: z.string(), lines: BudgetTemplate.answer.shape.lines }),
  }),
}
