import type { OrderStage } from '@srm/api/order'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { lockPurchase } from '#modules/inquiry/index.ts'
import { asHouse, heldOrder, orderRecords, type OrderRow } from './order.store.ts'
import { mayMove } from './stage.rules.ts'

const headSql = `select purchase_id as "purchaseId" from purchase_order where tenant_id = $1 and id = $2`
const changesSql = `select id from order_change where tenant_id = $1 and order_id = $2 and stage in ('draft', 'sent') order by id for update`

/**
 * The lock of everything that happens around an order: first its open change, then the purchase it follows from, then
 * the order. The supplier's tap, the buyer and the approval of a change come one after the other.
 */
export const lockOrder = async (ctx: Ctx, id: string): Promise<OrderRow> => {
  const { rows } = await ctx.db.run<{ purchaseId: string | null }>(headSql, [ctx.tenantId, id])
  const { purchaseId } = rows[0] ?? fail('record.not_found')
  await ctx.db.run(changesSql, [ctx.tenantId, id])
  if (purchaseId !== null) await lockPurchase(ctx, purchaseId)
  return heldOrder(ctx, id)
}

type Some = Parameters<typeof orderRecords.patch>[2]

/** A locked order comes to another stage, whoever's step it was. */
export const moveOrder = async (
  ctx: Ctx,
  { id, stage }: Pick<OrderRow, 'id' | 'stage'>,
  to: OrderStage,
  more: Some = {},
): Promise<{ id: string; version: number }> => {
  if (!mayMove(stage, to)) fail('order.not_open')
  const { version } = await orderRecords.patch(asHouse(ctx), id, { ...more, stage: to })
  return { id, version }
}

export const patchOrder = async (ctx: Ctx, id: string, some: Some): Promise<{ id: string; version: number }> => {
  const { version } = await orderRecords.patch(asHouse(ctx), id, some)
  return { id, version }
}
