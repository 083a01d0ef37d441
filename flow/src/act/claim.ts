import type { ActOf } from '../commands.ts'
import type { Dialogue } from '../questions.ts'
import { refuse } from '../refusal.ts'
import { isOpen, isVoter } from '../state.ts'
import { closeWhole } from '../run/rows.ts'
import { armTimeouts } from '../run/timers.ts'
import { emit, setTask, type Turn } from '../run/turn.ts'
import { actingOn } from './guards.ts'

/** The first to reach for it has it; the others need not look at it any more. */
export const claim = (turn: Turn, command: ActOf<'claim'>): void => {
  const { task, run } = actingOn(turn, command.taskId, null)
  if (run.mode?.kind !== 'claim' || !isVoter(task)) refuse('notAllowed', { action: 'claim' })
  const others = turn.state.tasks.filter(
    (other) => other.runId === run.id && other.id !== task.id && isVoter(other) && isOpen(other),
  )
  if (others.length === 0) refuse('handled', {})
  emit(turn, 'task.claimed', { taskId: task.id, runId: run.id })
  for (const other of others) closeWhole(turn, other, 'cancelled', 'claimed')
}

/** Gives it up again: those who were asked before are asked once more. */
export function* release(turn: Turn, command: ActOf<'release'>): Dialogue<void> {
  const { task, run } = actingOn(turn, command.taskId, null)
  const inherited = new Set(turn.state.tasks.map(({ originTaskId }) => originTaskId))
  const here = new Set(
    turn.state.tasks.filter((one) => one.runId === run.id && isOpen(one)).map(({ assignee }) => assignee),
  )
  const others = turn.state.tasks.filter(
    (other) =>
      other.runId === run.id &&
      other.closeReason === 'claimed' &&
      !inherited.has(other.id) &&
      !here.has(other.assignee),
  )
  if (run.mode?.kind !== 'claim' || others.length === 0) refuse('notAllowed', { action: 'release' })
  emit(turn, 'task.released', { taskId: task.id, runId: run.id })
  for (const other of others) {
    const heir = turn.parts.heirOf(other, turn.newId(), other.assignee, other.substitute)
    emit(turn, 'task.opened', {
      taskId: heir.id,
      runId: run.id,
      changes: [setTask(heir.id, { ...heir, status: 'pending', openedAt: turn.now })],
    })
    yield* armTimeouts(turn, run, heir.id)
  }
}
