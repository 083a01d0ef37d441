import type { Answer, Dialogue, Department, Question, PersonStatus, Requirement } from '../src/questions.ts'
import type { Facts } from '../src/tree/condition.ts'

/** The company around an approval, as a table: what the database answers in earnest. */
export type World = {
  readonly people: ReadonlyMap<string, PersonStatus>
  readonly departments: ReadonlyMap<string, Department>
  readonly members: Readonly<Record<string, readonly string[]>>
  readonly admins: readonly string[]
  /** Who wrote the document down and whose it is, beside whoever started it. */
  readonly owners: readonly string[]
  readonly facts: Facts
  readonly named: readonly string[]
  readonly calendar: Readonly<Record<string, boolean>>
  readonly blocks: readonly string[]
  readonly uses: readonly string[]
  /** Who must have approved, by the document's own rules. */
  readonly required: readonly Requirement[]
}

const answer = (world: World, question: Question): Answer => {
  switch (question.ask) {
    case 'facts': {
      const values = { ...world.facts, ...question.edits }
      return { values, hash: JSON.stringify(values) }
    }
    case 'standing':
      return question.ids.flatMap((id) => world.people.get(id) ?? [])
    case 'department':
      return world.departments.get(question.id) ?? null
    case 'members':
      return question.ids.flatMap((id) => world.members[id] ?? [])
    case 'named':
      return world.named
    case 'owners':
      return world.owners
    case 'tenantAdmins':
      return world.admins
    case 'calendar':
      return world.calendar
    case 'precheck':
      return { blocks: world.blocks }
    case 'downstream':
      return world.uses
    case 'required':
      return world.required
  }
}

/** Runs what may stop to ask until it is done. */
export const drive = <Result>(work: Dialogue<Result>, world: World): Result => {
  let turn = work.next([])
  while (!turn.done) turn = work.next(answer(world, turn.value))
  return turn.value
}

const person = (id: string, dept: string | null = 'd0', over: Partial<PersonStatus> = {}): PersonStatus => ({
  id,
  status: 'active',
  dept,
  successor: null,
  away: null,
  ...over,
})

export const worldOf = (
  over: Partial<Omit<World, 'people' | 'departments'>> & {
    readonly people?: readonly PersonStatus[]
    readonly departments?: readonly Department[]
  } = {},
): World => ({
  members: {},
  admins: ['boss'],
  owners: [],
  facts: {},
  named: [],
  calendar: {},
  blocks: [],
  uses: [],
  required: [],
  ...over,
  people: new Map([...everybody.map((id) => person(id)), ...(over.people ?? [])].map((one) => [one.id, one])),
  departments: new Map(
    (over.departments ?? [{ id: 'd0', parent: null, heads: ['chief'] }]).map((dept) => [dept.id, dept]),
  ),
})

export const staff = ['ann', 'bob', 'cai', 'dan', 'eve', 'fay', 'gus', 'hua'] as const
const everybody = [...staff, 'ini', 'chief', 'boss', 'admin']
export const somebody = person
