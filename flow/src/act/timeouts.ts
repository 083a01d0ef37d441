import type { ActOf } from '../commands.ts'
import type { Dialogue } from '../questions.ts'
import { isBarred } from '../people/own.ts'
import { fit } from '../people/standing.ts'
import { isOpen, isVoter, type Run, type Task, type Timer } from '../state.ts'
import { toUnits } from '../tree/amount.ts'
import type { TimeoutAction } from '../tree/timeout.ts'
import { backToInitiator } from '../run/back.ts'
import { openTask } from '../run/open-task.ts'
import { closeRun, newTask } from '../run/rows.ts'
import { after, arm } from '../run/timers.ts'
import { adminsOf, emit, factsOf, runById, setTimer, taskById, tell, type Turn } from '../run/turn.ts'
import { superiorOf } from './admin.ts'
import { afterDecision, record } from './decision.ts'
import { peopleNode } from './guards.ts'
import { giveTo } from './reassign.ts'
import { failMachine } from './machine.ts'

const isFree = (turn: Turn, run: Run, person: string): boolean =>
  !turn.state.tasks.some((task) => task.runId === run.id && task.assignee === person && isOpen(task))

function* newHolder(
  turn: Turn,
  task: Task,
  to: Extract<TimeoutAction, { do: 'transfer' }>['to'],
): Dialogue<string | null> {
  const wanted =
    typeof to === 'object' ? [to.person] : to === 'admin' ? yield* adminsOf(turn) : [yield* superiorOf(task.assignee)]
  const { people } = yield* fit(
    new Map(),
    wanted.filter((id) => id !== null),
  )
  const run = runById(turn.state, task.runId)
  for (const id of people) if (isFree(turn, run, id) && !(yield* isBarred(turn, run, id))) return id
  return null
}

const remind = (turn: Turn, task: Task, about: string, to: readonly (string | null)[]): void => {
  tell(turn, emit(turn, about, { taskId: task.id, runId: task.runId }), to, about)
}

/** An amount above the limit is not waved through; a reminder goes out instead. */
function* mayPass(turn: Turn, upTo: string | null): Dialogue<boolean> {
  const { amountPath } = turn.flow.settings
  if (upTo === null || amountPath === null) return true
  const { values } = yield* factsOf(turn)
  const [amount, limit] = [toUnits(values[amountPath] ?? null), toUnits(upTo)]
  return amount !== null && limit !== null && amount <= limit
}

function* decideFor(turn: Turn, task: Task, status: 'approved' | 'rejected'): Dialogue<void> {
  yield* record(turn, task, status, {}, 'timeout')
  yield* afterDecision(turn, task, peopleNode(turn, runById(turn.state, task.runId)))
}

function* onTask(turn: Turn, task: Task, action: TimeoutAction): Dialogue<void> {
  const run = runById(turn.state, task.runId)
  switch (action.do) {
    case 'remind':
      remind(turn, task, 'task.reminded', [task.assignee, task.substitute])
      return
    case 'urgeSuperior':
      remind(turn, task, 'task.escalated', [yield* superiorOf(task.assignee)])
      return
    case 'addSuperior': {
      const superior = yield* superiorOf(task.assignee)
      if (superior === null || !isVoter(task) || !isFree(turn, run, superior)) return
      if (yield* isBarred(turn, run, superior)) return
      const seqNo =
        Math.max(...turn.state.tasks.filter(({ runId }) => runId === run.id).map((other) => other.seqNo)) + 1
      const added = newTask(turn, run, { kind: task.kind, assignee: superior, seqNo })
      if (run.mode?.kind !== 'sequential') yield* openTask(turn, run, added)
      turn.todo.push({ do: 'settle', runId: run.id })
      return
    }
    case 'transfer': {
      const to = yield* newHolder(turn, task, action.to)
      if (to !== null) yield* giveTo(turn, run, task, to, 'transferred')
      return
    }
    case 'pass':
      if (yield* mayPass(turn, action.upTo)) yield* decideFor(turn, task, 'approved')
      else remind(turn, task, 'task.reminded', [task.assignee, task.substitute])
      return
    case 'reject':
      return yield* decideFor(turn, task, 'rejected')
    case 'return':
      yield* record(turn, task, 'returned', {}, 'timeout')
      return yield* backToInitiator(turn, run, 'rerun')
  }
}

function* onTimeout(turn: Turn, timer: Timer): Dialogue<void> {
  const run = runById(turn.state, timer.runId)
  const action = peopleNode(turn, run)?.timeout?.actions[timer.action]
  if (!action) return
  if (action.do === 'remind' && timer.attempt < action.times) {
    const { runId, taskId, kind, action: which } = timer
    arm(turn, {
      runId,
      taskId,
      kind,
      action: which,
      attempt: timer.attempt + 1,
      fireAt: yield* after(turn.now, action.every),
    })
  }
  const pending = turn.state.tasks.filter(
    (task) =>
      task.runId === run.id &&
      task.status === 'pending' &&
      (timer.taskId === null ? isVoter(task) : task.id === timer.taskId),
  )
  for (const { id } of pending) {
    const task = taskById(turn.state, id)
    const open = runById(turn.state, run.id).status === 'active' && task.status === 'pending'
    if (open) yield* onTask(turn, task, action)
  }
}

/** A timer that is not armed, or not due, does nothing: late and doubled wake-ups are harmless. */
export function* fire(turn: Turn, command: ActOf<'timer'>): Dialogue<void> {
  const timer = turn.state.timers.find(({ id }) => id === command.timerId)
  if (!timer || !turn.parts.isDue(timer, turn.now)) return
  emit(turn, 'timer.fired', {
    runId: timer.runId,
    taskId: timer.taskId,
    note: { timer: timer.id, attempt: timer.attempt },
    changes: [setTimer(timer.id, { status: 'fired' })],
  })
  const run = runById(turn.state, timer.runId)
  if (run.status !== 'active') return
  if (timer.kind === 'timeout') return yield* onTimeout(turn, timer)
  if (timer.kind !== 'delay') return yield* failMachine(turn, run, 'timeout')
  closeRun(turn, run, 'passed')
  turn.todo.push({ do: 'leave', runId: run.id })
}
