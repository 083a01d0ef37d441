import type { Parsed, HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import type { Act } from '@srm/flow/commands'
import { isPeople, placeOf } from '@srm/flow/tree/shape'
import type { Ctx } from '#kernel/ctx.ts'
import { asFailure, explain, Failure, fail } from '#kernel/errors.ts'
import { assertPeople, meIn } from '../run/act.service.ts'
import { own } from '../approval.db.ts'
import { command } from '../run/command.service.ts'
import { flowOf } from '../design/flow.cache.views.ts'

type Body = Parsed<typeof approval.batch>['body']
type Row = HandlerResult<typeof approval.batch>['rows'][number]

const taskOf = async (ctx: Ctx, taskId: string) =>
  (await own(ctx)
    .selectFrom('approval_task')
    .innerJoin('approval_instance', 'approval_instance.id', 'approval_task.instance_id')
    .select(['approval_task.instance_id', 'approval_task.node_id', 'approval_instance.version_id'])
    .where('approval_task.id', '=', taskId)
    .executeTakeFirst()) ?? fail('record.not_found')

/** What has to be looked at one by one is left out of a batch. */
const assertBatchable = async (ctx: Ctx, versionId: string, nodeId: string): Promise<void> => {
  const flow = await flowOf(ctx, versionId)
  const { node } = placeOf(flow, nodeId)
  const asks =
    isPeople(node) &&
    (node.signature ||
      node.passwordAbove !== undefined ||
      node.opinion.includes('approve') ||
      Object.values(node.fields).some((may) => may === 'required'))
  if (!flow.settings.batch || asks) fail('approval.notAllowed', { details: { action: 'batch' } })
}

const actOf = ({ do: verb, opinion, to }: Body, taskId: string): Act => {
  if (verb === 'view') return { do: 'view', taskId }
  if (verb === 'transfer')
    return { do: 'transfer', taskId, to: to ?? fail('request.invalid'), ...(opinion && { opinion }) }
  return { do: 'approve', taskId, ...(opinion && { opinion }) }
}

const one = async (ctx: Ctx, body: Body, taskId: string): Promise<void> => {
  const { instance_id: id, node_id: nodeId, version_id: versionId } = await taskOf(ctx, taskId)
  if (body.do === 'approve') await assertBatchable(ctx, versionId, nodeId)
  const key = body.key && `${body.key}:${taskId}`
  await command(ctx, id, { act: actOf(body, taskId), actor: { person: meIn(ctx) }, ...(key && { key }) })
}

const skippable = new Set<string>([
  'approval.handled',
  'approval.ended',
  'approval.notAllowed',
  'approval.suspended',
  'record.not_found',
])

const knownSql = `select count(*)::int as n from approval_task where tenant_id = $1 and id = any($2::uuid[])`

const assertKnown = async (ctx: Ctx, { taskIds, to }: Body): Promise<void> => {
  const { rows } = await ctx.db.run<{ n: number }>(knownSql, [ctx.tenantId, taskIds])
  if (rows[0]?.n !== new Set(taskIds).size) fail('record.not_found')
  if (to) await assertPeople(ctx, [to])
}

/** Each in a transaction of its own: one that fails takes none of the others with it. */
export const actOnMany = async (ctx: Ctx, body: Body): Promise<{ rows: Row[] }> => {
  await ctx.newTransaction((apart) => assertKnown(apart, body))
  const rows: Row[] = []
  for (const taskId of new Set(body.taskIds)) {
    try {
      await ctx.newTransaction((apart) => one(apart, body, taskId))
      rows.push({ taskId, result: 'done', message: null })
    } catch (error) {
      const failure = asFailure(error) ?? new Failure('server.internal')
      const { key } = failure
      if (key === 'server.internal') ctx.log.error({ err: error, reqId: ctx.requestId, taskId }, 'batch')
      const result = skippable.has(key) ? 'skipped' : 'failed'
      rows.push({ taskId, result, message: explain(failure, ctx.language, ctx.requestId) })
    }
  }
  return { rows }
}
