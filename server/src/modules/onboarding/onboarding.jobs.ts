import type { JobHandlers } from '#kernel/jobs.ts'
import { sendAsking } from './ask.service.ts'
import { sweepDrafts } from './sweep.service.ts'
import { received, tellApplicant } from './tell.service.ts'

export const jobs: JobHandlers = {
  'onboarding.received': received,
  'onboarding.outcome': tellApplicant,
  'onboarding.ask': sendAsking,
  'onboarding.sweep': (run) => run.transaction(sweepDrafts),
}
