import type { Returned } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import { preview } from '@srm/flow/preview'
import { trial } from '@srm/flow/trial'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { drive, expectPeopleOf } from './answer.cache.views.ts'
import { flowOf } from './flow.cache.views.ts'
import { assertFlow } from './flow.views.ts'
import { endOf, stepsOf } from './preview.views.ts'
import { prepare, type SubmissionRequest } from './submit.prepare.service.ts'
import { matterFor, submission, treeOf, type SimulateBody } from './trial.prepare.service.ts'
import { shownTrial } from './trial.views.ts'

/** The interpreter itself on a copy: what is shown is what would happen. */
export const previewSubmission = async (
  ctx: Ctx,
  wanted: SubmissionRequest,
): Promise<Returned<typeof approval.preview>> => {
  const { bound, matter, cache } = await prepare(ctx, wanted, Date.now())
  const flow = await flowOf(ctx, bound.versionId)
  expectPeopleOf(cache, flow)
  const seen = await drive(ctx, matter, preview(submission(flow, matter, wanted.purpose)), cache)
  return {
    flow: { id: bound.flowId, name: bound.name, no: bound.no },
    ends: endOf(seen),
    steps: await stepsOf(ctx, flow, seen),
  }
}

/** A flow that need not be published yet, tried on a document or on made-up facts. */
export const simulate = async (
  ctx: Ctx,
  { tree, flowId, ...given }: SimulateBody,
): Promise<Returned<typeof approval.simulate>> => {
  const flow = treeOf(tree)
  if (flowId) await assertFlow(ctx, flowId)
  const matter = await matterFor(ctx, given, flowId ?? newId())
  return shownTrial(ctx, flow, matter, await drive(ctx, matter, trial(submission(flow, matter), given.moves)))
}
