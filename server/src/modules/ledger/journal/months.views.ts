import type { Ctx } from '#kernel/ctx.ts'
import { isCovered } from './masks.rules.ts'

/** What moved through the fund accounts of all companies, month by month; what they began with did not move. */
const monthsSql = `with months as (select m::date as first, (m + interval '1 month' - interval '1 day')::date as last
    from generate_series($2::date, $3::date, interval '1 month') m),
  moved as (select date_trunc('month', e.day)::date as first, sum(greatest(e.amount, 0)) as debit, -sum(least(e.amount, 0)) as credit
    from ledger_account a join ledger_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id and e.day >= $2::date
    where a.tenant_id = $1 and a.kind = 'bank' group by 1),
  began as (select date_trunc('month', e.day)::date as first, sum(greatest(e.amount, 0)) as debit, -sum(least(e.amount, 0)) as credit
    from fund_account f join ledger_posting p on p.tenant_id = f.tenant_id and p.document_id = f.id and p.event = 'fund.opening'
      join ledger_entry e on e.tenant_id = p.tenant_id and e.posting_id = p.id and e.company_id = p.company_id and e.day = p.day
      join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id and a.kind = 'bank'
    where f.tenant_id = $1 and e.day >= $2::date group by 1)
  select to_char(m.first, 'YYYY-MM') as month, m.first::text as "from", m.last::text as "to",
    (coalesce(v.debit, 0) - coalesce(b.debit, 0))::numeric(18, 2)::text as "in",
    (coalesce(v.credit, 0) - coalesce(b.credit, 0))::numeric(18, 2)::text as "out"
  from months m left join moved v on v.first = m.first left join began b on b.first = m.first order by m.first`

export type FundMonth = {
  readonly month: string
  readonly from: string
  readonly to: string
  readonly in: string | null
  readonly out: string | null
}

/** From the month of the first day to that of the last, both by their first day. */
export const fundMonths = async (ctx: Ctx, from: string, to: string): Promise<FundMonth[]> => {
  const { rows } = await ctx.db.run<FundMonth>(monthsSql, [ctx.tenantId, from, to])
  return isCovered(ctx) ? rows.map((row) => ({ ...row, in: null, out: null })) : rows
}
