import type { Dialogue } from '../questions.ts'
import { isBarred } from '../people/own.ts'
import { fit, type Register } from '../people/standing.ts'
import { refuse } from '../refusal.ts'
import { isOpen, type Run, type Task } from '../state.ts'
import type { ActionName, PeopleNode } from '../tree/node.ts'
import { isPeople, placeOf } from '../tree/shape.ts'
import { adminsOf, runById, taskById, type Turn } from '../run/turn.ts'

/** Who gives the command; a rule of the system is nobody. */
export const personOf = (turn: Turn): string =>
  'person' in turn.command.actor ? turn.command.actor.person : refuse('notAllowed', { who: 'system' })

export const requireSystem = (turn: Turn): void => {
  if ('person' in turn.command.actor) refuse('notAllowed', { who: 'person' })
}

export function* requireAdmin(turn: Turn): Dialogue<string> {
  const person = personOf(turn)
  return (yield* adminsOf(turn)).includes(person) ? person : refuse('notAllowed', { who: person })
}

export const peopleNode = (turn: Turn, run: Run): PeopleNode | null => {
  const { node } = placeOf(turn.flow, run.nodeId)
  return isPeople(node) ? node : null
}

/** Somebody from outside says yes or no; whatever else is the matter of our own people. */
const canExternal = (action: ActionName | null): boolean => action === 'approve' || action === 'reject'

/** The task a person is about to act on: open, his turn, his or his principal's, and the node lets him. */
export const actingOn = (
  turn: Turn,
  taskId: string,
  action: ActionName | null,
): { task: Task; run: Run; person: string } => {
  const task = taskById(turn.state, taskId)
  const person = personOf(turn)
  if (!turn.parts.mayAct(task, person)) refuse('notAllowed', { who: person })
  if (!isOpen(task) || task.kind === 'fix') refuse('handled', { by: task.actedBy })
  if (task.status !== 'pending') refuse('notAllowed', { status: task.status })
  if (task.kind === 'external' && !canExternal(action)) refuse('notAllowed', { action })
  const run = runById(turn.state, task.runId)
  if (action !== null && peopleNode(turn, run)?.off.includes(action)) refuse('notAllowed', { action })
  return { task, run, person }
}

export function* requireNotOwn(turn: Turn, run: Run, ...people: readonly string[]): Dialogue<void> {
  for (const person of people) if (yield* isBarred(turn, run, person)) refuse('ownDocument', { person })
}

/** Somebody who may be given a task on this run: here, not one of those whose document it is, and not on it already. */
export function* requireFit(turn: Turn, run: Run, to: string, external = false): Dialogue<void> {
  const register: Register = new Map()
  const { people } = yield* fit(register, [to])
  if (people[0] !== to || (register.get(to)?.external === true) !== external) refuse('personUnfit', { person: to })
  yield* requireNotOwn(turn, run, to)
  const present = turn.state.tasks.some((task) => task.runId === run.id && task.assignee === to && isOpen(task))
  if (present) refuse('signerPresent', { person: to })
}
