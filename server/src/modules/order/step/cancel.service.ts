import type { Parsed } from '@srm/api/endpoint'
import type { order } from '@srm/api/order'
import { PurchaseOrder } from '@srm/api/order'
import { orderCanceledScene } from '@srm/api/order/sms-scenes'
import { shanghaiDay } from '@srm/api/shared/date'
import { metaOf } from '@srm/api/shared/field-meta'
import { percentage } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { releasePoolLines } from '#modules/demand/index.ts'
import { sendSms } from '#modules/notice/index.ts'
import { freeAvailability } from '../document/availability.service.ts'
import { giveBudgetBack } from '../document/budget.service.ts'
import { lockOrder, moveOrder } from '../document/lock.store.ts'
import { holderOf, orderRecords, type OrderRow } from '../document/order.store.ts'
import { isCancelable } from '../document/stage.rules.ts'
import { cancelOpenChange, settleChanges } from '../change/release.service.ts'
import { hindrancesOf } from '../points.store.ts'
import { contactOf } from './contact.views.ts'

const heldSql = `select 1 from pool_line_ref where tenant_id = $1 and holder_kind = $2 and holder_id = $3 limit 1`

/** What was ordered may be bought by anybody again. */
const returnLines = async (ctx: Ctx, id: string): Promise<void> => {
  const holder = holderOf(id)
  if ((await ctx.db.run(heldSql, [ctx.tenantId, holder.kind, id])).rows.length > 0)
    await releasePoolLines(ctx, { holder, toPool: true })
}

type Reason = { readonly cancelReason?: string; readonly cancelNote?: string | null | undefined }

/** Everything it held goes back to where it came from; nobody outside is told. */
export const cancelQuietly = async (
  ctx: Ctx,
  row: OrderRow,
  { cancelReason = 'other', cancelNote = null }: Reason = {},
): Promise<void> => {
  await cancelOpenChange(ctx, row.id)
  await returnLines(ctx, row.id)
  await freeAvailability(ctx, row.id)
  await giveBudgetBack(ctx, row.id)
  await settleChanges(ctx, row.id)
  await moveOrder(ctx, row, 'canceled', { cancelReason, cancelNote })
  await ctx.emit('order.canceled', { id: row.id })
}

const companySql = `select company_name as name from tenant_ref where tenant_id = $1`

/** Whoever was sent the order is told that it does not hold any more. */
const notifySupplier = async (ctx: Ctx, row: OrderRow): Promise<void> => {
  const contact = await contactOf(ctx, row)
  if (!contact || row.sentAt === null || row.stage === 'draft') return
  const [company] = (await ctx.db.run<{ name: string }>(companySql, [ctx.tenantId])).rows
  await sendSms(ctx, orderCanceledScene, {
    mobile: contact.mobile,
    values: { company: company?.name ?? '', title: row.title.slice(0, 12) },
    record: { subject: PurchaseOrder.name, id: row.id },
  })
}

type CancelBody = Parsed<typeof order.order.cancel>['body']

export const cancelOrder = async (ctx: Ctx, id: string, { version, ...reason }: CancelBody) => {
  refuseStale(await orderRecords.held(ctx, id), version)
  const row = await lockOrder(ctx, id)
  if (!isCancelable(row.stage)) fail('order.not_open')
  if (row.status === 'pending') fail('order.locked')
  if ((await hindrancesOf(ctx, id, 'cancel')).length > 0) fail('order.accepting')
  await cancelQuietly(ctx, row, reason)
  await notifySupplier(ctx, row)
  return { id, version: (await orderRecords.held(ctx, id)).version }
}

const dayMs = 86_400_000

/** By the terms of the order: the strictest of those whose day has come. */
export const cancelPreview = async (ctx: Ctx, id: string) => {
  const { amount, serviceFrom, cancellation } = await orderRecords.show(ctx, id)
  if (serviceFrom === null) return { daysBefore: null, rate: null, amount: null }
  const daysBefore = Math.round((Date.parse(serviceFrom) - Date.parse(shanghaiDay(new Date()))) / dayMs)
  const due = cancellation.filter(({ days }) => daysBefore <= days).toSorted((a, b) => a.days - b.days)
  const rate = due[0]?.rate ?? '0'
  const isHidden = isMasked(metaOf(PurchaseOrder.fields.amount), ctx.session) || amount === null
  return { daysBefore, rate, amount: isHidden ? null : percentage(amount, rate) }
}
