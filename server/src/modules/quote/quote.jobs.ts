import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { openByClock, remindOpeners } from './opening/open.service.ts'
import { remindOfReleases } from './opening/release.service.ts'
import { expireQuotes } from './opening/state.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'quote.open': { id: string }
    'quote.remind': { id: string; roundNo: number }
    'quote.expire': Record<never, never>
    'quote.release': Record<never, never>
  }
}

export const jobs: JobsOf<'quote'> = {
  'quote.open': { run: (run, { id }) => run.transaction((ctx) => openByClock(ctx, id)), queue: 'short' },
  'quote.remind': { run: (run, data) => run.transaction((ctx) => remindOpeners(ctx, data)), queue: 'short' },
  'quote.release': { run: (run) => run.transaction(remindOfReleases), nightly: true },
  'quote.expire': { run: (run) => run.transaction(expireQuotes), nightly: true },
}
