import type { ActResult } from '@srm/api/approval'
import type { Ctx } from '#kernel/ctx.ts'
import { actOn } from './act.service.ts'
import { command } from './command.service.ts'

/** A document by its kind and id: what another module knows of its approval. */
type Target = { readonly docType: string; readonly docId: string }

type OpenInstance = {
  readonly id: string
  readonly status: string
  readonly initiator: string
  /** What the caller is asked in it. */
  readonly taskId: string | null
  /** What was said last by whoever decided. */
  readonly opinion: string | null
}

const openSql = `select i.id, i.status, i.initiator_id as initiator,
    (select t.id from approval_task t where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.status = 'pending'
      and $4::uuid in (t.assignee_id, t.substitute_id) order by t.place limit 1) as "taskId",
    (select t.opinion from approval_task t where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.opinion <> ''
      and t.decided_at is not null order by t.decided_at desc limit 1) as opinion
  from approval_instance i where i.tenant_id = $1 and i.doc_type = $2 and i.doc_id = $3 and not i.beside
  order by i.submitted_at desc, i.id desc limit 1`

/** The latest approval of a document. */
export const approvalForDocument = async (ctx: Ctx, { docType, docId }: Target): Promise<OpenInstance | undefined> =>
  (await ctx.db.run<OpenInstance>(openSql, [ctx.tenantId, docType, docId, ctx.userId])).rows[0]

type Decision = { readonly do: 'approve' | 'reject' | 'return'; readonly opinion?: string | undefined }

/** Decides the caller's own task in it; nothing when they are not asked. A return goes to whoever submitted it. */
export const decideForDocument = async (
  ctx: Ctx,
  about: Target,
  { do: what, opinion }: Decision,
): Promise<ActResult | undefined> => {
  const open = await approvalForDocument(ctx, about)
  if (!open?.taskId || open.status !== 'running') return undefined
  const said = { taskId: open.taskId, ...(opinion && { opinion }) }
  if (what === 'return') return actOn(ctx, open.id, { do: 'return', ...said, target: 'initiator', after: 'rerun' })
  return actOn(ctx, open.id, { do: what, ...said })
}

/** Sends a returned document in again in the name of whoever submitted it, once somebody else has mended it. */
export const resubmitForDocument = async (ctx: Ctx, about: Target): Promise<ActResult | undefined> => {
  const open = await approvalForDocument(ctx, about)
  if (open?.status !== 'returned') return undefined
  return command(ctx, open.id, { act: { do: 'resubmit' }, actor: { person: open.initiator } })
}
