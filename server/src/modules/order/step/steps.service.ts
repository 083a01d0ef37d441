import type { Parsed } from '@srm/api/endpoint'
import type { order } from '@srm/api/order'
import { PurchaseOrder } from '@srm/api/order'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { advancePoolLines } from '#modules/demand/index.ts'
import { lockPurchase, purchaseSteps } from '#modules/inquiry/index.ts'
import { closeBudget } from '../document/budget.service.ts'
import { lockOrder, moveOrder } from '../document/lock.store.ts'
import { orderService } from '../document/order.service.ts'
import { asHouse, holderOf, orderRecords, type OrderRow } from '../document/order.store.ts'
import { isEditable } from '../document/stage.rules.ts'
import { hindrancesOf } from '../points.store.ts'
import { countCooperation } from '../supplier.service.ts'

type Body<K extends 'recall' | 'begin' | 'close' | 'override'> = Parsed<(typeof order.order)[K]>['body']

const seenOrder = async (ctx: Ctx, id: string, version: number): Promise<OrderRow> => {
  refuseStale(await orderRecords.held(ctx, id), version)
  return lockOrder(ctx, id)
}

/** Back from the supplier. What takes an approval takes another one. */
export const recallOrder = async (ctx: Ctx, id: string, { version, reason }: Body<'recall'>) => {
  const row = await seenOrder(ctx, id, version)
  if (row.stage !== 'sent') fail('order.not_sent')
  const moved = await moveOrder(ctx, row, 'draft', { answer: 'none', status: 'draft' })
  await writeEvent(ctx, PurchaseOrder.name, id, 'system', [], `撤回：${reason}`)
  return moved
}

export const beginOrder = async (ctx: Ctx, id: string, { version }: Body<'begin'>) => {
  const row = await seenOrder(ctx, id, version)
  if (row.stage !== 'confirmed') fail('order.not_open')
  return moveOrder(ctx, row, 'executing')
}

const joined = (all: readonly { readonly zh: string; readonly en: string }[]) =>
  label(all.map(({ zh }) => zh).join('；'), all.map(({ en }) => en).join('; '))

const openSql = `select 1 from purchase_order where tenant_id = $1 and purchase_id = $2 and stage not in ('closed', 'canceled') limit 1`

/** With the last of its orders a purchase is over. */
const archivePurchase = async (ctx: Ctx, { purchase }: OrderRow): Promise<void> => {
  if (!purchase) return
  const isOpen = (await ctx.db.run(openSql, [ctx.tenantId, purchase.id])).rows.length > 0
  const { stage } = await lockPurchase(ctx, purchase.id)
  if (!isOpen && stage === 'ordered') await purchaseSteps.advance(ctx, purchase.id, 'archived')
}

/** Nothing more comes of it: what was not spent is free, and what was asked for is done. */
export const closeOrder = async (ctx: Ctx, id: string, { version, note }: Body<'close'>) => {
  const row = await seenOrder(ctx, id, version)
  if (row.stage !== 'accepted' && row.stage !== 'settled') fail('order.not_open')
  if (row.owner?.id === ctx.userId) fail('order.self_close')
  const problems = await hindrancesOf(ctx, id, 'close')
  if (problems.length > 0) fail('order.not_closable', { words: { problems: joined(problems) } })
  await advancePoolLines(ctx, { holder: holderOf(id), stage: 'closed' })
  await closeBudget(ctx, id)
  const moved = await moveOrder(ctx, row, 'closed', { closedAt: new Date().toISOString() })
  await archivePurchase(ctx, row)
  if (note) await writeEvent(ctx, PurchaseOrder.name, id, 'system', [], `关闭：${note}`)
  await countCooperation(ctx, row.supplier.id)
  await ctx.emit('order.closed', { id })
  return moved
}

/** Somebody who does not write the order says that another price holds, and why. */
export const overridePrices = async (ctx: Ctx, id: string, { version, reason, lines }: Body<'override'>) => {
  const row = await seenOrder(ctx, id, version)
  if (row.stage !== 'draft' || !isEditable(row.status)) fail('order.locked')
  const prices = new Map(lines.map((line) => [line.id, line.unitPrice]))
  if (lines.some((line) => !row.lines.some((known) => known.id === line.id))) fail('record.bad_reference')
  const sent = row.lines.map((line) => ({
    ...line,
    purchaseType: line.purchaseType.id,
    hall: line.hall?.id ?? null,
    room: line.room?.id ?? null,
    budgetItem: line.budgetItem?.id ?? null,
    poolLine: line.poolLine?.id ?? null,
    priceItem: line.priceItem?.id ?? null,
    awardLine: line.awardLine?.id ?? null,
    unitPrice: prices.get(line.id) ?? line.unitPrice,
  }))
  return orderService.change(asHouse(ctx), id, { lines: sent, priceReason: reason })
}
