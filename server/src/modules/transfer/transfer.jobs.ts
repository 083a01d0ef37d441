import type { JobHandlers } from '#kernel/jobs.ts'
import { runExport } from './transfer.export.service.ts'
import { runImport } from './transfer.import.service.ts'

export const jobs: JobHandlers = {
  'transfer.export': runExport,
  'transfer.import': runImport,
}
