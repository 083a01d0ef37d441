import type { Parsed } from '@srm/api/endpoint'
import type { paper } from '@srm/api/paper'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, Failure } from '#kernel/errors.ts'
import type { Jobs, OnBehalfOf } from '#kernel/jobs/job-names.ts'
import { Refused, type JobRun } from '#kernel/jobs/jobs.ts'
import type { Subject } from '#kernel/records/subjects.ts'
import { storeFile } from '#modules/file/index.ts'
import { archive, fileRun, getProgress, stamp, visibleIds, type Part } from '#modules/transfer/index.ts'
import { fileNames } from './paper.names.rules.ts'
import { printable } from './paper.rights.views.ts'
import { renderPdf } from './pdf/render.service.ts'
import { readSheet } from './sheet/sheet.service.ts'
import { openTemplate, templateFor } from './word/template.service.ts'
import { readData, writeWord } from './word/write.service.ts'

type Order = Jobs['paper.make']

export const startPaper = async (ctx: Ctx, body: Parsed<typeof paper.make>['body']): Promise<{ id: string }> => {
  const { subject: name, template } = body
  const { record } = printable(ctx, name)
  const ids = [...new Set(body.ids)]
  if ((await visibleIds(ctx, record, ids)).length < ids.length) fail('record.not_found')
  if (template) await templateFor(ctx, name, template)
  const title = [template ? 'Word' : 'PDF', record.label[ctx.language]].join(' · ')
  const order = { subject: name, ids, ...(template && { template }), as: fileRun.behalfOf(ctx) }
  const id = await ctx.job('paper.make', order, { title })
  if (!id) return fail('request.in_progress')
  await fileRun.open(ctx, id, 'paper', name)
  return { id }
}

/** How one record becomes a file: what is read of it, and what is made of that outside any transaction. */
type Writer = {
  readonly ending: 'pdf' | 'docx'
  readonly write: (id: string) => Promise<{ readonly label: string; readonly content: Buffer }>
}

const pdfWriter = (run: JobRun, subject: Subject, as: OnBehalfOf): Writer => ({
  ending: 'pdf',
  write: async (id) => {
    const sheet = await run.transaction((ctx) => readSheet(ctx, subject, id), as)
    return { label: sheet.code || sheet.title, content: await renderPdf(sheet) }
  },
})

const wordWriter = async (run: JobRun, subject: Subject, template: string, as: OnBehalfOf): Promise<Writer> => {
  const blank = await run.transaction((ctx) => openTemplate(ctx, subject.record.name, template), as)
  return {
    ending: 'docx',
    write: async (id) => {
      const { label, data } = await run.transaction((ctx) => readData(ctx, subject, id), as)
      return { label, content: writeWord(blank, data) }
    },
  }
}

/** What is gone or out of sight stays so: such a job is not tried again. */
const hopeless: readonly string[] = ['record.not_found', 'record.unknown_subject', 'file.not_found', 'paper.suspicious']
const orRefused = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof Failure && hopeless.includes(error.key) ? new Refused(error.key) : error
  })

const writeAll = async (run: JobRun, { ids }: Order, { ending, write }: Writer) => {
  const files: { readonly label: string; readonly content: Buffer }[] = []
  for (const [index, id] of ids.entries()) {
    files.push(await orRefused(write(id)))
    await run.progress(index + 1, ids.length)
  }
  const names = fileNames(
    files.map(({ label }) => label),
    ending,
  )
  const [first] = files
  if (files.length === 1 && first) return { name: names[0] ?? '', content: first.content }
  const parts: Part[] = []
  for (const [index, { content }] of files.entries()) parts.push(await archive.pack(names[index] ?? '', content))
  return { name: `${stamp()}.zip`, content: archive.zip(parts) }
}

/** Nothing is kept until the file is whole; it belongs to whoever asked, since it shows what they may see. */
export const runPaper = async (run: JobRun, order: Order): Promise<void> => {
  const { subject: name, template, as } = order
  const { subject, progress } = await run.transaction(async (ctx) => {
    const known = printable(ctx, name)
    await fileRun.open(ctx, run.id, 'paper', name)
    return { subject: known, progress: await getProgress(ctx, run.id) }
  }, as)
  if (progress.finished) return
  const writer = template ? await orRefused(wordWriter(run, subject, template, as)) : pdfWriter(run, subject, as)
  const made = await writeAll(run, order, writer)
  await run.transaction(async (ctx) => {
    const kind = subject.record.label[as.language]
    const file = await storeFile(ctx, { name: `${kind}-${made.name}`, content: made.content })
    await fileRun.close(ctx, run.id, order.ids.length, file)
    await ctx.systemLog('record.exported', {
      subject: name,
      ids: order.ids.length,
      format: writer.ending,
      rows: order.ids.length,
      userId: as.userId,
    })
  }, as)
}
