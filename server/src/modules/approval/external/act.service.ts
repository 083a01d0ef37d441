import type { HandlerResult } from '@srm/api/endpoint'
import type { ActResult, approval, ExternalBody, ExternalPage } from '@srm/api/approval'
import { approvalPages } from '@srm/api/approval/pages'
import { addressOf } from '@srm/api/shared/pages'
import type { Event } from '@srm/flow/events'
import { isPeople, placeOf } from '@srm/flow/tree/shape'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { Contact } from '#kernel/records/document.ts'
import { renewLink } from '#modules/external/index.ts'
import { notify, push } from '#modules/notice/index.ts'
import { fileViews } from '#modules/file/index.ts'
import { meIn } from '../run/act.service.ts'
import { own } from '../approval.db.ts'
import { keepFiles } from '../detail/attachment.service.ts'
import { command } from '../run/command.service.ts'
import { documentOf } from '../run/document.store.ts'
import { flowOf } from '../design/flow.cache.views.ts'
import { outcomeOf } from './page.views.ts'
import { openLink, type Link } from './external.views.ts'
import { documentBehind, readState } from '../run/state.store.ts'
import { administered, assertVisible } from '../detail/visible.views.ts'

/** Only what came in through this very link. */
const assertOwn = async (ctx: Ctx, { uploads }: Link, { files = [], signature }: Brings): Promise<void> => {
  const all = [...files, ...(signature ? [signature] : [])]
  if (all.some((id) => !uploads.includes(id))) fail('record.bad_reference')
  if (signature && !(await fileViews(ctx, [signature])).get(signature)?.mime.startsWith('image/'))
    fail('approval.signature')
}
type Brings = { readonly files?: readonly string[] | undefined; readonly signature?: string | undefined }

const addComment = async (ctx: Ctx, link: Link, text: string): Promise<string> => {
  const id = newId()
  const row = { id, instance_id: link.instanceId, body: text, audience: 'external', author_id: link.contactId }
  await own(ctx).insertInto('approval_comment').values(row).execute()
  return id
}

/** Whoever of ours submitted it hears what the supplier said. */
const notifyOwner = async (ctx: Ctx, { instanceId, name }: Link, what: string): Promise<void> => {
  const { initiator_id: owner, title } = await own(ctx)
    .selectFrom('approval_instance')
    .select(['initiator_id', 'title'])
    .where('id', '=', instanceId)
    .executeTakeFirstOrThrow()
  const link = addressOf(approvalPages.detail, instanceId)
  await notify(ctx, { to: [owner], type: 'approval', title: `供应商${name}${what}：${title}`, link })
  push(ctx, [owner], 'approval', { id: instanceId })
}

const verbs = { confirm: 'approve', refuse: 'reject' } as const
const told = { confirm: '已确认', refuse: '已拒绝', comment: '有留言' } as const

/** A contact's command is one like any other, under their own id; the lock decides who came first. */
export const actAsExternal = async (
  ctx: Ctx,
  id: string,
  body: ExternalBody,
): Promise<{ status: ExternalPage['status'] }> => {
  const link = await openLink(ctx, id)
  await assertOwn(ctx, link, body)
  const { files = [], key } = body
  const { taskId, contactId } = link
  const act =
    body.do === 'comment'
      ? ({ do: 'comment', text: body.text, mentions: [], audience: 'external', files } as const)
      : ({
          do: verbs[body.do],
          taskId,
          files,
          ...(body.opinion && { opinion: body.opinion }),
          ...(body.signature && { signature: body.signature }),
          // They came by a code sent to their own number.
          confirmed: true,
        } as const)
  const also = async (events: readonly Event[]): Promise<void> => {
    const commentId = body.do === 'comment' ? await addComment(ctx, link, body.text) : null
    const signature = body.do === 'comment' ? null : (body.signature ?? null)
    const kept = { by: contactId, files: [...new Set(files)], signature, commentId }
    await keepFiles(ctx, link.instanceId, events, { ...kept, taskId: commentId ? null : taskId })
    await notifyOwner(ctx, link, told[body.do])
  }
  await command(ctx, link.instanceId, { act, actor: { person: contactId }, key, also })
  return { status: outcomeOf((await openLink(ctx, id)).status) }
}

