import type { OnBehalfOf } from '#kernel/jobs/job-names.ts'
import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { runExport } from './export/export.service.ts'
import { runImport } from './import/import.service.ts'
import { subjectFor } from './run.service.ts'
import { sourceFor } from './export/source.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'transfer.export': {
      subject: string
      query: { readonly sort?: string; readonly group?: string; readonly keyword?: string; readonly filter?: string }
      columns: readonly string[]
      /** Only these; else everything the query finds. */
      ids?: readonly string[]
      as: OnBehalfOf
    }
    'transfer.import': {
      subject: string
      fileId: string
      /** What happens to rows whose record exists already: the row is refused, the record changed, or the row left out. */
      mode: 'insert' | 'update' | 'skip'
      partial: boolean
      as: OnBehalfOf
    }
  }
}

export const jobs: JobsOf<'transfer'> = {
  'transfer.export': {
    run: runExport,
    lengthy: true,
    retry: (ctx, { subject }) => void sourceFor(ctx, subject),
  },
  'transfer.import': {
    run: runImport,
    lengthy: true,
    retry: (ctx, { subject }) => void subjectFor(ctx, subject, 'import'),
  },
}
