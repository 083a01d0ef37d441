import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { remindOfDeposits } from './deposit/reminder.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'payment.deposits': Record<never, never>
  }
}

export const jobs: JobsOf<'payment'> = {
  'payment.deposits': { nightly: true, run: (run) => remindOfDeposits(run) },
}
