import type { Returned } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import { newInstance } from '@srm/flow/events'
import { preview, type Preview } from '@srm/flow/preview'
import { Flow } from '@srm/flow/tree/node'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { assertPeople } from './act.service.ts'
import type { Matter } from './answer.views.ts'
import { drive } from './command.run.service.ts'
import { flowOf } from './flow.cache.views.ts'
import { personFacts } from './people.views.ts'
import { endOf, stepsOf, type SimulateBody } from './preview.views.ts'
import { prepare, type Wanted } from './submit.prepare.service.ts'

/** The interpreter itself on a copy: what is shown is what would happen. */
const foresee = (ctx: Ctx, matter: Matter, flow: Flow, purpose: Wanted['purpose']): Promise<Preview> => {
  const id = newId()
  const { initiator } = matter.about
  const command = { do: 'submit', instanceId: id, purpose, initiator, actor: { person: initiator } } as const
  const input = { flow, state: newInstance(id, initiator), command, now: matter.now, newId }
  return drive(ctx, matter, preview(input))
}

export const previewSubmission = async (ctx: Ctx, wanted: Wanted): Promise<Returned<typeof approval.preview>> => {
  const { bound, matter } = await prepare(ctx, wanted, Date.now())
  const flow = await flowOf(ctx, bound.versionId)
  const seen = await foresee(ctx, matter, flow, wanted.purpose)
  return {
    flow: { id: bound.flowId, name: bound.name, no: bound.no },
    ends: endOf(seen),
    steps: await stepsOf(ctx, flow, seen),
  }
}

/** A flow that need not be published yet, tried on a real document. */
export const simulate = async (
  ctx: Ctx,
  { tree, docType, docId, initiator }: SimulateBody,
): Promise<Returned<typeof approval.simulate>> => {
  const parsed = Flow.safeParse(tree)
  if (!parsed.success) return fail('approval.bad_tree')
  if (initiator) await assertPeople(ctx, [initiator])
  const wanted = { docType, docId, purpose: 'create' } as const
  const { matter } = await prepare(ctx, wanted, Date.now(), { flowId: newId(), versionId: newId(), name: '', no: 0 })
  const who = initiator ?? matter.about.initiator
  const initiatorDept = (await personFacts(ctx, [who])).get(who)?.depts.at(-1) ?? null
  const about = { ...matter.about, initiator: who, initiatorDept }
  const seen = await foresee(ctx, { ...matter, about }, parsed.data, 'create')
  return { ends: endOf(seen), steps: await stepsOf(ctx, parsed.data, seen) }
}
