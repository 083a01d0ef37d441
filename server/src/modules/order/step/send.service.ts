import type { Parsed } from '@srm/api/endpoint'
import type { order, OrderSendPreview } from '@srm/api/order'
import { PurchaseOrder } from '@srm/api/order'
import { orderScene } from '@srm/api/order/sms-scenes'
import { label, type Label } from '@srm/api/shared/label'
import { fillSms, samplesOf } from '@srm/api/shared/sms-scenes'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { issueLink, renewLink, revokeLink } from '#modules/external/index.ts'
import { purchaseSteps } from '#modules/inquiry/index.ts'
import { assertEligible, objections } from '#modules/supplier/index.ts'
import { reserveBudget } from '../document/budget.service.ts'
import { lockOrder, moveOrder, patchOrder } from '../document/lock.store.ts'
import { orderRecords, type OrderRow } from '../document/order.store.ts'
import { isEditable } from '../document/stage.rules.ts'
import { own } from '../order.db.ts'
import { contactOf, type OrderContact } from './contact.views.ts'

/** What a link of an order is good for, on both sides of it. */
export const purpose = 'order'

const dayMs = 86_400_000
const minDays = 30

/** As long as it is delivered and a while beyond, so that the supplier can look again. */
export const linkDays = (serviceTo: string | null): number =>
  serviceTo === null ? minDays : Math.max(minDays, Math.ceil((Date.parse(serviceTo) - Date.now()) / dayMs) + minDays)

const linkSql = `select x.id, x.mobile from purchase_order o join external_link_ref x on x.tenant_id = o.tenant_id and x.id = o.link_id
  where o.tenant_id = $1 and o.id = $2 and x.revoked_at is null`

type Link = { readonly id: string; readonly mobile: string }

/** One link for an order through all its versions; another contact gets another, and the one before ends. */
export const sendLink = async (ctx: Ctx, row: OrderRow, contact: OrderContact): Promise<void> => {
  const [known] = (await ctx.db.run<Link>(linkSql, [ctx.tenantId, row.id])).rows
  const days = linkDays(row.serviceTo)
  if (known?.mobile === contact.mobile) {
    await renewLink(ctx, known.id, days)
    return
  }
  if (known) await revokeLink(ctx, known.id)
  const linkId = await issueLink(ctx, {
    purpose,
    subject: PurchaseOrder.name,
    recordId: row.id,
    contact: { name: contact.name, mobile: contact.mobile, company: row.supplier.name },
    days,
  })
  await own(ctx).updateTable('purchase_order').set({ link_id: linkId }).where('id', '=', row.id).execute()
}

const noContact = label('供应商没有可发短信的联系人', 'the supplier has no contact with a mobile number')
const notApproved = label('订单还未通过审批', 'the order is not approved')

type Standing = Pick<OrderRow, 'needsApproval' | 'status'>

const problemsOf = (row: Standing, contact: OrderContact | undefined): readonly Label[] => [
  ...(contact ? [] : [noContact]),
  ...(row.needsApproval && row.status !== 'approved' ? [notApproved] : []),
]

const joined = (problems: readonly Label[]): Label =>
  label(problems.map(({ zh }) => zh).join('；'), problems.map(({ en }) => en).join('; '))

const companySql = `select company_name as name from tenant_ref where tenant_id = $1`

export const sendPreview = async (ctx: Ctx, id: string): Promise<OrderSendPreview> => {
  const row = await orderRecords.show(ctx, id)
  const contact = await contactOf(ctx, row)
  const against = await objections.to(ctx, row.supplier.id, 'order')
  const [company] = (await ctx.db.run<{ name: string }>(companySql, [ctx.tenantId])).rows
  const text = fillSms(orderScene.text, { ...samplesOf(orderScene), company: company?.name ?? '' })
  const words = (blocks: boolean) => against.filter((one) => one.blocks === blocks).map((one) => one.text[ctx.language])
  return {
    problems: [...problemsOf(row, contact).map((problem) => problem[ctx.language]), ...words(true)],
    warnings: words(false),
    contact: contact?.name ?? null,
    mobile: contact ? `${contact.mobile.slice(0, 3)}****${contact.mobile.slice(-4)}` : null,
    text,
    length: text.length,
  }
}

const purchaseSql = `select stage from purchase_ref where tenant_id = $1 and id = $2`

/** With the first order that leaves, the purchase it follows from is ordered. */
const markOrdered = async (ctx: Ctx, { purchase, code }: OrderRow): Promise<void> => {
  if (!purchase) return
  const [found] = (await ctx.db.run<{ stage: string }>(purchaseSql, [ctx.tenantId, purchase.id])).rows
  if (found?.stage === 'awarded') await purchaseSteps.advance(ctx, purchase.id, 'ordered', code)
}

type SendBody = Parsed<typeof order.order.send>['body']

/** The supplier is asked; once more where it has not said yes. What needs no approval is approved by being sent. */
export const sendOrder = async (ctx: Ctx, id: string, { version }: SendBody) => {
  refuseStale(await orderRecords.held(ctx, id), version)
  const row = await lockOrder(ctx, id)
  if (row.stage !== 'draft' && row.stage !== 'sent') fail('order.not_open')
  if (row.status !== 'approved' && !isEditable(row.status)) fail('order.locked')
  const contact = await contactOf(ctx, row)
  const problems = problemsOf(row, contact)
  if (!contact || problems.length > 0) return fail('order.not_ready', { words: { problems: joined(problems) } })
  await assertEligible(ctx, row.supplier.id, 'order')
  await reserveBudget(ctx, row)
  const now = new Date().toISOString()
  const asked = { answer: 'waiting', answerNote: null, signer: null, answeredAt: null, sentAt: now } as const
  const more = { ...asked, contact: contact.id, ...(row.status !== 'approved' && { status: 'approved' as const }) }
  if (row.stage === 'draft') await moveOrder(ctx, row, 'sent', more)
  else await patchOrder(ctx, id, more)
  await markOrdered(ctx, row)
  await sendLink(ctx, row, contact)
  await ctx.job('order.remind', { id, sentAt: now }, { once: `${id}:${now}`, after: dayMs / 1000 })
  return { id, version: (await orderRecords.held(ctx, id)).version }
}
