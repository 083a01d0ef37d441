import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { refreshAll } from './health.service.ts'
import { remindOfTasks } from './task/reminder.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'project.health': Record<never, never>
    'project.reminders': Record<never, never>
  }
}

export const jobs: JobsOf<'project'> = {
  'project.health': { nightly: true, run: (run) => refreshAll(run) },
  'project.reminders': { nightly: true, run: (run) => remindOfTasks(run) },
}
