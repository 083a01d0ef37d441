import type { ScorecardSource } from '#modules/scorecard/index.ts'

/** The share of inquiries it was asked in and quoted, of those that are over: one under way would tell who has answered. */
const responseSql = `select i.supplier_id as id, count(*)::int as points,
    round(100.0 * count(*) filter (where i.state in ('quoted', 'won', 'lost')) / count(*), 2)::text as score
  from purchase_invitation i join purchase p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
  where i.tenant_id = $1 and i.supplier_id = any($2::uuid[]) and i.state <> 'canceled' and p.stage not in ('quoting', 'closed', 'failed', 'canceled')
    and (i.sent_at at time zone 'Asia/Shanghai')::date between $3::date and $4::date
  group by i.supplier_id`

type Row = { readonly id: string; readonly score: string; readonly points: number }

export const responseMeasure: ScorecardSource = async (ctx, supplierIds, { startsOn, endsOn }) => {
  const { rows } = await ctx.db.run<Row>(responseSql, [ctx.tenantId, supplierIds, startsOn, endsOn])
  return new Map(rows.map(({ id, score, points }) => [id, { score, points }]))
}
