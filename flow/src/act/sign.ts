import type { ActOf } from '../commands.ts'
import type { Dialogue } from '../questions.ts'
import { refuse } from '../refusal.ts'
import { isOpen, isVoter, type Run, type Task } from '../state.ts'
import { openTask } from '../run/open-task.ts'
import { closeTask, newTask } from '../run/rows.ts'
import { pauseTimers } from '../run/timers.ts'
import { adminsOf, emit, runById, setTask, taskById, type Turn } from '../run/turn.ts'
import { afterDecision, record, requireProof, requireWords } from './decision.ts'
import { actingOn, peopleNode, personOf, requireFit, requireNotOwn } from './guards.ts'

const actions = { before: 'signBefore', after: 'signAfter', parallel: 'signParallel' } as const

const lastSeat = (turn: Turn, run: Run): number =>
  Math.max(0, ...turn.state.tasks.filter((task) => task.runId === run.id && isVoter(task)).map(({ seqNo }) => seqNo))

function* joinVoters(turn: Turn, run: Run, owner: Task, command: ActOf<'addSign'>, addedBy: string): Dialogue<void> {
  if (run.mode?.kind === 'claim') return refuse('notAllowed', { action: 'signParallel' })
  const first = lastSeat(turn, run) + 1
  const tasks = command.people.map((assignee, at) =>
    newTask(turn, run, { kind: owner.kind, assignee, addedBy, seqNo: first + at }),
  )
  if (run.mode?.kind === 'sequential') return
  for (const task of tasks) yield* openTask(turn, run, task)
  turn.todo.push({ do: 'settle', runId: run.id })
}

function* openChildren(turn: Turn, run: Run, owner: Task, command: ActOf<'addSign'>, addedBy: string): Dialogue<void> {
  const kind = command.place === 'before' ? ('sign_before' as const) : ('sign_after' as const)
  const children = command.people.map((assignee, at) =>
    newTask(turn, run, { kind, assignee, addedBy, seqNo: at + 1, parentTaskId: owner.id, method: command.method }),
  )
  for (const child of command.method === 'sequential' ? children.slice(0, 1) : children)
    yield* openTask(turn, run, child)
}

/** Signers before make the owner wait; signers after take his approval as given and wait with it; others vote along. */
export function* addSign(turn: Turn, command: ActOf<'addSign'>): Dialogue<void> {
  const { task, run, person } = actingOn(turn, command.taskId, actions[command.place])
  const node = peopleNode(turn, run)
  if (!isVoter(task) || !node) return refuse('notAllowed', { action: actions[command.place] })
  if (command.people.length === 0 || new Set(command.people).size !== command.people.length) refuse('personUnfit', {})
  for (const to of command.people) yield* requireFit(turn, run, to)
  emit(turn, 'sign.added', { taskId: task.id, runId: run.id, note: { place: command.place, people: command.people } })
  if (command.place === 'parallel') return yield* joinVoters(turn, run, task, command, person)
  if (command.place === 'before') {
    emit(turn, 'task.suspended', {
      taskId: task.id,
      runId: run.id,
      note: { for: 'sign' },
      changes: [setTask(task.id, { status: 'suspended' })],
    })
    pauseTimers(turn, ({ taskId }) => taskId === task.id)
    return yield* openChildren(turn, run, task, command, person)
  }
  yield* requireNotOwn(turn, run, person, task.assignee)
  requireWords(turn, node, 'approve', command)
  yield* requireProof(turn, node, command)
  yield* openChildren(turn, run, task, command, person)
  yield* record(turn, task, 'approved', command, 'approved')
  turn.todo.push({ do: 'settle', runId: run.id })
}

/** Only whoever added a signer, or an admin, may take him away again. */
export function* removeSign(turn: Turn, command: ActOf<'removeSign'>): Dialogue<void> {
  const task = taskById(turn.state, command.taskId)
  const person = personOf(turn)
  if (task.addedBy === null || task.kind === 'delegate') refuse('notAllowed', { action: 'removeSign' })
  if (task.addedBy !== person && !(yield* adminsOf(turn)).includes(person)) refuse('notAllowed', { who: person })
  if (!isOpen(task) || task.status === 'suspended') refuse('handled', { by: task.actedBy })
  closeTask(turn, task, 'cancelled', 'removed')
  yield* afterDecision(turn, task, peopleNode(turn, runById(turn.state, task.runId)))
}
