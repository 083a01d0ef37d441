import type { OnBehalfOf } from '#kernel/jobs/job-names.ts'
import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { holds } from '#kernel/auth/auth.ts'
import { fail } from '#kernel/errors.ts'
import { runArchive } from './archive/archive.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'acceptance.archive': { purchase: string; as: OnBehalfOf }
  }
}

export const jobs: JobsOf<'acceptance'> = {
  'acceptance.archive': {
    run: runArchive,
    lengthy: true,
    retry: (ctx) => {
      if (!holds(ctx.session, 'purchaseArchive:make')) fail('session.forbidden')
    },
  },
}
