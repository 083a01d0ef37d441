import type { InvitationState } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { PurchaseState } from '../purchase/stage.store.ts'
import { hasAnswered, mayAnswer } from '../purchase/stage.rules.ts'

type Answer = { readonly declineReason?: string; readonly declineNote?: string | null }

type Answering = { readonly purchaseId: string; readonly state: InvitationState } & Pick<
  PurchaseState,
  'stage' | 'openMode'
>

const lockSql = (
  which: string,
): string => `select i.purchase_id as "purchaseId", i.state, p.stage, p.open_mode as "openMode"
  from purchase_invitation i join purchase p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
  where i.tenant_id = $1 and ${which} for share of p for update of i`

const byIdSql = lockSql('i.id = $2')
const byLinkSql = lockSql(`i.link_id = $2 and p.stage = 'quoting' and clock_timestamp() < p.deadline`)

/**
 * Suppliers of one purchase answer side by side, what one of them does comes one after the other. Whoever closes, extends
 * or opens holds the purchase alone: before all of that, or after it. Whoever comes when it is over waits for nobody and
 * holds nobody up.
 */
export const lockAnswer = async (ctx: Ctx, linkId: string): Promise<boolean> =>
  (await ctx.db.run<Answering>(byLinkSql, [ctx.tenantId, linkId])).rows.length > 0

const stateSql = `update purchase_invitation set state = $3, decline_reason = $4, decline_note = $5,
    answered_at = case when $6 then clock_timestamp() else answered_at end
  where tenant_id = $1 and id = $2`

const lockInvitation = async (ctx: Ctx, id: string): Promise<Answering> =>
  (await ctx.db.run<Answering>(byIdSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

/** What a supplier did, or what became of it; the purchase is held meanwhile. */
export const setInvitationState = async (
  ctx: Ctx,
  id: string,
  to: InvitationState,
  { declineReason, declineNote }: Answer = {},
): Promise<void> => {
  const { purchaseId, state, stage, openMode } = await lockInvitation(ctx, id)
  if (state === to && to !== 'quoted') return
  if (!mayAnswer(state, to)) fail('purchase.invitation_gone')
  const reason = to === 'declined' ? [declineReason ?? null, declineNote ?? null] : [null, null]
  await ctx.db.run(stateSql, [ctx.tenantId, id, to, ...reason, hasAnswered(to)])
  // With the last answer a small inquiry is over; it is closed once this answer is safely stored.
  if (hasAnswered(to) && stage === 'quoting' && openMode === 'clockOrAll')
    await ctx.job('inquiry.close', { id: purchaseId }, { once: `${purchaseId}:answers` })
}

const viewSql = `update purchase_invitation set view_count = view_count + 1, last_viewed_at = now(),
    first_viewed_at = coalesce(first_viewed_at, now()), state = case when state = 'sent' then 'viewed' else state end
  where tenant_id = $1 and id = $2`

/** A supplier has opened its page. */
export const markViewed = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.run(viewSql, [ctx.tenantId, id])
}
