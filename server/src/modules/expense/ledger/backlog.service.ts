import { Expense, Loan, Reimburse } from '@srm/api/expense'
import type { Ctx } from '#kernel/ctx.ts'
import { store } from '#kernel/records/store.ts'
import { loanRecords } from '../loan/loan.store.ts'
import { reimburseRecords, seeingAll } from '../reimburse/reimburse.store.ts'
import { postClaim, postClaimPayment, postExpense, postLoan } from './post.service.ts'

const expenseRecords = store(Expense, { lines: { invoices: { table: 'expense_invoice', parent: 'expense_id' } } })

const postedSql = `exists (select 1 from ledger_posting_ref p where p.tenant_id = $1 and p.document_id`

const loansSql = `select e.id as entry, e.loan_id as id, e.kind, e.amount::text as amount, e.day::text as day, e.fund_account_id as fund
  from loan_entry e where e.tenant_id = $1 and not ${postedSql} = e.loan_id and p.part = e.id::text)
  order by e.kind = 'returned', e.day, e.id`
const claimsSql = `select r.id, r.fund_account_id as fund, r.paid_on::text as "paidOn",
    coalesce((select (max(o.at) at time zone 'Asia/Shanghai')::date::text from reimburse_offset o
      where o.tenant_id = r.tenant_id and o.reimburse_id = r.id and o.state = 'done'),
      least((r.updated_at at time zone 'Asia/Shanghai')::date, r.paid_on)::text) as day,
    ${postedSql} = r.id and p.event = 'reimburse.approved') as "isApproved",
    ${postedSql} = r.id and p.event = 'reimburse.paid') as "isPaid"
  from reimburse r where r.tenant_id = $1 and r.status = 'approved' and r.stage in ('toPay', 'paid', 'archived')
    and (not ${postedSql} = r.id and p.event = 'reimburse.approved')
      or (r.paid_on is not null and r.pay_amount > 0 and not ${postedSql} = r.id and p.event = 'reimburse.paid')))
  order by day, r.id`
const expensesSql = `select x.id from expense x where x.tenant_id = $1 and x.stage = 'booked'
  and not ${postedSql} = x.id and p.event = 'expense.booked') order by x.date, x.id`

type LoanEntry = {
  readonly entry: string
  readonly id: string
  readonly kind: 'paid' | 'returned'
  readonly amount: string
  readonly day: string
  readonly fund: string | null
}
type Claim = {
  readonly id: string
  readonly fund: string | null
  readonly paidOn: string | null
  readonly day: string
  readonly isApproved: boolean
  readonly isPaid: boolean
}

const anySql = `select 1 from our_company_ref where tenant_id = $1 limit 1`

/** What was paid and booked before there were books, once: nothing that was ever posted is posted again. */
export const postOldExpenses = async (ctx: Ctx): Promise<void> => {
  const all = seeingAll(ctx)
  const where = [ctx.tenantId]
  if ((await ctx.db.run(anySql, where)).rows.length === 0) return
  for (const { id, ...move } of (await ctx.db.run<LoanEntry>(loansSql, where)).rows)
    await postLoan(ctx, await loanRecords.held(all, id), { ...move, isBacklog: true })
  for (const { id, fund, paidOn, day, isApproved, isPaid } of (await ctx.db.run<Claim>(claimsSql, where)).rows) {
    const row = await reimburseRecords.held(all, id)
    if (!isApproved) await postClaim(ctx, row, { day, isBacklog: true })
    if (!isPaid && paidOn !== null) await postClaimPayment(ctx, row, { day: paidOn, fund, isBacklog: true })
  }
  for (const { id } of (await ctx.db.run<{ id: string }>(expensesSql, where)).rows)
    await postExpense(ctx, await expenseRecords.held(all, id), true)
}

/** What the documents say is owed, owing and spent. */
export const expenseSources = [
  {
    accounts: ['personalLoan'],
    subject: Loan.name,
    documents: `select l.id, l.code, l.balance as amount from loan l where l.tenant_id = $1 and l.paid_amount > 0`,
  },
  {
    accounts: ['reimbursePayable'],
    subject: Reimburse.name,
    documents: `select r.id, r.code, -r.pay_amount as amount from reimburse r where r.tenant_id = $1 and r.stage = 'toPay'`,
  },
  {
    accounts: ['cost', 'inputTax'],
    subject: Reimburse.name,
    documents: `select r.id, r.code, r.approved_total as amount from reimburse r
      where r.tenant_id = $1 and r.stage in ('toPay', 'paid', 'archived')`,
  },
  {
    accounts: ['cost', 'inputTax'],
    subject: Expense.name,
    documents: `select x.id, x.code, case when x.kind = 'allocation' then 0 else x.amount end as amount from expense x
      where x.tenant_id = $1 and x.stage = 'booked'`,
  },
] as const
