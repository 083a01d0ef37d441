import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { beginDue, remindBuyer } from './remind.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'order.remind': { id: string; sentAt: string }
    'order.begin': Record<never, never>
  }
}

export const jobs: JobsOf<'order'> = {
  'order.remind': { run: (run, data) => run.transaction((ctx) => remindBuyer(ctx, data)), queue: 'short' },
  'order.begin': { run: (run) => run.transaction(beginDue), nightly: true },
}
