import type { OrderStage } from '@srm/api/order'
import { PurchaseOrder } from '@srm/api/order'
import type { Ctx } from '#kernel/ctx.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { contactOf } from './step/contact.views.ts'
import { sendLink } from './step/send.service.ts'
import { commitBudget } from './document/budget.service.ts'
import { lockOrder, moveOrder } from './document/lock.store.ts'
import { countCooperation } from './supplier.service.ts'

type Later = Extract<OrderStage, 'executing' | 'accepted' | 'settled'>

/** Where an order stands follows from what was accepted and paid; taking that back takes it back too. */
const advance = async (ctx: Ctx, id: string, to: Later): Promise<void> => {
  const row = await lockOrder(ctx, id)
  if (row.stage === to) return
  // What is settled at once was accepted on the way.
  const from = to === 'settled' && (row.stage === 'confirmed' || row.stage === 'executing') ? 'accepted' : row.stage
  if (from !== row.stage) await moveOrder(ctx, row, from)
  await moveOrder(ctx, { id, stage: from }, to)
  await countCooperation(ctx, row.supplier.id)
}

/** The link once more: its message says what the supplier is asked for by now. Nobody is told where there is no number. */
const sendAgain = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await lockOrder(ctx, id)
  const contact = await contactOf(ctx, row)
  if (contact) await sendLink(ctx, row, contact)
}

/** Orders for the modules above: accepted, invoiced and paid by them. */
export const purchaseOrders = {
  record: PurchaseOrder,
  /** The order with everything around it held, with nothing covered; whether the caller may see it is asked before. */
  lock: lockOrder,
  /** Whoever does something around an order sees it; what else it takes is the endpoint's own right. */
  assertVisible: (ctx: Ctx, id: string) => assertInScope(ctx, PurchaseOrder, id, true),
  advance,
  sendLink: sendAgain,
  /** All of it is to be paid again, after something that was done with it was taken back. */
  recommit: async (ctx: Ctx, id: string): Promise<void> =>
    commitBudget(ctx, await lockOrder(ctx, id), { isReopened: true }),
}
