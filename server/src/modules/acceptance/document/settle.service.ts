import type { Ctx } from '#kernel/ctx.ts'
import { closeBudgetUse, useBudget } from '#modules/budget/index.ts'
import { purchaseOrders } from '#modules/order/index.ts'
import { holdAcceptance, patchAcceptance, type AcceptanceRow } from '../acceptance.store.ts'
import { assertCurrent, notifyOwner } from '../signature/request.service.ts'
import { useOf } from './budget.service.ts'
import { isComplete } from './lines.rules.ts'
import { orderHolder, readEarlier, readOrderLines } from './order.views.ts'

/** Nothing more of the order comes: what its last acceptance says, or what there is. */
const isLast = async (ctx: Ctx, row: AcceptanceRow): Promise<boolean> => {
  if (row.isFinal) return true
  const ordered = await readOrderLines(ctx, row.order.id)
  const earlier = await readEarlier(ctx, row.order.id, null)
  return isComplete(ordered, [], earlier)
}

/** Commitment becomes expense; with the last of an order what is left of its commitment is free. */
export const spendBudget = async (ctx: Ctx, row: AcceptanceRow, isAll: boolean): Promise<void> => {
  await useBudget(ctx, await useOf(ctx, row, false))
  await patchAcceptance(ctx, row.id, { stage: 'settled', settledAt: new Date().toISOString() })
  if (isAll) await closeBudgetUse(ctx, orderHolder(row.order.id), 'commit')
}

/**
 * Signed by both sides: our approval and the supplier's signature, whichever came last. The order goes on, and whoever
 * was there is asked what it was like; all of it in this transaction, or none.
 */
export const settleWhenComplete = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await holdAcceptance(ctx, id)
  if (row.status !== 'approved' || row.stage !== 'signed') return
  await assertCurrent(ctx, row)
  const order = row.order.id
  const isAll = await isLast(ctx, row)
  await spendBudget(ctx, row, isAll)
  await purchaseOrders.advance(ctx, order, isAll ? 'accepted' : 'executing')
  await notifyOwner(ctx, row, 'settled')
  await ctx.emit('acceptance.settled', { id, orderId: order, isAll })
}
