import { holds } from '#kernel/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { finder } from '#kernel/records/reads.ts'
import { documentOf } from './document.store.ts'

/** Who sees an instance for having part in it; `$1` is the tenant, `$2` the person. */
export const partSql = (i = 'i'): string => `(${i}.initiator_id = $2 or ${i}.submitted_by = $2
  or exists (select 1 from approval_task t where t.tenant_id = ${i}.tenant_id and t.instance_id = ${i}.id and t.opened_at is not null and (t.assignee_id = $2 or t.substitute_id = $2 or t.acted_by = $2))
  or exists (select 1 from approval_cc c where c.tenant_id = ${i}.tenant_id and c.instance_id = ${i}.id and c.user_id = $2 and c.sent_at is not null)
  or exists (select 1 from approval_comment m where m.tenant_id = ${i}.tenant_id and m.instance_id = ${i}.id and $2 = any(m.mentions))
  or exists (select 1 from approval_flow_version v where v.tenant_id = ${i}.tenant_id and v.id = ${i}.version_id and v.tree -> 'settings' -> 'admins' ? $2::text))`

/** Whether the person sees the document by their own rights. */
export const seesDocument = async (ctx: Ctx, docType: string, docId: string): Promise<boolean> => {
  const { record, lines = {} } = documentOf(docType)
  if (!holds(ctx.session, `${record.name}:show`)) return false
  return finder(record, lines)(ctx, docId).then(
    () => true,
    () => false,
  )
}

type Found = { docType: string; docId: string; part: boolean }

/** One predicate for details, comments and everything else about an instance; whoever may not see it does not find it. */
export const assertVisible = async (ctx: Ctx, id: string): Promise<{ part: boolean }> => {
  const sql = `select i.doc_type as "docType", i.doc_id as "docId", ${partSql()} as part from approval_instance i
    where i.tenant_id = $1 and i.id = $3`
  const { rows } = await ctx.db.run<Found>(sql, [ctx.tenantId, ctx.userId, id])
  const found = rows[0] ?? fail('record.not_found')
  const part = found.part || ctx.session.isSuper || holds(ctx.session, 'approval:admin')
  if (part || (await seesDocument(ctx, found.docType, found.docId))) return { part }
  return fail('record.not_found')
}
