import { Demand, type DemandLinePart } from '@srm/api/demand'
import type { Ctx } from '#kernel/ctx.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'

const partsSql = `select p.id, p.demand_line_id as line, p.code, p.quantity::text as quantity, p.stage, u.name as buyer,
    p.holder_kind as "holderKind", p.holder_id as "holderId"
  from pool_line p left join user_ref u on u.tenant_id = p.tenant_id and u.id = p.claimed_by
  where p.tenant_id = $1 and p.demand_id = $2 order by p.code, p.id`

/** What became of each line of a demand, part by part. */
export const progressOf = async (ctx: Ctx, id: string): Promise<DemandLinePart[]> => {
  await assertInScope(ctx, Demand, id, true)
  return (await ctx.db.run<DemandLinePart>(partsSql, [ctx.tenantId, id])).rows
}
