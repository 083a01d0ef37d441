import { Acceptance, type acceptance as calls } from '@srm/api/acceptance'
import type { Parsed } from '@srm/api/endpoint'
import type { Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import { fail } from '#kernel/errors.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { purchaseOrders } from '#modules/order/index.ts'
import { holdAcceptance, patchAcceptance, type AcceptanceRow } from '../acceptance.store.ts'
import { notifyOwner } from '../signature/request.service.ts'
import { writeVoid } from '../signature/signature.store.ts'
import { giveBudgetBack } from './budget.service.ts'

/** What follows from a settled acceptance and keeps it from being taken back; known to the modules that invoice and pay. */
export const voidGuards = extensionPoint<(ctx: Ctx, id: string) => Promise<Label | undefined>>()

const makersSql = `select a.created_by as maker, u.name from acceptance a left join user_ref u on u.tenant_id = a.tenant_id and u.id = $3
  where a.tenant_id = $1 and a.id = $2`
const laterSql = `select code from acceptance where tenant_id = $1 and order_id = $2 and stage = 'settled' and settled_at > $3 and id <> $4
  order by settled_at desc limit 1`

type Makers = { readonly maker: string | null; readonly name: string | null }

const same = (text: string): Label => ({ zh: text, en: text })

/** Settled, the last one of its order that is, and by nobody who recorded it. */
const assertVoidable = async (ctx: Ctx, { id, stage, order, owner, settledAt }: AcceptanceRow): Promise<string> => {
  if (stage !== 'settled') fail('acceptance.void_open')
  const [found] = (await ctx.db.run<Makers>(makersSql, [ctx.tenantId, id, ctx.userId])).rows
  if (ctx.userId === owner?.id || ctx.userId === found?.maker) fail('acceptance.void_own')
  const [later] = (await ctx.db.run<{ code: string }>(laterSql, [ctx.tenantId, order.id, settledAt, id])).rows
  if (later) fail('acceptance.void_later', { words: { code: same(later.code) } })
  for (const hindrance of voidGuards.all()) {
    const what = await hindrance(ctx, id)
    if (what) fail('acceptance.void_used', { words: { what } })
  }
  return found?.name ?? ''
}

type Body = Parsed<typeof calls.acceptance.void>['body']

/**
 * A settled acceptance turned out to be wrong: signature, expense and what the order had come to are taken back, and it
 * can be accepted anew. What was signed stays to be read.
 */
export const voidSettled = async (ctx: Ctx, id: string, { version, reason }: Body) => {
  await assertInScope(ctx, Acceptance, id, true)
  const row = await holdAcceptance(ctx, id)
  if (row.version !== version) fail('record.stale')
  const name = await assertVoidable(ctx, row)
  const order = await purchaseOrders.lock(ctx, row.order.id)
  if (order.stage === 'settled' || order.stage === 'closed') fail('acceptance.void_closed')
  await writeVoid(ctx, id, name, reason)
  // The order first: what comes back to one that is done is nobody's.
  await purchaseOrders.recommit(ctx, order.id)
  await giveBudgetBack(ctx, id)
  await purchaseOrders.advance(ctx, order.id, 'executing')
  await writeEvent(ctx, Acceptance.name, id, 'system', [], `作废已结算的验收：${reason}`)
  await notifyOwner(ctx, row, 'voided', reason)
  await ctx.emit('acceptance.voided', { id, orderId: order.id })
  return patchAcceptance(ctx, id, { stage: 'void', settledAt: null })
}
