import type { ActResult, ActBody } from '@srm/api/approval'
import { metaOf } from '@srm/api/shared/field-meta'
import { approvalPages } from '@srm/api/approval/pages'
import { addressOf } from '@srm/api/shared/pages'
import type { Act } from '@srm/flow/commands'
import type { Event } from '@srm/flow/events'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { isConfirmed } from '#modules/identity/index.ts'
import { notify } from '#modules/notice/index.ts'
import { own } from '../approval.db.ts'
import { assertBrought, keepFiles } from '../detail/attachment.service.ts'
import { command } from './command.service.ts'
import { documentOf } from './document.store.ts'
import { withUnseen } from './edit.rules.ts'
import { fieldNamed } from '../design/fact.fields.rules.ts'
import { flowOf } from '../design/flow.cache.views.ts'
import { noticeOf } from './notice.rules.ts'
import { documentBehind } from './state.store.ts'
import { submit } from './submit.service.ts'
import { assertVisible, seenBy } from '../detail/visible.views.ts'

export const meIn = (ctx: Ctx): string => ctx.userId ?? fail('session.missing')

/**
 * What an approver writes into the document must be what its fields take. Columns they do not get to see did not come
 * to them and do not come back: those stay as they are.
 */
const checkedEdits = async (
  ctx: Ctx,
  { docType, docId }: { docType: string; docId: string },
  edits: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> => {
  const document = documentOf(docType)
  const { record } = document
  const stored: Readonly<Record<string, unknown>> = Object.values(edits).some(Array.isArray)
    ? await document.read(ctx, docId)
    : {}
  const entries = Object.entries(edits).map(([path, sent]) => {
    const schema = fieldNamed(record, path)
    const value = schema && metaOf(schema).kind === 'rows' ? withUnseen(sent, stored[path]) : sent
    const parsed = schema?.safeParse(value)
    if (parsed && !parsed.success) fail('request.invalid', { errors: [{ path: `edits.${path}`, message: '' }] })
    return [path, parsed?.data ?? value] as const
  })
  return Object.fromEntries(entries)
}

/** Lists of people have no foreign key: each must be one of this company's. */
export const assertPeople = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const sql = `select count(*)::int as n from user_ref where tenant_id = $1 and id = any($2::uuid[])`
  const { rows } = await ctx.db.run<{ n: number }>(sql, [ctx.tenantId, ids])
  if (rows[0]?.n !== new Set(ids).size) fail('record.bad_reference')
}

const mentionsIn = (body: ActBody): readonly string[] => ('mentions' in body ? (body.mentions ?? []) : [])

const peopleIn = (body: ActBody): readonly string[] => [
  ...('people' in body ? body.people : []),
  ...('choices' in body && body.choices ? Object.values(body.choices).flat() : []),
  ...('to' in body ? [body.to] : []),
  ...mentionsIn(body),
]

/** An opinion opens the approval to nobody: those named in it hear of it where they see it already. */
const notifyMentioned = async (ctx: Ctx, id: string, body: ActBody): Promise<void> => {
  const named = mentionsIn(body).filter((person) => person !== ctx.userId)
  if (body.do === 'comment' || named.length === 0) return
  const to = await seenBy(ctx, id, named)
  if (to.length === 0) return
  const { title } = await own(ctx)
    .selectFrom('approval_instance')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const said = 'opinion' in body && body.opinion ? { body: body.opinion } : {}
  const link = addressOf(approvalPages.detail, id)
  await notify(ctx, { to, type: 'approval', title: noticeOf('opinion.named', title).title, ...said, link })
}

const addComment = async (ctx: Ctx, id: string, body: Extract<ActBody, { do: 'comment' }>): Promise<string> => {
  const commentId = newId()
  await own(ctx)
    .insertInto('approval_comment')
    .values({
      id: commentId,
      instance_id: id,
      body: body.text,
      mentions: [...new Set(body.mentions)],
      reply_to: body.replyTo ?? null,
      audience: body.audience,
    })
    .execute()
  return commentId
}

/** Voiding what is in force is decided like anything else, unless the flow lets it be done at once. */
const startVoid = async (ctx: Ctx, id: string): Promise<ActResult | undefined> => {
  const { docType, docId } = await documentBehind(ctx, id)
  const { version_id: versionId } = await own(ctx)
    .selectFrom('approval_instance')
    .select('version_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { settings } = await flowOf(ctx, versionId)
  return settings.void === 'approval' ? submit(ctx, { docType, docId, purpose: 'void' }) : undefined
}

/** Everything a person does to an instance; who may do what is judged under its lock. */
export const actOn = async (ctx: Ctx, id: string, { key, expectedVersion, ...body }: ActBody): Promise<ActResult> => {
  await assertVisible(ctx, id)
  await assertPeople(ctx, peopleIn(body))
  const proof = 'confirmed' in body && body.confirmed ? { confirmed: await isConfirmed(ctx) } : {}
  const act: Record<string, unknown> = { ...body, ...proof }
  if (body.do === 'approve' && body.edits)
    act['edits'] = await checkedEdits(ctx, await documentBehind(ctx, id), body.edits)
  const brought = await assertBrought(ctx, body)
  const also = async (events: readonly Event[]): Promise<void> => {
    const commentId = body.do === 'comment' ? await addComment(ctx, id, body) : null
    await keepFiles(ctx, id, events, {
      ...brought,
      by: meIn(ctx),
      taskId: 'taskId' in body ? body.taskId : null,
      commentId,
    })
    await notifyMentioned(ctx, id, body)
  }
  if (body.do !== 'comment') delete act['mentions']
  const order = { act: act as unknown as Act, actor: { person: meIn(ctx) }, key, expectedVersion, also }
  const acted = await command(ctx, id, order)
  return body.do === 'void' ? ((await startVoid(ctx, id)) ?? acted) : acted
}

/** A trace stays: the place in the conversation, without the words. */
export const withdrawComment = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const found = await own(ctx)
    .selectFrom('approval_comment')
    .select(['at', 'withdrawn_at'])
    .where('id', '=', id)
    .where('author_id', '=', meIn(ctx))
    .forUpdate()
    .executeTakeFirst()
  if (!found) return fail('record.not_found')
  if (Date.now() - Date.parse(found.at) > 120_000) return fail('approval.comment_late')
  await own(ctx)
    .updateTable('approval_comment')
    .set((eb) => ({ withdrawn_at: eb.fn<string>('now'), body: '' }))
    .where('id', '=', id)
    .execute()
  return { id }
}

const assertMyCopies = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  const sql = `select count(*)::int as n from approval_cc where tenant_id = $1 and user_id = $2 and id = any($3::uuid[])`
  const { rows } = await ctx.db.run<{ n: number }>(sql, [ctx.tenantId, meIn(ctx), ids])
  if (rows[0]?.n !== new Set(ids).size) fail('record.not_found')
}

export const markRead = async (ctx: Ctx, ids: readonly string[] | undefined): Promise<{ count: number }> => {
  if (ids) await assertMyCopies(ctx, ids)
  const unread = own(ctx)
    .updateTable('approval_cc')
    .set((eb) => ({ read_at: eb.fn<string>('now') }))
    .where('user_id', '=', meIn(ctx))
    .where('read_at', 'is', null)
  const done = await (ids ? unread.where('id', 'in', ids.length > 0 ? ids : [newId()]) : unread).executeTakeFirst()
  return { count: Number(done.numUpdatedRows) }
}
