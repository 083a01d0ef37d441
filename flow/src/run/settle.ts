import { resolveEmpty } from '../people/pipeline.ts'
import type { Dialogue } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Run } from '../state.ts'
import { isPeople, placeOf } from '../tree/shape.ts'
import { openTask } from './open-task.ts'
import { addVoters, askOf } from './people-node.ts'
import { closeRun } from './rows.ts'
import { runById, type Turn } from './turn.ts'
import { votersOf } from './votes.ts'

const close = (turn: Turn, run: Run, verdict: 'pass' | 'fail', rule?: string): void => {
  closeRun(turn, run, verdict === 'pass' ? 'passed' : 'rejected', rule === undefined ? {} : { rule })
  turn.todo.push({ do: verdict === 'pass' ? 'leave' : 'fail', runId: run.id })
}

/** Everybody abstained: the node's empty policy says who decides. */
function* nobodyLeft(turn: Turn, run: Run): Dialogue<void> {
  const { node } = placeOf(turn.flow, run.nodeId)
  if (!isPeople(node)) return
  const found = yield* resolveEmpty(turn, askOf(turn, node))
  if (found.outcome === 'nobody') return refuse('nobody', { node: node.id })
  if (found.outcome !== 'people') {
    close(turn, run, found.outcome === 'pass' ? 'pass' : 'fail', 'empty')
    return
  }
  const last = Math.max(0, ...turn.state.tasks.filter((task) => task.runId === run.id).map(({ seqNo }) => seqNo))
  const abstained = turn.state.tasks.filter((task) => task.runId === run.id).map(({ assignee }) => assignee)
  const fresh = found.slots.filter(({ id }) => !abstained.includes(id))
  if (fresh.length === 0) return refuse('nobody', { node: node.id })
  yield* addVoters(turn, run, node, fresh, last + 1)
  turn.todo.push({ do: 'settle', runId: run.id })
}

/** Looks at a run's votes again and goes on if they decide it. */
export function* settle(turn: Turn, runId: string): Dialogue<void> {
  const run = runById(turn.state, runId)
  if (run.status !== 'active' || run.mode === null) return
  if (votersOf(turn.state, run).length === 0) return yield* nobodyLeft(turn, run)
  const verdict = turn.parts.decide(run.mode, turn.parts.votesOf(turn.state, run))
  if (verdict !== 'open') close(turn, run, verdict)
  const next = verdict === 'open' && run.mode.kind === 'sequential' ? turn.parts.nextInLine(turn.state, run) : null
  if (!next) return
  yield* openTask(turn, run, next)
  turn.todo.push({ do: 'settle', runId })
}
