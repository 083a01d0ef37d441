import type { Dialogue } from '../questions.ts'
import type { Run } from '../state.ts'
import type { PeopleNode } from '../tree/node.ts'
import { isPeople, placeOf } from '../tree/shape.ts'
import { backToInitiator, goBack } from './back.ts'
import { finish } from './finish.ts'
import { arrive, failingFork } from './fork.ts'
import { runById, type Turn } from './turn.ts'

function* byFlow(turn: Turn, run: Run): Dialogue<void> {
  if (turn.flow.settings.rejected === 'initiator') return yield* backToInitiator(turn, run, 'rerun')
  finish(turn, 'rejected', { node: run.nodeId })
}

/** Where a rejection leads that the node itself has something to say about; null when the flow decides. */
const targetOf = (turn: Turn, run: Run, node: PeopleNode): string | null => {
  const { onReject } = node
  if (onReject.to === 'initiator') return 'initiator'
  const targets = turn.parts.returnTargets(turn.state, run).map(({ nodeId }) => nodeId)
  if (onReject.to === 'previous') return targets.at(-1) ?? 'initiator'
  if (onReject.to === 'node') return targets.includes(onReject.nodeId) ? onReject.nodeId : 'initiator'
  if (onReject.to !== 'choose') return null
  return (turn.command.do === 'reject' ? turn.command.target : undefined) ?? 'initiator'
}

/** A node was rejected: its branch fails, or it goes back, or it is over, as the flow says. */
export function* failRun(turn: Turn, runId: string): Dialogue<void> {
  const run = runById(turn.state, runId)
  const fork = failingFork(turn, run.nodeId)
  if (fork) {
    arrive(turn, fork.node, fork.branch, 'failed', run.id)
    return
  }
  const { node } = placeOf(turn.flow, run.nodeId)
  if (!isPeople(node)) return yield* byFlow(turn, run)
  if (node.onReject.to === 'end') {
    finish(turn, 'rejected', { node: node.id })
    return
  }
  const target = targetOf(turn, run, node)
  if (target === null || node.onReject.to === 'inherit') return yield* byFlow(turn, run)
  return yield* goBack(turn, run, target, node.onReject.after)
}

/** Too many branches failed: for whatever is around the fork that is one rejection. */
export function* failBlock(turn: Turn, nodeId: string, from: string): Dialogue<void> {
  const fork = failingFork(turn, nodeId)
  if (fork) arrive(turn, fork.node, fork.branch, 'failed', from)
  else yield* byFlow(turn, runById(turn.state, from))
}
