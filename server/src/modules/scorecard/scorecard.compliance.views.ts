import type { ScorecardSource } from './scorecard.measure.store.ts'

/** The share of certificates that were good on the last day of the period, of those that were known then. */
const validSql = `select supplier_id as id, round(100.0 * count(*) filter (where long_term or expires_on >= $3::date) / count(*), 2)::text as score
  from supplier_certificate_ref c where tenant_id = $1 and supplier_id = any($2::uuid[]) and not revoked
    and coalesce(issued_on, (created_at at time zone 'Asia/Shanghai')::date) <= $3::date
    and not exists (select 1 from supplier_certificate_ref n where n.tenant_id = $1 and n.supplier_id = c.supplier_id
      and n.type = c.type and n.id <> c.id and not n.revoked
      and coalesce(n.issued_on, '-infinity'::date) <= $3::date
      and (n.long_term or n.expires_on > c.expires_on))
  group by supplier_id`

/** One look at the papers is one of the data, however many there are. */
export const compliance: ScorecardSource = async (ctx, supplierIds, { endsOn }) => {
  const { rows } = await ctx.db.run<{ id: string; score: string }>(validSql, [ctx.tenantId, supplierIds, endsOn])
  return new Map(rows.map(({ id, score }) => [id, { score, points: 1 }]))
}
