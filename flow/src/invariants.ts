import type { Effect } from './effects.ts'
import type { Event } from './events.ts'
import type { Violation } from './invariants/broken.ts'
import { history } from './invariants/history.ts'
import { positions } from './invariants/positions.ts'
import { tasks } from './invariants/tasks.ts'
import { isOpen, type State } from './state.ts'
import type { Flow } from './tree/node.ts'

const promises = [...positions, ...tasks, ...history]

/** What must be true after every command; without the events only what the rows themselves show. */
export const checkInvariants = (flow: Flow, state: State, events: readonly Event[] = []): readonly Violation[] =>
  promises.flatMap(({ promise, find }) => find({ flow, state, events }).map((where) => ({ promise, where })))

/** Somebody who left holds nothing any more. */
export const heldBy = (state: State, person: string): readonly string[] =>
  state.tasks
    .filter((task) => isOpen(task) && (task.assignee === person || task.substitute === person))
    .map(({ id }) => id)

/** Every message has its cause among the events, and nobody gets it twice. */
export const checkNotices = (events: readonly Event[], effects: readonly Effect[]): readonly Violation[] => {
  const notices = effects.filter((effect) => effect.kind === 'notify')
  const keys = notices.map(({ cause, to, about }) => `${String(cause)} ${to} ${about}`)
  const seqs = new Set(events.map(({ seq }) => seq))
  return [
    ...keys
      .filter((key, at) => keys.indexOf(key) !== at)
      .map((where) => ({ promise: 'each recipient hears of an event once', where })),
    ...notices
      .filter(({ cause }) => !seqs.has(cause))
      .map(({ to }) => ({ promise: 'every message has a cause', where: to })),
  ]
}
