import type { Ctx } from '#kernel/ctx.ts'
import type { OnBehalfOf } from '#kernel/jobs/job-names.ts'
import { Refused, type JobRun } from '#kernel/jobs/jobs.ts'
import { Failure } from '#kernel/errors.ts'
import { storeFile } from '#modules/file/index.ts'
import { fileRun, getProgress } from '#modules/transfer/index.ts'
import { renderPdf } from './pdf/render.service.ts'
import type { Sheet } from './sheet/sheet.rules.ts'

type Request = {
  /** The kind of record it belongs to. */
  readonly subject: string
  readonly as: OnBehalfOf
  readonly read: (ctx: Ctx) => Promise<Sheet>
}

/** What the person who asked may no longer see is not tried again. */
const readOrRefuse = async (read: Request['read'], ctx: Ctx): Promise<Sheet> => {
  try {
    return await read(ctx)
  } catch (error) {
    throw error instanceof Failure ? new Refused(error.key) : error
  }
}

/**
 * A paper that is more than the page of a record, laid out by the module that knows it: read as the person who asked,
 * drawn outside any transaction, and offered among that person's jobs.
 */
export const makeModulePaper = async (run: JobRun, { subject, as, read }: Request): Promise<void> => {
  const { sheet, isDone } = await run.transaction(async (ctx) => {
    await fileRun.open(ctx, run.id, 'paper', subject)
    const { finished } = await getProgress(ctx, run.id)
    return { isDone: finished, sheet: await readOrRefuse(read, ctx) }
  }, as)
  if (isDone) return
  const content = await renderPdf(sheet)
  await run.transaction(async (ctx) => {
    const file = await storeFile(ctx, { name: `${sheet.kind}-${sheet.code || sheet.title}.pdf`, content })
    await fileRun.close(ctx, run.id, 1, file)
    await ctx.systemLog('record.exported', { subject, ids: 1, format: 'pdf', rows: 1, userId: as.userId })
  }, as)
}
