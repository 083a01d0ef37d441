import type { PersonStatus } from '@srm/flow/questions'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Contact } from '#kernel/records/document.ts'
import { isUuid } from '../people/people.views.ts'

const knownSql = `select distinct on (contact_id) contact_id as id, name, mobile, company from approval_external
  where tenant_id = $1 and contact_id = any($2::uuid[]) order by contact_id, created_at desc`

/** Contacts who were asked before, by their ids. */
export const contactsOf = async (ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, Contact>> => {
  const { rows } = await ctx.db.run<Contact>(knownSql, [ctx.tenantId, ids.filter(isUuid)])
  return new Map(rows.map((contact) => [contact.id, contact]))
}

/** How those stand whom only a supplier knows: here, in no department of ours, with nobody in their place. */
export const externalPeople = async (
  ctx: Ctx,
  ids: readonly string[],
  met: ReadonlyMap<string, Contact>,
): Promise<readonly PersonStatus[]> => {
  const known = await contactsOf(ctx, ids)
  return ids
    .filter((id) => met.has(id) || known.has(id))
    .map((id) => ({ id, status: 'active', dept: null, successor: null, away: null, external: true }))
}

export type Link = {
  readonly id: string
  readonly instanceId: string
  readonly taskId: string
  readonly contactId: string
  readonly name: string
  readonly mobile: string
  readonly expiresAt: string
  readonly uploads: readonly string[]
  readonly nodeId: string
  readonly status: string
}

const linkSql = `select e.id, e.instance_id as "instanceId", e.task_id as "taskId", e.contact_id as "contactId", e.name, e.mobile,
    x.expires_at as "expiresAt", e.uploads, t.node_id as "nodeId", t.status
  from approval_external e join approval_task t on t.tenant_id = e.tenant_id and t.id = e.task_id
    join external_link_ref x on x.tenant_id = e.tenant_id and x.id = e.id
  where e.tenant_id = $1 and e.id = $2 and x.expires_at > now() and x.revoked_at is null`

const readable = new Set(['pending', 'approved', 'rejected'])

/** Good while its time lasts and the task is still its contact's: given to another, it opens nothing any more. */
export const openLink = async (ctx: Ctx, id: string): Promise<Link> => {
  const { rows } = await ctx.db.run<Link>(linkSql, [ctx.tenantId, id])
  const link = rows[0] ?? fail('approval.link_gone')
  return readable.has(link.status) ? link : fail('approval.link_gone')
}
