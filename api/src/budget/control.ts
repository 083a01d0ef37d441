import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

export const budgetPoints = ['reserve', 'commit', 'actual'] as const
export type BudgetPoint = (typeof budgetPoints)[number]

const Rule = z.strictObject({
  point: z.enum(budgetPoints),
  /** Nothing for all categories that have no rule of their own. */
  category: Id.nullable(),
  action: z.enum(['stop', 'warn', 'ignore']),
  /** So many percent over are let through with a warning. */
  tolerance: z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, { error: '请输入数字，最多 2 位小数' }),
  /** The role that may let through what is over, or nobody. */
  approverRole: z.string().max(50).nullable(),
})
export type BudgetRule = z.output<typeof Rule>

export const control = {
  rules: endpoint({
    method: 'GET',
    path: '/api/budget_control/list',
    family: 'budget_control',
    title: label('预算控制规则', 'Rules of budget control'),
    access: { permission: 'budgetControl:list' },
    result: z.object({
      rules: z.array(Rule.extend({ categoryName: z.string().nullable() })),
      roles: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/budget_control/save',
    family: 'budget_control',
    title: label('修改预算控制规则', 'Change the rules of budget control'),
    access: { permission: 'budgetControl:update' },
    body: z.strictObject({ rules: z.array(Rule).max(300) }),
    result: z.object({ rules: z.int() }),
  }),
}
