import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { holdersOf } from '#kernel/db/holders.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { lockPurchase, type PurchaseState, purchaseSteps } from '#modules/inquiry/index.ts'
import { notify } from '#modules/notice/index.ts'
import { own } from '../quote.db.ts'
import { decryptQuotes, type SentQuote } from './decrypt.service.ts'
import { keepHolds, releaseEarlierHolds } from './hold.service.ts'
import { judgeConfirmation, type Confirmation } from './opening.rules.ts'
import { assertJudged } from './envelope.views.ts'
import { writePrices, writeQuotes } from './write.service.ts'

export const openingSentences = {
  opened: label('{{code}} 已开标，可以比价', 'The quotes of {{code}} are opened and can be compared'),
  technical: label('{{code}} 技术标已开，请安排评分', 'The technical part of {{code}} is opened and can be scored'),
  prices: label('{{code}} 价格标已开，可以比价', 'The prices of {{code}} are opened and can be compared'),
  confirmed: label('{{code}} 待您确认开标', '{{code}} waits for you to confirm the opening'),
  unopened: label(
    '{{code}} 截止已超过 24 小时，请尽快开标',
    '{{code}} was closed more than 24 hours ago and is not opened',
  ),
} as const

/** Quotes are opened whole, or their prices once the rest is judged. */
type Part = 'quote' | 'price'

const confirmationsOf = (ctx: Ctx, { id, roundNo }: PurchaseState, part: Part) =>
  own(ctx)
    .selectFrom('purchase_opening')
    .select(['user_id as userId', 'is_buyer as isBuyer'])
    .where('purchase_id', '=', id)
    .where('round_no', '=', roundNo)
    .where('part', '=', part)
    .orderBy('at')
    .execute()

const note = async (
  ctx: Ctx,
  { id, roundNo, buyerId }: PurchaseState,
  part: Part,
  isOpened: boolean,
): Promise<void> => {
  await own(ctx)
    .insertInto('purchase_opening')
    .values({
      id: newId(),
      purchase_id: id,
      round_no: roundNo,
      user_id: ctx.userId,
      is_buyer: ctx.userId === buyerId,
      is_opened: isOpened,
      part,
    })
    .execute()
}

const namesSql = `select id, name from user_ref where tenant_id = $1 and id = any($2::uuid[])`

const namesOf = async (ctx: Ctx, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await ctx.db.run<{ id: string; name: string }>(namesSql, [ctx.tenantId, ids])
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.map((id) => names.get(id) ?? id)
}

/** The log says who opened what, and the buyer hears of it. */
const announce = async (
  ctx: Ctx,
  purchase: PurchaseState,
  {
    part,
    openers,
    sent,
  }: { readonly part: Part; readonly openers: readonly string[]; readonly sent: readonly SentQuote[] },
): Promise<void> => {
  await ctx.systemLog('seal.opened', {
    purchase: purchase.code,
    roundNo: purchase.roundNo,
    ...(purchase.isTwoEnvelope && { part: part === 'price' ? 'price' : 'technical' }),
    by: openers.length > 0 ? await namesOf(ctx, openers) : ['clock'],
    quotes: sent.map(({ invitationId, versionNo, sha256 }) => ({ invitationId, versionNo, sha256 })),
  })
  const sentence = part === 'price' ? 'prices' : purchase.isTwoEnvelope ? 'technical' : 'opened'
  const title = fillSentence(openingSentences[sentence], { code: purchase.code })
  await notify(ctx, { to: [purchase.buyerId], type: 'task', title, subject: 'purchase', subjectId: purchase.id })
}

const keepTerms = async (ctx: Ctx, purchase: PurchaseState, sent: readonly SentQuote[]): Promise<void> => {
  const round = { purchaseId: purchase.id, roundNo: purchase.roundNo }
  if (round.roundNo > 1) await releaseEarlierHolds(ctx, round)
  await keepHolds(ctx, purchase.id, purchase.title, sent)
}

/** Closed and its lock held: opened whole, or not at all; of two envelopes the prices stay sealed. */
const openNow = async (ctx: Ctx, purchase: PurchaseState, openers: readonly string[]): Promise<void> => {
  const round = { purchaseId: purchase.id, roundNo: purchase.roundNo }
  const sent = await decryptQuotes(ctx, round)
  await writeQuotes(ctx, round, sent, purchase.isTwoEnvelope)
  if (!purchase.isTwoEnvelope) await keepTerms(ctx, purchase, sent)
  await note(ctx, purchase, 'quote', true)
  await purchaseSteps.markOpened(ctx, purchase.id)
  await announce(ctx, purchase, { part: 'quote', openers, sent })
}

