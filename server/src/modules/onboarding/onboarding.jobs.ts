import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { sweepDrafts } from './sweep.service.ts'
import { received } from './tell.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'onboarding.received': { id: string }
    'onboarding.sweep': Record<never, never>
  }
}

export const jobs: JobsOf<'onboarding'> = {
  'onboarding.received': { run: received },
  'onboarding.sweep': { run: (run) => run.transaction(sweepDrafts), nightly: true },
}
