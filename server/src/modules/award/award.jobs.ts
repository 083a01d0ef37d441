import type { OnBehalfOf } from '#kernel/jobs/job-names.ts'
import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { runComparisonPaper } from './parity/paper.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'award.comparisonPaper': { id: string; as: OnBehalfOf }
  }
}

export const jobs: JobsOf<'award'> = {
  'award.comparisonPaper': { run: runComparisonPaper, lengthy: true },
}
