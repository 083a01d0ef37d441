import type { Ctx } from '#kernel/ctx.ts'
import { releasePoolLines } from '#modules/demand/index.ts'
import { sameDecimal, totalsOf } from '../document/amounts.rules.ts'
import { takeAvailability } from '../document/availability.service.ts'
import { commitBudget } from '../document/budget.service.ts'
import { patchOrder } from '../document/lock.store.ts'
import { heldOrder, holderOf, type OrderRow } from '../document/order.store.ts'
import { keepVersion } from '../document/version.service.ts'
import { addedTo, insertAdded } from './added.service.ts'
import { changedLines } from './approval.service.ts'
import { changeHolder, patchChange, type ChangeRow } from './change.store.ts'
import { orderChangePool } from './pool.service.ts'
import { settleChanges } from './release.service.ts'

const lineSql = `update purchase_order_line l set quantity = x.quantity, times = x.times, unit_price = x.unit_price, amount = x.amount,
    date_from = x.date_from, date_to = x.date_to, attendees = x.attendees,
    pool_line_id = case when x.quantity > 0 then l.pool_line_id end
  from json_to_recordset($3) as x (id uuid, quantity numeric, times numeric, unit_price numeric, amount numeric, date_from date,
    date_to date, attendees int)
  where l.tenant_id = $1 and l.order_id = $2 and l.id = x.id`

const writeLines = async (ctx: Ctx, order: string, lines: OrderRow['lines']): Promise<void> => {
  const rows = lines.map(({ id, quantity, times, unitPrice, amount, dateFrom, dateTo, attendees }) => ({
    id,
    quantity,
    times,
    unit_price: unitPrice,
    amount,
    date_from: dateFrom,
    date_to: dateTo,
    attendees,
  }))
  await ctx.db.run(lineSql, [ctx.tenantId, order, JSON.stringify(rows)])
}

/** Lines that are not ordered any more may be bought by anybody. */
const returnDropped = async (ctx: Ctx, order: OrderRow, lines: OrderRow['lines']): Promise<void> => {
  const dropped = lines.flatMap(({ poolLine, quantity }) =>
    poolLine && sameDecimal(quantity, '0') ? [poolLine.id] : [],
  )
  if (dropped.length > 0) await releasePoolLines(ctx, { holder: holderOf(order.id), lines: dropped, toPool: true })
}

/** Both sides have agreed: the order is another version from now on, with its budget and its days. */
export const applyChange = async (ctx: Ctx, order: OrderRow, change: ChangeRow, signer: string): Promise<void> => {
  const lines = changedLines(order, change)
  const added = addedTo(order, change)
  await returnDropped(ctx, order, lines)
  await writeLines(ctx, order.id, lines)
  await orderChangePool(ctx, order.id, change)
  await insertAdded(ctx, order.id, added)
  const totals = totalsOf(
    lines.map((line) => ({ ...line, amount: line.amount ?? '0' })),
    order.adjustment,
  )
  const kept = lines.filter(({ quantity }) => !sameDecimal(quantity, '0'))
  await patchOrder(ctx, order.id, { ...totals, versionNo: change.versionNo, lineCount: kept.length })
  const now = await heldOrder(ctx, order.id)
  await takeAvailability(ctx, now)
  await commitBudget(ctx, now, { after: [changeHolder(change.id)] })
  await keepVersion(ctx, now, { change: change.id, signer })
  await patchChange(ctx, change.id, { stage: 'agreed', answeredAt: new Date().toISOString(), signer })
  await settleChanges(ctx, order.id)
  await ctx.emit('order.changed', { id: order.id, versionNo: change.versionNo })
}
