import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { sweepSessions } from './identity.sweep.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'session.sweep': Record<never, never>
  }
}

export const jobs: JobsOf<'session'> = {
  'session.sweep': { run: (run) => run.transaction(sweepSessions), nightly: true },
}
