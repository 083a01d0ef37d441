import type { Event } from './events.ts'
import type { State } from './state.ts'
import type { Flow } from './tree/node.ts'

const mentionsOf = ({ type, note }: Event): readonly unknown[] =>
  type === 'comment.added' && Array.isArray(note['mentions']) ? note['mentions'] : []

/** Who may look at an instance: whoever took part in it, got a copy, was named in a comment, or looks after it. */
export const mayView = (
  flow: Flow,
  state: State,
  events: readonly Event[],
  person: string,
  tenantAdmins: readonly string[],
): boolean => {
  const { instance, tasks, ccs } = state
  return (
    [instance.initiator, instance.submittedBy, ...flow.settings.admins, ...tenantAdmins].includes(person) ||
    tasks.some((task) => [task.assignee, task.actedBy, task.substitute].includes(person) && task.openedAt !== null) ||
    ccs.some((cc) => cc.person === person && cc.sentAt !== null) ||
    events.some((event) => mentionsOf(event).includes(person))
  )
}
