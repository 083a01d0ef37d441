import type { Parsed, HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import type { Flow } from '@srm/flow/tree/node'
import { trial } from '@srm/flow/trial'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { drive } from '../detail/answer.cache.views.ts'
import { own } from '../approval.db.ts'
import { sha256 } from './canonical.rules.ts'
import { differencesOf, outcomeOf, Outcome, type Difference } from './case.rules.ts'
import { runAll } from '../centre/batch-runner.views.ts'
import { assertFlow } from './flow.views.ts'
import { frozen, matterFor, buildContexts, submission, treeOf } from '../trial/prepare.service.ts'
import { askedOn, peopleNamed } from '../trial/trial.views.ts'

mapConstraintError('approval_flow_case_name_key', 'approval.case_taken', 'name')

type Calls = typeof approval.flow.cases
type Json = Readonly<Record<string, unknown>>

const maxCases = 100

const casesOf = (ctx: Ctx, flowId: string) =>
  own(ctx)
    .selectFrom('approval_flow_case')
    .select(['id', 'name', 'input', 'expected'])
    .where('flow_id', '=', flowId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const listSql = `select c.id, c.name, c.input, c.expected ->> 'ends' as ends, jsonb_array_length(c.expected -> 'steps') as steps,
    u.name as "createdBy", c.created_at as "createdAt" from approval_flow_case c
  left join user_ref u on u.tenant_id = c.tenant_id and u.id = c.created_by
  where c.tenant_id = $1 and c.flow_id = $2 order by c.created_at, c.id`

export const listCases = async (ctx: Ctx, flowId: string): Promise<HandlerResult<Calls['list']>> => {
  await assertFlow(ctx, flowId)
  return (await ctx.db.run<HandlerResult<Calls['list']>[number]>(listSql, [ctx.tenantId, flowId])).rows
}

/** The way it goes now is what is expected from now on. */
export const createCase = async (
  ctx: Ctx,
  flowId: string,
  { name, tree, ...given }: Parsed<Calls['create']>['body'],
): Promise<{ id: string }> => {
  await assertFlow(ctx, flowId)
  if ((await casesOf(ctx, flowId)).length >= maxCases) fail('approval.cases_full')
  const flow = treeOf(tree)
  const matter = await matterFor(ctx, given, flowId)
  const input = frozen(ctx, given, matter)
  const seen = await drive(ctx, matter, trial(submission(flow, matter), given.moves))
  const id = newId()
  await own(ctx)
    .insertInto('approval_flow_case')
    .values({
      id,
      flow_id: flowId,
      name,
      input: JSON.stringify(input),
      expected: JSON.stringify(outcomeOf(flow, seen, askedOn)),
    })
    .execute()
  return { id }
}

export const renameCase = async (ctx: Ctx, id: string, name: string): Promise<{ id: string }> => {
  const done = await own(ctx)
    .updateTable('approval_flow_case')
    .set((eb) => ({ name, updated_by: ctx.userId, updated_at: eb.fn<string>('now') }))
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(done.numUpdatedRows) > 0 ? { id } : fail('record.not_found')
}

export const removeCase = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const done = await own(ctx).deleteFrom('approval_flow_case').where('id', '=', id).executeTakeFirst()
  return Number(done.numDeletedRows) > 0 ? { id } : fail('record.not_found')
}

type TrialCase = {
  readonly id: string
  readonly name: string
  readonly now: Outcome
  readonly differences: readonly Difference[]
}

const tryCases = async (ctx: Ctx, flowId: string, flow: Flow, only?: string): Promise<readonly TrialCase[]> => {
  const kept = (await casesOf(ctx, flowId)).filter(({ id }) => only === undefined || id === only)
  const given = kept.map(({ input }) => input)
  const matters = await buildContexts(ctx, given, flowId)
  const going = matters.map((matter, at) => ({
    matter,
    work: trial(submission(flow, matter), given[at]?.moves ?? []),
  }))
  const seen = await runAll(ctx, going)
  return kept.flatMap(({ id, name, expected }, at) => {
    const outcome = seen[at]
    if (!outcome) return []
    const now = outcomeOf(flow, outcome, askedOn)
    return [{ id, name, now, differences: differencesOf(Outcome.parse(expected), now) }]
  })
}

type CheckResult = HandlerResult<Calls['run']>

const toResponse = async (ctx: Ctx, tried: readonly TrialCase[]): Promise<CheckResult> => {
  const all = tried.flatMap(({ differences }) => differences)
  const names = await peopleNamed(
    ctx,
    all.flatMap(({ before, after }) => [...before, ...after]),
  )
  const withNames = (texts: readonly string[]): string[] => texts.map((text) => names.get(text)?.name ?? text)
  const differing = tried.filter(({ differences }) => differences.length > 0)
  return {
    cases: tried.map(({ id, name, differences }) => ({
      id,
      name,
      differences: differences.map((one) => ({ ...one, before: withNames(one.before), after: withNames(one.after) })),
    })),
    digest: sha256(differing.map(({ id, now }) => ({ id, now }))),
  }
}

export const runCases = async (
  ctx: Ctx,
  flowId: string,
  { tree, only }: { readonly tree: Json; readonly only?: string | undefined },
): Promise<CheckResult> => {
  await assertFlow(ctx, flowId)
  const tried = await tryCases(ctx, flowId, treeOf(tree), only)
  if (only !== undefined && tried.length === 0) return fail('record.not_found')
  return toResponse(ctx, tried)
}

/** Nothing that was saved as right comes out otherwise without somebody having seen and wanted it. */
export const settleCases = async (
  ctx: Ctx,
  flowId: string,
  flow: Flow,
  accepted: string | undefined,
): Promise<void> => {
  const tried = (await tryCases(ctx, flowId, flow)).filter(({ differences }) => differences.length > 0)
  if (tried.length === 0) return
  const { cases, digest } = await toResponse(ctx, tried)
  if (digest !== accepted) fail('approval.cases_differ', { details: { cases, digest } })
  for (const { id, now } of tried)
    await own(ctx)
      .updateTable('approval_flow_case')
      .set((eb) => ({ expected: JSON.stringify(now), updated_by: ctx.userId, updated_at: eb.fn<string>('now') }))
      .where('id', '=', id)
      .execute()
  await ctx.systemLog('setting.changed', { approvalFlow: flowId, what: 'casesAccepted', count: tried.length })
}
