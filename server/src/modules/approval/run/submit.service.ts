import type { ActResult } from '@srm/api/approval'
import type { Choices } from '@srm/flow/commands'
import { newInstance } from '@srm/flow/events'
import type { Flow } from '@srm/flow/tree/node'
import type { Purpose } from '@srm/flow/state'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { assertEditable } from '#kernel/records/read/scope.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { shanghaiDay } from '@srm/api/shared/date'
import { issueCode } from '#modules/dictionary/index.ts'
import { own } from '../approval.db.ts'
import type { BoundFlow } from '../design/binding.views.ts'
import { onceOnly } from './command.once.service.ts'
import { carryOut, labelOf } from './command.run.service.ts'
import { actedOf, clock } from './command.service.ts'
import { documentOf } from './document.store.ts'
import { takeEffect } from './effect.service.ts'
import { flowOf } from '../design/flow.cache.views.ts'
import { invite } from '../external/invite.service.ts'
import { mayStart, titleBy } from './start.rules.ts'
import { takeSnapshot } from './snapshot.service.ts'
import { saveState, type StoredInstance } from './state.store.ts'
import { startedBy } from '../people/people.views.ts'
import { summaryOf, textOf } from '../centre/summary.views.ts'
import { prepare, type PreparedSubmission, type SubmissionRequest } from './submit.prepare.service.ts'

mapConstraintError('approval_instance_active', 'approval.active')

const startable: Readonly<Record<Purpose, readonly string[]>> = {
  create: ['draft', 'rejected', 'withdrawn', 'terminated'],
  change: ['approved'],
  void: ['approved'],
}

/** The earlier approval of the same document, whose history a new one is read with. */
const lastOf = (ctx: Ctx, { docType, docId }: SubmissionRequest) =>
  own(ctx)
    .selectFrom('approval_instance')
    .select(['id', 'status'])
    .where('doc_type', '=', docType)
    .where('doc_id', '=', docId)
    .where('beside', '=', false)
    .orderBy('submitted_at', 'desc')
    .executeTakeFirst()

const insertInstance = async (
  ctx: Ctx,
  held: StoredInstance,
  wanted: SubmissionRequest,
  { document, matter }: PreparedSubmission,
  { flow, row }: { readonly flow: Flow; readonly row: number | null },
): Promise<void> => {
  const serialNo = await issueCode(ctx, 'approval', { serialCode: flow.settings.serialCode })
  const code = textOf(matter.row.code)
  const search = searchText([held.title, serialNo, code])
  await own(ctx)
    .insertInto('approval_instance')
    .values({
      id: held.id,
      flow_id: held.flowId,
      version_id: held.versionId,
      doc_type: wanted.docType,
      doc_id: wanted.docId,
      purpose: wanted.purpose,
      serial_no: serialNo,
      title: held.title,
      summary: JSON.stringify(await summaryOf(ctx, document, matter.row)),
      amount: held.amount,
      initiator_id: matter.about.initiator,
      initiator_dept_id: matter.about.initiatorDept,
      submitted_by: ctx.userId ?? matter.about.initiator,
      status: 'running',
      parent_run_id: held.parentRunId,
      parent_row: held.parentRunId ? (row ?? 0) : null,
      beside: held.beside,
      round: 1,
      version: 0,
      seq: 0,
      submitted_at: new Date(matter.now).toISOString(),
      search_text: search,
      search_grams: gramKeysOf(ctx.tenantId, search),
    })
    .execute()
}

/** The step of another approval that starts this one, and for which of its lines. */
type Parent = { readonly runId: string; readonly row: number | null; readonly beside: boolean }

type StartedInstance = {
  readonly choices?: Choices | undefined
  readonly previousId?: string | undefined
  readonly parent?: Parent
}

const heldOf = (
  wanted: SubmissionRequest,
  { document, matter, bound }: PreparedSubmission,
  parent: Parent | undefined,
): StoredInstance => {
  const id = newId()
  const { initiator, initiatorDept } = matter.about
  return {
    id,
    flowId: bound.flowId,
    versionId: bound.versionId,
    docType: wanted.docType,
    docId: wanted.docId,
    title: textOf(matter.row[document.record.title]) || textOf(matter.row.code),
    amount: matter.amount,
    initiatorDept,
    parentRunId: parent?.runId ?? null,
    beside: parent?.beside ?? false,
    state: newInstance(id, initiator),
  }
}

