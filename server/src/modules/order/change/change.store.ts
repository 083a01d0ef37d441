import { OrderChange } from '@srm/api/order'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'
import { asHouse } from '../document/order.store.ts'
import { isEditable } from '../document/stage.rules.ts'

export const changeRecords = store(OrderChange, {
  lines: { lines: { table: 'order_change_line', parent: 'change_id' } },
  allows: ({ status, stage }) => [
    ...(stage === 'draft' && isEditable(status) ? ['update', 'submit', 'withdraw'] : []),
    ...(stage === 'draft' && status === 'draft' ? ['delete'] : []),
    ...(stage === 'sent' ? ['resend', 'withdraw'] : []),
  ],
})

export type ChangeRow = Row<typeof OrderChange>

export const heldChange = (ctx: Ctx, id: string): Promise<ChangeRow> => changeRecords.held(asHouse(ctx), id)

export const changeHolder = (id: string) => ({ kind: OrderChange.name, id }) as const

type Some = Parameters<typeof changeRecords.patch>[2]

export const patchChange = async (ctx: Ctx, id: string, some: Some): Promise<{ id: string; version: number }> => {
  const { version } = await changeRecords.patch(asHouse(ctx), id, some)
  return { id, version }
}

const openSql = `select id, code from order_change where tenant_id = $1 and order_id = $2 and stage in ('draft', 'sent')
  and status in ('draft', 'pending', 'returned', 'withdrawn', 'approved') and id is distinct from $3::uuid limit 1`

/** The change of an order that is under way. */
export const openChangeOf = async (
  ctx: Ctx,
  order: string,
  except: string | null = null,
): Promise<{ readonly id: string; readonly code: string } | undefined> =>
  (await ctx.db.run<{ id: string; code: string }>(openSql, [ctx.tenantId, order, except])).rows[0]
