import type { JobHandlers } from '#kernel/jobs.ts'
import { claimForChat, claimText, sweepNotices } from './delivery.service.ts'
import type { Feishu } from './feishu.service.ts'
import { codeToSend, sweepCodes } from './sms.service.ts'

/** A provider's no is told in the log by its kind; one that may pass is tried again, and in the end lies with the dead letters. */
export const jobsOf = (feishu: Feishu | undefined): JobHandlers => ({
  'sms.code': async (run, { id }) => {
    const due = await run.transaction((ctx) => codeToSend(ctx, id))
    if (!due) return
    const { mobile, purpose, code, text } = due
    const answer = await run.sms.send({ mobile, template: purpose, params: { code }, text })
    if (answer.accepted) return
    if (answer.again) throw new Error(`sms not accepted: ${answer.code}`)
    run.log.warn({ id, reason: answer.code }, 'sms refused')
  },
  'notice.sms': async (run, { ids }) => {
    for (const id of ids) {
      const text = await run.transaction((ctx) => claimText(ctx, id))
      if (!text) continue
      const answer = await run.sms.send(text)
      if (!answer.accepted) run.log.warn({ id, reason: answer.code }, 'sms refused')
    }
  },
  'notice.feishu': async (run, { ids }) => {
    for (const id of feishu ? ids : []) {
      const chat = await run.transaction((ctx) => claimForChat(ctx, id))
      if (chat && !(await feishu?.(chat.unionId, chat.text))) run.log.warn({ id }, 'feishu refused')
    }
  },
  'notice.sweep': async (run) => {
    await run.transaction(async (ctx) => {
      await sweepNotices(ctx)
      await sweepCodes(ctx)
    })
  },
})
