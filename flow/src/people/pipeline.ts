import type { Dialogue } from '../questions.ts'
import type { Json } from '../state.ts'
import type { EmptyPolicy, SelfPolicy, Strategy } from '../tree/approver.ts'
import { adminsOf, type Slot, type Turn } from '../run/turn.ts'
import { barredFrom, ownersOf } from './own.ts'
import { fit, loadPeople, type DroppedPerson, type Register } from './standing.ts'
import { deptOf, findPeople } from './strategies.ts'
import { above, lineOf } from './superiors.ts'

export type Ask = {
  readonly nodeId: string
  readonly strategies: readonly Strategy[]
  readonly self: SelfPolicy
  readonly empty: EmptyPolicy
  readonly weights: Readonly<Record<string, number>>
  /** The voters of an earlier run, asked again after a return. */
  readonly given?: readonly string[]
}
export type ResolvedPeople = {
  readonly outcome: 'people' | 'pass' | 'reject' | 'nobody'
  readonly slots: readonly Slot[]
  readonly resolution: { readonly [key: string]: Json }
}

function* directSuperior(person: string): Dialogue<readonly string[]> {
  const line = above(yield* lineOf(yield* deptOf(person)), person)
  return line.find(({ heads }) => heads.length > 0)?.heads ?? []
}

function* headOfDept(person: string): Dialogue<readonly string[]> {
  const line = yield* lineOf(yield* deptOf(person))
  return line[0]?.heads ?? []
}

function* insteadOf(turn: Turn, owner: string, self: SelfPolicy): Dialogue<readonly string[]> {
  switch (self) {
    case 'superior':
      return yield* directSuperior(owner)
    case 'deptHead':
      return yield* headOfDept(owner)
    case 'admin':
      return turn.flow.settings.admins
    case 'approve':
    case 'skip':
      return []
  }
}

const resorts = ['people', 'superior', 'admin', 'tenantAdmin'] as const

function* resortTo(turn: Turn, resort: (typeof resorts)[number], empty: EmptyPolicy): Dialogue<readonly string[]> {
  if (resort === 'people') return empty.do === 'people' ? empty.ids : []
  if (resort === 'superior') return yield* directSuperior(turn.state.instance.initiator)
  return resort === 'admin' ? turn.flow.settings.admins : yield* adminsOf(turn)
}

/** Named people, the superior, the flow's admins, the tenant's: each tried once, from where the policy starts. */
function* lastResort(turn: Turn, register: Register, ask: Ask): Dialogue<{ people: readonly string[]; by: string }> {
  const barred = yield* barredFrom(turn, { self: ask.self, approvers: [] })
  const from = Math.max(
    0,
    resorts.findIndex((name) => name === ask.empty.do),
  )
  for (const by of resorts.slice(from)) {
    const { people } = yield* fit(register, yield* resortTo(turn, by, ask.empty))
    const usable = turn.parts.withoutOwners(people, barred)
    if (usable.length > 0) return { people: usable, by }
  }
  return { people: [], by: 'nobody' }
}

function* named(turn: Turn, ask: Ask): Dialogue<{ people: readonly string[]; trail: Json[] }> {
  if (ask.given) return { people: ask.given, trail: ['given'] }
  const people: string[] = []
  const trail: Json[] = []
  for (const strategy of ask.strategies) {
    const found = yield* findPeople(turn, strategy, ask.nodeId)
    people.push(...found.people)
    trail.push({ by: strategy.by, found: found.people, trail: found.trail })
  }
  return { people, trail }
}

/** Those whose document it is among the approvers, handled as the node says. */
function* afterOwners(
  turn: Turn,
  register: Register,
  ask: Ask,
  people: readonly string[],
): Dialogue<{ people: readonly string[]; dropped: readonly DroppedPerson[] }> {
  const barred = yield* barredFrom(turn, { self: ask.self, approvers: ask.strategies })
  const own = people.filter((id) => barred.has(id))
  if (own.length === 0) return { people, dropped: [] }
  const instead: string[] = []
  for (const id of people) instead.push(...(barred.has(id) ? yield* insteadOf(turn, id, ask.self) : [id]))
  const { people: merged } = yield* fit(register, instead)
  return { people: turn.parts.withoutOwners(merged, barred), dropped: own.map((id) => ({ id, why: 'self' })) }
}

function* withStandIns(turn: Turn, register: Register, people: readonly string[], ask: Ask): Dialogue<readonly Slot[]> {
  const owners = yield* ownersOf(turn)
  yield* loadPeople(
    register,
    people.flatMap((id) => register.get(id)?.away?.substitute ?? []),
  )
  return people.map((id) => {
    const standing = register.get(id)
    const standIn = standing && turn.flow.settings.substitutes ? turn.parts.standIn(standing, register, owners) : null
    const external = standing?.external === true
    return { id, substitute: standIn?.id ?? null, weight: ask.weights[id] ?? 1, external }
  })
}

/**
 * Who decides: named, followed by successors, the unfit and the doubled dropped, those whose document it is handled, an empty list
 * filled, and substitutes noted. The order is part of the promise.
 */
export function* resolvePeople(turn: Turn, ask: Ask): Dialogue<ResolvedPeople> {
  const register: Register = new Map()
  const found = yield* named(turn, ask)
  const first = yield* fit(register, found.people)
  const { people, dropped } = yield* afterOwners(turn, register, ask, first.people)
  const resolution = { named: found.trail, dropped: [...first.dropped, ...dropped].map((drop) => ({ ...drop })) }
  if (people.length > 0) {
    return { outcome: 'people', slots: yield* withStandIns(turn, register, people, ask), resolution }
  }
  return yield* whenEmpty(turn, ask, register, resolution)
}

function* whenEmpty(
  turn: Turn,
  ask: Ask,
  register: Register,
  resolution: ResolvedPeople['resolution'],
): Dialogue<ResolvedPeople> {
  const { empty } = ask
  if (empty.do === 'pass' || empty.do === 'reject') {
    return { outcome: empty.do, slots: [], resolution: { ...resolution, empty: empty.do } }
  }
  if (empty.do === 'block') return { outcome: 'nobody', slots: [], resolution: { ...resolution, empty: 'block' } }
  const resort = yield* lastResort(turn, register, ask)
  const slots = yield* withStandIns(turn, register, resort.people, ask)
  return { outcome: slots.length > 0 ? 'people' : 'nobody', slots, resolution: { ...resolution, empty: resort.by } }
}

/** An empty list looked after once more, when everybody who was asked has abstained. */
export function* resolveEmpty(turn: Turn, ask: Ask): Dialogue<ResolvedPeople> {
  return yield* whenEmpty(turn, ask, new Map(), { named: ['abstained'] })
}
