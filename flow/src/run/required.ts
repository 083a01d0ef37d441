import { ownersOf } from '../people/own.ts'
import { fit } from '../people/standing.ts'
import { ask, type Questioning, type Requirement } from '../questions.ts'
import { refuse } from '../refusal.ts'
import { adminsOf, type Turn } from './turn.ts'

/** Who of them can decide: those who are here and whose document it is not, otherwise the flow's administrators. */
function* able(turn: Turn, people: readonly string[], nodeId: string): Questioning<readonly string[]> {
  const owners = yield* ownersOf(turn)
  const among = turn.parts.withoutOwners((yield* fit(new Map(), people)).people, owners)
  if (among.length > 0) return among
  const admins = turn.parts.withoutOwners((yield* fit(new Map(), yield* adminsOf(turn))).people, owners)
  return admins.length > 0 ? admins : refuse('nobody', { node: nodeId })
}

/** The first of the document's own requirements that nobody has met in this round, with who can meet it. */
export function* unmetRequirement(turn: Turn, nodeId: string): Questioning<Requirement | null> {
  // taking something back promises nothing
  if (turn.state.instance.purpose === 'void') return null
  for (const { people, reason } of yield* ask<'required'>({ ask: 'required' })) {
    const wanted = yield* able(turn, people, nodeId)
    if (!turn.parts.hasApproved(turn.state, wanted)) return { people: wanted, reason }
  }
  return null
}
