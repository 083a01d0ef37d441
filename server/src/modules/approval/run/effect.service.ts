import { approvalPages } from '@srm/api/approval/pages'
import { addressOf } from '@srm/api/shared/pages'
import type { DocumentStatus as Outcome, Effect } from '@srm/flow/effects'
import type { Ctx } from '#kernel/ctx.ts'
import type { Document, DocumentStatus } from '#kernel/records/document.ts'
import { codeAtApproval } from '#modules/dictionary/index.ts'
import { notify, push } from '#modules/notice/index.ts'
import { tenantAdmins } from '../people/people.views.ts'
import { seenBy } from '../detail/visible.views.ts'
import { noticeOf } from './notice.rules.ts'
import type { StoredInstance } from './state.store.ts'

/** Those who follow it and still have part in it or look after all approvals. */
const followersOf = async (ctx: Ctx, id: string): Promise<string[]> => {
  const sql = `select user_id as id from approval_follow where tenant_id = $1 and instance_id = $2`
  const people = (await ctx.db.run<{ id: string }>(sql, [ctx.tenantId, id])).rows.map((row) => row.id)
  if (people.length === 0) return []
  const admins = await tenantAdmins(ctx)
  const seeing = new Set([...(await seenBy(ctx, id, people)), ...admins])
  return people.filter((person) => seeing.has(person))
}

type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>

const statusOf = (outcome: Outcome): DocumentStatus => (outcome === 'voided' ? 'void' : outcome)

/** Where a company gives numbers at the approval, this is when. */
const finalCode = (ctx: Ctx, { record, code, read }: Document, id: string): Promise<string | undefined> =>
  codeAtApproval(ctx, record.name, { code: () => code(ctx, id), read: () => read(ctx, id) })

const showOnDocument = async (
  ctx: Ctx,
  document: Document,
  { docId }: StoredInstance,
  effect: EffectOf<'document'>,
): Promise<void> => {
  const status = statusOf(effect.status)
  const code = status === 'approved' ? await finalCode(ctx, document, docId) : undefined
  await document.save(ctx, docId, { status, ...(code && { code }) })
  await document.on?.[status]?.(ctx, docId)
}

/** People hear of one thing once, however many steps it took. */
const tell = async (ctx: Ctx, held: StoredInstance, effects: readonly EffectOf<'notify'>[]): Promise<void> => {
  const byText = Map.groupBy(effects, ({ about }) => about)
  for (const [about, told] of byText) {
    const to = [...new Set(told.map((effect) => effect.to))]
    await notify(ctx, {
      to,
      type: 'approval',
      ...noticeOf(about, held.title),
      link: addressOf(approvalPages.detail, held.id),
    })
  }
}

const turns = new Set([
  'instance.approved',
  'instance.rejected',
  'instance.returned',
  'instance.withdrawn',
  'instance.terminated',
  'instance.voided',
])

/** Whoever follows it hears how it turns out, unless they are told of it anyway or did it themselves. */
const notifyFollowers = async (
  ctx: Ctx,
  held: StoredInstance,
  effects: readonly EffectOf<'notify'>[],
): Promise<void> => {
  const turn = effects.map(({ about }) => about).find((about) => turns.has(about))
  if (!turn) return
  const told = new Set([ctx.userId, ...effects.map(({ to }) => to)])
  const to = (await followersOf(ctx, held.id)).filter((person) => !told.has(person))
  if (to.length > 0)
    await notify(ctx, {
      to,
      type: 'approval',
      ...noticeOf(turn, held.title),
      link: addressOf(approvalPages.detail, held.id),
    })
}

/** Open lists and pages of everybody who has part in it are read again, whether or not they are told anything. */
const showEverywhere = (
  ctx: Ctx,
  { id, docType, docId, state }: StoredInstance,
  effects: readonly EffectOf<'notify'>[],
): void => {
  const { initiator, submittedBy } = state.instance
  const people = [
    initiator,
    submittedBy,
    ...state.tasks.flatMap(({ assignee, substitute }) => [assignee, substitute ?? assignee]),
    ...state.ccs.map(({ person }) => person),
    ...effects.map(({ to }) => to),
  ]
  push(ctx, [...new Set(people)], 'approval', { id, about: { subject: docType, id: docId } })
}

/** Anything outside goes through the queue, which is filled in this very transaction. */
const queue = async (ctx: Ctx, held: StoredInstance, effect: Effect): Promise<void> => {
  if (effect.kind === 'webhook')
    await ctx.job('approval.webhook', { instanceId: held.id, runId: effect.runId, url: effect.url })
  if (effect.kind === 'startChild')
    await ctx.job('approval.child', {
      instanceId: held.id,
      runId: effect.runId,
      flowKey: effect.flowKey,
      initiator: effect.initiator,
      document: effect.document,
      field: effect.field,
      each: effect.each,
      row: effect.row,
      waits: effect.waits,
    })
  if (effect.kind === 'stopChildren') await ctx.job('approval.stopChildren', { runId: effect.runId })
  if (effect.kind === 'followUp')
    await notify(ctx, {
      to: [held.state.instance.initiator],
      type: 'task',
      title: effect.title,
      link: addressOf(approvalPages.detail, held.id),
    })
}

/** The parent hears of it in a transaction of its own: nobody ever holds two approvals at once. */
const notifyParent = async (ctx: Ctx, { id, parentRunId, state }: StoredInstance): Promise<void> => {
  const { status } = state.instance
  if (!parentRunId || status === 'running' || status === 'returned' || status === 'voided') return
  const outcome = status
  await ctx.job('approval.childEnded', { runId: parentRunId, childId: id, outcome })
}

const wakes = (held: StoredInstance): number[] =>
  held.state.timers.flatMap(({ status, fireAt }) => (status === 'armed' ? [fireAt] : []))

/** A wake for every armed timer; one too many finds nothing due and goes away. */
const setAlarm = async (ctx: Ctx, held: StoredInstance): Promise<void> => {
  const seconds = new Set(wakes(held).map((fireAt) => Math.ceil(fireAt / 1000)))
  for (const second of seconds)
    await ctx.job(
      'approval.timers',
      {},
      { once: `timers:${second}`, after: Math.max(1, second - Math.floor(Date.now() / 1000)) },
    )
}

export const takeEffect = async (
  ctx: Ctx,
  document: Document,
  held: StoredInstance,
  effects: readonly Effect[],
): Promise<void> => {
  const of = <K extends Effect['kind']>(kind: K): EffectOf<K>[] =>
    effects.filter((effect): effect is EffectOf<K> => effect.kind === kind)
  for (const { set } of of('edit')) await document.save(ctx, held.docId, set)
  // The last one holds: a step may pass through a status on its way to the next. What runs beside it says nothing of the document.
  const shown = of('document').at(-1)
  if (shown && !held.beside) await showOnDocument(ctx, document, held, shown)
  for (const effect of effects) await queue(ctx, held, effect)
  await notifyParent(ctx, held)
  const news = of('notify')
  if (news.length > 0) await tell(ctx, held, news)
  await notifyFollowers(ctx, held, news)
  showEverywhere(ctx, held, news)
  await setAlarm(ctx, held)
}
