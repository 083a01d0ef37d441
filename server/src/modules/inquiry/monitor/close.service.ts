import type { Parsed } from '@srm/api/endpoint'
import type { inquiry } from '@srm/api/inquiry'
import { fillSentence } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { sentences } from '../sentences.rules.ts'
import { heldPurchase } from '../invitation/invite.service.ts'
import { hasEnoughQuotes } from '../invitation/count.store.ts'
import { invitationsOf, type InvitationRow } from '../invitation/invitation.store.ts'
import { notifyBuyer } from '../messages.service.ts'
import { hasAnswered, isAsked } from '../purchase/stage.rules.ts'
import { lockPurchase, setStage, versionOf, type PurchaseState } from '../purchase/stage.store.ts'

type RowVersion = { id: string; version: number }

/** No more quotes: enough of them wait to be opened, or too few for it. Its lock is held. */
const closePurchase = async (ctx: Ctx, purchase: PurchaseState, note: string | null): Promise<void> => {
  const { id, code, buyerId, roundNo } = purchase
  const isShort = !(await hasEnoughQuotes(ctx, purchase))
  await setStage(ctx, purchase, isShort ? 'failed' : 'closed', { stamp: 'closed_at', note })
  await ctx.emit('purchase.closed', { id, roundNo, isEarly: !purchase.isOver, isShort })
  const title = fillSentence(isShort ? sentences.failed : sentences.closed, { code })
  await notifyBuyer(ctx, { id, buyerId }, title, purchase.title)
}

const allAnswered = async (ctx: Ctx, { id, roundNo }: PurchaseState): Promise<boolean> => {
  const asked = (await invitationsOf(ctx, id)).filter((one) => isAsked(one, roundNo))
  return asked.length > 0 && asked.every(({ state }) => hasAnswered(state))
}

/** By the clock of the database, or with the last answer where that is enough. Answers whether it is closed. */
export const closeWhenDue = async (ctx: Ctx, id: string): Promise<boolean> => {
  const purchase = await lockPurchase(ctx, id)
  if (purchase.stage !== 'quoting') return true
  const isDone =
    purchase.isOver ||
    (purchase.openMode === 'clockOrAll' && !purchase.isStateHidden && (await allAnswered(ctx, purchase)))
  if (isDone) await closePurchase(ctx, purchase, null)
  return isDone
}

type CloseBody = Parsed<typeof inquiry.close>['body']

/** Before its time only when everybody has answered: else whoever is still reckoning would be cheated of their time. */
export const closeEarly = async (ctx: Ctx, id: string, { version, reason }: CloseBody): Promise<RowVersion> => {
  const purchase = await heldPurchase(ctx, id, version)
  if (purchase.stage !== 'quoting') fail('purchase.not_quoting')
  if (purchase.isStateHidden && !purchase.isOver) fail('purchase.state_hidden')
  if (!purchase.isOver && !(await allAnswered(ctx, purchase))) fail('purchase.not_all_answered')
  await closePurchase(ctx, purchase, reason)
  return versionOf(ctx, id)
}

/** Enough after all: a quote that came late was accepted. The purchase is held by whoever accepted it. */
export const closeWhenEnough = async (ctx: Ctx, id: string): Promise<void> => {
  const purchase = await lockPurchase(ctx, id)
  if (purchase.stage !== 'failed' || !(await hasEnoughQuotes(ctx, purchase))) return
  await setStage(ctx, purchase, 'closed')
  await ctx.emit('purchase.closed', { id, roundNo: purchase.roundNo, isEarly: false, isShort: false })
}

const shortSql = `update purchase set short_reason = $3 where tenant_id = $1 and id = $2`

type ProceedBody = Parsed<typeof inquiry.proceed>['body']

/** With the quotes there are, few as they be; the award has to justify it. */
export const proceedWithFew = async (ctx: Ctx, id: string, { version, reason }: ProceedBody): Promise<RowVersion> => {
  const purchase = await heldPurchase(ctx, id, version)
  if (purchase.stage !== 'failed') fail('purchase.not_failed')
  const isQuoted = ({ state, roundNo }: InvitationRow): boolean => state === 'quoted' && roundNo === purchase.roundNo
  if (!(await invitationsOf(ctx, id)).some(isQuoted)) fail('purchase.no_quotes')
  await setStage(ctx, purchase, 'closed', { note: reason })
  await ctx.db.run(shortSql, [ctx.tenantId, id, reason])
  await ctx.emit('purchase.closed', { id, roundNo: purchase.roundNo, isEarly: false, isShort: true })
  return versionOf(ctx, id)
}
