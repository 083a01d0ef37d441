import type { ScorecardSource } from '#modules/scorecard/index.ts'

/**
 * How its prices compare to the mean of all that were quoted for the same line: 100 where they are no higher, less in
 * proportion where they are. A line nobody else quoted says nothing.
 */
const priceSql = `select q.supplier_id as id, count(*)::int as points, round(avg(least(100, 100 * m.mean / l.amount)), 2)::text as score
  from quote q join quote_line l on l.tenant_id = q.tenant_id and l.quote_id = q.id and l.amount > 0
    cross join lateral (select avg(o.amount) as mean, count(*) as quotes from quote_line o
        join quote s on s.tenant_id = o.tenant_id and s.id = o.quote_id
      where o.tenant_id = l.tenant_id and o.purchase_line_id = l.purchase_line_id and o.amount > 0
        and s.round_no = q.round_no and s.state <> 'invalid') m
  where q.tenant_id = $1 and q.supplier_id = any($2::uuid[]) and q.state <> 'invalid' and m.quotes > 1
    and (q.opened_at at time zone 'Asia/Shanghai')::date between $3::date and $4::date
  group by q.supplier_id`

type Row = { readonly id: string; readonly score: string; readonly points: number }

export const priceMeasure: ScorecardSource = async (ctx, supplierIds, { startsOn, endsOn }) => {
  const { rows } = await ctx.db.run<Row>(priceSql, [ctx.tenantId, supplierIds, startsOn, endsOn])
  return new Map(rows.map(({ id, score, points }) => [id, { score, points }]))
}
