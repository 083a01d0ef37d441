import type { Ctx } from '#kernel/ctx.ts'
import { lockLines, moveLines } from './pool.store.ts'

type Line = { readonly id: string; readonly code: string; readonly name: string }

const openSql = `select id, code, name from pool_line
  where tenant_id = $1 and demand_id = $2 and stage in ('pending', 'claimed') order by id`
const movedOnSql = `select id, code, name from pool_line
  where tenant_id = $1 and demand_id = $2 and stage not in ('pending', 'claimed', 'closed') order by id`
const inPurchaseSql = `select id, code, name from pool_line
  where tenant_id = $1 and demand_id = $2 and stage in ('inquiry', 'awarded') order by id`

const read = async (ctx: Ctx, sql: string, demand: string): Promise<Line[]> =>
  (await ctx.db.run<Line>(sql, [ctx.tenantId, demand])).rows

/** Lines of a demand that some other document has. */
export const movedOnOf = (ctx: Ctx, demand: string): Promise<Line[]> => read(ctx, movedOnSql, demand)

/** Those of them nothing has been ordered for yet. */
export const inPurchaseOf = (ctx: Ctx, demand: string): Promise<Line[]> => read(ctx, inPurchaseSql, demand)

/** Nobody needs to buy them any more; the buyers who had claimed them are answered. */
export const closeOpenLines = async (
  ctx: Ctx,
  demand: string,
  note?: string,
): Promise<{ readonly count: number; readonly buyers: readonly string[] }> => {
  const open = await read(ctx, openSql, demand)
  const lines = await lockLines(
    ctx,
    open.map(({ id }) => id),
  )
  const still = lines.filter(({ stage }) => stage === 'pending' || stage === 'claimed')
  await moveLines(ctx, still, { stage: 'closed', ...(note === undefined ? {} : { note }) })
  return { count: still.length, buyers: [...new Set(still.flatMap(({ claimedBy }) => claimedBy ?? []))] }
}
