import { ask, type Dialogue } from '../questions.ts'
import type { Run } from '../state.ts'
import type { SelfPolicy, Strategy } from '../tree/approver.ts'
import { isPeople, placeOf } from '../tree/shape.ts'
import type { Turn } from '../run/turn.ts'

/** Those whose document it is: who started it, who sent it in, who wrote it down and who owns it. */
export function* ownersOf(turn: Turn): Dialogue<ReadonlySet<string>> {
  const { initiator, submittedBy } = turn.state.instance
  turn.owners ??= new Set(yield* ask<'owners'>({ ask: 'owners' }))
  return new Set([initiator, submittedBy, ...turn.owners])
}

type Policy = { readonly self?: SelfPolicy | undefined; readonly approvers: readonly Pick<Strategy, 'by'>[] }

/** Whom of them a step asks all the same: everybody where the flow says so, the initiator where it names him. */
export function* barredFrom(turn: Turn, node: Policy | null): Dialogue<ReadonlySet<string>> {
  if (node && (node.self ?? turn.flow.settings.self) === 'approve') return new Set()
  const owners = yield* ownersOf(turn)
  if (!node?.approvers.some(({ by }) => by === 'initiator')) return owners
  return new Set([...owners].filter((id) => id !== turn.state.instance.initiator))
}

/** Nobody decides on what is theirs, whichever way the task came to them. */
export function* isBarred(turn: Turn, run: Run, person: string): Dialogue<boolean> {
  const { node } = placeOf(turn.flow, run.nodeId)
  return (yield* barredFrom(turn, isPeople(node) ? node : null)).has(person)
}
