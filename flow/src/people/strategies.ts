import { ask, type Dialogue } from '../questions.ts'
import type { Json, State } from '../state.ts'
import type { Strategy } from '../tree/approver.ts'
import { factsOf, type Turn } from '../run/turn.ts'
import { above, headsOf, levelsUntil, lineOf } from './superiors.ts'

export type StrategyResult = { readonly people: readonly string[]; readonly trail: Json }

const personOrDept = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null
}

export function* deptOf(person: string | null): Dialogue<string | null> {
  if (person === null) return null
  const [standing] = yield* ask<'standing'>({ ask: 'standing', ids: [person] })
  return standing?.dept ?? null
}

type SuperiorOf = Extract<Strategy, { by: 'superior' }>['of']

/** The person a strategy starts from, and the department he starts in. */
function* originOf(turn: Turn, of: SuperiorOf): Dialogue<{ person: string | null; dept: string | null }> {
  const { initiator } = turn.state.instance
  if (of === 'initiator') return { person: initiator, dept: yield* deptOf(initiator) }
  const { values } = yield* factsOf(turn)
  const value = values[of.field] ?? null
  const id = personOrDept(value)
  if (typeof value === 'object' && value !== null && 'head' in value) return { person: null, dept: id }
  return { person: id, dept: yield* deptOf(id) }
}

function* deptHeads(turn: Turn, strategy: Extract<Strategy, { by: 'deptHead' }>): Dialogue<StrategyResult> {
  const { of, level } = strategy
  const depts = typeof of === 'object' && 'depts' in of ? of.depts : [(yield* originOf(turn, of)).dept]
  const people: string[] = []
  const walked: string[] = []
  for (const dept of depts) {
    const line = yield* lineOf(dept)
    walked.push(...line.map(({ id }) => id))
    people.push(...(line[level - 1]?.heads ?? []))
  }
  return { people, trail: walked }
}

function* superiors(
  turn: Turn,
  strategy: Extract<Strategy, { by: 'superior' | 'superiorChain' }>,
): Dialogue<StrategyResult> {
  const { person, dept } = yield* originOf(turn, strategy.of)
  const line = yield* lineOf(dept)
  const trail = line.map(({ id }) => id)
  if (strategy.by === 'superior') {
    const from = strategy.skipSelf && person !== null ? above(line, person) : line
    return { people: from[strategy.level - 1]?.heads ?? [], trail }
  }
  const { until } = strategy
  const holds =
    typeof until === 'object' && 'role' in until
      ? yield* ask<'members'>({ ask: 'members', of: 'role', ids: [until.role], managing: null })
      : []
  const from = person === null ? line : above(line, person)
  const taken = from.slice(0, levelsUntil(from, until, holds)).slice(strategy.from - 1)
  const people = headsOf(taken, holds)
  return { people: strategy.order === 'up' ? people : people.toReversed(), trail }
}

const actualApprovers = (state: State, nodeId: string): readonly string[] => {
  const run = state.runs.findLast((other) => other.nodeId === nodeId && other.status === 'passed' && !other.superseded)
  return state.tasks
    .filter((task) => task.runId === run?.id && task.status === 'approved' && task.actedBy !== null)
    .map((task) => task.actedBy ?? task.assignee)
}

/** The people a strategy names, in its order, before anybody is dropped. */
export function* findPeople(turn: Turn, strategy: Strategy, nodeId: string): Dialogue<StrategyResult> {
  const { instance } = turn.state
  switch (strategy.by) {
    case 'person':
      return { people: strategy.ids, trail: null }
    case 'role':
    case 'post':
    case 'group': {
      const managing =
        strategy.by === 'role' && strategy.scope === 'initiatorDept' ? yield* deptOf(instance.initiator) : null
      const people = yield* ask<'members'>({ ask: 'members', of: strategy.by, ids: strategy.ids, managing })
      return { people, trail: managing }
    }
    case 'deptHead':
      return yield* deptHeads(turn, strategy)
    case 'superior':
    case 'superiorChain':
      return yield* superiors(turn, strategy)
    case 'selfSelect':
    case 'approverSelect':
      return { people: instance.choices[nodeId] ?? [], trail: null }
    case 'initiator':
      return { people: [instance.initiator], trail: null }
    case 'prevApprover':
      return { people: actualApprovers(turn.state, strategy.nodeId), trail: strategy.nodeId }
    case 'field':
    case 'relation':
    case 'matrix':
    case 'supplierContact':
    case 'expr':
      return { people: yield* ask<'named'>({ ask: 'named', strategy }), trail: null }
  }
}
