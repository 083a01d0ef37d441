import { PoolLine, type PoolGroup, type PoolHolder } from '@srm/api/demand'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'

const amountSql = (ctx: Ctx): string =>
  isMasked(metaOf(PoolLine.fields.budgetAmount), ctx.session) ? 'null::text' : 'sum(p.budget_amount)::text'

const keys = {
  type: { key: 'p.purchase_type_id::text', name: 'max(t.name)', order: 'min(t.sort), 1' },
  region: { key: `coalesce(p.region, '')`, name: `coalesce(p.region, '')`, order: '1' },
  month: { key: `to_char(p.date_from, 'YYYY-MM')`, name: `to_char(p.date_from, 'YYYY-MM')`, order: '1' },
} as const

/** What is still to be bought, put together; a region is named by its code. */
export const poolGroups = async (ctx: Ctx, by: keyof typeof keys): Promise<PoolGroup[]> => {
  const { key, name, order } = keys[by]
  const sql = `select ${key} as key, ${name} as name, count(*)::int as count,
      count(*) filter (where p.stage = 'pending')::int as unclaimed, ${amountSql(ctx)} as amount
    from pool_line p join purchase_type t on t.tenant_id = p.tenant_id and t.id = p.purchase_type_id
    where p.tenant_id = $1 and p.stage in ('pending', 'claimed') group by ${key} order by ${order}`
  return (await ctx.db.run<PoolGroup>(sql, [ctx.tenantId])).rows
}

/** Who has what of the pool in hand, the most first. */
export const poolHolders = async (ctx: Ctx): Promise<PoolHolder[]> => {
  const sql = `select u.id, u.name, count(*) filter (where p.stage = 'claimed')::int as claimed,
      count(*) filter (where p.stage = 'inquiry')::int as inquiry, ${amountSql(ctx)} as amount
    from pool_line p join user_ref u on u.tenant_id = p.tenant_id and u.id = p.claimed_by
    where p.tenant_id = $1 and p.stage in ('claimed', 'inquiry') group by u.id, u.name order by count(*) desc, u.name`
  return (await ctx.db.run<PoolHolder>(sql, [ctx.tenantId])).rows
}
