import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { remindOfContracts } from './life/reminder.service.ts'
import { remindOfPlans } from './plan/reminder.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'contract.plans': Record<never, never>
    'contract.reminders': Record<never, never>
  }
}

export const jobs: JobsOf<'contract'> = {
  'contract.plans': { nightly: true, run: (run) => remindOfPlans(run) },
  'contract.reminders': { nightly: true, run: (run) => remindOfContracts(run) },
}
