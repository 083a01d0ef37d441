import type { ActOf } from '../commands.ts'
import type { Dialogue } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Run } from '../state.ts'
import { placeOf } from '../tree/shape.ts'
import { backToInitiator } from '../run/back.ts'
import { endedOf } from '../run/children.ts'
import { finish } from '../run/finish.ts'
import { closeRun } from '../run/rows.ts'
import { emit, runById, setRun, type Turn } from '../run/turn.ts'

const passOn = (turn: Turn, run: Run, rule?: string): void => {
  closeRun(turn, run, 'passed', rule === undefined ? {} : { rule })
  turn.todo.push({ do: 'leave', runId: run.id })
}

/** A call that did not answer, or a child that was turned down: go on, go back, or reject, as the node says. */
export function* failMachine(turn: Turn, run: Run, rule: string): Dialogue<void> {
  const { node } = placeOf(turn.flow, run.nodeId)
  const how = node.type === 'trigger' ? node.onFailure : node.type === 'sub' ? node.childRejected : 'continue'
  if (how === 'continue') {
    passOn(turn, run, rule)
    return
  }
  if (how === 'return') return yield* backToInitiator(turn, run, 'rerun')
  closeRun(turn, run, 'rejected', { rule })
  turn.todo.push({ do: 'fail', runId: run.id })
}

const activeRun = (turn: Turn, runId: string, type: Run['nodeType']): Run => {
  const run = runById(turn.state, runId)
  return run.status === 'active' && run.nodeType === type ? run : refuse('handled', {})
}

export function* callback(turn: Turn, command: ActOf<'callback'>): Dialogue<void> {
  const run = activeRun(turn, command.runId, 'trigger')
  if (command.ok) passOn(turn, run)
  else yield* failMachine(turn, run, 'failed')
}

/** Each child reports once; with the last one the node is decided. */
export function* childEnded(turn: Turn, command: ActOf<'childEnded'>): Dialogue<void> {
  const run = activeRun(turn, command.runId, 'sub')
  if (command.childId in endedOf(run)) return refuse('handled', {})
  const ended = { ...endedOf(run), [command.childId]: command.outcome }
  emit(turn, 'child.ended', {
    runId: run.id,
    note: { child: command.childId, outcome: command.outcome },
    changes: [setRun(run.id, { decision: { ...run.decision, ended } })],
  })
  const fresh = runById(turn.state, run.id)
  const { node } = placeOf(turn.flow, run.nodeId)
  const stops = command.outcome !== 'approved' && node.type === 'sub' && node.childRejected !== 'continue'
  if (stops) return yield* failMachine(turn, fresh, 'child')
  if (Object.keys(ended).length === run.decision['expected']) passOn(turn, fresh)
}

/** Only says so: a step that waits for the child hears by `childEnded` that it was not started. */
export function* childRefused(turn: Turn, command: ActOf<'childRefused'>): Dialogue<void> {
  emit(turn, `child.${command.limit}`, { runId: runById(turn.state, command.runId).id })
  yield* []
}

/** The step that waited for this one is gone: nobody needs the answer any more. */
export function* parentEnded(turn: Turn): Dialogue<void> {
  finish(turn, 'terminated', { reason: 'parent' })
  yield* []
}
