import type { Ctx } from '#kernel/ctx.ts'
import { linkDocuments } from '#kernel/records/links.ts'

const demandsSql = `select demand_id as id from pool_line_ref where tenant_id = $1 and id = any($2::uuid[]) group by 1 order by 1`

/** Who asked for lines of the pool. */
export const demandsOf = async (ctx: Ctx, lines: readonly string[]): Promise<readonly string[]> =>
  lines.length === 0
    ? []
    : (await ctx.db.run<{ id: string }>(demandsSql, [ctx.tenantId, lines])).rows.map(({ id }) => id)

export const demandLink = 'demand.purchaseOrder'

/** Demands and the order that answers them know of each other. */
export const linkDemands = async (ctx: Ctx, order: string, demands: readonly string[]): Promise<void> => {
  for (const from of demands) await linkDocuments(ctx, { kind: demandLink, from, to: order })
}
