import type { JobHandlers } from '#kernel/jobs.ts'
import { watchExpiry } from './tenancy.expiry.service.ts'

export const jobs: JobHandlers = {
  'tenancy.expiry': (run) => run.transaction(watchExpiry),
}
