import type { JobHandlers } from '#kernel/jobs.ts'
import { sweepSessions } from './identity.sweep.service.ts'

export const jobs: JobHandlers = {
  'session.sweep': (run) => run.transaction(sweepSessions),
}
