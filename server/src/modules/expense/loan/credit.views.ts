import type { Loan, LoanCredit } from '@srm/api/expense'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { DocumentFact, DocumentFactValues } from '#kernel/records/document.ts'
import type { Row } from '#kernel/records/fields/row.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** What is lent or about to be: paid and not back, or asked for and not paid yet. */
const openAmount = `case when l.stage in ('paid', 'partly') then l.balance
  when l.stage = 'approved' or l.status = 'pending' then l.amount else 0 end`

const creditSql = `select coalesce(sum(${openAmount}), 0)::numeric(15, 2)::text as unsettled,
    (count(*) filter (where ${openAmount} > 0))::int as count,
    coalesce(json_agg(json_build_object('id', l.id, 'code', l.code, 'purpose', l.purpose, 'repayDate', l.repay_date,
      'balance', l.balance::text) order by l.repay_date, l.id) filter (where l.balance > 0 and l.repay_date < ${today}), '[]') as overdue
  from loan l where l.tenant_id = $1 and l.owner_id = $2::uuid and l.id is distinct from $3::uuid`

export type OpenLoans = Omit<LoanCredit, 'limit'>

/** What somebody owes, without one loan that is being asked for. */
export const openLoansOf = async (ctx: Ctx, owner: string | null, without: string | null): Promise<OpenLoans> => {
  const { rows } = await ctx.db.run<OpenLoans>(creditSql, [ctx.tenantId, owner, without])
  return rows[0] ?? { unsettled: '0.00', count: 0, overdue: [] }
}

export const loanFacts: Readonly<Record<string, DocumentFact>> = {
  outstanding: { label: label('申请人未还余额', 'Owed by the applicant'), type: 'money' },
  loanCount: { label: label('未结清借款笔数', 'Open loans'), type: 'number' },
  loanOverdue: { label: label('有逾期借款', 'Has an overdue loan'), type: 'flag' },
}

export const readLoanFacts = async (ctx: Ctx, { id, owner }: Row<typeof Loan>): Promise<DocumentFactValues> => {
  const { unsettled, count, overdue } = await openLoansOf(ctx, owner?.id ?? null, id)
  return { outstanding: unsettled, loanCount: String(count), loanOverdue: overdue.length > 0 }
}
