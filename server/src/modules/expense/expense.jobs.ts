import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { remindOfOverdue } from './loan/notice.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'expense.overdue': Record<never, never>
  }
}

export const jobs: JobsOf<'expense'> = {
  'expense.overdue': { nightly: true, run: (run) => remindOfOverdue(run) },
}
