import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { watchExpiry } from './tenancy.expiry.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'tenancy.expiry': Record<never, never>
  }
}

export const jobs: JobsOf<'tenancy'> = {
  'tenancy.expiry': { run: (run) => run.transaction(watchExpiry), nightly: true },
}
