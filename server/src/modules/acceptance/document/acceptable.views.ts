import { Acceptance } from '@srm/api/acceptance'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { purchaseOrders } from '#modules/order/index.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import type { OrderHead } from './order.views.ts'

/** Whoever runs a project accepts what was ordered for it; an order without one is accepted by those who see it. */
export const assertAcceptable = async (ctx: Ctx, order: OrderHead): Promise<void> => {
  if (ctx.session.masks?.has('cost')) fail('acceptance.masked')
  if (order.project) await assertOpenProject(ctx, order.project, Acceptance.name)
  else await purchaseOrders.assertVisible(ctx, order.id)
}
