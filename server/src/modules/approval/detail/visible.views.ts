import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { RecordAt } from '#kernel/records/links.ts'
import { documentOf, scopedFinderOf } from '../run/document.store.ts'

/** Who sees an instance for having part in it; `me` is the person, in SQL. */
export const partSql = (i = 'i', me = '$2'): string => `(${i}.initiator_id = ${me} or ${i}.submitted_by = ${me}
  or exists (select 1 from approval_task k where k.tenant_id = ${i}.tenant_id and k.instance_id = ${i}.id and k.opened_at is not null and (k.assignee_id = ${me} or k.substitute_id = ${me} or k.acted_by = ${me}))
  or exists (select 1 from approval_cc c where c.tenant_id = ${i}.tenant_id and c.instance_id = ${i}.id and c.user_id = ${me} and c.sent_at is not null)
  or exists (select 1 from approval_comment m where m.tenant_id = ${i}.tenant_id and m.instance_id = ${i}.id and ${me} = any(m.mentions))
  or exists (select 1 from approval_flow_version v where v.tenant_id = ${i}.tenant_id and v.id = ${i}.version_id and v.tree -> 'settings' -> 'admins' ? ${me}::text))`

/** A flow's own admins look after its instances; `me` is the person, in SQL. */
export const administered = (me: string, i = 'i'): string =>
  `exists (select 1 from approval_flow_version av where av.tenant_id = ${i}.tenant_id and av.id = ${i}.version_id
    and av.tree -> 'settings' -> 'admins' ? ${me}::text)`

/** Which of these people see an instance for having part in it. */
export const seenBy = async (ctx: Ctx, id: string, people: readonly string[]): Promise<string[]> => {
  const sql = `select u.id from user_ref u join approval_instance i on i.tenant_id = u.tenant_id and i.id = $3
    where u.tenant_id = $1 and u.id = any($2::uuid[]) and ${partSql('i', 'u.id')}`
  return (await ctx.db.run<{ id: string }>(sql, [ctx.tenantId, people, id])).rows.map((row) => row.id)
}

/** Whether the person sees the document by their own rights. */
export const seesDocument = async (ctx: Ctx, docType: string, docId: string): Promise<boolean> => {
  const document = documentOf(docType)
  if (!holds(ctx.session, `${document.record.name}:show`)) return false
  return scopedFinderOf(document)(ctx, docId).then(
    () => true,
    () => false,
  )
}

const partOfSql = `select 1 from approval_instance i
  where i.tenant_id = $1 and i.doc_type = $3 and i.doc_id = $4 and ($5 or ${partSql()}) limit 1`

/** Whoever decides on a document sees what it follows from and what follows from it, as far as their rights go. */
export const takesPartIn = async (ctx: Ctx, { subject, id }: RecordAt): Promise<boolean> => {
  const values = [ctx.tenantId, ctx.userId, subject, id, holds(ctx.session, 'approval:admin')]
  return (await ctx.db.run(partOfSql, values)).rows.length > 0
}

type Row = { docType: string; docId: string; part: boolean }

/** One predicate for details, comments and everything else about an instance; whoever may not see it does not find it. */
export const assertVisible = async (ctx: Ctx, id: string): Promise<{ part: boolean }> => {
  const sql = `select i.doc_type as "docType", i.doc_id as "docId", ${partSql()} as part from approval_instance i
    where i.tenant_id = $1 and i.id = $3`
  const { rows } = await ctx.db.run<Row>(sql, [ctx.tenantId, ctx.userId, id])
  const found = rows[0] ?? fail('record.not_found')
  const part = found.part || ctx.session.isSuper || holds(ctx.session, 'approval:admin')
  if (part || (await seesDocument(ctx, found.docType, found.docId))) return { part }
  return fail('record.not_found')
}
