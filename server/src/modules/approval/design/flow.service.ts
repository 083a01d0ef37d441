import type { Parsed } from '@srm/api/endpoint'
import type { approval, Problem } from '@srm/api/approval'
import { Condition } from '@srm/flow/tree/condition'
import { Flow, schemaVersion } from '@srm/flow/tree/node'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { own } from '../approval.db.ts'
import { sha256 } from './canonical.rules.ts'
import { settleCases } from './case.service.ts'
import { documentOf } from '../run/document.store.ts'
import { findFlowCycle, lockFlows, type FlowIdentity } from './flow.cycle.views.ts'
import { flowOf } from './flow.cache.views.ts'
import { firstTree } from './flow.first.rules.ts'
import { problemsOf } from './flow.problems.service.ts'

mapConstraintError('approval_flow_key_key', 'approval.key_taken', 'key')

type Calls = typeof approval.flow
type Json = Readonly<Record<string, unknown>>

export const createFlow = async (
  ctx: Ctx,
  { tree, ...body }: Parsed<Calls['create']>['body'],
): Promise<{ id: string }> => {
  const id = newId()
  const first = tree ?? firstTree(ctx.userId ?? '')
  await own(ctx)
    .insertInto('approval_flow')
    .values({
      id,
      key: body.key,
      name: body.name,
      group_name: body.groupName,
      icon: body.icon,
      description: body.description,
    })
    .execute()
  const problems = await problemsOf(ctx, first, [], body)
  await own(ctx)
    .insertInto('approval_flow_draft')
    .values({ flow_id: id, tree: JSON.stringify(first), problems: JSON.stringify(problems) })
    .execute()
  await ctx.systemLog('setting.changed', { approvalFlow: id, name: body.name, what: 'created' })
  return { id }
}

