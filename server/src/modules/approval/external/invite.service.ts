import type { State, Task } from '@srm/flow/state'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import type { Contact } from '#kernel/records/document.ts'
import { issueLink } from '#modules/external/index.ts'
import { own } from '../approval.db.ts'
import { contactsOf } from './external.views.ts'
import type { StoredInstance } from '../run/state.store.ts'

/** What a session of a contact is good for: these, for one task. */
export const purpose = 'approval'

const isAsked = ({ kind, status }: Task): boolean => kind === 'external' && status === 'pending'

const addLink = async (
  ctx: Ctx,
  { id: instanceId, docType, docId }: StoredInstance,
  taskId: string,
  contact: Contact,
) => {
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
    })
    .execute()
  await issueLink(ctx, { id, purpose, subject: docType, recordId: docId, contact })
}

/** Whoever from outside is asked by this command gets a link to their number, once it is committed. */
export const invite = async (
  ctx: Ctx,
  before: State,
  held: StoredInstance,
  met: ReadonlyMap<string, Contact>,
): Promise<void> => {
  const had = new Set(before.tasks.filter(isAsked).map((task) => task.id))
  const asked = held.state.tasks.filter((task) => isAsked(task) && !had.has(task.id))
  if (asked.length === 0) return
  const known = await contactsOf(
    ctx,
    asked.map(({ assignee }) => assignee),
  )
  for (const { id: taskId, assignee } of asked) {
    const contact = met.get(assignee) ?? known.get(assignee)
    if (contact && !(await hasLink(ctx, taskId))) await addLink(ctx, held, taskId, contact)
  }
}

const hasLink = async (ctx: Ctx, taskId: string): Promise<boolean> =>
  (await own(ctx).selectFrom('approval_external').select('id').where('task_id', '=', taskId).executeTakeFirst()) !==
  undefined
