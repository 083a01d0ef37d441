import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { bool, cost, ref, text } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

/** A line of a project's budget through all its versions, with what is left of it. All amounts include tax. */
export const BudgetItem = record({
  name: 'budgetItem',
  table: 'budget_item',
  label: label('预算项', 'Budget line'),
  fields: {
    project: ref('项目', 'Project', 'project'),
    category: ref('预算科目', 'Category', 'budgetClassify', { tree: true }),
    name: text('名称', 'Name', { max: 100 }),
    unit: optional(text('单位', 'Unit', { max: 20 })),
    amount: cost('预算', 'Budget'),
    pending: cost('审批中', 'In approval'),
    reserved: cost('已预留', 'Reserved'),
    committed: cost('已承诺', 'Committed'),
    actual: cost('已发生', 'Spent'),
    /** What is over is less than nothing. */
    available: cost('可用', 'Available', { negative: true }),
    isActive: bool('在用', 'In use'),
  },
  title: 'name',
  search: ['name'],
  list: [
    'code',
    'name',
    'project',
    'category',
    'unit',
    'amount',
    'pending',
    'reserved',
    'committed',
    'actual',
    'available',
    'isActive',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: '-createdAt',
  scope: { through: 'project' },
})
export type BudgetItem = z.output<typeof BudgetItem.answer>

const amounts = {
  amount: z.string().nullable(),
  pending: z.string().nullable(),
  reserved: z.string().nullable(),
  committed: z.string().nullable(),
  actual: z.string().nullable(),
  available: z.string().nullable(),
}

const ItemChoice = z.object({ id: Id, name: z.string(), category: z.string() })

const { list, summary, show, all } = crud(BudgetItem)

export const budgetItem = {
  list,
  summary,
  show,
  all,
  /** Lines to choose from, without their amounts: whoever works on a project says what their spending was for. */
  choice: endpoint({
    method: 'GET',
    path: '/api/budget_item/choice',
    family: 'budget_item',
    title: label('可选项目预算项', 'Choose a line of a project’s budget'),
    access: { choose: 'budgetItem' },
    query: z.strictObject({ projectId: Id }),
    result: z.array(ItemChoice),
  }),
}

const ListTree = z.object({
  budgetInfo: z.array(
    z.object({
      id: Id,
      name: z.string(),
      list: z.array(z.object({ id: Id, name: z.string(), unit: z.string().nullable(), ...amounts })),
    }),
  ),
})
export type BudgetListTree = z.output<typeof ListTree>

export const listTree = {
  getListTree: endpoint({
    method: 'POST',
    path: '/api/budget/getListTree',
    family: 'budget',
    title: label('项目预算树', 'Lines of a project’s budget'),
    access: { permission: 'budgetItem:list' },
    body: z.strictObject({ isNew: z.boolean().optional(), projectId: Id }),
    result: ListTree,
  }),
}

const ContrastItem = z.object({
  id: Id,
  name: z.string(),
  unit: z.string().nullable(),
  /** As the first version in effect had it. */
  first: z.string().nullable(),
  ...amounts,
  /** Budget less what was really spent. */
  difference: z.string().nullable(),
  perHead: z.string().nullable(),
})
export type ContrastItem = z.output<typeof ContrastItem>

const Contrast = z.object({
  version: z.object({ id: Id, title: z.string(), versionNo: z.int() }).nullable(),
  attendees: z.int().nullable(),
  /** Set aside for the unforeseen, in no line. */
  contingency: z.string().nullable(),
  categories: z.array(
    z.object({
      id: Id,
      name: z.string(),
      total: ContrastItem.omit({ id: true, name: true, unit: true }),
      items: z.array(ContrastItem),
    }),
  ),
  total: ContrastItem.omit({ id: true, name: true, unit: true }),
})
export type BudgetContrast = z.output<typeof Contrast>

const Burden = z.object({
  kind: z.string(),
  /** What such a document is called. */
  kindName: z.string(),
  id: Id,
  title: z.string(),
  pending: z.string(),
  reserved: z.string(),
  committed: z.string(),
  actual: z.string(),
  at: z.string(),
})
export type BudgetBurden = z.output<typeof Burden>

const Entry = z.object({
  id: Id,
  kind: z.enum(['reserve', 'commit', 'actual', 'release']),
  bucket: z.enum(['pending', 'reserved', 'committed', 'actual']),
  amount: z.string(),
  holderKind: z.string(),
  holderId: Id,
  holderTitle: z.string(),
  by: z.string().nullable(),
  at: z.string(),
})

export const contrast = {
  show: endpoint({
    method: 'GET',
    path: '/api/budget/contrast',
    family: 'budget',
    title: label('预算对比', 'Budget against spending'),
    access: { permission: 'budgetItem:list' },
    query: z.strictObject({ projectId: Id }),
    result: Contrast,
  }),
  /** The documents that burden a line, and every step of its ledger. */
  burdens: endpoint({
    method: 'GET',
    path: '/api/budget/burdens',
    family: 'budget',
    title: label('预算占用单据', 'Documents that use a line'),
    access: { permission: 'budgetItem:list' },
    query: z.strictObject({ itemId: Id }),
    result: z.object({ burdens: z.array(Burden), entries: z.array(Entry) }),
  }),
}
