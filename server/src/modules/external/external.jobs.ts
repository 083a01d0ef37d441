import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { sendLink } from './link.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'external.send': { id: string }
  }
}

export const jobs: JobsOf<'external'> = { 'external.send': { run: sendLink } }
