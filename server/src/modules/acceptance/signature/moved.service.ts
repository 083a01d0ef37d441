import type { Ctx } from '#kernel/ctx.ts'
import { notifyOwner } from './request.service.ts'

const openSql = `select id, code, title, owner_id as owner from acceptance
  where tenant_id = $1 and order_id = $2 and stage not in ('settled', 'void')`

type OpenSignature = { readonly id: string; readonly code: string; readonly title: string; readonly owner: string }

/**
 * The order is another version: what was accepted of the one before is neither signed nor settled. Nothing is changed
 * here, since the order is held already and whoever holds both takes the acceptance first.
 */
export const notifyChange = async (ctx: Ctx, order: string): Promise<void> => {
  const { rows } = await ctx.db.run<OpenSignature>(openSql, [ctx.tenantId, order])
  for (const { owner, ...one } of rows) await notifyOwner(ctx, { ...one, owner: { id: owner, name: '' } }, 'orderMoved')
}
