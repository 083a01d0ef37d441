import type { Answer, Question } from '@srm/flow/questions'
import type { Ctx } from '#kernel/ctx.ts'
import { departmentsIn, fieldPeople, once, type AnswerCache } from '../detail/answer.cache.views.ts'
import { answerTo, idsIn, type EvaluationContext } from '../detail/answer.views.ts'
import { manyFacts, type FactSnapshot } from '../design/fact.views.ts'
import { lineIn, matrixOf } from '../design/matrix.views.ts'
import { externalPeople } from '../external/external.views.ts'
import { knownPeople, membersOf, standingFor, type KnownPerson } from '../people/people.views.ts'

/**
 * What is known of a company while many documents are tried: facts of each document, people at each moment, and what
 * is the same for all of them. Every question is asked of the database once.
 */
export type BatchCache = Pick<AnswerCache, 'departments' | 'answers'> & {
  readonly facts: Map<EvaluationContext, FactSnapshot>
  readonly people: Map<string, KnownPerson | null>
}

export const newBatchCache = (): BatchCache => ({
  facts: new Map(),
  people: new Map(),
  departments: new Map(),
  answers: new Map(),
})

export type ContextQuestion = { readonly matter: EvaluationContext; readonly question: Question }

const prefetchFacts = async (ctx: Ctx, { facts }: BatchCache, asked: readonly ContextQuestion[]): Promise<void> => {
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

const prefetchPeople = async (ctx: Ctx, { people }: BatchCache, asked: readonly ContextQuestion[]): Promise<void> => {
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

const departmentIds = ({ matter, question }: ContextQuestion): readonly string[] => {
  if (question.ask === 'department') return [question.id]
  return question.ask === 'named' && question.strategy.by === 'field' ? idsIn(matter.row[question.strategy.path]) : []
}

/** Looks up together whatever these questions need and nobody has asked before. */
export const prefetch = async (ctx: Ctx, cache: BatchCache, asked: readonly ContextQuestion[]): Promise<void> => {
  await prefetchFacts(ctx, cache, asked)
  await prefetchPeople(ctx, cache, asked)
  await departmentsIn(ctx, cache, [...new Set(asked.flatMap(departmentIds))])
}

const matrix = async (
  ctx: Ctx,
  cache: BatchCache,
  matter: EvaluationContext,
  id: string,
): Promise<readonly string[]> => {
  const found = await once(cache, `matrix ${id}`, () => matrixOf(ctx, id))
  const line = lineIn(found, cache.facts.get(matter)?.values ?? {}, matter.amount, matter.now)
  if (!line) return []
  const { roles, people } = line
  const holders = once(cache, JSON.stringify(['roles', roles]), () => membersOf(ctx, 'role', roles, null))
  return [...people, ...(await holders)]
}

const standings = async (
  ctx: Ctx,
  { people }: BatchCache,
  matter: EvaluationContext,
  ids: readonly string[],
): Promise<Answer> => {
  const known = ids.flatMap((id) => people.get(personAt(matter, id)) ?? [])
  const others = ids.filter((id) => !known.some((person) => person.id === id))
  const external = others.some((id) => matter.contacts.has(id))
    ? await externalPeople(ctx, others, matter.contacts)
    : []
  return [...known.map((person) => standingFor(person, matter.amount)), ...external]
}

const named = async (ctx: Ctx, cache: BatchCache, { matter, question }: ContextQuestion): Promise<Answer> => {
  if (question.ask !== 'named') return []
  const { strategy } = question
  if (strategy.by === 'matrix') return matrix(ctx, cache, matter, strategy.id)
  return strategy.by === 'field' ? fieldPeople(ctx, matter, cache, strategy.path) : answerTo(ctx, matter, question)
}

/** The answer to a question that was prefetched. What stands against a document today does not decide its way. */
export const readCached = async (ctx: Ctx, cache: BatchCache, asked: ContextQuestion): Promise<Answer> => {
  const { matter, question } = asked
  switch (question.ask) {
    case 'facts':
      return cache.facts.get(matter) ?? answerTo(ctx, matter, question)
    case 'standing':
      return standings(ctx, cache, matter, question.ids)
    case 'department':
      return cache.departments.get(question.id) ?? null
    case 'named':
      return named(ctx, cache, asked)
    case 'owners':
      return answerTo(ctx, matter, question)
    case 'precheck':
      return { blocks: [] }
    case 'downstream':
      return []
    // Members, administrators and the calendar are the same for every document.
    default:
      return once(cache, JSON.stringify(question), () => answerTo(ctx, matter, question))
  }
}
