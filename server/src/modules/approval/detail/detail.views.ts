import { isDeepStrictEqual } from 'node:util'
import { isObject } from '@srm/api/shared/json'
import type { Access } from '@srm/flow/fields'
import { preview } from '@srm/flow/preview'
import type { State } from '@srm/flow/state'
import type { FieldAccess, Flow } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'
import type { Ctx } from '#kernel/ctx.ts'
import type { DocumentRow } from '#kernel/records/document.ts'
import { newId } from '#kernel/ids.ts'
import { maskedPaths } from '#kernel/records/fields/masks.ts'
import { fileViews } from '#modules/file/index.ts'
import { instanceActions } from '../run/action.rules.ts'
import { drive, expectPeopleOf, newAnswerCache } from './answer.cache.views.ts'
import type { EvaluationContext } from './answer.views.ts'
import type { FileView } from '@srm/api/shared/fields'
import { readParts, runViews, type Detail, type Parts } from './parts.views.ts'
import { documentShown, fileIdsOf, seenDocument } from './document.views.ts'
import { documentOf, titleIn } from '../run/document.store.ts'
import { fieldPathsOf } from '../design/fact.fields.rules.ts'
import { factAccess, shownFacts } from './fact.shown.rules.ts'
import { accessFor } from './field.access.rules.ts'
import { readableFlowOf } from '../design/flow.cache.views.ts'
import { noteWithoutValues, tellable } from './hidden.rules.ts'
import { inWords } from '../centre/summary.views.ts'
import { proposalViews } from '../centre/proposal.views.ts'
import { namesOf } from '../trial/preview.views.ts'
import { contentOf } from '../run/snapshot.rules.ts'
import { readState, type StoredInstance } from '../run/state.store.ts'
import { assertVisible } from './visible.views.ts'

type Files = ReadonlyMap<string, FileView>

/** For people who have already been let in: the links are theirs for a short time. */
const attachmentViews = (attached: Parts['attachments'], files: Files, flow: Flow): Detail['attachments'] => {
  const names = new Map(nodesOf(flow).map((node) => [node.id, node.name]))
  return attached.flatMap(({ fileId, ...row }) => {
    const file = files.get(fileId)
    return file ? [{ ...row, file, node: row.nodeId ? (names.get(row.nodeId) ?? null) : null }] : []
  })
}

type Row = Readonly<Record<string, unknown>>

const differing = (a: unknown, b: unknown): string[] =>
  isObject(a) && isObject(b)
    ? Object.keys({ ...a, ...b }).filter((key) => !isDeepStrictEqual(a[key] ?? null, b[key] ?? null))
    : []

/** Where it would go from here if everybody agreed: the interpreter itself, on the state as it is. */
const futureOf = async (ctx: Ctx, matter: EvaluationContext, flow: Flow, state: State): Promise<Detail['future']> => {
  const task = state.tasks.find(({ status, kind }) => status === 'pending' && kind !== 'fix')
  if (state.instance.status !== 'running' || state.instance.suspended || !task) return []
  const command = {
    do: 'approve',
    taskId: task.id,
    opinion: '-',
    signature: '-',
    confirmed: true,
    actor: { person: task.assignee },
  } as const
  const cache = newAnswerCache()
  expectPeopleOf(cache, flow)
  const { stops } = await drive(ctx, matter, preview({ flow, state, command, now: matter.now, newId }), cache)
  const names = new Map(nodesOf(flow).map((node) => [node.id, node]))
  const known = state.runs.length
  return stops.slice(known).flatMap(({ nodeId, people }) => {
    const node = names.get(nodeId)
    return node ? [{ nodeId, name: node.name, type: node.type, people: [...people] }] : []
  })
}

const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

const idsIn = ({
  runs,
  ccs,
  comments,
  timeline,
  future,
  proposals,
  prints,
}: Pick<Detail, 'runs' | 'ccs' | 'comments' | 'timeline' | 'future' | 'proposals' | 'prints'>): string[] =>
  [
    ...runs.flatMap(({ tasks }) =>
      tasks.flatMap(({ assignee, substitute, actedBy, actingFor, addedBy }) => [
        assignee,
        substitute,
        actedBy,
        actingFor,
        addedBy,
      ]),
    ),
    // Those who were looked at and passed over are named as well.
    ...runs.flatMap(({ resolution }) => JSON.stringify(resolution).match(ids) ?? []),
    ...ccs.map(({ person }) => person),
    ...comments.flatMap(({ author, mentions }) => [author, ...mentions]),
    ...timeline.flatMap(({ actor, actingFor, note }) => [actor, actingFor, note['admins']].flat()),
    ...future.flatMap(({ people }) => people),
    ...prints.map(({ by }) => by),
    ...proposals.flatMap(({ by, answeredBy, to }) => [by, answeredBy, to]),
  ].filter((id): id is string => typeof id === 'string')

