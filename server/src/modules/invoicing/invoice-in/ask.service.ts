import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { purchaseOrders } from '#modules/order/index.ts'
import { roomOf } from './match.views.ts'

/** Both sides signed for more than was invoiced. */
export const isInvoiceOwed = async (ctx: Ctx, order: string): Promise<boolean> => {
  const { accepted, open } = await roomOf(ctx, { subject: 'purchaseOrder', id: order })
  return accepted !== null && compareMoney(accepted, '0') > 0 && open !== null && compareMoney(open, '0') > 0
}

/** The supplier is asked for its invoice as soon as something is owed, and sends it by the link of the order. */
export const askInvoice = async (ctx: Ctx, order: string): Promise<void> => {
  if (await isInvoiceOwed(ctx, order)) await purchaseOrders.sendLink(ctx, order)
}
