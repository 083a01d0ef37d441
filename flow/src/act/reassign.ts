import type { ActOf } from '../commands.ts'
import type { Dialogue } from '../questions.ts'
import { refuse } from '../refusal.ts'
import { isOpen, isVoter, type Run, type State, type Task, type TaskKind } from '../state.ts'
import { closeTask, newTask } from '../run/rows.ts'
import { openTask } from '../run/open-task.ts'
import { armTimeouts, pauseTimers } from '../run/timers.ts'
import { adminsOf, emit, runById, setTask, taskById, tell, type Turn } from '../run/turn.ts'
import { actingOn, peopleNode, personOf, requireFit } from './guards.ts'

/** Another person in the same place; those who work for the old holder now work for the new one. */
export function* giveTo(
  turn: Turn,
  run: Run,
  task: Task,
  to: string,
  as: 'transferred' | 'handed_over',
  kind: TaskKind = task.kind === 'external' ? 'vote' : task.kind,
): Dialogue<void> {
  closeTask(turn, task, as, as)
  const heir = { ...turn.parts.heirOf(task, turn.newId(), to, null), kind }
  const orphans = turn.state.tasks.filter(({ parentTaskId }) => parentTaskId === task.id)
  const cause = emit(turn, 'task.handed', {
    taskId: heir.id,
    runId: run.id,
    note: { from: task.assignee, to },
    changes: [
      setTask(heir.id, { ...heir, openedAt: heir.status === 'waiting' ? null : turn.now }),
      ...orphans.map(({ id }) => setTask(id, { parentTaskId: heir.id })),
    ],
  })
  tell(turn, cause, [to], 'task.handed')
  yield* armTimeouts(turn, run, heir.id)
  if (heir.status !== 'pending') pauseTimers(turn, ({ taskId }) => taskId === heir.id)
}

const heldBefore = (state: State, task: Task): readonly string[] => {
  const origin = state.tasks.find(({ id }) => id === task.originTaskId)
  return origin ? [origin.assignee, ...heldBefore(state, origin)] : []
}

export function* transfer(turn: Turn, command: ActOf<'transfer'>): Dialogue<void> {
  const { task, run } = actingOn(turn, command.taskId, 'transfer')
  if (heldBefore(turn.state, task).includes(command.to)) refuse('personUnfit', { person: command.to })
  yield* requireFit(turn, run, command.to)
  yield* giveTo(turn, run, task, command.to, 'transferred')
}

/** Somebody else is asked for advice; the owner still decides. A delegate who passes it on leaves it with the same owner. */
export function* delegate(turn: Turn, command: ActOf<'delegate'>): Dialogue<void> {
  const { task, run, person } = actingOn(turn, command.taskId, 'delegate')
  yield* requireFit(turn, run, command.to)
  if (task.kind === 'delegate') return yield* giveTo(turn, run, task, command.to, 'transferred')
  if (task.parentTaskId !== null) return refuse('notAllowed', { action: 'delegate' })
  emit(turn, 'task.suspended', {
    taskId: task.id,
    runId: run.id,
    note: { for: 'delegate' },
    changes: [setTask(task.id, { status: 'suspended' })],
  })
  pauseTimers(turn, ({ taskId }) => taskId === task.id)
  const child = newTask(turn, run, { kind: 'delegate', assignee: command.to, parentTaskId: task.id, addedBy: person })
  yield* openTask(turn, run, child)
}

export function* reassign(turn: Turn, command: ActOf<'reassign'>): Dialogue<void> {
  const task = taskById(turn.state, command.taskId)
  if (!isOpen(task)) refuse('handled', { by: task.actedBy })
  const run = runById(turn.state, task.runId)
  yield* requireFit(turn, run, command.to)
  yield* giveTo(turn, run, task, command.to, 'transferred')
}

/** A step that asks a supplier is given to another contact of theirs, by whoever of ours it is about. */
export function* reassignContact(turn: Turn, command: ActOf<'reassignContact'>): Dialogue<void> {
  const person = personOf(turn)
  const task = taskById(turn.state, command.taskId)
  const run = runById(turn.state, task.runId)
  const { initiator, submittedBy } = turn.state.instance
  const owns = [initiator, submittedBy, task.assignee, task.substitute].includes(person)
  if (!owns && !(yield* adminsOf(turn)).includes(person)) refuse('notAllowed', { who: person })
  const asks = peopleNode(turn, run)?.approvers.some(({ by }) => by === 'supplierContact') === true
  if (!isVoter(task) || (task.kind !== 'external' && !asks)) refuse('notAllowed', { action: 'reassignContact' })
  if (task.status !== 'pending' && task.status !== 'waiting') refuse('handled', { by: task.actedBy })
  yield* requireFit(turn, run, command.to, true)
  yield* giveTo(turn, run, task, command.to, 'transferred', 'external')
}
