import { PurchaseOrder } from '@srm/api/order'
import { fillSentence } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { notify } from '#modules/notice/index.ts'
import { lockOrder, moveOrder } from './document/lock.store.ts'
import { orderSentences } from './sentences.rules.ts'

const waitingSql = `select o.code, o.title, o.owner_id as owner, s.name as supplier
  from purchase_order o join supplier_ref s on s.tenant_id = o.tenant_id and s.id = o.supplier_id
  where o.tenant_id = $1 and o.id = $2 and o.stage = 'sent' and o.answer = 'waiting' and o.sent_at = $3::timestamptz`

type WaitingOrder = {
  readonly code: string
  readonly title: string
  readonly owner: string
  readonly supplier: string
}

/** A day after it was sent nobody has said anything; one that was sent again meanwhile has a day of its own. */
export const remindBuyer = async (ctx: Ctx, { id, sentAt }: { id: string; sentAt: string }): Promise<void> => {
  const [found] = (await ctx.db.run<WaitingOrder>(waitingSql, [ctx.tenantId, id, sentAt])).rows
  if (!found) return
  const { code, title, owner, supplier } = found
  await notify(ctx, {
    to: [owner],
    type: 'task',
    title: fillSentence(orderSentences.unconfirmed, { code, supplier }),
    body: title,
    subject: PurchaseOrder.name,
    subjectId: id,
  })
}

const dueSql = `select id from purchase_order where tenant_id = $1 and stage = 'confirmed'
  and service_from <= (now() at time zone 'Asia/Shanghai')::date order by id`

/** On the day the service begins a confirmed order is under way. */
export const beginDue = async (ctx: Ctx): Promise<void> => {
  for (const { id } of (await ctx.db.run<{ id: string }>(dueSql, [ctx.tenantId])).rows) {
    const row = await lockOrder(ctx, id)
    if (row.stage === 'confirmed') await moveOrder(ctx, row, 'executing')
  }
}
