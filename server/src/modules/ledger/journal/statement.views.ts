import { accountKinds, type FundBalance, type LedgerStatement, type StatementRow } from '@srm/api/ledger'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { defaultCompany } from '../posting/books.views.ts'
import { checkpointSql } from './checkpoint.rules.ts'
import { isCovered } from './masks.rules.ts'

/** What an account `a` comes to at the end of a day: the last checkpoint up to then and what has moved since. */
const balanceSql = (day: string): string => `(select k.balance + coalesce((select sum(e.amount) from ledger_entry e
      where e.tenant_id = $1 and e.account_id = a.id and e.day <= ${day} and e.day > k.day), 0)
    from (${checkpointSql('a.id', `<= ${day}`)}) k)`

const movedSql = (
  from: string,
  to: string,
): string => `select coalesce(sum(e.amount) filter (where e.amount > 0), 0) as debit,
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as credit from ledger_entry e
    where e.tenant_id = $1 and e.account_id = a.id and e.day between ${from} and ${to}`

const month = `date_trunc('month', now() at time zone 'Asia/Shanghai')::date`

const fundsSql = `select f.id, f.name, f.kind, f.is_default as "isDefault", json_build_object('id', c.id, 'name', c.name) as company,
    coalesce(${balanceSql(`'infinity'::date`)}, 0)::numeric(18, 2)::text as balance, coalesce(m.debit, 0)::numeric(18, 2)::text as received,
    coalesce(m.credit, 0)::numeric(18, 2)::text as paid
  from fund_account f join our_company_ref c on c.tenant_id = f.tenant_id and c.id = f.company_id
    left join ledger_account a on a.tenant_id = f.tenant_id and a.fund_account_id = f.id
    left join lateral (${movedSql(month, `(${month} + interval '1 month' - interval '1 day')::date`)}) m on true
  where f.tenant_id = $1 and (f.status = 'enabled' or a.id is not null) order by c.code, f.is_default desc, f.code, f.id`

/** What lies in each account now. */
export const fundBalances = async (ctx: Ctx): Promise<FundBalance[]> => {
  const { rows } = await ctx.db.run<FundBalance>(fundsSql, [ctx.tenantId])
  return isCovered(ctx) ? rows.map((row) => ({ ...row, balance: null, received: null, paid: null })) : rows
}

const statementSql = `select a.kind as account, case when f.id is not null then json_build_object('id', f.id, 'name', f.name) end as fund,
    ${balanceSql(`($3::date - 1)`)}::numeric(18, 2)::text as opening, m.debit::numeric(18, 2)::text as debit,
    m.credit::numeric(18, 2)::text as credit
  from ledger_account a left join fund_account f on f.tenant_id = a.tenant_id and f.id = a.fund_account_id
    cross join lateral (${movedSql('$3::date', '$4::date')}) m
  where a.tenant_id = $1 and a.company_id = $2 order by array_position($5::text[], a.kind), f.code, a.id`
const companySql = `select id, name from our_company_ref where tenant_id = $1 and id = $2`

type MovementRow = Pick<StatementRow, 'account' | 'fund'> & {
  readonly opening: string
  readonly debit: string
  readonly credit: string
}
type Query = { readonly companyId?: string | undefined; readonly from: string; readonly to: string }

const totalOf = (rows: readonly (MovementRow & { readonly closing: string })[]) => ({
  opening: addMoney('0', ...rows.map(({ opening }) => opening)),
  debit: addMoney('0', ...rows.map(({ debit }) => debit)),
  credit: addMoney('0', ...rows.map(({ credit }) => credit)),
  closing: addMoney('0', ...rows.map(({ closing }) => closing)),
})

const hidden = { opening: null, debit: null, credit: null, closing: null }

/** Every account of a company in a period: what it began with, what moved, what it ended with. */
export const statementOf = async (ctx: Ctx, { companyId, from, to }: Query): Promise<LedgerStatement> => {
  const id = companyId ?? (await defaultCompany(ctx))
  const { rows: companies } = await ctx.db.run<{ id: string; name: string }>(companySql, [ctx.tenantId, id])
  const asked = [ctx.tenantId, id, from, to, accountKinds]
  const { rows: moved } = await ctx.db.run<MovementRow>(statementSql, asked)
  const rows = moved.map((row) => ({ ...row, closing: addMoney(row.opening, row.debit, `-${row.credit}`) }))
  const isHidden = isCovered(ctx)
  return {
    company: companies[0] ?? null,
    from,
    to,
    rows: isHidden ? rows.map((row) => ({ ...row, ...hidden })) : rows,
    total: isHidden ? hidden : totalOf(rows),
  }
}

/**
 * What moved through the fund accounts of all companies, month by month; what they began with did not move. Day by day
 * first: there are a thousand lines to a day, and telling the month of each took most of the time.
 */
const monthsSql = `with months as (select m::date as first, (m + interval '1 month' - interval '1 day')::date as last
    from generate_series($2::date, $3::date, interval '1 month') m),
  days as (select e.day, sum(e.amount) filter (where e.amount > 0) as debit, -sum(e.amount) filter (where e.amount < 0) as credit
    from ledger_account a join ledger_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id and e.day >= $2::date
    where a.tenant_id = $1 and a.kind = 'bank' group by 1),
  moved as (select date_trunc('month', d.day)::date as first, sum(d.debit) as debit, sum(d.credit) as credit from days d group by 1),
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
