import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { ProjectGuard } from '#modules/project/index.ts'

type OpenDocument = { readonly code: string; readonly amount: string }

/** Codes and amounts of what is in the way; the first few of many. */
const listed = (rows: readonly OpenDocument[], word: Label): Label | undefined => {
  if (rows.length === 0) return undefined
  const some = rows.slice(0, 5).map(({ code, amount }) => `${code} ${amount}`)
  const rest = rows.length > some.length ? '…' : ''
  return label(`${word.zh}：${some.join('、')}${rest}`, `${word.en}: ${some.join(', ')}${rest}`)
}

const guard = (key: string, word: Label, sql: string): ProjectGuard => ({
  key,
  stage: 'closed',
  hindrance: async (ctx: Ctx, projectId) =>
    listed((await ctx.db.run<OpenDocument>(sql, [ctx.tenantId, projectId])).rows, word),
})

const loansSql = `select code, (case when balance > 0 then balance else amount end)::text as amount from loan
  where tenant_id = $1 and project_id = $2 and (balance > 0 or stage = 'approved' or status = 'pending') order by code`

const reimbursesSql = `select code, amount::text as amount from reimburse
  where tenant_id = $1 and project_id = $2 and (status in ('pending', 'returned') or stage = 'toPay') order by code`

const expensesSql = `select code, amount::text as amount from expense
  where tenant_id = $1 and project_id = $2 and status in ('pending', 'returned') order by code`

/** A project is not closed while money that was lent for it is out. */
export const closingGuards: readonly ProjectGuard[] = [
  guard('loan.open', label('未结清的借款', 'loans not settled'), loansSql),
  guard('reimburse.open', label('未完成的报销', 'reimbursements not done'), reimbursesSql),
  guard('expense.open', label('审批中的费用', 'expenses in approval'), expensesSql),
]
