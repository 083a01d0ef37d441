import type { Command } from '@srm/flow/commands'
import type { State } from '@srm/flow/state'
import { step, type Outcome } from '@srm/flow/step'
import type { Flow } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { drive, type AnswerCache } from '../detail/answer.cache.views.ts'
import type { EvaluationContext } from '../detail/answer.views.ts'

type Done = Extract<Outcome, { ok: true }>

/** A refusal becomes ours, with what it is about; nothing of the command is kept. */
export const carryOut = async (
  ctx: Ctx,
  matter: EvaluationContext,
  flow: Flow,
  state: State | null,
  command: Command,
  cache?: AnswerCache,
): Promise<Done> => {
  const outcome = await drive(ctx, matter, step({ flow, state, command, now: matter.now, newId }), cache)
  if (outcome.ok) return outcome
  const { key, data } = outcome.refusal
  return fail(`approval.${key}`, { details: data })
}

/** Where it stands, in the words of the flow: the names of the steps that wait for somebody. */
export const labelOf = (flow: Flow, { runs }: State): string | null => {
  const active = new Set(
    runs.filter(({ status, branches }) => status === 'active' && !branches).map(({ nodeId }) => nodeId),
  )
  const names = nodesOf(flow).flatMap(({ id, name }) => (active.has(id) ? [name] : []))
  return names.length > 0 ? names.join('、') : null
}
