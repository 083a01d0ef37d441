import { expense, Loan, type LoanEntry } from '@srm/api/expense'
import type { Ctx } from '#kernel/ctx.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { defineResource } from '#modules/record/index.ts'
import { cancelLoan, loanService, myCredit, payLoan, repayLoan } from './loan.service.ts'

const entriesSql = `select x.id, x.kind, x.amount::text as amount, x.day::text as day, x.note, u.name as by, x.reimburse
  from (
    select e.tenant_id, e.id, e.kind, e.amount, e.day, e.note, e.by, e.at, null::json as reimburse
      from loan_entry e where e.tenant_id = $1 and e.loan_id = $2
    union all
    select o.tenant_id, o.id, case o.state when 'done' then 'offset' else 'offsetting' end, o.amount,
      (o.at at time zone 'Asia/Shanghai')::date, r.purpose, o.by, o.at, json_build_object('id', r.id, 'name', r.code)
      from reimburse_offset o join reimburse r on r.tenant_id = o.tenant_id and r.id = o.reimburse_id
      where o.tenant_id = $1 and o.loan_id = $2 and o.state <> 'planned'
  ) x left join user_ref u on u.tenant_id = x.tenant_id and u.id = x.by order by x.at, x.id`

/** What moved a loan's balance, the oldest first. */
const entriesOf = async (ctx: Ctx, id: string): Promise<LoanEntry[]> => {
  await assertInScope(ctx, Loan, id, true)
  return (await ctx.db.run<LoanEntry>(entriesSql, [ctx.tenantId, id])).rows
}

export const loans = defineResource(Loan, expense.loan, {
  code: { type: 73, prefix: 'JK', period: 'year' },
  service: loanService,
  handlers: {
    entries: (ctx, { params }) => entriesOf(ctx, params.id),
    credit: (ctx) => myCredit(ctx),
    pay: (ctx, { params, body }) => payLoan(ctx, params.id, body),
    repay: (ctx, { params, body }) => repayLoan(ctx, params.id, body),
    cancel: (ctx, { params, body }) => cancelLoan(ctx, params.id, body),
  },
})
