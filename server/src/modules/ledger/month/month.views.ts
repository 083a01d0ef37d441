import type { LedgerBook, MonthState } from '@srm/api/ledger'
import type { Ctx } from '#kernel/ctx.ts'

const booksSql = `select c.id, c.name, b.closed_until::text as "closedUntil", m.month::date::text as month,
    m.month::date <= coalesce(b.closed_until, '-infinity'::date) as "isClosed",
    m.month::date = coalesce(b.closed_until + 1, f.first) and m.month < date_trunc('month', now() at time zone 'Asia/Shanghai') as "isNext",
    (m.month + interval '1 month' - interval '1 day')::date = b.closed_until as "isLast", k.at as "closedAt", u.name as "closedBy"
  from our_company_ref c
    cross join lateral (select date_trunc('month', p.day)::date as first from ledger_posting p
      where p.tenant_id = $1 and p.company_id = c.id order by p.day limit 1) f
    left join ledger_book b on b.tenant_id = c.tenant_id and b.company_id = c.id
    cross join lateral generate_series(greatest(f.first, (date_trunc('month', coalesce(b.closed_until, f.first)) - interval '35 months')::date),
      greatest(date_trunc('month', now() at time zone 'Asia/Shanghai'), f.first), interval '1 month') as m (month)
    left join lateral (select x.at, x.by from ledger_close x where x.tenant_id = $1 and x.company_id = c.id and x.month = m.month::date
      and x.action = 'closed' order by x.at desc limit 1) k on m.month::date <= b.closed_until
    left join user_ref u on u.tenant_id = $1 and u.id = k.by
  where c.tenant_id = $1 order by c.code, c.id, m.month desc`

type Row = MonthState & { readonly id: string; readonly name: string; readonly closedUntil: string | null }

/** The months of every company that has postings, the newest first. */
export const monthsOf = async (ctx: Ctx): Promise<LedgerBook[]> => {
  const { rows } = await ctx.db.run<Row>(booksSql, [ctx.tenantId])
  const books = new Map<string, LedgerBook>()
  for (const { id, name, closedUntil, ...month } of rows) {
    const book = books.get(id) ?? { company: { id, name }, closedUntil, months: [] }
    books.set(id, { ...book, months: [...book.months, { ...month, isLast: month.isLast ?? false }] })
  }
  return [...books.values()]
}
