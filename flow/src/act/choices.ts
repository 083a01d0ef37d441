import type { Choices } from '../commands.ts'
import { ask, type Dialogue } from '../questions.ts'
import { refuse } from '../refusal.ts'
import { loadPeople, type Register } from '../people/standing.ts'
import { lineOf } from '../people/superiors.ts'
import { emit, setInstance, type Turn } from '../run/turn.ts'
import type { Strategy } from '../tree/approver.ts'
import { isPeople, nodesOf } from '../tree/shape.ts'

type Chooser = 'selfSelect' | 'approverSelect'
type ChooserStrategy = Extract<Strategy, { by: Chooser }>

const choosingOf = (turn: Turn, nodeId: string, by: Chooser): ChooserStrategy | undefined => {
  const node = nodesOf(turn.flow).find(({ id }) => id === nodeId)
  if (!node || !isPeople(node)) return undefined
  return node.approvers.find((strategy): strategy is ChooserStrategy => strategy.by === by)
}

/** Whether somebody's department is one of these, or below one of them. */
function* isWithin(person: string, departments: readonly string[]): Dialogue<boolean> {
  const register: Register = new Map()
  yield* loadPeople(register, [person])
  const dept = register.get(person)?.dept ?? null
  return (yield* lineOf(dept)).some(({ id }) => departments.includes(id))
}

function* isCandidate(
  person: string,
  { people, roles, depts }: NonNullable<ChooserStrategy['scope']>,
): Dialogue<boolean> {
  if (people?.includes(person)) return true
  if (roles && roles.length > 0) {
    const members = yield* ask<'members'>({ ask: 'members', of: 'role', ids: roles, managing: null })
    if (members.includes(person)) return true
  }
  return depts !== undefined && depts.length > 0 && (yield* isWithin(person, depts))
}

const isOpenToAll = (scope: ChooserStrategy['scope']): boolean =>
  !scope || [scope.people, scope.roles, scope.depts].every((list) => !list || list.length === 0)

/** Only where the step asks for it, no fewer and no more than it says, and only those it offers. */
function* requireOffered(turn: Turn, nodeId: string, people: readonly string[], by: Chooser): Dialogue<void> {
  const choosing = choosingOf(turn, nodeId, by) ?? refuse('choiceUnfit', { node: nodeId })
  if (people.length === 0 && turn.isPreview) return
  if (people.length < choosing.min || people.length > choosing.max)
    refuse('choiceUnfit', { node: nodeId, min: choosing.min, max: choosing.max })
  const { scope } = choosing
  if (!scope || isOpenToAll(scope)) return
  for (const person of people) if (!(yield* isCandidate(person, scope))) refuse('choiceUnfit', { node: nodeId, person })
}

/** People named for a node by several come together. */
function* merged(turn: Turn, choices: Choices, by: Chooser): Dialogue<Choices> {
  const before = turn.state.instance.choices
  const all: [string, readonly string[]][] = []
  for (const [node, people] of Object.entries(choices)) {
    const chosen = [...new Set([...(before[node] ?? []), ...people])]
    yield* requireOffered(turn, node, chosen, by)
    all.push([node, chosen])
  }
  return Object.fromEntries(all)
}

/** What is chosen with the first submission. */
export function* firstChoices(turn: Turn, choices: Choices | undefined): Dialogue<Choices> {
  return yield* merged(turn, choices ?? {}, 'selfSelect')
}

export function* addChoices(turn: Turn, choices: Choices | undefined, by: Chooser): Dialogue<void> {
  if (!choices || Object.keys(choices).length === 0) return
  const added = yield* merged(turn, choices, by)
  const before = turn.state.instance.choices
  emit(turn, 'choices.made', { note: { ...added }, changes: [setInstance(turn, { choices: { ...before, ...added } })] })
}
