import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { watchCertificates } from './certificate/certificate.service.ts'
import { releaseOver } from './certificate/watch.service.ts'
import { proposePreferred } from './lifecycle/prefer.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'supplier.certificates': Record<never, never>
  }
}

export const jobs: JobsOf<'supplier'> = {
  'supplier.certificates': {
    nightly: true,
    run: async (run) => {
      await run.transaction(releaseOver)
      await run.transaction(watchCertificates)
      await run.transaction(proposePreferred)
    },
  },
}
