import type { ActOf } from '../commands.ts'
import { ask, type Dialogue } from '../questions.ts'
import { isBarred, ownersOf } from '../people/own.ts'
import { fit, loadPeople, type Register } from '../people/standing.ts'
import { refuse } from '../refusal.ts'
import { isOpen, type Task } from '../state.ts'
import { isPeople, shapeOf, within } from '../tree/shape.ts'
import { goTo } from '../run/back.ts'
import { closeRun, closeWhole } from '../run/rows.ts'
import { pauseTimers, resumeTimers } from '../run/timers.ts'
import { adminsOf, emit, runById, setInstance, setTask, taskById, type Turn } from '../run/turn.ts'
import { afterDecision } from './decision.ts'
import { peopleNode, requireAdmin } from './guards.ts'
import { giveTo } from './reassign.ts'

export function* suspend(turn: Turn): Dialogue<void> {
  yield* requireAdmin(turn)
  emit(turn, 'instance.suspended', { changes: [setInstance(turn, { suspended: true })] })
  pauseTimers(turn, () => true)
}

export function* resume(turn: Turn): Dialogue<void> {
  yield* requireAdmin(turn)
  if (!turn.state.instance.suspended) refuse('handled', {})
  emit(turn, 'instance.resumed', { changes: [setInstance(turn, { suspended: false })] })
  // whoever waits for a delegate or a signer still has his time stopped
  resumeTimers(turn, ({ taskId }) => taskId === null || taskById(turn.state, taskId).status !== 'suspended')
}

export const skip = (turn: Turn, command: ActOf<'skip'>): void => {
  const run = runById(turn.state, command.runId)
  // at the end stands the one human look nobody may skip
  if (run.status !== 'active' || run.nodeType === 'start' || run.nodeType === 'end') refuse('handled', {})
  closeRun(turn, run, 'skipped', { rule: 'admin', reason: command.reason ?? '', admins: turn.over?.admins ?? [] })
  turn.todo.push({ do: 'leave', runId: run.id })
}

export const move = (turn: Turn, command: ActOf<'move'>): void => {
  const run = runById(turn.state, command.runId)
  if (run.status !== 'active' || run.nodeType === 'start') refuse('handled', {})
  const place = shapeOf(turn.flow).places.get(command.nodeId)
  if (!place || !isPeople(place.node) || place.node.id === run.nodeId || !within(run.token, place.token))
    return refuse('returnTarget', { node: command.nodeId })
  goTo(turn, run, place.node.id)
}

/** The successor stands in the same place already: one of the two is enough, and nobody works for the other any more. */
function* merge(turn: Turn, task: Task): Dialogue<void> {
  closeWhole(turn, task, 'handed_over', 'merged')
  yield* afterDecision(turn, task, peopleNode(turn, runById(turn.state, task.runId)))
}

/** What is the successor's own document is decided by their superior, or by an admin. */
function* heirFor(turn: Turn, task: Task, leaver: string, successor: string): Dialogue<string> {
  const run = runById(turn.state, task.runId)
  if (task.kind === 'fix' || !(yield* isBarred(turn, run, successor))) return successor
  const superior = yield* superiorOf(successor)
  const { people } = yield* fit(new Map(), [...(superior === null ? [] : [superior]), ...(yield* adminsOf(turn))])
  for (const id of people) if (id !== leaver && !(yield* isBarred(turn, run, id))) return id
  return refuse('ownDocument', { person: successor })
}

function* pass(turn: Turn, task: Task, successor: string): Dialogue<void> {
  const there = turn.state.tasks.some(
    (other) =>
      other.runId === task.runId &&
      other.assignee === successor &&
      other.parentTaskId === task.parentTaskId &&
      isOpen(other),
  )
  if (there) yield* merge(turn, task)
  else yield* giveTo(turn, runById(turn.state, task.runId), task, successor, 'handed_over')
}

/** Somebody leaves: everything open of his goes to the successor, and is one with what the successor has already. */
export function* handOver(turn: Turn, command: ActOf<'handOver'>): Dialogue<void> {
  const { person, successor } = command
  const { people } = yield* fit(new Map(), [successor])
  if (person === successor || people[0] !== successor) refuse('personUnfit', { person: successor })
  emit(turn, 'person.handedOver', { note: { person, successor } })
  const stood = turn.state.tasks.filter((task) => isOpen(task) && task.substitute === person)
  if (stood.length > 0)
    emit(turn, 'substitute.changed', { changes: stood.map(({ id }) => setTask(id, { substitute: null })) })
  for (const { id } of turn.state.tasks.filter((task) => isOpen(task) && task.assignee === person)) {
    const task = taskById(turn.state, id)
    if (isOpen(task)) yield* pass(turn, task, yield* heirFor(turn, task, person, successor))
  }
}

/** A person's substitution began or ended: what he holds is marked anew. */
export function* substitute(turn: Turn, command: ActOf<'substitute'>): Dialogue<void> {
  const register: Register = new Map()
  yield* loadPeople(register, [command.person])
  const standing = register.get(command.person)
  yield* loadPeople(register, standing?.away ? [standing.away.substitute] : [])
  const allowed = standing && turn.flow.settings.substitutes
  const standIn = allowed ? turn.parts.standIn(standing, register, yield* ownersOf(turn)) : null
  const open = turn.state.tasks.filter(
    (task) => isOpen(task) && task.assignee === command.person && task.substitute !== (standIn?.id ?? null),
  )
  if (open.length === 0) return
  emit(turn, 'substitute.changed', {
    note: { rule: standIn?.ruleId ?? null },
    changes: open.map(({ id }) => setTask(id, { substitute: standIn?.id ?? null })),
  })
}

export function* superiorOf(person: string): Dialogue<string | null> {
  const [standing] = yield* ask<'standing'>({ ask: 'standing', ids: [person] })
  let dept = standing?.dept ?? null
  for (let looked = 0; dept !== null && looked < 50; looked += 1) {
    const found: { parent: string | null; heads: readonly string[] } | null = yield* ask<'department'>({
      ask: 'department',
      id: dept,
    })
    const head = found?.heads.find((one) => one !== person)
    if (head !== undefined) return head
    dept = found?.parent ?? null
  }
  return null
}
