import type { Parsed } from '@srm/api/endpoint'
import { Purchase, type inquiry, type PurchaseQuestion } from '@srm/api/inquiry'
import { fillSentence } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { assertEditable, assertInScope } from '#kernel/records/read/scope.ts'
import { own } from '../inquiry.db.ts'
import { sentences } from '../sentences.rules.ts'
import { invitationsOf, type InvitationRow } from '../invitation/invitation.store.ts'
import { isSecret } from '../invitation/suppliers.views.ts'
import { notifyBuyer, notifySuppliers } from '../messages.service.ts'
import { isAsked } from '../purchase/stage.rules.ts'
import { lockPurchase, readPurchase, versionOf } from '../purchase/stage.store.ts'

type Row = Omit<PurchaseQuestion, 'supplier'> & { readonly supplierId: string; readonly supplierName: string }

const questionsSql = `select q.id, q.question, q.asked_at as "askedAt", q.answer, q.answered_at as "answeredAt", u.name as "answeredBy",
    i.supplier_id as "supplierId", s.name as "supplierName"
  from purchase_question q join purchase_invitation i on i.tenant_id = q.tenant_id and i.id = q.invitation_id
    join supplier_ref s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
    left join user_ref u on u.tenant_id = q.tenant_id and u.id = q.answered_by
  where q.tenant_id = $1 and q.purchase_id = $2 order by q.asked_at, q.id`

export const questionsOf = async (ctx: Ctx, id: string): Promise<PurchaseQuestion[]> => {
  await assertInScope(ctx, Purchase, id, true)
  const secret = isSecret(await readPurchase(ctx, id))
  const { rows } = await ctx.db.run<Row>(questionsSql, [ctx.tenantId, id])
  return rows.map(({ supplierId, supplierName, ...question }) => ({
    ...question,
    supplier: secret ? null : { id: supplierId, name: supplierName },
  }))
}

/** A supplier asks on its page, its answer locked; ours goes to all. */
export const askQuestion = async (
  ctx: Ctx,
  { purchaseId, invitationId, question }: { purchaseId: string; invitationId: string; question: string },
): Promise<string> => {
  const { id, stage, isOver, code, title, buyerId } = await readPurchase(ctx, purchaseId)
  if (stage !== 'quoting' || isOver) fail('purchase.questions_over')
  const made = newId()
  const row = { id: made, purchase_id: id, invitation_id: invitationId, question }
  await own(ctx).insertInto('purchase_question').values(row).execute()
  await notifyBuyer(ctx, { id, buyerId }, fillSentence(sentences.asked, { code }), title)
  return made
}

const ofSql = `select purchase_id as id from purchase_question where tenant_id = $1 and id = $2`

const answerSql = `update purchase_question set answer = $3, answered_at = clock_timestamp(), answered_by = app.actor()
  where tenant_id = $1 and id = $2 and answer is null`

type AnswerBody = Parsed<typeof inquiry.answer>['body']

/** Told to all that are asked, without a word of who wanted to know. */
export const answerQuestion = async (
  ctx: Ctx,
  questionId: string,
  { answer }: AnswerBody,
): Promise<{ id: string; version: number }> => {
  const found = await ctx.db.run<{ id: string }>(ofSql, [ctx.tenantId, questionId])
  const { id } = found.rows[0] ?? fail('record.not_found')
  await assertEditable(ctx, Purchase, id)
  const purchase = await lockPurchase(ctx, id)
  if (purchase.stage !== 'quoting') fail('purchase.not_quoting')
  const { rowCount } = await ctx.db.run(answerSql, [ctx.tenantId, questionId, answer])
  if (rowCount === 0) fail('purchase.answered')
  // Whoever declined is not bothered, unless leaving them out would tell that they did.
  const isTold = (one: InvitationRow): boolean =>
    isAsked(one, purchase.roundNo) && (one.state !== 'declined' || isSecret(purchase))
  const asked = (await invitationsOf(ctx, id)).filter(isTold)
  const mobiles = asked.map(({ mobile }) => mobile)
  await notifySuppliers(ctx, id, 'answered', mobiles)
  return versionOf(ctx, id)
}
