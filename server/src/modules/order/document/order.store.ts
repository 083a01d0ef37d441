import { PurchaseOrder } from '@srm/api/order'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'
import { actionsOf } from './stage.rules.ts'

export const orderRecords = store(PurchaseOrder, {
  lines: {
    lines: { table: 'purchase_order_line', parent: 'order_id' },
    payments: { table: 'purchase_order_payment', parent: 'order_id' },
    cancellation: { table: 'purchase_order_cancellation', parent: 'order_id' },
  },
  allows: actionsOf,
})

export type OrderRow = Row<typeof PurchaseOrder>

/** What follows from a step happens whoever took it, with nothing covered and in whose name it has to be. */
export const asHouse = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, isSuper: true, scope: { kind: 'all' }, masks: new Set() },
})

export const heldOrder = (ctx: Ctx, id: string): Promise<OrderRow> => orderRecords.held(asHouse(ctx), id)

export const holderOf = (id: string) => ({ kind: PurchaseOrder.name, id }) as const
