import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { closeAtDeadline, remindSuppliers, sweepDeadlines } from './monitor/deadline.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'inquiry.close': { id: string }
    'inquiry.remind': { id: string }
    'inquiry.sweep': Record<never, never>
  }
}

export const jobs: JobsOf<'inquiry'> = {
  'inquiry.close': { run: (run, { id }) => run.transaction((ctx) => closeAtDeadline(ctx, id)), queue: 'short' },
  'inquiry.remind': { run: (run, { id }) => run.transaction((ctx) => remindSuppliers(ctx, id)), queue: 'short' },
  'inquiry.sweep': { run: sweepDeadlines, nightly: true },
}
