import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { foldClusters } from './map/cluster.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'finder.clusters': Record<never, never>
  }
}

export const jobs: JobsOf<'finder'> = {
  'finder.clusters': { run: (run) => run.transaction(foldClusters), nightly: true },
}
