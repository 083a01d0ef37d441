import type { InvitationState } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { lockPurchase } from '../purchase/stage.store.ts'
import { hasAnswered, mayAnswer } from '../purchase/stage.rules.ts'

type Answer = { readonly declineReason?: string; readonly declineNote?: string | null }

type State = { readonly purchaseId: string; readonly state: InvitationState }

const readSql = `select purchase_id as "purchaseId", state from purchase_invitation where tenant_id = $1 and id = $2`

const stateSql = `update purchase_invitation set state = $3, decline_reason = $4, decline_note = $5,
    answered_at = case when $6 then clock_timestamp() else answered_at end
  where tenant_id = $1 and id = $2`

const stateOf = async (ctx: Ctx, id: string): Promise<State> =>
  (await ctx.db.run<State>(readSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

/** What a supplier did, or what became of it; the purchase is held meanwhile. */
export const setInvitationState = async (
  ctx: Ctx,
  id: string,
  to: InvitationState,
  { declineReason, declineNote }: Answer = {},
): Promise<void> => {
  const { purchaseId } = await stateOf(ctx, id)
  const purchase = await lockPurchase(ctx, purchaseId)
  const { state } = await stateOf(ctx, id)
  if (state === to && to !== 'quoted') return
  if (!mayAnswer(state, to)) fail('purchase.invitation_gone')
  const reason = to === 'declined' ? [declineReason ?? null, declineNote ?? null] : [null, null]
  await ctx.db.run(stateSql, [ctx.tenantId, id, to, ...reason, hasAnswered(to)])
  // With the last answer a small inquiry is over; it is closed once this answer is safely stored.
  if (hasAnswered(to) && purchase.stage === 'quoting' && purchase.openMode === 'clockOrAll')
    await ctx.job('inquiry.close', { id: purchaseId }, { once: `${purchaseId}:answers` })
}

const viewSql = `update purchase_invitation set view_count = view_count + 1, last_viewed_at = now(),
    first_viewed_at = coalesce(first_viewed_at, now()), state = case when state = 'sent' then 'viewed' else state end
  where tenant_id = $1 and id = $2`

/** A supplier has opened its page. */
export const markViewed = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.run(viewSql, [ctx.tenantId, id])
}
