import type { OnBehalfOf } from '#kernel/jobs/job-names.ts'
import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { printable } from './paper.rights.views.ts'
import { runPaper } from './paper.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'paper.make': {
      subject: string
      ids: readonly string[]
      /** The template of Word to write by; PDF without one. */
      template?: string
      as: OnBehalfOf
    }
  }
}

export const jobs: JobsOf<'paper'> = {
  'paper.make': {
    run: runPaper,
    lengthy: true,
    retry: (ctx, { subject }) => void printable(ctx, subject),
  },
}
