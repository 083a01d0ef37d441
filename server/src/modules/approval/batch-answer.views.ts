import type { Answer, Calendar, Department, Question } from '@srm/flow/questions'
import type { Ctx } from '#kernel/ctx.ts'
import { answerTo, idsIn, type EvaluationContext } from './answer.views.ts'
import { manyFacts, type FactSnapshot } from './fact.views.ts'
import { lineIn, matrixOf } from './matrix.views.ts'
import { outsiders } from './outsider.views.ts'
import { departmentsOf, knownPeople, membersOf, standingFor, tenantAdmins, type KnownPerson } from './people.views.ts'

/** What was learnt about a company while many documents are tried: every question is asked of the database once. */
export type AnswerCache = {
  readonly facts: Map<EvaluationContext, FactSnapshot>
  readonly people: Map<string, KnownPerson | null>
  readonly departments: Map<string, Department | null>
  readonly once: Map<string, Promise<unknown>>
}

export const newMemory = (): AnswerCache => ({
  facts: new Map(),
  people: new Map(),
  departments: new Map(),
  once: new Map(),
})

export type ContextQuestion = { readonly matter: EvaluationContext; readonly question: Question }

const unknownIn = <V>(known: ReadonlyMap<string, V>, ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => !known.has(id))),
]

const learnFacts = async (ctx: Ctx, { facts }: AnswerCache, asked: readonly ContextQuestion[]): Promise<void> => {
  const wanted = new Set(asked.flatMap(({ matter, question }) => (needsFacts(question) ? [matter] : [])))
  const fresh = [...wanted].filter((matter) => !facts.has(matter))
  if (fresh.length === 0) return
  const told = await manyFacts(ctx, fresh)
  for (const [at, matter] of fresh.entries()) {
    const one = told[at]
    if (one) facts.set(matter, one)
  }
}

const needsFacts = (question: Question): boolean =>
  question.ask === 'facts' || (question.ask === 'named' && question.strategy.by === 'matrix')

/** Substitution is a matter of the moment, so a person is known at a time. */
const personAt = ({ now }: EvaluationContext, id: string): string => `${String(now)} ${id}`

const learnPeople = async (ctx: Ctx, { people }: AnswerCache, asked: readonly ContextQuestion[]): Promise<void> => {
  const moments = Map.groupBy(
    asked.filter(({ question }) => question.ask === 'standing'),
    ({ matter }) => matter.now,
  )
  for (const [, together] of moments) {
    const [first] = together
    if (!first) continue
    const { matter } = first
    const ids = together.flatMap(({ question }) => (question.ask === 'standing' ? question.ids : []))
    const wanted = [...new Set(ids)].filter((id) => !people.has(personAt(matter, id)))
    if (wanted.length === 0) continue
    const found = new Map((await knownPeople(ctx, wanted, matter)).map((person) => [person.id, person]))
    for (const id of wanted) people.set(personAt(matter, id), found.get(id) ?? null)
  }
}

const departmentsIn = ({ matter, question }: ContextQuestion): readonly string[] => {
  if (question.ask === 'department') return [question.id]
  return question.ask === 'named' && question.strategy.by === 'field' ? idsIn(matter.row[question.strategy.path]) : []
}

const learnDepartments = async (
  ctx: Ctx,
  { departments }: AnswerCache,
  asked: readonly ContextQuestion[],
): Promise<void> => {
  const wanted = unknownIn(departments, asked.flatMap(departmentsIn))
  if (wanted.length === 0) return
  const found = new Map((await departmentsOf(ctx, wanted)).map((department) => [department.id, department]))
  for (const id of wanted) departments.set(id, found.get(id) ?? null)
}

/** Looks up together whatever these questions need and nobody has asked before. */
export const prefetch = async (ctx: Ctx, memory: AnswerCache, asked: readonly ContextQuestion[]): Promise<void> => {
  await learnFacts(ctx, memory, asked)
  await learnPeople(ctx, memory, asked)
  await learnDepartments(ctx, memory, asked)
}

const once = async <T>({ once: asked }: AnswerCache, key: string, ask: () => Promise<T>): Promise<T> => {
  const known = asked.get(key) ?? ask()
  asked.set(key, known)
  return (await known) as T
}

const members = (
  ctx: Ctx,
  memory: AnswerCache,
  of: 'role' | 'post' | 'group',
  ids: readonly string[],
  managing: string | null,
) => once(memory, JSON.stringify(['members', of, ids, managing]), () => membersOf(ctx, of, ids, managing))

const matrix = async (
  ctx: Ctx,
  memory: AnswerCache,
  matter: EvaluationContext,
  id: string,
): Promise<readonly string[]> => {
  const found = await once(memory, `matrix ${id}`, () => matrixOf(ctx, id))
  const line = lineIn(found, memory.facts.get(matter)?.values ?? {}, matter.amount, matter.now)
  return line ? [...line.people, ...(await members(ctx, memory, 'role', line.roles, null))] : []
}

const standings = async (
  ctx: Ctx,
  { people }: AnswerCache,
  matter: EvaluationContext,
  ids: readonly string[],
): Promise<Answer> => {
  const known = ids.flatMap((id) => people.get(personAt(matter, id)) ?? [])
  const others = ids.filter((id) => !known.some((person) => person.id === id))
  const outside = others.some((id) => matter.contacts.has(id)) ? await outsiders(ctx, others, matter.contacts) : []
  return [...known.map((person) => standingFor(person, matter.amount)), ...outside]
}

const named = async (ctx: Ctx, memory: AnswerCache, { matter, question }: ContextQuestion): Promise<Answer> => {
  if (question.ask !== 'named') return []
  const { strategy } = question
  if (strategy.by === 'matrix') return matrix(ctx, memory, matter, strategy.id)
  if (strategy.by !== 'field') return answerTo(ctx, matter, question)
  return idsIn(matter.row[strategy.path]).flatMap((id) => memory.departments.get(id)?.heads ?? [id])
}

/** The answer to a question whose like has been learnt. What stands against a document today is no matter of its way. */
export const readCached = async (ctx: Ctx, memory: AnswerCache, asked: ContextQuestion): Promise<Answer> => {
  const { matter, question } = asked
  switch (question.ask) {
    case 'facts':
      return memory.facts.get(matter) ?? answerTo(ctx, matter, question)
    case 'standing':
      return standings(ctx, memory, matter, question.ids)
    case 'department':
      return memory.departments.get(question.id) ?? null
    case 'members':
      return members(ctx, memory, question.of, question.ids, question.managing)
    case 'named':
      return named(ctx, memory, asked)
    case 'owners':
      return answerTo(ctx, matter, question)
    case 'tenantAdmins':
      return once(memory, 'admins', () => tenantAdmins(ctx))
    case 'calendar':
      return once(memory, 'calendar', async () => (await answerTo(ctx, matter, question)) as Calendar)
    case 'precheck':
      return { blocks: [] }
    case 'downstream':
      return []
  }
}
