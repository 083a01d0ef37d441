import type { State, Task } from '@srm/flow/state'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import type { Jobs } from '#kernel/job-names.ts'
import type { JobRun } from '#kernel/jobs.ts'
import { linkTo } from '#kernel/outside.ts'
import type { Contact } from '#kernel/records/document.ts'
import { own } from './approval.db.ts'
import { contactsOf } from './outsider.views.ts'
import type { StoredInstance } from './state.store.ts'

const goodDays = 7
const goodFor = goodDays * 86_400_000

const isAsked = ({ kind, status }: Task): boolean => kind === 'external' && status === 'pending'

const addLink = async (ctx: Ctx, instanceId: string, taskId: string, contact: Contact): Promise<void> => {
  const id = newId()
  await own(ctx)
    .insertInto('approval_external')
    .values({
      id,
      instance_id: instanceId,
      task_id: taskId,
      contact_id: contact.id,
      name: contact.name,
      mobile: contact.mobile,
      company: contact.company,
      expires_at: new Date(Date.now() + goodFor).toISOString(),
    })
    .execute()
  await ctx.job('approval.invite', { id })
}

/** Whoever from outside is asked by this command gets a link to their number, once it is committed. */
export const invite = async (
  ctx: Ctx,
  before: State,
  { id, state }: StoredInstance,
  met: ReadonlyMap<string, Contact>,
): Promise<void> => {
  const had = new Set(before.tasks.filter(isAsked).map((task) => task.id))
  const asked = state.tasks.filter((task) => isAsked(task) && !had.has(task.id))
  if (asked.length === 0) return
  const known = await contactsOf(
    ctx,
    asked.map(({ assignee }) => assignee),
  )
  for (const { id: taskId, assignee } of asked) {
    const contact = met.get(assignee) ?? known.get(assignee)
    if (contact && !(await hasLink(ctx, taskId))) await addLink(ctx, id, taskId, contact)
  }
}

const hasLink = async (ctx: Ctx, taskId: string): Promise<boolean> =>
  (await own(ctx).selectFrom('approval_external').select('id').where('task_id', '=', taskId).executeTakeFirst()) !==
  undefined

/** The same task, asked once more with a fresh period. */
export const renewLink = async (ctx: Ctx, taskId: string): Promise<{ id: string; expiresAt: string } | undefined> => {
  const renewed = await own(ctx)
    .updateTable('approval_external')
    .set({ expires_at: new Date(Date.now() + goodFor).toISOString() })
    .where('task_id', '=', taskId)
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirst()
  if (renewed) await ctx.job('approval.invite', { id: renewed.id })
  return renewed
}

export const ticketStep = 'approval.external'

type Invitation = { readonly mobile: string; readonly text: string; readonly link: string }

const invitationOf = async (ctx: Ctx, id: string): Promise<Invitation | undefined> => {
  const found = await own(ctx)
    .selectFrom('approval_external')
    .innerJoin('approval_instance', 'approval_instance.id', 'approval_external.instance_id')
    .select(['approval_external.mobile', 'approval_external.expires_at', 'approval_instance.serial_no'])
    .where('approval_external.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const until = Math.floor(Date.parse(found.expires_at) / 1000)
  const link = linkTo(ctx, '/supplier/approval', { step: ticketStep, id, until })
  const text = `【${ctx.config.SMS_SIGN_NAME}】${found.serial_no} 待您确认，${goodDays} 天内有效：${link}`
  return { mobile: found.mobile, text, link }
}

/** The message leaves after the commit; a provider's no that may pass is tried again. */
export const sendInvitation = async (run: JobRun, { id }: Jobs['approval.invite']): Promise<void> => {
  const invitation = await run.transaction((ctx) => invitationOf(ctx, id))
  if (!invitation) return
  const { mobile, text, link } = invitation
  const answer = await run.sms.send({ mobile, template: 'notice', params: { link }, text })
  if (answer.accepted) return
  if (answer.again) throw new Error(`sms not accepted: ${answer.code}`)
  run.log.warn({ id, reason: answer.code }, 'sms refused')
}
