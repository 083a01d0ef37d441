import type { HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import { shanghaiDay } from '@srm/api/shared/date'
import { evaluate } from '@srm/flow/evaluate'
import { preview, type Preview } from '@srm/flow/preview'
import { Condition } from '@srm/flow/tree/condition'
import type { Flow } from '@srm/flow/tree/node'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { newest } from '#kernel/records/read/reads.ts'
import type { EvaluationContext } from '../detail/answer.views.ts'
import { own } from '../approval.db.ts'
import { branchesTaken, isSameWay, loadOf, wayOf, type Way } from './coverage.rules.ts'
import { newBatchCache, type BatchCache } from '../centre/batch-answer.views.ts'
import { runAll } from '../centre/batch-runner.views.ts'
import { documentOf } from '../run/document.store.ts'
import { manyFacts } from './fact.views.ts'
import { flowOf } from './flow.cache.views.ts'
import { assertFlow } from './flow.views.ts'
import type { DocumentRow } from '#kernel/records/document.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { personFacts } from '../people/people.views.ts'
import { initiatorOf, buildContext } from '../run/submit.prepare.service.ts'
import { submission, treeOf } from '../trial/prepare.service.ts'
import { peopleNamed } from '../trial/trial.views.ts'

type Coverage = HandlerResult<typeof approval.flow.coverage>
type BindingRow = { docType: string; purpose: string; flowId: string; condition: unknown }
type Match = { readonly docType: string; readonly row: Row }

const maxDocuments = 200

/** Every binding of the documents this flow is used with, in the order in which they are asked. */
const boundSql = `select b.doc_type as "docType", b.purpose, b.flow_id as "flowId", b.condition from approval_flow_binding b
  join approval_flow f on f.tenant_id = b.tenant_id and f.id = b.flow_id and (f.enabled or f.id = $2)
  where b.tenant_id = $1 and exists (select 1 from approval_flow_binding o where o.tenant_id = $1 and o.flow_id = $2
    and o.doc_type = b.doc_type and o.purpose = b.purpose) order by b.doc_type, b.purpose, b.priority`

const mayList = (ctx: Ctx, docType: string): boolean => ctx.session.isSuper || holds(ctx.session, `${docType}:list`)

const newestOf = async (ctx: Ctx, docTypes: readonly string[]): Promise<Match[]> => {
  const found: Match[] = []
  for (const docType of docTypes) {
    const { record, lines = {} } = documentOf(docType)
    found.push(...(await newest(record, lines)(ctx, maxDocuments)).map((row) => ({ docType, row })))
  }
  return found.toSorted((a, b) => b.row.createdAt.localeCompare(a.row.createdAt)).slice(0, maxDocuments)
}

const buildContexts = async (ctx: Ctx, flowId: string, found: readonly Match[]): Promise<EvaluationContext[]> => {
  const now = Date.now()
  const people = await personFacts(ctx, [...new Set(found.map(({ row }) => initiatorOf(ctx, row)))])
  return found.map(({ docType, row }) => {
    const initiator = initiatorOf(ctx, row)
    const about = { initiator, initiatorDept: people.get(initiator)?.depts.at(-1) ?? null, round: 1 }
    return buildContext({ document: documentOf(docType), docId: row.id, row, about, flowId, now })
  })
}

/** Those the bindings give to this flow; their facts are remembered for the way. */
const ownMatters = async (
  ctx: Ctx,
  flowId: string,
  matters: readonly EvaluationContext[],
  bound: readonly BindingRow[],
  cache: BatchCache,
): Promise<EvaluationContext[]> => {
  const facts = await manyFacts(ctx, matters)
  const today = shanghaiDay(new Date())
  return matters.filter((matter, at) => {
    const told = facts[at]
    if (!told) return false
    cache.facts.set(matter, told)
    const first = bound
      .filter(({ docType }) => docType === matter.document.record.name)
      .find(({ condition }) => condition === null || evaluate(Condition.parse(condition), told.values, today).holds)
    return first?.flowId === flowId
  })
}

const activeOf = async (ctx: Ctx, id: string): Promise<{ no: number; flow: Flow } | null> => {
  const found = await own(ctx)
    .selectFrom('approval_flow as f')
    .innerJoin('approval_flow_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'f.tenant_id').onRef('v.id', '=', 'f.active_version_id'),
    )
    .select(['v.id', 'v.no'])
    .where('f.id', '=', id)
    .executeTakeFirst()
  return found ? { no: found.no, flow: await flowOf(ctx, found.id) } : null
}

const seenBy = (
  ctx: Ctx,
  flow: Flow,
  matters: readonly EvaluationContext[],
  cache: BatchCache,
): Promise<readonly Preview[]> =>
  runAll(
    ctx,
    matters.map((matter) => ({ matter, work: preview(submission(flow, matter)) })),
    cache,
  )

const textIn = (row: DocumentRow, path: string): string => {
  const value = row[path]
  return typeof value === 'string' ? value : ''
}

const maxMs = 4000
/** Tried first, to see how long one takes. */
const sampleSize = 10

type Observation = { readonly matter: EvaluationContext; readonly before: Preview | undefined; readonly after: Preview }

/** By the draft and by the edition in use, the newest first; of a large flow as many as there is time for. */
const seenByBoth = async (
  ctx: Ctx,
  { draft, active }: { readonly draft: Flow; readonly active: Flow | undefined },
  matters: readonly EvaluationContext[],
  cache: BatchCache,
): Promise<Observation[]> => {
  const began = performance.now()
  const look = async (some: readonly EvaluationContext[]): Promise<Observation[]> => {
    const after = await seenBy(ctx, draft, some, cache)
    const before = active ? await seenBy(ctx, active, some, cache) : []
    return some.flatMap((matter, at) => (after[at] ? [{ matter, before: before[at], after: after[at] }] : []))
  }
  const seen = await look(matters.slice(0, sampleSize))
  while (seen.length < matters.length) {
    const spent = performance.now() - began
    const room = Math.floor((maxMs - spent) / (spent / seen.length))
    if (room < 1) break
    // Half of what would fit, so that what takes longer than the first ones does not take too long.
    const some = matters.slice(seen.length, seen.length + Math.max(1, Math.ceil(room / 2)))
    seen.push(...(await look(some)))
  }
  return seen
}

type Comparison = { readonly matter: EvaluationContext; readonly before: Way | null; readonly after: Way }

const toResponse = async (ctx: Ctx, compared: readonly Comparison[]): Promise<Pick<Coverage, 'people' | 'changed'>> => {
  const changed = compared.filter(({ before, after }) => before && !isSameWay(before, after))
  const [was, is] = [loadOf(compared.flatMap(({ before }) => before ?? [])), loadOf(compared.map(({ after }) => after))]
  const names = await peopleNamed(ctx, [...was.keys(), ...is.keys()])
  const nameOf = (id: string): string => names.get(id)?.name ?? ''
  const shown = ({ people, ends }: Way) => ({ people: people.map((step) => step.map(nameOf).join('、')), ends })
  return {
    people: [...new Set([...is.keys(), ...was.keys()])]
      .map((id) => ({ id, name: nameOf(id), before: was.get(id) ?? 0, after: is.get(id) ?? 0 }))
      .toSorted((a, b) => b.after - a.after || b.before - a.before || a.id.localeCompare(b.id)),
    changed: changed.map(({ matter: { document, docId, row }, before, after }) => ({
      docType: document.record.name,
      docId,
      code: textIn(row, 'code'),
      title: textIn(row, document.record.title),
      before: shown(before ?? after),
      after: shown(after),
    })),
  }
}

/** What would become of the newest documents by the draft, and what became of them by the edition in use. */
export const coverageOf = async (ctx: Ctx, id: string, tree: Readonly<Record<string, unknown>>): Promise<Coverage> => {
  await assertFlow(ctx, id)
  const draft = treeOf(tree)
  const { rows: bound } = await ctx.db.run<BindingRow>(boundSql, [ctx.tenantId, id])
  const docTypes = [...new Set(bound.map(({ docType }) => docType))]
  const seen = docTypes.filter((docType) => mayList(ctx, docType))
  const cache = newBatchCache()
  const matters = await ownMatters(
    ctx,
    id,
    await buildContexts(ctx, id, await newestOf(ctx, seen)),
    bound.filter(({ docType, purpose }) => purpose === bound.find((one) => one.docType === docType)?.purpose),
    cache,
  )
  const active = await activeOf(ctx, id)
  const seenWays = await seenByBoth(ctx, { draft, active: active?.flow }, matters, cache)
  const compared = seenWays.map(({ matter, before, after }) => ({
    matter,
    before: before ? wayOf(before) : null,
    after: wayOf(after),
  }))
  const after = seenWays.map((one) => one.after)
  return {
    documents: compared.length,
    unseen: docTypes
      .filter((docType) => !seen.includes(docType))
      .map((type) => documentOf(type).record.label[ctx.language]),
    against: active?.no ?? null,
    blocked: after.filter(({ end }) => end.at === 'block').length,
    branches: branchesTaken(draft, after),
    ...(await toResponse(ctx, compared)),
  }
}
