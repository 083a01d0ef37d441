import type { Ctx } from '#kernel/ctx.ts'
import { unseal } from '#kernel/log/sealing.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import type { AcceptedSms, SmsAnswer, SmsMessage, SmsReport } from '#kernel/ports/sms.ts'
import { smsSceneOf } from '#kernel/sms-scenes.ts'
import { own } from '../notice.db.ts'
import { SealedSms } from './send.service.ts'
import { smsSealKeys } from './seal.rules.ts'
import { reasonOf } from './sentences.rules.ts'
import { smsKindOf } from './text.rules.ts'

const maxAttempts = 5
/** When the provider is asked what became of a message, in seconds after it was accepted or asked for last. */
const reportAfter = [30, 300, 3600, 21_600] as const

const claim = `update sms_log set attempts = attempts + 1 where tenant_id = $1 and id = $2 and state = 'queued'
  returning scene, sealed_mobile as mobile, sealed_values as sealed`

type MessageRow = { scene: string; mobile: string; sealed: string }

/** The message, while it waits to be sent. */
const claimSms = async (ctx: Ctx, id: string): Promise<SmsMessage | undefined> => {
  const row = (await ctx.db.run<MessageRow>(claim, [ctx.tenantId, id])).rows[0]
  const scene = row && smsSceneOf(row.scene)
  if (!row || !scene) return undefined
  const { templateId, ...message } = SealedSms.parse(
    JSON.parse(unseal(smsSealKeys(ctx.config.SMS_SECRET), ctx.tenantId, row.sealed)),
  )
  const mobile = unseal(smsSealKeys(ctx.config.SMS_SECRET), ctx.tenantId, row.mobile)
  return {
    mobile,
    template: row.scene,
    kind: smsKindOf(scene),
    ...message,
    ...(templateId !== undefined && { templateId }),
  }
}

const accept = `update sms_log set state = 'sent', reason = null, sent_at = now(), provider_id = $3, sealed_values = null
  where tenant_id = $1 and id = $2 and state = 'queued'`
const refuse = `update sms_log set reason = $3, state = case when $4 and attempts < ${maxAttempts} then 'queued' else 'failed' end,
    finished_at = case when $4 and attempts < ${maxAttempts} then null else now() end,
    sealed_mobile = case when $4 and attempts < ${maxAttempts} then sealed_mobile end,
    sealed_values = case when $4 and attempts < ${maxAttempts} then sealed_values end
  where tenant_id = $1 and id = $2 and state = 'queued' returning state`

/** Whether it is to be tried again. */
const noteAnswer = async (ctx: Ctx, id: string, answer: SmsAnswer): Promise<boolean> => {
  if (answer.accepted) {
    await ctx.db.run(accept, [ctx.tenantId, id, answer.id ?? null])
    if (answer.id !== undefined) await ctx.job('sms.report', { id, round: 0 }, { after: reportAfter[0] })
    return false
  }
  const reason = reasonOf(answer.code, answer.message)
  const { rows } = await ctx.db.run<{ state: string }>(refuse, [ctx.tenantId, id, reason, answer.again])
  return rows[0]?.state === 'queued'
}

/** A provider's no that may pass is tried again; any other ends in the log. */
export const sendQueued = async (run: JobRun, { id }: { readonly id: string }): Promise<void> => {
  const message = await run.transaction((ctx) => claimSms(ctx, id))
  if (!message) return
  const answer = await run.sms.send(message)
  const again = await run.transaction((ctx) => noteAnswer(ctx, id, answer))
  if (again) throw new Error(`sms not accepted: ${answer.code}`)
  if (!answer.accepted) run.log.warn({ id, reason: answer.code }, 'sms refused')
}

const acceptedSms = async (ctx: Ctx, id: string): Promise<AcceptedSms | undefined> => {
  const row = await own(ctx)
    .selectFrom('sms_log')
    .select(['sealed_mobile', 'provider_id', 'sent_at'])
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  if (!row?.sealed_mobile || !row.provider_id || !row.sent_at) return undefined
  const mobile = unseal(smsSealKeys(ctx.config.SMS_SECRET), ctx.tenantId, row.sealed_mobile)
  return { id: row.provider_id, mobile, sentAt: new Date(row.sent_at) }
}

const noteReport = async (ctx: Ctx, id: string, report: SmsReport, round: number): Promise<void> => {
  const next = reportAfter[round + 1]
  if (report.state === 'waiting' && next !== undefined) {
    await ctx.job('sms.report', { id, round: round + 1 }, { after: next })
    return
  }
  // Nobody knew for a day: it stays handed over, and the number is no longer needed.
  const outcome =
    report.state === 'waiting'
      ? {}
      : {
          state: report.state,
          finished_at: new Date().toISOString(),
          reason: report.state === 'failed' ? reasonOf(report.reason, '') : null,
        }
  await own(ctx)
    .updateTable('sms_log')
    .set({ sealed_mobile: null, ...outcome })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .execute()
}

/** Asks the provider what became of a message, some times with growing pauses. */
export const readReport = async (run: JobRun, { id, round }: { id: string; round: number }): Promise<void> => {
  const accepted = await run.transaction((ctx) => acceptedSms(ctx, id))
  if (!accepted) return
  const report = await run.sms.report(accepted)
  await run.transaction((ctx) => noteReport(ctx, id, report, round))
}

const sweep = `delete from sms_log where tenant_id = $1 and created_at < now() - interval '365 days'`
export const sweepLog = (ctx: Ctx) => ctx.db.run(sweep, [ctx.tenantId])
