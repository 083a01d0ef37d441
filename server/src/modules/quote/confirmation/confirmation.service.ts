import type { Parsed } from '@srm/api/endpoint'
import type { quote } from '@srm/api/quote'
import { shanghaiDay } from '@srm/api/shared/date'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { renewLink } from '#modules/external/index.ts'
import { lockPurchase, purchaseSteps } from '#modules/inquiry/index.ts'
import { notify } from '#modules/notice/index.ts'
import { own } from '../quote.db.ts'
import { invitedBy } from '../external/invited.views.ts'

export const confirmationSentences = {
  confirmed: label('{{supplier}}确认报价有效：{{code}}', '{{supplier}} confirmed the quote for {{code}}'),
  refused: label('{{supplier}}的报价不再有效：{{code}}', 'The quote of {{supplier}} for {{code}} no longer holds'),
} as const

/** How long a supplier has to answer. */
const daysToAnswer = 14

/** From the opening on and until it is ordered. */
const stages: readonly string[] = ['opened', 'awarding', 'awarded']

type OpenedQuoteRow = {
  readonly purchaseId: string
  readonly invitationId: string
  readonly linkId: string | null
  readonly isExpired: boolean
}

const foundSql = `select q.purchase_id as "purchaseId", q.invitation_id as "invitationId", i.link_id as "linkId",
    q.state = 'expired' or coalesce(q.valid_until < (now() at time zone 'Asia/Shanghai')::date, false) as "isExpired"
  from quote q join purchase_invitation_ref i on i.tenant_id = q.tenant_id and i.id = q.invitation_id
  where q.tenant_id = $1 and q.id = $2 and q.state <> 'invalid'`

const pendingOf = (ctx: Ctx, invitationId: string) =>
  own(ctx)
    .selectFrom('quote_confirmation')
    .select(['id', 'quote_id as quoteId'])
    .where('invitation_id', '=', invitationId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()

/** A quote that ran out is confirmed by its supplier, or the supplier says that it no longer holds. */
export const askConfirmation = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const [found] = (await ctx.db.run<OpenedQuoteRow>(foundSql, [ctx.tenantId, id])).rows
  if (!found) return fail('record.not_found')
  const { purchaseId, invitationId, linkId, isExpired } = found
  await purchaseSteps.assertVisible(ctx, purchaseId)
  if (!stages.includes((await lockPurchase(ctx, purchaseId)).stage)) fail('confirmation.over')
  if (!isExpired) fail('confirmation.valid')
  if (linkId === null) return fail('confirmation.no_link')
  const row = { id: newId(), quote_id: id, invitation_id: invitationId, asked_by: ctx.userId }
  // Asked again, the message goes out again and the question stays one.
  if (!(await pendingOf(ctx, invitationId))) await own(ctx).insertInto('quote_confirmation').values(row).execute()
  await renewLink(ctx, linkId, daysToAnswer)
  return { id }
}

const answerSql = `update quote_confirmation set is_confirmed = $3, valid_until = $4::date, answered_at = clock_timestamp()
  where tenant_id = $1 and id = $2`

const holdsSql = `update quote set valid_until = $3::date, state = case when state = 'expired' then 'opened' else state end
  where tenant_id = $1 and id = $2`

type Answer = Parsed<typeof quote.external.confirm>['body']

/** By the supplier, for the quote it was asked about and no other. */
export const answerConfirmation = async (
  ctx: Ctx,
  linkId: string,
  { isConfirmed, validUntil }: Answer,
): Promise<{ isConfirmed: boolean }> => {
  const { purchaseId, invitationId, supplier, code } = await invitedBy(ctx, linkId)
  const { buyerId, stage } = await lockPurchase(ctx, purchaseId)
  const pending = (await pendingOf(ctx, invitationId)) ?? fail('confirmation.over')
  if (!stages.includes(stage)) fail('confirmation.over')
  const until = isConfirmed ? (validUntil ?? '') : null
  if (until !== null && until <= shanghaiDay(new Date())) fail('confirmation.until')
  await ctx.db.run(answerSql, [ctx.tenantId, pending.id, isConfirmed, until])
  if (until !== null) await ctx.db.run(holdsSql, [ctx.tenantId, pending.quoteId, until])
  const sentence = isConfirmed ? confirmationSentences.confirmed : confirmationSentences.refused
  const title = fillSentence(sentence, { supplier, code })
  await notify(ctx, { to: [buyerId], type: 'task', title, subject: 'purchase', subjectId: purchaseId })
  return { isConfirmed }
}
