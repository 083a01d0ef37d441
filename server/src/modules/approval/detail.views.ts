import { isDeepStrictEqual } from 'node:util'
import { visible, type Access } from '@srm/flow/fields'
import { preview } from '@srm/flow/preview'
import type { State } from '@srm/flow/state'
import type { FieldAccess, Flow } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { instanceActions } from './action.rules.ts'
import { attachmentsOf } from './attachment.views.ts'
import type { Matter } from './answer.views.ts'
import { answerTo } from './answer.views.ts'
import {
  ccsOf,
  childrenOf,
  commentsOf,
  headOf,
  parentOf,
  previousOf,
  printsOf,
  runViews,
  snapshotsOf,
  timelineOf,
  type Detail,
} from './detail.parts.views.ts'
import { documentShown } from './detail.document.views.ts'
import { documentOf } from './document.store.ts'
import { accessFor } from './field.access.rules.ts'
import { flowOf } from './flow.cache.views.ts'
import { isFollowing } from './follow.views.ts'
import { tellable, withoutValues } from './hidden.rules.ts'
import { tenantAdmins } from './people.views.ts'
import { contactNames } from './outsider.views.ts'
import { proposalViews } from './proposal.views.ts'
import { namesOf } from './preview.views.ts'
import { contentOf } from './snapshot.rules.ts'
import { loadState, type Held } from './state.store.ts'
import { assertVisible } from './visible.views.ts'

type Row = Readonly<Record<string, unknown>>

const differing = (a: Row | undefined, b: Row | undefined): string[] =>
  a && b ? Object.keys({ ...a, ...b }).filter((key) => !isDeepStrictEqual(a[key] ?? null, b[key] ?? null)) : []

/** Where it would go from here if everybody agreed: the interpreter itself, on the state as it is. */
const futureOf = async (ctx: Ctx, matter: Matter, flow: Flow, state: State): Promise<Detail['future']> => {
  const task = state.tasks.find(({ status, kind }) => status === 'pending' && kind !== 'fix')
  if (state.instance.status !== 'running' || state.instance.suspended || !task) return []
  const command = {
    do: 'approve',
    taskId: task.id,
    opinion: '-',
    signature: '-',
    actor: { person: task.assignee },
  } as const
  const work = preview({ flow, state, command, now: matter.now, newId })
  let turn = work.next()
  while (!turn.done) turn = work.next(await answerTo(ctx, matter, turn.value))
  const names = new Map(nodesOf(flow).map((node) => [node.id, node]))
  const known = state.runs.length
  return turn.value.stops.slice(known).flatMap(({ nodeId, people }) => {
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

const matterFor = async (ctx: Ctx, held: Held, row: Row): Promise<Matter> => ({
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
    const { fields } = entry.note as { fields?: unknown }
    const note = withoutValues(entry.note, access) as typeof entry.note
    if (!Array.isArray(fields)) return { ...entry, note }
    return { ...entry, note: { ...note, fields: fields.filter((path) => access[String(path)] !== 'hidden') } }
  })

export const detailOf = async (ctx: Ctx, id: string): Promise<Detail> => {
  const { part } = await assertVisible(ctx, id)
  const me = ctx.userId ?? ''
  const held = await loadState(ctx, id, false)
  const flow = await flowOf(ctx, held.versionId)
  const document = documentOf(held.docType)
  const row = await document.read(ctx, held.docId)
  const [head = fail('record.not_found')] = await headOf(ctx, id)
  const [latest, before] = await snapshotsOf(ctx, id)
  const paths = Object.keys(document.record.fields)
  const access = accessFor(flow, held.state, me, paths, !part)
  const isAdmin = flow.settings.admins.includes(me) || (await tenantAdmins(ctx)).includes(me)
  const future = await futureOf(ctx, await matterFor(ctx, held, row), flow, held.state)
  const told = {
    runs: runViews(flow, held.state, me, access),
    ccs: await ccsOf(ctx, id),
    comments: await commentsOf(ctx, id),
    timeline: withoutHidden(await timelineOf(ctx, id), access),
    future,
    proposals: proposalViews(held.state, me, isAdmin),
    prints: await printsOf(ctx, id),
  }
  const { instance } = held.state
  const seen = (changed: readonly string[]): string[] => changed.filter((path) => access[path] !== 'hidden')
  const may = (path: string): FieldAccess => access[path] ?? 'read'
  const changed = differing(before?.document, latest?.document).map((path) => ({
    path,
    before: before?.document[path],
    after: latest?.document[path],
  }))
  const shown = await documentShown(ctx, document, visible(contentOf(row), may), changed, may)
  return {
    ...tellable(head, access, document.amount),
    ...told,
    id,
    docLabel: document.record.label[ctx.language],
    status: instance.status,
    suspended: instance.suspended,
    round: instance.round,
    version: instance.version,
    ...shown,
    access,
    changedInRound: seen(differing(before?.document, latest?.document)),
    drifted: seen(differing(latest?.document, JSON.parse(JSON.stringify(contentOf(row))) as Row)),
    sha256: latest?.sha256 ?? '',
    tree: flow as unknown as Record<string, unknown>,
    attachments: await attachmentsOf(ctx, id, flow),
    people: { ...(await namesOf(ctx, idsIn(told))), ...(await contactNames(ctx, id)) },
    actions: instanceActions(flow, held.state, me, isAdmin),
    following: await isFollowing(ctx, id),
    previous: await previousOf(ctx, id),
    children: await childrenOf(ctx, id),
    parent: await parentOf(ctx, id),
  }
}
