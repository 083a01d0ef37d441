import type { Parsed } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import { shanghaiDay } from '@srm/api/shared/date'
import { newInstance } from '@srm/flow/events'
import type { Purpose } from '@srm/flow/state'
import type { Input } from '@srm/flow/step'
import { Flow } from '@srm/flow/tree/node'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import type { Document, DocumentRow } from '#kernel/records/document.ts'
import { assertPeople } from '../run/act.service.ts'
import type { EvaluationContext } from '../detail/answer.views.ts'
import { documentOf } from '../run/document.store.ts'
import { fieldNamed } from '../design/fact.fields.rules.ts'
import { personFacts } from '../people/people.views.ts'
import { initiatorOf, buildContext, readByRight } from '../run/submit.prepare.service.ts'
import { factsFrom, rowFrom } from './facts.rules.ts'

export type SimulateBody = Parsed<typeof approval.simulate>['body']
export type TrialInput = Omit<SimulateBody, 'tree' | 'flowId'>
type Row = Readonly<Record<string, unknown>>

export const treeOf = (tree: Row): Flow => {
  const parsed = Flow.safeParse(tree)
  return parsed.success ? parsed.data : fail('approval.bad_tree')
}

/** Made-up facts must be what the fields take. */
const assertFacts = ({ record }: Document, facts: Row): void => {
  for (const [path, value] of Object.entries(facts)) {
    if (value === null) continue
    if (!fieldNamed(record, path)?.safeParse(value).success)
      fail('request.invalid', { errors: [{ path: `facts.${path}`, message: '' }] })
  }
}

const rowOf = async (ctx: Ctx, document: Document, { docId, facts }: TrialInput): Promise<DocumentRow> => {
  if (facts && docId) fail('request.invalid', { errors: [{ path: 'facts', message: '' }] })
  if (facts) {
    assertFacts(document, facts)
    return { ...rowFrom(document.record, facts), id: newId() }
  }
  if (!docId) return fail('approval.nothing_to_try')
  return readByRight(ctx, document, docId)
}

/** Nine in the morning: a day of work lies ahead. */
const morningOf = (day: string): number => Date.parse(`${day}T09:00:00+08:00`)

const me = (ctx: Ctx): string => ctx.userId ?? fail('session.missing')

/** What is tried, about which all questions are answered. */
export const matterFor = async (ctx: Ctx, given: TrialInput, flowId: string): Promise<EvaluationContext> => {
  const document = documentOf(given.docType)
  const named = [...(given.initiator ? [given.initiator] : []), ...given.moves.flatMap(({ person }) => person ?? [])]
  await assertPeople(ctx, [...new Set(named)])
  const row = await rowOf(ctx, document, given)
  const initiator = given.initiator ?? (given.facts ? me(ctx) : initiatorOf(ctx, row))
  const initiatorDept = (await personFacts(ctx, [initiator])).get(initiator)?.depts.at(-1) ?? null
  return buildContext({
    document,
    docId: row.id,
    row,
    about: { initiator, initiatorDept, round: 1 },
    flowId,
    now: given.at === undefined ? Date.now() : morningOf(given.at),
  })
}

/** As it is kept: what the document said then, who submitted it and when, whatever becomes of the document. */
export const frozen = (ctx: Ctx, given: TrialInput, { document, row, about, now }: EvaluationContext): TrialInput => ({
  ...given,
  facts: given.facts ?? factsFrom(document.record, row, (meta) => isMasked(meta, ctx.session)),
  initiator: about.initiator,
  at: shanghaiDay(new Date(now)),
})

/** Many that were kept, with one question about all who submit them. */
export const buildContexts = async (
  ctx: Ctx,
  kept: readonly TrialInput[],
  flowId: string,
): Promise<readonly EvaluationContext[]> => {
  const people = await personFacts(ctx, [...new Set(kept.flatMap(({ initiator }) => initiator ?? []))])
  return kept.map(({ docType, facts = {}, initiator = '', at = '' }) => {
    const document = documentOf(docType)
    const id = newId()
    const about = { initiator, initiatorDept: people.get(initiator)?.depts.at(-1) ?? null, round: 1 }
    return buildContext({
      document,
      docId: id,
      row: { id, ...rowFrom(document.record, facts) },
      about,
      flowId,
      now: morningOf(at),
    })
  })
}

export const submission = (
  flow: Flow,
  { about: { initiator }, now }: EvaluationContext,
  purpose: Purpose = 'create',
): Input => {
  const id = newId()
  const command = { do: 'submit', instanceId: id, purpose, initiator, actor: { person: initiator } } as const
  return { flow, state: newInstance(id, initiator), command, now, newId }
}
