import { Purchase } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import type { Handover } from '#kernel/module.ts'
import { purchaseRecords } from './purchase/purchase.service.ts'

type Item = { id: string; name: string }

const openSql = `select id, code || ' ' || title as name from purchase
  where tenant_id = $1 and owner_id = $2 and stage not in ('archived', 'canceled') order by id`

const openOf = async (ctx: Ctx, userId: string): Promise<Item[]> =>
  (await ctx.db.run<Item>(openSql, [ctx.tenantId, userId])).rows

/** Purchases under way go to whoever takes over; what is over stays in the name of its buyer. */
export const openPurchases: Handover = {
  kind: Purchase.name,
  label: Purchase.label,
  count: async (ctx, userId) => (await openOf(ctx, userId)).length,
  samples: async (ctx, userId) => (await openOf(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const all = await openOf(ctx, from)
    for (const { id } of all) await purchaseRecords.patch(ctx, id, { owner: to })
    return all.length
  },
}
