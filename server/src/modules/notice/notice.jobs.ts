import type { JobsOf } from '#kernel/jobs/jobs.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { sweepNotices, type Flood } from './delivery/delivery.service.ts'
import { sendChats, sendDigest, sendMails, sendTexts, type Outward } from './delivery/outward.service.ts'
import { readReport, sendQueued, sweepLog } from './sms/delivery.service.ts'
import { sweepLinks } from './sms/link.service.ts'
import { sendCode, sweepCodes } from './sms/sms.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'sms.code': { id: string }
    'sms.send': { id: string }
    'sms.report': { id: string; round: number }
    'notice.sms': { ids: readonly string[] }
    'notice.feishu': { ids: readonly string[] }
    'notice.email': { ids: readonly string[] }
    'notice.digest': Flood
    'notice.sweep': Record<never, never>
  }
}

const sweep = async (ctx: Ctx): Promise<void> => {
  await sweepNotices(ctx)
  await sweepCodes(ctx)
  await sweepLog(ctx)
  await sweepLinks(ctx)
}

export const jobsOf = (outward: Outward): JobsOf<'notice' | 'sms'> => ({
  'sms.code': { run: sendCode },
  'sms.send': { run: sendQueued },
  'sms.report': { run: readReport },
  'notice.sms': { run: sendTexts },
  'notice.feishu': { run: (run, data) => sendChats(outward, run, data) },
  'notice.email': { run: (run, data) => sendMails(outward, run, data) },
  'notice.digest': { run: (run, data) => sendDigest(outward, run, data), queue: 'short' },
  'notice.sweep': { run: (run) => run.transaction(sweep), nightly: true },
})