const behindTask = async (ctx: Ctx, taskId: string) =>
  (await own(ctx).selectFrom('approval_task').select('instance_id').where('id', '=', taskId).executeTakeFirst()) ??
  fail('record.not_found')

const oursSql = `select 1 from user_ref where tenant_id = $1 and mobile = $2 and status <> 'left' limit 1`

type Query = { readonly contacts: readonly Contact[]; readonly assignee: string | null }

/** Whom the supplier of a document has for such a step, as recorded with the supplier, and who of them has the task. */
const askedAt = async (ctx: Ctx, instanceId: string, taskId: string): Promise<Query> => {
  const { docType, docId } = await documentBehind(ctx, instanceId)
  const document = documentOf(docType)
  const held = await readState(ctx, instanceId)
  const task = held.state.tasks.find(({ id }) => id === taskId) ?? fail('record.not_found')
  const { node } = placeOf(await flowOf(ctx, held.versionId), task.nodeId)
  const asked = isPeople(node) ? node.approvers.find(({ by }) => by === 'supplierContact') : undefined
  const contacts =
    asked?.by === 'supplierContact' && document.contacts
      ? await document.contacts(ctx, await document.read(ctx, docId), asked)
      : []
  return { contacts, assignee: task.assignee }
}

/** The old link opens nothing from now on; the new contact gets one of their own. Nobody of ours answers for a supplier. */
export const reassignExternal = async (ctx: Ctx, taskId: string, contactId: string): Promise<ActResult> => {
  const { instance_id: id } = await behindTask(ctx, taskId)
  await assertVisible(ctx, id)
  const { contacts } = await askedAt(ctx, id, taskId)
  const contact = contacts.find((one) => one.id === contactId) ?? fail('approval.contact_unknown')
  if ((await ctx.db.run(oursSql, [ctx.tenantId, contact.mobile])).rows.length > 0) fail('approval.contact_ours')
  const act = { do: 'reassignContact', taskId, to: contact.id } as const
  return command(ctx, id, { act, actor: { person: meIn(ctx) }, contact })
}

type OfferedContacts = HandlerResult<typeof approval.external.contacts>

export const contactsToAsk = async (ctx: Ctx, taskId: string): Promise<OfferedContacts> => {
  const { instance_id: id } = await behindTask(ctx, taskId)
  await assertVisible(ctx, id)
  await assertOwner(ctx, id)
  const { contacts, assignee } = await askedAt(ctx, id, taskId)
  return contacts.map(({ mobile, ...contact }) => ({
    ...contact,
    mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
    asked: contact.id === assignee,
  }))
}

const ownerSql = `select 1 from approval_instance i where i.tenant_id = $1 and i.id = $3
  and (i.initiator_id = $2 or i.submitted_by = $2 or ${administered('$2')})`

export const assertOwner = async (ctx: Ctx, instanceId: string): Promise<void> => {
  const { rows } = await ctx.db.run(ownerSql, [ctx.tenantId, meIn(ctx), instanceId])
  if (rows.length === 0 && !ctx.session.isSuper) fail('approval.notAllowed')
}

/** Whoever may ask somebody else may ask the same one again. */
export const sendAgain = async (ctx: Ctx, taskId: string): Promise<{ id: string; expiresAt: string }> => {
  const { instance_id: id } = await behindTask(ctx, taskId)
  await assertVisible(ctx, id)
  await assertOwner(ctx, id)
  const open = await own(ctx)
    .selectFrom('approval_task')
    .select('id')
    .where('id', '=', taskId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (!open) return fail('approval.handled')
  const link = await own(ctx)
    .selectFrom('approval_external')
    .select('id')
    .where('task_id', '=', taskId)
    .executeTakeFirst()
  return link ? renewLink(ctx, link.id) : fail('approval.notAllowed')
}
