import { noticePages } from '@srm/api/notice/pages'
import { noticeDigestScene, noticeScene } from '@srm/api/notice/sms-scenes'
import { isMobile } from '@srm/api/shared/checks'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import type { Mail, SendMail } from '#kernel/ports/mail.ts'
import { claimDigest, claimNotice, releaseNotices, type Flood } from './delivery.service.ts'
import type { Feishu } from './feishu.service.ts'
import { chatText, digestOf, mailText, typeNames } from '../notice.rules.ts'
import { sendSms } from '../sms/send.service.ts'

type Ids = { readonly ids: readonly string[] }

/** What this installation can deliver through, beside text messages. */
export type Outward = { readonly feishu: Feishu | undefined; readonly mail: SendMail | undefined }

const sendText = (run: JobRun, id: string): Promise<void> =>
  run.transaction(async (ctx) => {
    const found = await claimNotice(ctx, 'sms', id)
    if (!found || !isMobile(found.address)) return
    const { title, address, subject, subjectId } = found
    const record = subject && subjectId ? { record: { subject, id: subjectId } } : {}
    await sendSms(ctx, noticeScene, { mobile: address, values: { title }, ...record })
  })

export const sendTexts = async (run: JobRun, { ids }: Ids): Promise<void> => {
  for (const id of ids) await sendText(run, id)
}

export const sendChats = async ({ feishu }: Outward, run: JobRun, { ids }: Ids): Promise<void> => {
  if (!feishu) return
  for (const id of ids) {
    const chat = await run.transaction(async (ctx) => {
      const found = await claimNotice(ctx, 'feishu', id)
      return found && { ...found, text: chatText(found.title, found.body, found.link, ctx.config.PUBLIC_URL) }
    })
    if (chat && !(await feishu(chat.address, chat.text))) run.log.warn({ id }, 'feishu refused')
  }
}

/** Whether it left. A no that may pass leaves the notices to be sent again. */
const sendOneMail = async (run: JobRun, mail: SendMail, ids: readonly string[], message: Mail): Promise<boolean> => {
  const answer = await mail(message)
  if (answer.accepted) return true
  run.log.warn({ ids, reason: answer.reason }, 'mail refused')
  if (!answer.again) return true
  await run.transaction((ctx) => releaseNotices(ctx, 'email', ids))
  return false
}

/** One that fails keeps none of the others; the job is tried again for those that did. */
export const sendMails = async ({ mail }: Outward, run: JobRun, { ids }: Ids): Promise<void> => {
  if (!mail) return
  let failed = 0
  for (const id of ids) {
    const message = await run.transaction(async (ctx): Promise<Mail | undefined> => {
      const found = await claimNotice(ctx, 'email', id)
      if (!found) return undefined
      const { address, title, body, link } = found
      return { to: address, subject: title, text: mailText(title, body, link, ctx.config.PUBLIC_URL) }
    })
    if (message && !(await sendOneMail(run, mail, [id], message))) failed += 1
  }
  if (failed > 0) throw new Error(`${failed} mails not accepted`)
}

const textDigest = (run: JobRun, flood: Flood): Promise<void> =>
  run.transaction(async (ctx) => {
    const found = await claimDigest(ctx, flood)
    if (!found || !isMobile(found.address)) return
    const values = { count: String(found.titles.length), kind: typeNames[flood.type] }
    await sendSms(ctx, noticeDigestScene, { mobile: found.address, values })
  })

const digestIn = (run: JobRun, flood: Flood) =>
  run.transaction(async (ctx) => {
    const found = await claimDigest(ctx, flood)
    const home = ctx.config.PUBLIC_URL
    return found && { ...found, ...digestOf(flood.type, found.titles), home }
  })

const list = noticePages.notices.path

/** Tells in one message of those that came in a flood. */
export const sendDigest = async ({ feishu, mail }: Outward, run: JobRun, flood: Flood): Promise<void> => {
  if (flood.channel === 'sms') return textDigest(run, flood)
  const found = await digestIn(run, flood)
  if (!found) return
  const { address, ids, title, body, home } = found
  if (flood.channel === 'feishu') {
    if (feishu && !(await feishu(address, chatText(title, body, list, home)))) run.log.warn({ ids }, 'feishu refused')
    return
  }
  const message = { to: address, subject: title, text: mailText(title, body, list, home) }
  if (mail && !(await sendOneMail(run, mail, ids, message))) throw new Error('a summary was not accepted')
}
