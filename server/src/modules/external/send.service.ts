import type { Jobs } from '#kernel/jobs/job-names.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { sendSms } from '#modules/notice/index.ts'
import { newTicket } from './link.service.ts'
import { findLink } from './link.views.ts'
import { purposeOf } from './purpose.store.ts'

/** Makes the ticket and hands the message over; the ticket itself stands in no job. */
export const sendLink = (run: JobRun, { id }: Jobs['external.send']): Promise<void> =>
  run.transaction(async (ctx) => {
    const link = await findLink(ctx, id)
    if (!link) return
    const purpose = purposeOf(link.purpose)
    const message = await purpose.message(ctx, link)
    if (!message) return
    const address = `${ctx.config.PUBLIC_URL}#${purpose.page}?ticket=${await newTicket(ctx, id)}`
    await sendSms(ctx, message.scene, {
      mobile: link.mobile,
      values: { ...message.values, link: address },
      record: { subject: link.subject, id: link.recordId },
    })
  })
