import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Option, OptionQuery } from '../shared/crud.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

export type BudgetClass = {
  id: string
  name: string
  parentId: string | null
  version: number
  /** Lines of budgets in this category and in those below it that the reader sees. */
  count: number
  children: BudgetClass[]
}

const BudgetClass: z.ZodType<BudgetClass> = z.object({
  id: Id,
  name: z.string(),
  parentId: Id.nullable(),
  version: z.int(),
  count: z.int(),
  get children() {
    return z.array(BudgetClass)
  },
})

export const classify = {
  tree: endpoint({
    method: 'GET',
    path: '/api/budget_classify/tree',
    title: label('预算科目树', 'Categories of budgets'),
    access: { permission: 'budgetTemplate:list' },
    result: z.array(BudgetClass),
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/budget_classify/all',
    title: label('可选预算科目', 'Choose a category of budgets'),
    access: { choose: 'budgetClassify' },
    query: OptionQuery,
    result: z.array(Option),
  }),
}
