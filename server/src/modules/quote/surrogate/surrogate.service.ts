import type { Parsed } from '@srm/api/endpoint'
import type { quote, SealedFile } from '@srm/api/quote'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import { readUpload, uploadLimitOf } from '#modules/file/index.ts'
import { lockPurchase, type PurchaseState, purchaseSteps, setInvitationState } from '#modules/inquiry/index.ts'
import { assertForm } from '../form.service.ts'
import { own } from '../quote.db.ts'
import { sealFile } from '../seal/file.store.ts'
import { appendQuote } from '../submit.service.ts'
import type { Seat } from '../seal/version.store.ts'

/** Whether somebody judges the quotes of a purchase; known to the module that compares them. */
export const quoteEvaluators = extensionPoint<(ctx: Ctx, purchaseId: string, userId: string) => Promise<boolean>>()

/** Neither whoever chose the suppliers nor whoever judges their quotes writes one of them. */
const assertDisinterested = async (
  ctx: Ctx,
  { id, buyerId }: Pick<PurchaseState, 'id' | 'buyerId'>,
): Promise<string> => {
  const userId = ctx.userId ?? fail('session.forbidden')
  if (userId === buyerId) fail('surrogate.not_yours')
  for (const judges of quoteEvaluators.all()) if (await judges(ctx, id, userId)) fail('surrogate.not_yours')
  return userId
}

type Invitation = Seat & {
  readonly state: string
  readonly allowsPartial: boolean
  readonly allowsAlternate: boolean
  readonly isCurrent: boolean
}

const invitationSql = `select i.id as "invitationId", i.purchase_id as "purchaseId", i.round_no as "roundNo", i.state,
    i.round_no = p.round_no as "isCurrent", p.allows_partial as "allowsPartial", p.allows_alternate as "allowsAlternate"
  from purchase_invitation_ref i join purchase_ref p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
  where i.tenant_id = $1 and i.id = $2`

const invitationOf = async (ctx: Ctx, id: string): Promise<Invitation> =>
  (await ctx.db.run<Invitation>(invitationSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

/** In time like any other quote, or late while nothing is opened. */
const isLate = ({ stage, isOver }: PurchaseState): boolean => {
  if (stage === 'quoting') return isOver
  if (stage === 'closed' || stage === 'failed') return true
  return fail('surrogate.opened')
}

type Body = Parsed<typeof quote.surrogate.enter>['body']

export const enterQuote = async (ctx: Ctx, { invitation: id, channel, reason, form }: Body) => {
  const invitation = await invitationOf(ctx, id)
  await purchaseSteps.assertVisible(ctx, invitation.purchaseId)
  const purchase = await lockPurchase(ctx, invitation.purchaseId)
  const by = await assertDisinterested(ctx, purchase)
  const late = isLate(purchase)
  if (invitation.state === 'canceled' || !invitation.isCurrent) fail('surrogate.declined')
  await assertForm(ctx, invitation, form, invitation)
  const entry = { by, reason, channel, hasDocument: form.attachments.length > 0, isLate: late }
  const { sha256, receivedAt } = await appendQuote(ctx, invitation, { ...form, origin: undefined }, entry)
  if (!late) await setInvitationState(ctx, id, 'quoted')
  return { sha256, receivedAt, isLate: late }
}

export const receiveDocument = async (ctx: Ctx, id: string, { request }: Exchange): Promise<SealedFile> => {
  const invitation = await invitationOf(ctx, id)
  await purchaseSteps.assertVisible(ctx, invitation.purchaseId)
  await assertDisinterested(ctx, await lockPurchase(ctx, invitation.purchaseId))
  const part = request.isMultipart() ? await request.file().catch(() => undefined) : undefined
  return sealFile(ctx, invitation, await readUpload(part, await uploadLimitOf(ctx)))
}

type Late = {
  readonly purchaseId: string
  readonly invitationId: string
  readonly by: string
  readonly isDecided: boolean
}

const lateSql = `select v.purchase_id as "purchaseId", v.invitation_id as "invitationId", v.surrogate_by as by,
    exists (select 1 from quote_approval a where a.tenant_id = v.tenant_id and a.version_id = v.id) as "isDecided"
  from quote_version v where v.tenant_id = $1 and v.id = $2 and v.is_late`

type Decision = Parsed<typeof quote.opening.decideLate>['body']

/** By somebody who may open quotes and has neither chosen the suppliers nor entered this one. */
export const decideLate = async (ctx: Ctx, id: string, { isApproved, note }: Decision): Promise<{ id: string }> => {
  const read = async (): Promise<Late> =>
    (await ctx.db.run<Late>(lateSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')
  const { purchaseId, invitationId, by } = await read()
  await purchaseSteps.assertVisible(ctx, purchaseId)
  const purchase = await lockPurchase(ctx, purchaseId)
  isLate(purchase)
  if (ctx.userId === purchase.buyerId || ctx.userId === by) fail('late.not_yours')
  if ((await read()).isDecided) fail('late.decided')
  await own(ctx)
    .insertInto('quote_approval')
    .values({
      version_id: id,
      is_approved: isApproved,
      note: note ?? null,
      user_id: ctx.userId ?? fail('session.forbidden'),
    })
    .execute()
  if (isApproved) {
    await setInvitationState(ctx, invitationId, 'quoted')
    await purchaseSteps.closeWhenEnough(ctx, purchaseId)
  }
  return { id }
}
