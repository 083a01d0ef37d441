import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { makePeriods } from './scorecard.period.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'scorecard.periods': Record<never, never>
  }
}

export const jobs: JobsOf<'scorecard'> = {
  'scorecard.periods': { run: async (run) => void (await run.transaction(makePeriods)), nightly: true },
}
