import { OrderChange, PurchaseOrder } from '@srm/api/order'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import type { Handover } from '#kernel/module.ts'
import { changeRecords } from './change/change.store.ts'
import { orderRecords } from './document/order.store.ts'

type Item = { id: string; name: string }

const openSql = `select id, code || ' ' || title as name from purchase_order
  where tenant_id = $1 and owner_id = $2 and stage not in ('closed', 'canceled') order by id`
const changesSql = `select id, code || ' ' || title as name from order_change
  where tenant_id = $1 and owner_id = $2 and stage in ('draft', 'sent') order by id`

type Passing = {
  readonly record: RecordDefinition
  readonly sql: string
  readonly patch: (ctx: Ctx, id: string, some: { readonly owner: string }) => Promise<unknown>
}

const passing = ({ record, sql, patch }: Passing): Handover => {
  const find = async (ctx: Ctx, userId: string): Promise<Item[]> =>
    (await ctx.db.run<Item>(sql, [ctx.tenantId, userId])).rows
  return {
    kind: record.name,
    label: record.label,
    count: async (ctx, userId) => (await find(ctx, userId)).length,
    samples: async (ctx, userId) => (await find(ctx, userId)).slice(0, 5),
    transferTo: async (ctx, from, to) => {
      const all = await find(ctx, from)
      for (const { id } of all) await patch(ctx, id, { owner: to })
      return all.length
    },
  }
}

/** Orders under way go to whoever takes over; what is over stays in the name of its buyer. */
export const orderHandovers: readonly Handover[] = [
  passing({ record: PurchaseOrder, sql: openSql, patch: orderRecords.patch }),
  passing({ record: OrderChange, sql: changesSql, patch: changeRecords.patch }),
]