/** Its lock held and the rest of its quotes judged. */
const openPrices = async (ctx: Ctx, purchase: PurchaseState, openers: readonly string[]): Promise<void> => {
  const round = { purchaseId: purchase.id, roundNo: purchase.roundNo }
  const sent = await decryptQuotes(ctx, round)
  await writePrices(ctx, round, sent)
  await keepTerms(ctx, purchase, sent)
  await note(ctx, purchase, 'price', true)
  await announce(ctx, purchase, { part: 'price', openers, sent })
}

const undecidedSql = `select 1 from quote_version v
  where v.tenant_id = $1 and v.purchase_id = $2 and v.round_no = $3 and v.is_late
    and not exists (select 1 from quote_approval a where a.tenant_id = v.tenant_id and a.version_id = v.id) limit 1`

/** A quote entered after the deadline is decided first: nobody decides about it with the others before their eyes. */
const assertDecided = async (ctx: Ctx, { id, roundNo }: PurchaseState): Promise<void> => {
  const { rowCount } = await ctx.db.run(undecidedSql, [ctx.tenantId, id, roundNo])
  if (rowCount !== 0) fail('opening.late_undecided')
}

/** Held, and by the database's clock past its deadline; where the job that closes it is late, closed now. */
const closedPurchase = async (ctx: Ctx, id: string): Promise<PurchaseState> => {
  const purchase = await lockPurchase(ctx, id)
  if (purchase.stage !== 'quoting') return purchase
  if (!purchase.isOver) fail('opening.too_early')
  await purchaseSteps.closeWhenDue(ctx, id)
  return lockPurchase(ctx, id)
}

/** One of those who may says that quotes may be opened; with the last one it takes they are. */
export const confirmOpening = async (ctx: Ctx, id: string): Promise<{ isOpened: boolean }> => {
  await purchaseSteps.assertVisible(ctx, id)
  const purchase = await closedPurchase(ctx, id)
  const { stage, buyerId, openMode } = purchase
  const part = stage === 'opened' ? 'price' : 'quote'
  if (openMode === null || (part === 'quote' && stage !== 'closed')) return fail('opening.not_open')
  if (part === 'price') await assertJudged(ctx, id)
  else await assertDecided(ctx, purchase)
  const userId = ctx.userId ?? fail('session.forbidden')
  const rows = await confirmationsOf(ctx, purchase, part)
  const confirmations = rows.flatMap(({ userId: by, isBuyer }): Confirmation[] => (by ? [{ userId: by, isBuyer }] : []))
  const verdict = judgeConfirmation({ openMode, confirmations, userId, isBuyer: userId === buyerId })
  if (verdict === 'twice') fail('opening.twice')
  if (verdict === 'opens') {
    const open = part === 'price' ? openPrices : openNow
    await open(ctx, purchase, [...confirmations.map((one) => one.userId), userId])
    return { isOpened: true }
  }
  await note(ctx, purchase, part, false)
  const others = (await holdersOf(ctx, 'inquiry:open')).filter((one) => one !== userId).slice(0, 50)
  const title = fillSentence(openingSentences.confirmed, { code: purchase.code })
  await notify(ctx, { to: others, type: 'task', title, subject: 'purchase', subjectId: id })
  return { isOpened: false }
}

/** Where the clock is enough. A quote that waits for its approval keeps it waiting for a person. */
export const openByClock = async (ctx: Ctx, id: string): Promise<void> => {
  const purchase = await lockPurchase(ctx, id)
  if (purchase.stage === 'closed' && purchase.openMode !== 'twoPeople') await openNow(ctx, purchase, [])
}

const dayAfter = 24 * 3600

/** What follows when a purchase is closed: the clock opens it soon, or people are reminded after a day. */
export const scheduleOpening = async (ctx: Ctx, { id }: { readonly id: string }): Promise<void> => {
  const { stage, openMode, roundNo } = await lockPurchase(ctx, id)
  if (stage === 'closed' && openMode !== 'twoPeople') await ctx.job('quote.open', { id }, { once: `${id}:${roundNo}` })
  await ctx.job('quote.remind', { id, roundNo }, { once: `${id}:${roundNo}`, after: dayAfter })
}

const waitingSql = `select code, round_no as "roundNo" from purchase_ref where tenant_id = $1 and id = $2 and stage in ('closed', 'failed')`

/** Quotes that lie about unopened are everybody's business who could open them. */
export const remindOpeners = async (ctx: Ctx, { id, roundNo }: { id: string; roundNo: number }): Promise<void> => {
  const { rows } = await ctx.db.run<{ code: string; roundNo: number }>(waitingSql, [ctx.tenantId, id])
  const [waiting] = rows
  if (waiting?.roundNo !== roundNo) return
  const to = (await holdersOf(ctx, 'inquiry:open')).slice(0, 200)
  const title = fillSentence(openingSentences.unopened, { code: waiting.code })
  if (to.length > 0) await notify(ctx, { to, type: 'task', title, subject: 'purchase', subjectId: id })
}
