import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import {
  bool,
  choice,
  cost,
  department,
  income,
  integer,
  longText,
  percent,
  person,
  quantity,
  ref,
  rows,
  text,
} from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { quantityFormula } from './formula/field.ts'

/** One line: what it is, how much of it, what it costs us and what the customer pays. */
const Line = {
  /** The same line through all versions; given when a version takes effect. */
  item: optional(ref('预算项', 'Budget line', 'budgetItem')),
  category: ref('预算科目', 'Category', 'budgetClassify', { tree: true }),
  name: text('名称', 'Name', { max: 100 }),
  spec: optional(text('规格说明', 'Specification')),
  unit: optional(text('单位', 'Unit', { max: 20 })),
  costType: choice('成本类型', 'Cost type', [
    ['fixed', '固定', 'Fixed'],
    ['perHead', '按人数', 'Per head'],
  ]).default('fixed'),
  /** Says how many; a line with one has its quantity worked out. */
  formula: optional(quantityFormula()),
  quantity: quantity('数量', 'Quantity').default('1'),
  times: quantity('天/晚/场', 'Days, nights, sessions').default('1'),
  costPrice: cost('成本单价', 'Cost price').default('0.00'),
  costTaxRate: percent('进项税率', 'Tax on cost').default('0.00'),
  isDeductible: bool('可抵扣专票', 'Tax deductible').default(false),
  incomePrice: optional(income('报价单价', 'Quoted price')),
  incomeTaxRate: percent('销项税率', 'Tax on income').default('6.00'),
  remark: optional(text('备注', 'Remark')),
  /** What approved changes added to it or took away, and what comes out in the end. */
  adjustment: optional(cost('调整', 'Adjustment', { negative: true })),
  costAmount: optional(cost('成本金额', 'Cost')),
  incomeAmount: optional(income('报价金额', 'Quoted')),
}

/** Worked out by the product, whatever is sent. */
export const managedLineFields = ['item', 'adjustment', 'costAmount', 'incomeAmount'] as const

const described = record({
  name: 'budget',
  table: 'budget',
  label: label('项目预算', 'Budget'),
  fields: {
    project: ref('项目', 'Project', 'project'),
    versionNo: integer('版本', 'Version', { min: 1 }),
    /** Made of the project and the version. */
    title: text('标题', 'Title', { max: 200 }),
    name: optional(text('版本说明', 'What is different', { max: 100 })),
    attendees: integer('人数', 'Attendees', { max: 1_000_000 }).default(0),
    days: integer('天数', 'Days', { max: 1000 }).default(1),
    nights: integer('晚数', 'Nights', { max: 1000 }).default(0),
    sessions: integer('场次', 'Sessions', { max: 1000 }).default(1),
    contingencyRate: percent('不可预见费率', 'Contingency').default('0.00'),
    lines: rows('预算明细', 'Lines', Line, { max: 600 }).default([]),
    costTotal: cost('成本合计', 'Cost'),
    contingency: cost('不可预见费', 'Set aside'),
    incomeTotal: income('报价合计', 'Quoted'),
    isEffective: bool('生效版本', 'In effect'),
    remark: optional(longText('说明', 'Remark', { max: 2000 })),
    owner: optional(person('编制人', 'Prepared by')),
    department: optional(department('部门', 'Department')),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'title',
  search: ['title', 'name'],
  list: [
    'code',
    'title',
    'project',
    'versionNo',
    'costTotal',
    'incomeTotal',
    'isEffective',
    'status',
    'owner',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'title'],
  defaultSort: '-createdAt',
  scope: { through: 'project' },
})

const managedFields = {
  versionNo: true,
  title: true,
  costTotal: true,
  contingency: true,
  incomeTotal: true,
  isEffective: true,
  owner: true,
  department: true,
  status: true,
} as const

export const Budget = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Budget = z.output<typeof Budget.answer>
export type BudgetLine = Budget['lines'][number]

/** Where the lines of a new version come from. */
const Source = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('nothing') }),
  z.strictObject({ from: z.literal('template'), id: Id }),
  /** Another version, of this project or of one the caller sees. */
  z.strictObject({ from: z.literal('budget'), id: Id }),
])

const DiffLine = z.object({
  /** In both, only in the newer, only in the older. */
  kind: z.enum(['same', 'changed', 'added', 'removed']),
  category: z.string(),
  name: z.string(),
  before: z
    .object({ quantity: z.string(), costAmount: z.string().nullable(), incomeAmount: z.string().nullable() })
    .nullable(),
  after: z
    .object({ quantity: z.string(), costAmount: z.string().nullable(), incomeAmount: z.string().nullable() })
    .nullable(),
})
export type BudgetDiffLine = z.output<typeof DiffLine>

export const budget = {
  ...crud(Budget),
  /** A new version of a project's budget, filled from somewhere. */
  begin: endpoint({
    method: 'POST',
    path: '/api/budget/begin',
    family: 'budget',
    title: label('新建预算版本', 'Begin a version of a budget'),
    access: { permission: 'budget:create' },
    body: z.strictObject({ projectId: Id, source: Source }),
    result: z.object({ id: Id, code: z.string() }),
  }),
  diff: endpoint({
    method: 'GET',
    path: '/api/budget/diff/:id',
    family: 'budget',
    title: label('预算版本对比', 'What differs between two versions'),
    access: { permission: 'budget:show' },
    params: IdParams,
    query: z.strictObject({ against: Id }),
    result: z.array(DiffLine),
  }),
}
