import type { PriceHistory } from '@srm/api/shared/price-history'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import { Purchase } from '@srm/api/inquiry'
import { assertInScope } from '#kernel/records/read/scope.ts'

/** What lines like those of a purchase cost before; known to the module that awards. */
export const priceHistories = extensionPoint<(ctx: Ctx, purchaseId: string) => Promise<PriceHistory[]>>()

/** For whoever writes an inquiry; nothing for somebody who does not see what things cost. */
export const priceHistoryOf = async (ctx: Ctx, purchaseId: string): Promise<PriceHistory[]> => {
  await assertInScope(ctx, Purchase, purchaseId, true)
  if (ctx.session.masks?.has('cost')) return []
  return (await Promise.all(priceHistories.all().map((read) => read(ctx, purchaseId)))).flat()
}
