import type { Answer, Dialogue, Department, Edits, Question, PersonStatus } from '@srm/flow/questions'
import type { Flow, Node } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'
import type { Ctx } from '#kernel/ctx.ts'
import { answerTo, idsIn, type EvaluationContext } from './answer.views.ts'
import { findFacts, type FactResult, type FactSnapshot } from '../design/fact.views.ts'
import { matrixPeople } from '../design/matrix.views.ts'
import { externalPeople } from '../external/external.views.ts'
import { departmentsOf, standingsOf, type Directory } from '../people/people.views.ts'

/**
 * What one evaluation has learnt from the database. The interpreter comes back to the same facts and people at every
 * step, and nothing it asks about changes while it works: each thing is looked up once.
 */
export type AnswerCache = {
  readonly departments: Map<string, Department | null>
  readonly standings: Map<string, PersonStatus | null>
  /** People who are likely to be asked for, looked up together with the first who is. */
  readonly expected: Set<string>
  readonly answers: Map<string, Promise<unknown>>
}

export const newAnswerCache = (): AnswerCache => ({
  departments: new Map(),
  standings: new Map(),
  expected: new Set(),
  answers: new Map(),
})

const peopleOf = (node: Node): readonly string[] => {
  const strategies = 'approvers' in node ? node.approvers : 'recipients' in node ? node.recipients : []
  return strategies.flatMap((strategy) => (strategy.by === 'person' ? strategy.ids : []))
}

/** More than these are asked for when they are met. */
const maxExpected = 200

const expectPeople = ({ expected }: AnswerCache, ids: readonly string[]): void => {
  for (const id of ids) if (expected.size < maxExpected) expected.add(id)
}

/** Everybody a flow names in so many words. */
export const expectPeopleOf = (cache: AnswerCache, flow: Flow): void =>
  expectPeople(cache, nodesOf(flow).flatMap(peopleOf))

const keepDirectory = (cache: AnswerCache, { units }: Directory): void => {
  for (const unit of units) cache.departments.set(unit.id, unit)
  expectPeople(
    cache,
    units.flatMap(({ heads }) => heads),
  )
}

const factsKey = (edits: Edits): string => `facts ${JSON.stringify(edits)}`

/** Facts of the document as it is, looked up before the evaluation began. */
export const keepFacts = (cache: AnswerCache, { facts, directory }: FactResult): void => {
  keepDirectory(cache, directory)
  cache.answers.set(factsKey({}), Promise.resolve(facts))
}

export const once = async <T>(
  { answers }: Pick<AnswerCache, 'answers'>,
  key: string,
  find: () => Promise<T>,
): Promise<T> => {
  const known = answers.get(key) ?? find()
  answers.set(key, known)
  return (await known) as T
}

const facts = (
  ctx: Ctx,
  { document, row, about }: EvaluationContext,
  cache: AnswerCache,
  edits: Edits,
): Promise<FactSnapshot> =>
  once(cache, factsKey(edits), async () => {
    const found = await findFacts(ctx, document, { ...row, ...edits }, about)
    keepDirectory(cache, found.directory)
    return found.facts
  })

/** In the order asked for; only those nobody has asked for before are looked up, all together. */
export const departmentsIn = async (
  ctx: Ctx,
  cache: Pick<AnswerCache, 'departments'>,
  ids: readonly string[],
): Promise<(Department | null)[]> => {
  const unknown = ids.filter((id) => !cache.departments.has(id))
  for (const id of unknown) cache.departments.set(id, null)
  if (unknown.length > 0) for (const found of await departmentsOf(ctx, unknown)) cache.departments.set(found.id, found)
  return ids.map((id) => cache.departments.get(id) ?? null)
}

const findStandings = async (
  ctx: Ctx,
  matter: EvaluationContext,
  cache: AnswerCache,
  ids: readonly string[],
): Promise<void> => {
  const { standings, expected } = cache
  const wanted = [...new Set([...ids, matter.about.initiator, ...expected])].filter((id) => !standings.has(id))
  for (const id of wanted) standings.set(id, null)
  for (const person of await standingsOf(ctx, wanted, matter)) standings.set(person.id, person)
}

/** Whoever is nobody of ours may be a supplier's contact; one may be met late, so that nobody is no answer to keep. */
const standings = async (
  ctx: Ctx,
  matter: EvaluationContext,
  cache: AnswerCache,
  ids: readonly string[],
): Promise<PersonStatus[]> => {
  if (ids.some((id) => !cache.standings.has(id))) await findStandings(ctx, matter, cache, ids)
  const others = ids.filter((id) => !cache.standings.get(id))
  if (others.length > 0)
    for (const contact of await externalPeople(ctx, others, matter.contacts)) cache.standings.set(contact.id, contact)
  return [...new Set(ids)].flatMap((id) => cache.standings.get(id) ?? [])
}

type NamedQuestion = Extract<Question, { ask: 'named' }>

/** A field of people names them; one of a department stands for its head. */
export const fieldPeople = async (
  ctx: Ctx,
  { row }: EvaluationContext,
  cache: Pick<AnswerCache, 'departments'>,
  path: string,
): Promise<readonly string[]> => {
  const ids = idsIn(row[path])
  const found = await departmentsIn(ctx, cache, ids)
  return ids.flatMap((id, index) => found[index]?.heads ?? [id])
}

const named = async (
  ctx: Ctx,
  matter: EvaluationContext,
  cache: AnswerCache,
  question: NamedQuestion,
): Promise<Answer> => {
  const { strategy } = question
  if (strategy.by === 'field') return fieldPeople(ctx, matter, cache, strategy.path)
  if (strategy.by !== 'matrix') return answerTo(ctx, matter, question)
  const { values } = await facts(ctx, matter, cache, {})
  return matrixPeople(ctx, strategy.id, values, matter.amount, matter.now)
}

/** The answer `answerTo` gives, from the database once and from the cache ever after. */
const cachedAnswerTo = async (
  ctx: Ctx,
  matter: EvaluationContext,
  cache: AnswerCache,
  question: Question,
): Promise<Answer> => {
  switch (question.ask) {
    case 'facts':
      return facts(ctx, matter, cache, question.edits)
    case 'standing':
      return standings(ctx, matter, cache, question.ids)
    case 'department':
      return (await departmentsIn(ctx, cache, [question.id]))[0] ?? null
    case 'named':
      return once(cache, JSON.stringify(question), () => named(ctx, matter, cache, question))
    // What stands against a document is the same at every node.
    case 'precheck':
      return once(cache, question.ask, () => answerTo(ctx, matter, question))
    default:
      return once(cache, JSON.stringify(question), () => answerTo(ctx, matter, question))
  }
}

/** Lets the interpreter work and answers what it asks. */
export const drive = async <Result>(
  ctx: Ctx,
  matter: EvaluationContext,
  work: Dialogue<Result>,
  cache: AnswerCache = newAnswerCache(),
): Promise<Result> => {
  let turn = work.next()
  while (!turn.done) turn = work.next(await cachedAnswerTo(ctx, matter, cache, turn.value))
  return turn.value
}
