import type { PersonStatus } from '../questions.ts'
import type { State, Task } from '../state.ts'

/** The person himself, or the one who stands in for him. */
export const mayAct = (task: Task, person: string): boolean => task.assignee === person || task.substitute === person

/** The row of whoever takes a task's place: same slot, same weight, same owner behind it. */
export const heirOf = (task: Task, id: string, to: string, substitute: string | null): Task => ({
  ...task,
  id,
  assignee: to,
  substitute,
  originTaskId: task.id,
  closeReason: null,
  actedBy: null,
  actingFor: null,
  opinion: '',
  signature: null,
  draft: null,
  viewedAt: null,
  decidedAt: null,
  urgeCount: 0,
  urgedAt: null,
  auto: false,
})

/** Whose task goes on when a delegate or a signer before him is through. */
export const ownerToWake = (state: State, child: Task): Task | null =>
  state.tasks.find((task) => task.id === child.parentTaskId && task.status === 'suspended') ?? null

/** One step only: a substitute who is away himself, unfit, or one of those whose document it is, is none. */
export const standIn = (
  person: PersonStatus,
  known: ReadonlyMap<string, PersonStatus>,
  owners: ReadonlySet<string>,
): { readonly id: string; readonly ruleId: string } | null => {
  const { away } = person
  if (!away || owners.has(away.substitute) || away.substitute === person.id) return null
  const substitute = known.get(away.substitute)
  if (substitute?.status !== 'active' || substitute.away) return null
  return { id: away.substitute, ruleId: away.ruleId }
}

export const withoutOwners = (people: readonly string[], owners: ReadonlySet<string>): readonly string[] =>
  people.filter((person) => !owners.has(person))
