import { externalPages } from '@srm/api/order/external-pages'
import { invoiceAskScene, orderChangedScene, orderScene } from '@srm/api/order/sms-scenes'
import { label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { ExternalPurpose } from '#modules/external/index.ts'
import { orderPoints } from '../points.store.ts'
import { purpose } from '../step/send.service.ts'

const askedSql = `select o.id as "order", t.company_name as company, o.title,
    exists (select 1 from order_change c where c.tenant_id = o.tenant_id and c.order_id = o.id and c.stage = 'sent') as "isChange",
    o.stage = 'sent' as "isSent"
  from purchase_order o join tenant_ref t on t.tenant_id = o.tenant_id where o.tenant_id = $1 and o.link_id = $2`

type LinkQuestion = {
  readonly order: string
  readonly company: string
  readonly title: string
  readonly isChange: boolean
  readonly isSent: boolean
}

const findQuestion = async (ctx: Ctx, linkId: string): Promise<LinkQuestion | undefined> =>
  (await ctx.db.run<LinkQuestion>(askedSql, [ctx.tenantId, linkId])).rows[0]

/** What a supplier is asked by the link, or nothing: to agree first, then for its invoice. */
const sceneOf = async (ctx: Ctx, { order, isChange, isSent }: LinkQuestion) => {
  if (isChange) return orderChangedScene
  if (isSent) return orderScene
  const [invoices] = orderPoints.invoices.all()
  return (await invoices?.isOwed(ctx, order)) === true ? invoiceAskScene : undefined
}

/** A supplier says yes or no to its order and to each change of it. */
export const orderPurpose: ExternalPurpose = {
  name: purpose,
  label: label('供应商确认订单', 'A supplier confirms an order'),
  page: externalPages.order.path,
  days: 30,
  message: async (ctx, { id }) => {
    const found = await findQuestion(ctx, id)
    const scene = found && (await sceneOf(ctx, found))
    return scene && { scene, values: { company: found.company, title: found.title } }
  },
  assertManager: async (ctx) => {
    if (!holds(ctx.session, 'purchaseOrder:send')) fail('external.not_yours')
  },
}
