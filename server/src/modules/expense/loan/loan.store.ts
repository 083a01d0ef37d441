import { Loan } from '@srm/api/expense'
import type { Ctx } from '#kernel/ctx.ts'
import { store } from '#kernel/records/store.ts'

export const loanRecords = store(Loan, {
  allows: ({ status, stage }) => [
    ...(['draft', 'returned', 'rejected', 'withdrawn'].includes(status) ? ['update'] : []),
    ...(status === 'draft' ? ['delete'] : []),
    ...(stage === 'approved' ? ['pay', 'cancel'] : []),
    ...(stage === 'paid' || stage === 'partly' ? ['repay'] : []),
  ],
})

const seeingAll = (ctx: Ctx): Ctx => ({ ...ctx, session: { ...ctx.session, scope: { kind: 'all' } } })

const lockSql = `select id from loan where tenant_id = $1 and id = any($2::uuid[]) order by id for update`

/** Whoever counts loans holds them first, in one order. */
export const lockLoans = async (ctx: Ctx, ids: readonly string[]): Promise<void> =>
  void (await ctx.db.run(lockSql, [ctx.tenantId, ids]))

/** Everything a loan's balance follows from: its payments, what came back and what reimbursements wrote off. */
export const countedSql = (
  of: string,
): string => `select l.id, l.code, l.stage, l.amount, l.paid_amount, l.written_off, l.returned, l.balance, l.offsetting,
    e.paid, e.back, o.done, o.held, e.paid - e.back - o.done as rest, e.day,
    l.repay_date < (now() at time zone 'Asia/Shanghai')::date as late
  from loan l
  cross join lateral (select coalesce(sum(amount) filter (where kind = 'paid'), 0)::numeric(15, 2) as paid,
      coalesce(sum(amount) filter (where kind = 'returned'), 0)::numeric(15, 2) as back, min(day) filter (where kind = 'paid') as day
    from loan_entry where tenant_id = l.tenant_id and loan_id = l.id) e
  cross join lateral (select coalesce(sum(amount) filter (where state = 'done'), 0)::numeric(15, 2) as done,
      coalesce(sum(amount) filter (where state = 'held'), 0)::numeric(15, 2) as held
    from reimburse_offset where tenant_id = l.tenant_id and loan_id = l.id) o
  where l.tenant_id = $1 and ${of}`

type LoanCount = {
  readonly id: string
  readonly stage: 'applying' | 'approved' | 'paid' | 'partly' | 'settled' | 'canceled'
  readonly paid: string
  readonly back: string
  readonly done: string
  readonly held: string
  readonly rest: string
  readonly day: string | null
  readonly late: boolean
}

const isZero = (amount: string): boolean => Number(amount) === 0

const stageOf = ({ stage, paid, back, done, rest }: LoanCount): LoanCount['stage'] => {
  if (isZero(paid)) return stage
  if (isZero(rest)) return 'settled'
  return isZero(back) && isZero(done) ? 'paid' : 'partly'
}

/** Counts loans anew that are locked by now, and writes down what changed. */
export const recountLoans = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  const { rows } = await ctx.db.run<LoanCount>(countedSql('l.id = any($2::uuid[]) order by l.id'), [ctx.tenantId, ids])
  for (const row of rows)
    await loanRecords.patch(seeingAll(ctx), row.id, {
      paidAmount: row.paid,
      writtenOff: row.done,
      returned: row.back,
      balance: row.rest,
      offsetting: row.held,
      paidOn: row.day,
      isOverdue: row.late && !isZero(row.rest),
      stage: stageOf(row),
    })
}
