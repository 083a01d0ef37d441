import type { Parsed, HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import { preview } from '@srm/flow/preview'
import { trial } from '@srm/flow/trial'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, Failure } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { drive, expectPeopleOf } from '../detail/answer.cache.views.ts'
import { readableFlowOf } from '../design/flow.cache.views.ts'
import { assertFlow } from '../design/flow.views.ts'
import { endOf, stepsOf } from './preview.views.ts'
import { fieldNamed } from '../design/fact.fields.rules.ts'
import { documentOf } from '../run/document.store.ts'
import { prepare, prepareRow, type PreparedSubmission, type SubmissionRequest } from '../run/submit.prepare.service.ts'
import { rowFrom } from './facts.rules.ts'
import { matterFor, submission, treeOf, type SimulateBody } from './prepare.service.ts'
import { shownTrial } from './trial.views.ts'

type WayAhead = HandlerResult<typeof approval.preview>

/** The interpreter itself on a copy: what is shown is what would happen. */
const walk = async (
  ctx: Ctx,
  prepared: PreparedSubmission,
  purpose: SubmissionRequest['purpose'],
): Promise<WayAhead> => {
  const { bound, matter, cache } = prepared
  const flow = await readableFlowOf(ctx, bound.versionId)
  expectPeopleOf(cache, flow)
  const seen = await drive(ctx, matter, preview(submission(flow, matter, purpose)), cache)
  return {
    flow: { id: bound.flowId, name: bound.name, no: bound.no },
    ends: endOf(seen),
    steps: await stepsOf(ctx, flow, seen),
  }
}

export const previewSubmission = async (ctx: Ctx, wanted: SubmissionRequest): Promise<WayAhead> =>
  walk(ctx, await prepare(ctx, wanted, Date.now()), wanted.purpose)

/** A draft may still become one that a flow takes: that none does yet is no fault. */
const unlessUnbound = (error: unknown): undefined => {
  if (error instanceof Failure && error.key === 'approval.no_flow') return undefined
  throw error
}

/** A document still being written; whoever may not write one learns nothing about its flow. */
export const previewDraft = async (
  ctx: Ctx,
  { docType, facts }: Parsed<typeof approval.previewDraft>['body'],
): Promise<WayAhead | null> => {
  const { record } = documentOf(docType)
  if (!ctx.session.isSuper && !holds(ctx.session, `${record.name}:create`)) fail('session.forbidden')
  const known = Object.fromEntries(
    Object.entries(facts).filter(([path, value]) => fieldNamed(record, path)?.safeParse(value).success),
  )
  const docId = newId()
  const row = { id: docId, ...rowFrom(record, known) }
  const request = { docType, docId, purpose: 'create' } as const
  const prepared = await prepareRow(ctx, request, row, Date.now()).catch(unlessUnbound)
  return prepared ? walk(ctx, prepared, 'create') : null
}

/** A flow that need not be published yet, tried on a document or on made-up facts. */
export const simulate = async (
  ctx: Ctx,
  { tree, flowId, ...given }: SimulateBody,
): Promise<HandlerResult<typeof approval.simulate>> => {
  const flow = treeOf(tree)
  if (flowId) await assertFlow(ctx, flowId)
  const matter = await matterFor(ctx, given, flowId ?? newId())
  return shownTrial(ctx, flow, matter, await drive(ctx, matter, trial(submission(flow, matter), given.moves)))
}
