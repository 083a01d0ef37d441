import type { Purpose } from '@srm/flow/state'
import { holds } from '#kernel/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Document } from '#kernel/records/document.ts'
import { finder } from '#kernel/records/reads.ts'
import type { Matter } from './answer.views.ts'
import { boundFlow, type Bound } from './binding.views.ts'
import { documentOf } from './document.store.ts'
import { factsOf } from './fact.views.ts'
import { personFacts } from './people.views.ts'

export type Wanted = { readonly docType: string; readonly docId: string; readonly purpose: Purpose }

export type Prepared = { readonly document: Document; readonly matter: Matter; readonly bound: Bound }

type Row = Readonly<Record<string, unknown>>

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null

/** Whoever submits must see the document by their own rights, not by an approval's. */
export const assertReadable = async (ctx: Ctx, { record, lines = {} }: Document, id: string): Promise<void> => {
  if (!ctx.session.isSuper && !holds(ctx.session, `${record.name}:show`)) fail('session.forbidden')
  await finder(record, lines)(ctx, id)
}

/** It is submitted in the name of its owner; somebody else who does it is their agent. */
export const initiatorOf = (ctx: Ctx, row: Row): string => idOf(row['owner']) ?? ctx.userId ?? fail('session.missing')

export const matterOf = (given: Omit<Matter, 'amount' | 'contacts'>): Matter => {
  const { document, row } = given
  const amount = document.amount === undefined ? null : ((row[document.amount] as string | null) ?? null)
  return { ...given, amount, contacts: new Map() }
}

const readFor = async (ctx: Ctx, document: Document, docId: string, whom?: string) => {
  const row = await document.read(ctx, docId)
  const initiator = whom ?? initiatorOf(ctx, row)
  const initiatorDept = (await personFacts(ctx, [initiator])).get(initiator)?.depts.at(-1) ?? null
  const about = { initiator, initiatorDept, round: 1 }
  const { values } = await factsOf(ctx, document, row, about)
  return { row, about, values }
}

/** Whether some flow takes the document as it is; where none does, its module has to decide by itself. */
export const isBound = async (ctx: Ctx, { docType, docId, purpose }: Wanted): Promise<boolean> => {
  const { values } = await readFor(ctx, documentOf(docType), docId)
  return (await boundFlow(ctx, docType, purpose, values, Date.now())) !== undefined
}

/** Everything a submission, a preview or a simulation starts from; nothing is changed. */
export const prepare = async (
  ctx: Ctx,
  { docType, docId, purpose }: Wanted,
  now: number,
  given?: Bound,
  whom?: string,
): Promise<Prepared> => {
  const document = documentOf(docType)
  await assertReadable(ctx, document, docId)
  const { row, about, values } = await readFor(ctx, document, docId, whom)
  const bound = given ?? (await boundFlow(ctx, docType, purpose, values, now)) ?? fail('approval.no_flow')
  return {
    document,
    bound,
    matter: matterOf({ document, docId, row, about, flowId: bound.flowId, now }),
  }
}
