import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { proveLedger } from './proof/proof.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'ledger.proof': Record<never, never>
  }
}

export const jobs: JobsOf<'ledger'> = {
  'ledger.proof': { nightly: true, lengthy: true, run: (run) => proveLedger(run) },
}
