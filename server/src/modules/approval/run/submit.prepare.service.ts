import type { PersonFact } from '@srm/flow/tree/condition'
import type { Purpose } from '@srm/flow/state'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Document, DocumentRow } from '#kernel/records/document.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { coverSecrets } from '#kernel/records/fields/secrets.ts'
import { keepFacts, newAnswerCache, type AnswerCache } from '../detail/answer.cache.views.ts'
import type { EvaluationContext } from '../detail/answer.views.ts'
import { boundFlow, type BoundFlow } from '../design/binding.views.ts'
import { documentOf, scopedFinderOf } from './document.store.ts'
import { findFirstFacts } from '../design/fact.views.ts'

export type SubmissionRequest = { readonly docType: string; readonly docId: string; readonly purpose: Purpose }

export type PreparedSubmission = {
  readonly document: Document
  readonly matter: EvaluationContext
  readonly bound: BoundFlow
  readonly initiator: PersonFact | undefined
  /** What was looked up on the way, for the evaluation that follows. */
  readonly cache: AnswerCache
}

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null

/** The document as approvals know it. Whoever submits must see it by their own rights, not by an approval's. */
export const readByRight = async (ctx: Ctx, document: Document, id: string): Promise<Row> => {
  const { record } = document
  if (!ctx.session.isSuper && !holds(ctx.session, `${record.name}:show`)) fail('session.forbidden')
  return coverSecrets(record, await scopedFinderOf(document)(ctx, id))
}

/** It is submitted in the name of its owner; somebody else who does it is their agent. */
export const initiatorOf = (ctx: Ctx, row: DocumentRow): string =>
  idOf(row.owner) ?? ctx.userId ?? fail('session.missing')

export const buildContext = (given: Omit<EvaluationContext, 'amount' | 'contacts'>): EvaluationContext => {
  const { document, row } = given
  const amount = document.amount === undefined ? null : row[document.amount]
  return { ...given, amount: typeof amount === 'string' ? amount : null, contacts: new Map() }
}

/** Whether some flow takes the document as it is; where none does, its module has to decide by itself. */
export const isBound = async (ctx: Ctx, { docType, docId, purpose }: SubmissionRequest): Promise<boolean> => {
  const document = documentOf(docType)
  const row = await document.read(ctx, docId)
  const { facts } = await findFirstFacts(ctx, document, row, initiatorOf(ctx, row))
  return (await boundFlow(ctx, docType, purpose, facts.values, Date.now())) !== undefined
}

/** Everything a submission, a preview or a simulation starts from; nothing is changed. */
export const prepare = async (
  ctx: Ctx,
  { docType, docId, purpose }: SubmissionRequest,
  now: number,
  given?: BoundFlow,
  whom?: string,
): Promise<PreparedSubmission> => {
  const document = documentOf(docType)
  const row = await readByRight(ctx, document, docId)
  return prepareRow(ctx, { docType, docId, purpose }, row, now, given, whom)
}

/** The same for a row that was read, or that is only being written. */
export const prepareRow = async (
  ctx: Ctx,
  { docType, docId, purpose }: SubmissionRequest,
  row: DocumentRow,
  now: number,
  given?: BoundFlow,
  whom?: string,
): Promise<PreparedSubmission> => {
  const document = documentOf(docType)
  const { about, ...found } = await findFirstFacts(ctx, document, row, whom ?? initiatorOf(ctx, row))
  const bound = given ?? (await boundFlow(ctx, docType, purpose, found.facts.values, now)) ?? fail('approval.no_flow')
  const cache = newAnswerCache()
  keepFacts(cache, found)
  return {
    document,
    bound,
    initiator: found.directory.people.get(about.initiator),
    matter: buildContext({ document, docId, row, about, flowId: bound.flowId, now }),
    cache,
  }
}
