import type { ActResult } from '@srm/api/approval'
import type { Act } from '@srm/flow/commands'
import type { Actor, Event } from '@srm/flow/events'
import type { Ctx } from '#kernel/ctx.ts'
import type { Contact, Document } from '#kernel/records/document.ts'
import type { EvaluationContext } from '../detail/answer.views.ts'
import { own } from '../approval.db.ts'
import { onceOnly } from './command.once.service.ts'
import { carryOut, labelOf } from './command.run.service.ts'
import { documentOf } from './document.store.ts'
import { takeEffect } from './effect.service.ts'
import { flowOf } from '../design/flow.cache.views.ts'
import { invite } from '../external/invite.service.ts'
import { summaryOf, textOf } from '../centre/summary.views.ts'
import { takeSnapshot } from './snapshot.service.ts'
import { documentBehind, lockState, saveState, type StoredInstance } from './state.store.ts'

const summarySql = `update approval_instance set title = $3, summary = $4, amount = $5 where tenant_id = $1 and id = $2`

/** A new round is about the document as it is now: lists and heads tell what was submitted last. */
const refreshInstanceSummary = async (
  ctx: Ctx,
  { id, title }: StoredInstance,
  { document, row }: EvaluationContext,
): Promise<void> => {
  const summary = JSON.stringify(await summaryOf(ctx, document, row))
  const amount = document.amount ? textOf(row[document.amount]) || null : null
  await ctx.db.run(summarySql, [ctx.tenantId, id, textOf(row[document.record.title]) || title, summary, amount])
}

export type Order = {
  readonly act: Act
  readonly actor: Actor
  readonly key?: string | undefined
  readonly expectedVersion?: number | undefined
  /** Somebody from outside the command names. */
  readonly contact?: Contact
  /** What belongs to it and is kept beside the state. */
  readonly also?: (events: readonly Event[]) => Promise<void>
}

export const nameOf = (actor: Actor): string => ('person' in actor ? actor.person : actor.system)

export const actedOf = ({ instance }: StoredInstance['state']): ActResult => ({
  id: instance.id,
  status: instance.status,
  version: instance.version,
  round: instance.round,
})

/** The clock of the database: all servers have the same. Whoever writes down a past has set the moment instead. */
export const clock = async (ctx: Ctx): Promise<number> => {
  const moment = `coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, clock_timestamp())`
  const sql = `select set_config('lock_timeout', '3s', true), (extract(epoch from ${moment}) * 1000)::float8 as now`
  const { rows } = await ctx.db.run<{ now: number }>(sql, [])
  return Math.floor(rows[0]?.now ?? Date.now())
}

export const buildInstanceContext = async (
  ctx: Ctx,
  document: Document,
  held: StoredInstance,
  now: number,
): Promise<EvaluationContext> => {
  const { instance } = held.state
  return {
    document,
    docId: held.docId,
    row: await document.read(ctx, held.docId),
    about: { initiator: instance.initiator, initiatorDept: held.initiatorDept, round: instance.round },
    flowId: held.flowId,
    amount: held.amount,
    now,
    contacts: new Map(),
  }
}

/** Document, instance, tasks, then the rest: everybody takes them in this order, so nobody waits in a circle. */
const perform = async (
  ctx: Ctx,
  id: string,
  { act, actor, expectedVersion, contact, also }: Order,
): Promise<ActResult> => {
  const { docType, docId } = await documentBehind(ctx, id)
  const document = documentOf(docType)
  const now = await clock(ctx)
  await document.lock(ctx, docId)
  const held = await lockState(ctx, id)
  const flow = await flowOf(ctx, held.versionId)
  const matter = await buildInstanceContext(ctx, document, held, now)
  if (contact) matter.contacts.set(contact.id, contact)
  const command = { ...act, actor, ...(expectedVersion !== undefined && { expectedVersion }) }
  const { state, events, effects } = await carryOut(ctx, matter, flow, held.state, command)
  if (events.length === 0) return actedOf(held.state)
  await saveState(ctx, held.state, state, events, labelOf(flow, state))
  const after = { ...held, state }
  await takeEffect(ctx, document, after, effects)
  await invite(ctx, held.state, after, matter.contacts)
  if (state.instance.round > held.state.instance.round) {
    await takeSnapshot(ctx, document, after, matter)
    await refreshInstanceSummary(ctx, after, matter)
  }
  if (isVoided(state)) await voidOriginal(ctx, held)
  await also?.(events)
  return actedOf(state)
}

const isVoided = ({ instance }: StoredInstance['state']): boolean =>
  instance.purpose === 'void' && instance.status === 'approved'

/** The approval that put the document in force ends with it. */
const voidOriginal = async (ctx: Ctx, { docType, docId }: StoredInstance): Promise<void> => {
  const original = await own(ctx)
    .selectFrom('approval_instance')
    .select('id')
    .where('doc_type', '=', docType)
    .where('doc_id', '=', docId)
    .where('purpose', '=', 'create')
    .where('beside', '=', false)
    .where('status', '=', 'approved')
    .executeTakeFirst()
  if (original) await perform(ctx, original.id, { act: { do: 'voided' }, actor: { system: 'void' } })
}

/** One command is one transaction: it happens with everything that follows from it, or not at all. */
export const command = (ctx: Ctx, id: string, order: Order): Promise<ActResult> =>
  onceOnly(ctx, nameOf(order.actor), order.key, { id, act: order.act }, () => perform(ctx, id, order))
