import type { ChildLimit } from '@srm/flow/commands'
import type { Ctx } from '#kernel/ctx.ts'
import { Failure } from '#kernel/errors.ts'
import type { Jobs } from '#kernel/jobs/job-names.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { own } from '../approval.db.ts'
import type { BoundFlow } from '../design/binding.views.ts'
import { childLimitOf } from './child.limit.views.ts'
import { pointsAt } from './child.rules.ts'
import { command } from './command.service.ts'
import { unlessSettled } from './command.settled.service.ts'
import { documentOf } from './document.store.ts'
import { submitChild } from './submit.service.ts'

type Start = Jobs['approval.child']
type Target = { readonly docType: string; readonly docId: string; readonly beside: boolean }

const flowByKey = async (ctx: Ctx, key: string): Promise<BoundFlow | undefined> => {
  const found = await own(ctx)
    .selectFrom('approval_flow')
    .select(['id', 'name', 'active_version_id'])
    .where('key', '=', key)
    .where('enabled', '=', true)
    .executeTakeFirst()
  return found?.active_version_id
    ? { flowId: found.id, versionId: found.active_version_id, name: found.name, no: 0 }
    : undefined
}

const idIn = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null
}

const targetOf = (parent: { doc_type: string; doc_id: string }, data: Start): Target | null => {
  if (data.document === 'same') return { docType: parent.doc_type, docId: parent.doc_id, beside: true }
  const docType = pointsAt(documentOf(parent.doc_type).record, data.field ?? '', data.each)
  const docId = idIn(data.document)
  return docType && docId ? { docType, docId, beside: false } : null
}

const startedSql = `select 1 from approval_instance where tenant_id = $1 and parent_run_id = $2 and parent_row = $3`
const endingSql = `select 1 from approval_instance i join approval_node_run r on r.tenant_id = i.tenant_id and r.id = i.parent_run_id
  where i.tenant_id = $1 and i.doc_type = $2 and i.doc_id = $3 and not i.beside and i.status in ('running', 'returned')
    and r.status <> 'active' and r.id <> $4`

const some = async (ctx: Ctx, sql: string, values: readonly unknown[]): Promise<boolean> =>
  (await ctx.db.run(sql, values)).rows.length > 0

const startOne = async (ctx: Ctx, data: Start): Promise<boolean | ChildLimit> => {
  const row = data.row ?? 0
  if (await some(ctx, startedSql, [ctx.tenantId, data.runId, row])) return true
  const limit = await childLimitOf(ctx, data.instanceId)
  if (limit) return limit
  const parent = await own(ctx)
    .selectFrom('approval_instance')
    .select(['doc_type', 'doc_id', 'initiator_id'])
    .where('id', '=', data.instanceId)
    .executeTakeFirstOrThrow()
  const bound = await flowByKey(ctx, data.flowKey)
  const target = targetOf(parent, data)
  if (!bound || !target) return false
  // The one an earlier visit of the step began is being ended by a job: this one comes after it.
  if (data.waits && (await some(ctx, endingSql, [ctx.tenantId, target.docType, target.docId, data.runId])))
    throw new Error('the child before this one has not ended yet')
  const { docType, docId, beside } = target
  const initiator = data.initiator === 'same' ? parent.initiator_id : (idIn(data.initiator) ?? parent.initiator_id)
  const wanted = { docType, docId, purpose: 'create' } as const
  await submitChild(ctx, wanted, { bound, initiator, parent: { runId: data.runId, row, beside } })
  return true
}

const cannotStart = (error: unknown): boolean =>
  error instanceof Failure && (error.key.startsWith('approval.') || error.key === 'record.not_found')

/** The approval that would have started it says why it did not, also where it waits for nothing. */
const noteLimit = (run: JobRun, { instanceId, runId, row }: Start, limit: ChildLimit): Promise<void> => {
  const act = { do: 'childRefused', runId, limit } as const
  const order = { act, actor: { system: 'child' }, key: `child:${limit}:${runId}:${row ?? 0}` }
  return unlessSettled(run.transaction((ctx) => command(ctx, instanceId, order)))
}

/** A child that cannot be started counts as turned down, so that the parent does not wait for ever. */
export const startChild = async (run: JobRun, data: Start): Promise<void> => {
  const started = await run
    .transaction((ctx) => startOne(ctx, data))
    .catch((error: unknown) => {
      if (cannotStart(error)) return false
      throw error
    })
  if (typeof started === 'string') await noteLimit(run, data, started)
  if (!data.waits) return
  if (started !== true)
    return endChild(run, { runId: data.runId, childId: `none-${data.row ?? 0}`, outcome: 'notStarted' })
  // The parent may have ended while this was under way, and its own call to stop found nothing yet.
  if (!(await run.transaction((ctx) => isWaiting(ctx, data.runId)))) await stopChildren(run, { runId: data.runId })
}

const isWaiting = (ctx: Ctx, runId: string): Promise<boolean> =>
  some(ctx, `select 1 from approval_node_run where tenant_id = $1 and id = $2 and status = 'active'`, [
    ctx.tenantId,
    runId,
  ])

export const endChild = async (
  run: JobRun,
  { runId, childId, outcome }: Jobs['approval.childEnded'],
): Promise<void> => {
  const parent = await run.transaction((ctx) =>
    own(ctx).selectFrom('approval_node_run').select('instance_id').where('id', '=', runId).executeTakeFirstOrThrow(),
  )
  const act = { do: 'childEnded', runId, childId, outcome } as const
  const order = { act, actor: { system: 'child' }, key: `child:${childId}:${runId}` }
  await unlessSettled(run.transaction((ctx) => command(ctx, parent.instance_id, order)))
}

/** Each in a transaction of its own: nobody ever holds two approvals at once. */
export const stopChildren = async (run: JobRun, { runId }: Jobs['approval.stopChildren']): Promise<void> => {
  const children = await run.transaction((ctx) =>
    own(ctx)
      .selectFrom('approval_instance')
      .select('id')
      .where('parent_run_id', '=', runId)
      .where('status', 'in', ['running', 'returned'])
      .execute(),
  )
  for (const { id } of children)
    await unlessSettled(
      run.transaction((ctx) => command(ctx, id, { act: { do: 'parentEnded' }, actor: { system: 'parent' } })),
    )
}
