import type { HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { partSql, seesDocument } from '../detail/visible.views.ts'

/** An approval counts once, however many of its steps wait for the same person. */
const countOf = (table: 'approval_task' | 'approval_cc', where: string): string =>
  `select i.doc_type as type, count(distinct i.id)::int as n from ${table} s
    join approval_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id where s.tenant_id = $1 and ${where} group by 1 order by 1`

const waits = `s.status = 'pending' and (s.assignee_id = $2 or s.substitute_id = $2)`
const todoSql = countOf('approval_task', waits)
const overdueSql = countOf('approval_task', `${waits} and s.due_at < now()`)
const unreadSql = countOf('approval_cc', `s.user_id = $2 and s.sent_at is not null and s.read_at is null`)

/** How many there are of each kind of document. */
const countByType = async (ctx: Ctx, sql: string): Promise<Record<string, number>> => {
  const { rows } = await ctx.db.run<{ type: string; n: number }>(sql, [ctx.tenantId, ctx.userId])
  return Object.fromEntries(rows.map(({ type, n }) => [type, n]))
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

const manages = async (ctx: Ctx): Promise<boolean> => {
  if (holds(ctx.session, 'approval:admin')) return true
  const sql = `select 1 from approval_flow f join approval_flow_version v on v.tenant_id = f.tenant_id and v.flow_id = f.id
    where f.tenant_id = $1 and v.tree -> 'settings' -> 'admins' ? $2::text limit 1`
  return (await ctx.db.run(sql, [ctx.tenantId, ctx.userId])).rows.length > 0
}

export const centreCounts = async (ctx: Ctx): Promise<HandlerResult<typeof approval.centre.counts>> => {
  const [byType, overdue, cc, manager] = await Promise.all([
    countByType(ctx, todoSql),
    countByType(ctx, overdueSql),
    countByType(ctx, unreadSql),
    manages(ctx),
  ])
  return { todo: sumOf(byType), overdue: sumOf(overdue), cc: sumOf(cc), byType, manages: manager }
}

type PastInstance = HandlerResult<typeof approval.centre.of>[number]

export const approvalsOf = async (
  ctx: Ctx,
  docType: string,
  docId: string,
): Promise<HandlerResult<typeof approval.centre.of>> => {
  const all = (await seesDocument(ctx, docType, docId)) || holds(ctx.session, 'approval:admin')
  const sql = `select i.id, i.serial_no as "serialNo", i.purpose, i.status, i.submitted_at as "submittedAt", i.ended_at as "endedAt"
    from approval_instance i where i.tenant_id = $1 and i.doc_type = $3 and i.doc_id = $4 and ($5 or ${partSql()})
    order by i.submitted_at desc limit 100`
  const { rows } = await ctx.db.run<PastInstance>(sql, [ctx.tenantId, ctx.userId, docType, docId, all])
  if (rows.length === 0 && !(await seesDocument(ctx, docType, docId))) fail('record.not_found')
  return rows
}
