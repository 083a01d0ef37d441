import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { rematchAll } from './invoice-in/rematch.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'invoicing.rematch': Record<never, never>
  }
}

export const jobs: JobsOf<'invoicing'> = { 'invoicing.rematch': { lengthy: true, run: (run) => rematchAll(run) } }
