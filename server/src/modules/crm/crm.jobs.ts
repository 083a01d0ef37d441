import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { closeQuiet } from './opportunity/auto-close.service.ts'
import { remindAnniversaries } from './overview/anniversary.service.ts'
import { recycleCustomers } from './pool/recycle.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'crm.recycle': Record<never, never>
    'crm.opportunities': Record<never, never>
    'crm.anniversaries': Record<never, never>
  }
}

/** Opportunities first: one that is closed today no longer keeps its customer from the pool. */
export const jobs: JobsOf<'crm'> = {
  'crm.opportunities': { run: (run) => run.transaction(closeQuiet), nightly: true },
  'crm.anniversaries': { run: (run) => run.transaction((ctx) => remindAnniversaries(ctx)), nightly: true },
  'crm.recycle': { nightly: true, run: (run) => recycleCustomers(run) },
}