const matterFor = (held: StoredInstance, row: DocumentRow): EvaluationContext => ({
  document: documentOf(held.docType),
  docId: held.docId,
  row,
  about: {
    initiator: held.state.instance.initiator,
    initiatorDept: held.initiatorDept,
    round: held.state.instance.round,
  },
  flowId: held.flowId,
  amount: held.amount,
  now: Date.now(),
  contacts: new Map(),
})

/** What a person hidden from a field sees of the log: that it changed, not to what. */
const withoutHidden = (timeline: Detail['timeline'], access: Access): Detail['timeline'] =>
  timeline.map((entry) => {
    const { fields } = entry.note
    const note = noteWithoutValues(entry.note, access)
    if (!Array.isArray(fields)) return { ...entry, note }
    return { ...entry, note: { ...note, fields: fields.filter((path) => access[String(path)] !== 'hidden') } }
  })

const contactNames = (contacts: Parts['contacts']): Record<string, string> =>
  Object.fromEntries(contacts.map(({ id, name, company }) => [id, company ? `${name}（${company}）` : name]))

/** The JSON a snapshot was kept as. */
const asKept = (row: Row): unknown => JSON.parse(JSON.stringify(contentOf(row)))

export const detailOf = async (ctx: Ctx, id: string): Promise<Detail> => {
  const { part } = await assertVisible(ctx, id)
  const me = ctx.userId ?? ''
  const held = await readState(ctx, id)
  const flow = await readableFlowOf(ctx, held.versionId)
  const document = documentOf(held.docType)
  const row = await document.read(ctx, held.docId)
  const { snapshots, contacts, attachments, isTenantAdmin, ...parts } = await readParts(ctx, id)
  const [latest, before] = snapshots
  const masked = maskedPaths(document.record, ctx.session)
  const fieldAccess = accessFor(flow, held.state, me, fieldPathsOf(document.record), !part, masked)
  const workedOut = document.facts?.fields ?? {}
  const access = { ...fieldAccess, ...factAccess(workedOut, fieldAccess, document.amount) }
  const may = (path: string): FieldAccess => access[path] ?? 'read'
  const isAdmin = flow.settings.admins.includes(me) || isTenantAdmin
  const told = {
    runs: runViews(flow, held.state, me, access),
    ccs: parts.ccs,
    comments: parts.comments,
    timeline: withoutHidden(parts.timeline, access),
    future: await futureOf(ctx, matterFor(held, row), flow, held.state),
    proposals: proposalViews(held.state, me, isAdmin),
    prints: parts.prints,
  }
  const { instance } = held.state
  const changed = differing(before?.document, latest?.document)
  const visiblePaths = (paths: readonly string[]): string[] => paths.filter((path) => access[path] !== 'hidden')
  const difference = (path: string) => ({ path, before: before?.document[path], after: latest?.document[path] })
  const seen = seenDocument(document, contentOf(row), changed.map(difference), may)
  const files = await fileViews(ctx, [...fileIdsOf(seen), ...attachments.map(({ fileId }) => fileId)])
  const head = tellable(parts, access, document.amount)
  return {
    ...head,
    ...told,
    summary: inWords(parts.docType, head.summary, ctx.language),
    id,
    title: titleIn(ctx.language, parts.docType, parts.title),
    docLabel: document.record.label[ctx.language],
    status: instance.status,
    suspended: instance.suspended,
    round: instance.round,
    version: instance.version,
    ...documentShown(seen, files),
    access,
    facts: shownFacts(workedOut, latest?.facts ?? {}, access, ctx.language),
    changedInRound: visiblePaths(changed),
    drifted: visiblePaths(differing(latest?.document, asKept(row))),
    sha256: latest?.sha256 ?? '',
    tree: flow,
    attachments: attachmentViews(attachments, files, flow),
    people: { ...(await namesOf(ctx, idsIn(told))), ...contactNames(contacts) },
    actions: instanceActions(flow, held.state, me, isAdmin),
  }
}
