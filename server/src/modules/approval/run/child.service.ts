import type { ChildLimit } from '@srm/flow/commands'
import type { Ctx } from '#kernel/ctx.ts'
import { Failure } from '#kernel/errors.ts'
import type { Jobs } from '#kernel/jobs/job-names.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { own } from '../approval.db.ts'
import type { BoundFlow } from '../design/binding.views.ts'
import { pointsAt } from './child.rules.ts'
import { command } from './command.service.ts'
import { unlessSettled } from './command.settled.service.ts'
import { documentOf } from './document.store.ts'
import { submitChild } from './submit.service.ts'

/** Levels below the first approval, and approvals below it in all. */
const maxDepth = 5
const maxDescendants = 500

const ancestorsSql = `with recursive up (id, run_id, depth) as (
    select i.id, i.parent_run_id, 0 from approval_instance i where i.tenant_id = $1 and i.id = $2
    union all
    select p.id, p.parent_run_id, up.depth + 1 from up
      join approval_node_run r on r.tenant_id = $1 and r.id = up.run_id
      join approval_instance p on p.tenant_id = $1 and p.id = r.instance_id
    where up.depth < $3)
  select id, depth from up order by depth desc limit 1`

const lockSql = `select pg_advisory_xact_lock(hashtextextended('approval family ' || $1, 0))`

const descendantsSql = `with recursive down (id) as (
    select $2::uuid
    union all
    select c.id from down
      join approval_node_run r on r.tenant_id = $1 and r.instance_id = down.id and r.node_type = 'sub'
      join approval_instance c on c.tenant_id = $1 and c.parent_run_id = r.id)
  select count(*)::int - 1 as n from (select 1 from down limit $3) as counted`

/**
 * What keeps another child of this approval from being started. Children of one family are counted one after the
 * other, so that many started at once do not pass the limit together.
 */
const childLimitOf = async (ctx: Ctx, parentId: string): Promise<ChildLimit | undefined> => {
  const up = await ctx.db.run<{ id: string; depth: number }>(ancestorsSql, [ctx.tenantId, parentId, maxDepth])
  const { id: root, depth } = up.rows[0] ?? { id: parentId, depth: 0 }
  if (depth >= maxDepth) return 'tooDeep'
  await ctx.db.run(lockSql, [root])
  const { rows } = await ctx.db.run<{ n: number }>(descendantsSql, [ctx.tenantId, root, maxDescendants + 1])
  return (rows[0]?.n ?? 0) >= maxDescendants ? 'tooMany' : undefined
}

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
