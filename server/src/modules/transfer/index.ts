import { defineModule } from '#kernel/module.ts'
import { packFile, zip } from './book/pack.service.ts'
import { readRows } from './book/parse.service.ts'
import { writeBook } from './book/writer.service.ts'
import { inspectZip } from './book/zip.service.ts'
import { dayCell } from './values/dates.rules.ts'
import { jobs } from './transfer.jobs.ts'
import { routes } from './transfer.routes.ts'

export const transferModule = defineModule({ name: 'transfer', routes, jobs })
export type { Cell } from './values/values.rules.ts'
export { startExport } from './export/export.service.ts'
/** For jobs of modules above that make files of records. */
export const archive = { pack: packFile, zip, inspect: inspectZip, writeBook, readRows, dayCell }
export type { Part } from './book/pack.service.ts'
export { fileRun, stamp } from './run.service.ts'
export { getProgress } from './transfer.views.ts'
export { visibleIds } from './values/names.views.ts'
export { wordsFor } from './values/words.service.ts'
