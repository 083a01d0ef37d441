import type { OnBehalfOf } from '#kernel/jobs/job-names.ts'
import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { makeReport, queueReports } from './report/make.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'finance.reports': Record<never, never>
    'finance.report': { readonly schedule: string; readonly day: string; readonly as: OnBehalfOf }
  }
}

export const jobs: JobsOf<'finance'> = {
  'finance.reports': { nightly: true, run: (run) => queueReports(run) },
  'finance.report': { run: makeReport },
}
