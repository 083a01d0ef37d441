import type { Answer, Calendar, NamedStrategy, Question } from '@srm/flow/questions'
import type { Ctx } from '#kernel/ctx.ts'
import type { Contact, Document, DocumentRow } from '#kernel/records/document.ts'
import { own } from '../approval.db.ts'
import { factsOf, type FactSubject } from '../design/fact.views.ts'
import { matrixPeople } from '../design/matrix.views.ts'
import { externalPeople } from '../external/external.views.ts'
import { departmentOf, membersOf, standingsOf, tenantAdmins } from '../people/people.views.ts'

/** What the interpreter's questions are about. */
export type EvaluationContext = {
  readonly document: Document
  readonly docId: string
  readonly row: DocumentRow
  readonly about: FactSubject
  readonly flowId: string
  readonly amount: string | null
  readonly now: number
  /** People from outside met so far, whom no list of ours knows. */
  readonly contacts: Map<string, Contact>
}

const calendarOf = async (ctx: Ctx): Promise<Calendar> => {
  const days = await own(ctx).selectFrom('work_calendar').select(['day', 'works']).execute()
  return Object.fromEntries(days.map(({ day, works }) => [String(day), works]))
}

export const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return typeof value === 'object' && value !== null && 'id' in value ? [String(value.id)] : []
}

/** A field of people names them; one of a department stands for its head. */
const fieldPeople = async (ctx: Ctx, { row }: EvaluationContext, path: string): Promise<readonly string[]> => {
  const ids = idsIn(row[path])
  const heads = await Promise.all(ids.map(async (id) => (await departmentOf(ctx, id))?.heads))
  return ids.flatMap((id, index) => heads[index] ?? [id])
}

/** One contact is asked, not whoever of the supplier's comes first. */
const contactFor = async (
  ctx: Ctx,
  { document, row, contacts }: EvaluationContext,
  strategy: Extract<NamedStrategy, { by: 'supplierContact' }>,
): Promise<readonly string[]> => {
  const [first] = (await document.contacts?.(ctx, row, strategy)) ?? []
  if (!first) return []
  contacts.set(first.id, first)
  return [first.id]
}

const namedPeople = async (
  ctx: Ctx,
  matter: EvaluationContext,
  strategy: NamedStrategy,
): Promise<readonly string[]> => {
  const { document, row } = matter
  switch (strategy.by) {
    case 'field':
      return fieldPeople(ctx, matter, strategy.path)
    case 'relation':
      return (await document.relations?.[strategy.name]?.(ctx, row)) ?? []
    case 'expr':
      return (await document.relations?.[strategy.resolver]?.(ctx, row)) ?? []
    case 'supplierContact':
      return contactFor(ctx, matter, strategy)
    case 'matrix': {
      const { values } = await factsOf(ctx, document, row, matter.about)
      return matrixPeople(ctx, strategy.id, values, matter.amount, matter.now)
    }
  }
}

/** Answers from the rows of this very transaction. */
export const answerTo = async (ctx: Ctx, matter: EvaluationContext, question: Question): Promise<Answer> => {
  const { document, row, about } = matter
  switch (question.ask) {
    case 'facts':
      return factsOf(ctx, document, { ...row, ...question.edits }, about)
    case 'standing':
      return [
        ...(await standingsOf(ctx, question.ids, matter)),
        ...(await externalPeople(ctx, question.ids, matter.contacts)),
      ]
    case 'department':
      return departmentOf(ctx, question.id)
    case 'members':
      return membersOf(ctx, question.of, question.ids, question.managing)
    case 'named':
      return namedPeople(ctx, matter, question.strategy)
    case 'owners':
      return [...idsIn(row.createdBy), ...idsIn(row.owner)]
    case 'tenantAdmins':
      return tenantAdmins(ctx)
    case 'calendar':
      return calendarOf(ctx)
    case 'precheck':
      return { blocks: (await document.precheck?.(ctx, row)) ?? [] }
    case 'downstream':
      return (await document.inUse?.(ctx, row)) ?? []
    case 'required':
      return (await document.mustApprove?.(ctx, row)) ?? []
  }
}
