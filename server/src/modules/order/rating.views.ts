import { label } from '@srm/api/shared/label'
import type { orderPoints } from './points.store.ts'

type OrderGuard = Parameters<typeof orderPoints.guards.contribute>[0]

const ratedSql = `select 1 from supplier_rating_ref where tenant_id = $1 and order_id = $2 limit 1`

/** How a supplier did is said while people remember it. */
export const ratingGuard: OrderGuard = {
  key: 'rating',
  step: 'close',
  hindrance: async (ctx, orderId) =>
    (await ctx.db.run(ratedSql, [ctx.tenantId, orderId])).rows.length > 0
      ? undefined
      : label('还没有对供应商评价', 'nobody has rated the supplier'),
}