/** The title of a flow that has a pattern, put together from what the document says now. */
const titleOf = async (ctx: Ctx, flow: Flow, title: string, prepared: PreparedSubmission): Promise<string> => {
  if (flow.settings.title === undefined) return title
  const { document, matter } = prepared
  const { initiator, department } = await startedBy(ctx, matter.about)
  return titleBy(flow.settings, {
    title,
    document: document.record.label[ctx.language],
    code: textOf(matter.row.code),
    initiator,
    department,
    amount: matter.amount ?? '',
    date: shanghaiDay(new Date(matter.now)),
  })
}

const start = async (
  ctx: Ctx,
  wanted: SubmissionRequest,
  prepared: PreparedSubmission,
  begun: StartedInstance,
): Promise<ActResult> => {
  const { document, matter, bound } = prepared
  const flow = await flowOf(ctx, bound.versionId)
  const plain = heldOf(wanted, prepared, begun.parent)
  const held = { ...plain, title: await titleOf(ctx, flow, plain.title, prepared) }
  const { initiator } = matter.about
  const submitted = {
    do: 'submit',
    instanceId: held.id,
    purpose: wanted.purpose,
    initiator,
    actor: { person: ctx.userId ?? initiator },
    ...(begun.previousId && { previousId: begun.previousId }),
    ...(begun.choices && { choices: begun.choices }),
  } as const
  const { state, events, effects } = await carryOut(ctx, matter, flow, held.state, submitted, prepared.cache)
  // The number comes late: whoever takes one makes all other submissions of the company wait.
  await insertInstance(ctx, held, wanted, prepared, { flow, row: begun.parent?.row ?? null })
  await saveState(ctx, held.state, state, events, labelOf(flow, state))
  const after = { ...held, state }
  await takeSnapshot(ctx, document, after, matter)
  await takeEffect(ctx, document, after, effects)
  await invite(ctx, held.state, after, matter.contacts)
  return actedOf(state)
}

const assertStartable = (
  wanted: SubmissionRequest,
  prepared: PreparedSubmission,
  last: { status: string } | undefined,
): void => {
  if (last && ['running', 'returned'].includes(last.status)) fail('approval.active')
  if (!startable[wanted.purpose].includes(textOf(prepared.matter.row.status))) fail('approval.not_submittable')
}

/** Whoever may not start a flow is told so before anything is written. */
const assertStarter = async (ctx: Ctx, { bound, initiator }: PreparedSubmission): Promise<void> => {
  const { settings } = await flowOf(ctx, bound.versionId)
  if (!mayStart(settings, initiator)) fail('approval.not_starter')
}

const begin = async (ctx: Ctx, wanted: SubmissionRequest, choices: Choices | undefined): Promise<ActResult> => {
  const now = await clock(ctx)
  const document = documentOf(wanted.docType)
  await document.lock(ctx, wanted.docId)
  await assertEditable(ctx, document.record, wanted.docId)
  const prepared = await prepare(ctx, wanted, now)
  await assertStarter(ctx, prepared)
  const last = await lastOf(ctx, wanted)
  assertStartable(wanted, prepared, last)
  return start(ctx, wanted, prepared, { choices, previousId: last?.id })
}

/** An approval within another's, by a flow named there: beside the one that waits for it, or a linked document's own. */
export const submitChild = async (
  ctx: Ctx,
  wanted: SubmissionRequest,
  { bound, initiator, parent }: { bound: BoundFlow; initiator: string; parent: Parent },
): Promise<ActResult> => {
  const now = await clock(ctx)
  await documentOf(wanted.docType).lock(ctx, wanted.docId)
  const prepared = await prepare(ctx, wanted, now, bound, initiator)
  if (parent.beside) return start(ctx, wanted, prepared, { parent })
  const last = await lastOf(ctx, wanted)
  assertStartable(wanted, prepared, last)
  return start(ctx, wanted, prepared, { parent, previousId: last?.id })
}

/** The document is locked, chosen a flow for, kept as it is, and started on its way, all in one. */
export const submit = (
  ctx: Ctx,
  {
    choices,
    key,
    ...wanted
  }: SubmissionRequest & { readonly choices?: Choices | undefined; readonly key?: string | undefined },
): Promise<ActResult> =>
  onceOnly(ctx, ctx.userId ?? '', key, { submit: wanted, choices }, () => begin(ctx, wanted, choices))