const lock = async (ctx: Ctx, id: string) =>
  (await own(ctx).selectFrom('approval_flow').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  fail('record.not_found')

export const updateFlow = async (ctx: Ctx, id: string, body: Parsed<Calls['update']>['body']) => {
  const found = await lock(ctx, id)
  if (found.version !== body.version)
    fail('record.stale', { details: { version: found.version, updatedAt: found.updated_at, updatedBy: null } })
  const version = found.version + 1
  await own(ctx)
    .updateTable('approval_flow')
    .set((eb) => ({
      name: body.name,
      group_name: body.groupName,
      icon: body.icon,
      description: body.description,
      version,
      updated_at: eb.fn<string>('now'),
      updated_by: ctx.userId,
    }))
    .where('id', '=', id)
    .execute()
  return { id, version }
}

const draftOf = async (ctx: Ctx, id: string) =>
  (await own(ctx)
    .selectFrom('approval_flow_draft')
    .selectAll()
    .where('flow_id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? fail('record.not_found')

const documentsOf = async (ctx: Ctx, id: string): Promise<string[]> => {
  const bound = await own(ctx)
    .selectFrom('approval_flow_binding')
    .select('doc_type')
    .distinct()
    .where('flow_id', '=', id)
    .execute()
  return bound.map(({ doc_type }) => doc_type)
}

const identityOf = (ctx: Ctx, id: string): Promise<FlowIdentity> =>
  own(ctx).selectFrom('approval_flow').select(['key', 'name']).where('id', '=', id).executeTakeFirstOrThrow()

/** Whoever saves over somebody else's change gets what stands there now, to compare. */
export const saveDraft = async (ctx: Ctx, id: string, { rev, tree }: { rev: number; tree: Json }) => {
  const draft = await draftOf(ctx, id)
  if (draft.rev !== rev)
    return fail('approval.draft_stale', { details: { rev: draft.rev, tree: draft.tree, editedAt: draft.edited_at } })
  const problems = await problemsOf(ctx, tree, await documentsOf(ctx, id), await identityOf(ctx, id))
  await own(ctx)
    .updateTable('approval_flow_draft')
    .set((eb) => ({
      tree: JSON.stringify(tree),
      problems: JSON.stringify(problems),
      rev: rev + 1,
      edited_by: ctx.userId,
      edited_at: eb.fn<string>('now'),
    }))
    .where('flow_id', '=', id)
    .execute()
  return { rev: rev + 1, problems }
}

export const validateTree = (ctx: Ctx, tree: Json, docType: string | undefined): Promise<Problem[]> =>
  problemsOf(ctx, tree, docType ? [documentOf(docType).record.name] : [])

type Publication = { readonly rev: number; readonly note?: string | undefined; readonly accepted?: string | undefined }

const refuseCycle = (flows: string, problems: readonly Problem[] = []): never =>
  fail('approval.sub_cycle', { words: { flows: { zh: flows, en: flows } }, details: { problems } })

/** The draft becomes an edition that never changes; whatever runs keeps the one it began with. */
export const publishFlow = async (ctx: Ctx, id: string, { rev, note, accepted }: Publication) => {
  await lockFlows(ctx)
  const flow = await lock(ctx, id)
  const draft = await draftOf(ctx, id)
  if (draft.rev !== rev)
    return fail('approval.draft_stale', { details: { rev: draft.rev, tree: draft.tree, editedAt: draft.edited_at } })
  const problems = await problemsOf(ctx, draft.tree, await documentsOf(ctx, id), flow)
  const cycle = problems.find(({ code }) => code === 'subCycle')
  if (cycle) return refuseCycle(String(cycle.data['flows']), problems)
  if (problems.some(({ level }) => level === 'error')) return fail('approval.bad_tree', { details: { problems } })
  const tree = Flow.parse(draft.tree)
  await settleCases(ctx, id, tree, accepted)
  const last = await own(ctx)
    .selectFrom('approval_flow_version')
    .select((eb) => eb.fn.max('no').as('no'))
    .where('flow_id', '=', id)
    .executeTakeFirst()
  const versionId = newId()
  const no = Number(last?.no ?? 0) + 1
  await own(ctx)
    .insertInto('approval_flow_version')
    .values({
      id: versionId,
      flow_id: id,
      no,
      schema_version: schemaVersion,
      tree: JSON.stringify(tree),
      checksum: sha256(tree),
      note: note ?? null,
    })
    .execute()
  // With its defaults filled in the draft is the edition itself, so that one can tell whether anything was changed since.
  await own(ctx)
    .updateTable('approval_flow_draft')
    .set({ tree: JSON.stringify(tree) })
    .where('flow_id', '=', id)
    .execute()
  await own(ctx)
    .updateTable('approval_flow')
    .set({ active_version_id: versionId, enabled: true })
    .where('id', '=', id)
    .execute()
  await ctx.systemLog('setting.changed', { approvalFlow: id, name: flow.name, what: 'published', no })
  return { id: versionId, no }
}

export const enableFlow = async (ctx: Ctx, id: string, enabled: boolean) => {
  if (enabled) await lockFlows(ctx)
  const { active_version_id: active, key, name } = await lock(ctx, id)
  if (enabled) {
    if (!active) return fail('approval.not_published')
    const cycle = await findFlowCycle(ctx, { key, name }, await flowOf(ctx, active))
    if (cycle) return refuseCycle(cycle.names.join(' → '))
  }
  await own(ctx).updateTable('approval_flow').set({ enabled }).where('id', '=', id).execute()
  await ctx.systemLog('setting.changed', { approvalFlow: id, name, what: enabled ? 'enabled' : 'disabled' })
  return { id, enabled }
}

/** The whole list of one kind of document is set at once: the order is what decides. */
export const bindFlows = async (ctx: Ctx, { docType, purpose, flows }: Parsed<Calls['bind']>['body']) => {
  documentOf(docType)
  for (const { condition } of flows)
    if (condition && !Condition.safeParse(condition).success)
      fail('request.invalid', { errors: [{ path: 'flows', message: '' }] })
  await own(ctx)
    .deleteFrom('approval_flow_binding')
    .where('doc_type', '=', docType)
    .where('purpose', '=', purpose)
    .execute()
  for (const [priority, { flowId, condition }] of flows.entries())
    await own(ctx)
      .insertInto('approval_flow_binding')
      .values({
        id: newId(),
        doc_type: docType,
        purpose,
        priority,
        flow_id: flowId,
        condition: condition ? JSON.stringify(condition) : null,
      })
      .execute()
  await ctx.systemLog('setting.changed', { approvalBinding: docType, purpose, count: flows.length })
  return { count: flows.length }
}
