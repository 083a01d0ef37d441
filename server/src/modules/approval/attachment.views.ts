import type { Flow } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'
import type { Ctx } from '#kernel/ctx.ts'
import { fileViews } from '#modules/file/index.ts'
import type { Detail } from './detail.parts.views.ts'

type Attachment = Detail['attachments'][number]
type Found = Omit<Attachment, 'file' | 'node'> & { readonly fileId: string }

/** What came with a comment goes with it when it is withdrawn. */
const attachedSql = `select a.id, a.kind, a.file_id as "fileId", a.by_id as by, a.at, a.seq, a.task_id as "taskId", a.comment_id as "commentId",
    (select t.node_id from approval_task t where t.tenant_id = a.tenant_id and t.id = a.task_id) as "nodeId"
  from approval_attachment a left join approval_comment c on c.tenant_id = a.tenant_id and c.id = a.comment_id
  where a.tenant_id = $1 and a.instance_id = $2 and c.withdrawn_at is null order by a.place`

/** For people who have already been let in: the links are theirs for a short time. */
export const attachmentsOf = async (ctx: Ctx, id: string, flow: Flow): Promise<Attachment[]> => {
  const { rows } = await ctx.db.run<Found>(attachedSql, [ctx.tenantId, id])
  const files = await fileViews(
    ctx,
    rows.map(({ fileId }) => fileId),
  )
  const names = new Map(nodesOf(flow).map((node) => [node.id, node.name]))
  return rows.flatMap(({ fileId, ...row }) => {
    const file = files.get(fileId)
    return file ? [{ ...row, file, node: row.nodeId ? (names.get(row.nodeId) ?? null) : null }] : []
  })
}
