import type { Parsed } from '@srm/api/endpoint'
import type { transfer } from '@srm/api/transfer'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Jobs } from '#kernel/jobs/job-names.ts'
import { Refused, type JobRun } from '#kernel/jobs/jobs.ts'
import { linesIn } from '#kernel/records/fields/row.ts'
import { noCounts } from '../counts.rules.ts'
import { exportTables, linkOf, type Table } from '../values/columns.rules.ts'
import { toCell } from '../values/kinds.rules.ts'
import { behalfOf, closeRun, keepBook, openRun } from '../run.service.ts'
import { assertDailyRows, markFor } from './daily.service.ts'
import { queryOf, sourceFor, sourceOf } from './source.service.ts'
import { guard } from '../book/text.rules.ts'
import { getProgress } from '../transfer.views.ts'
import type { Cell, Words } from '../values/values.rules.ts'
import { wordsFor } from '../values/words.service.ts'
import { writeBook, type BookWriter } from '../book/writer.service.ts'

const toldEvery = 1000
type Row = Readonly<Record<string, unknown>>

const named = { zh: '导出 · ', en: 'Export · ' } as const

export const startExport = async (ctx: Ctx, body: Parsed<typeof transfer.export>['body']): Promise<{ id: string }> => {
  const { subject, columns, ids } = body
  const source = sourceFor(ctx, subject)
  const { record } = source
  const query = Object.fromEntries(Object.entries(body.query).filter(([, value]) => value !== undefined))
  queryOf(record, query)
  if (!exportTables(record, columns)) fail('transfer.unknown_column')
  if (ids && !(await source.sees(ctx, ids))) fail('record.not_found')
  if (record.exportsPerDay !== undefined) {
    const { total } = await source.open(ctx, { subject, query, columns, ...(ids && { ids }), as: behalfOf(ctx) })
    await assertDailyRows(ctx, record, await total(ctx))
  }
  const title = named[ctx.language] + record.label[ctx.language]
  const id = await ctx.job(
    'transfer.export',
    { subject, query, columns, ...(ids && { ids }), as: behalfOf(ctx) },
    { title },
  )
  if (!id) return fail('request.in_progress')
  await openRun(ctx, id, 'export', subject)
  return { id }
}

const headingsOf = ({ key, columns }: Table, language: Ctx['language']): string[] => [
  ...(key === '' ? [] : [linkOf(language)]),
  ...columns.map(({ heading }) => heading[language]),
]

export const openBook = (tables: readonly Table[], language: Ctx['language'], mark?: string): Promise<BookWriter> =>
  writeBook(
    tables.map((table) => ({ name: table.name[language], headings: headingsOf(table, language) })),
    mark,
  )

const text = (value: unknown): Cell => (typeof value === 'string' ? { look: 'text', value: guard(value) } : null)

/** A record fills one row of the first sheet and as many of the others as it has lines. */
export const addRecord = async (book: BookWriter, tables: readonly Table[], row: Row, words: Words): Promise<void> => {
  for (const [sheet, { key, columns }] of tables.entries()) {
    if (key === '')
      await book.add(
        sheet,
        columns.map((column) => toCell(column.meta, row[column.key], words)),
      )
    else
      for (const line of linesIn(row[key]))
        await book.add(sheet, [
          text(row['code']),
          ...columns.map((column) => toCell(column.meta, line[column.key], words)),
        ])
  }
}

type Order = Jobs['transfer.export']

const writeRows = async (run: JobRun, order: Order): Promise<{ book: BookWriter; done: number }> => {
  const { record, open } = sourceOf(order.subject) ?? fail('record.unknown_subject')
  const tables = exportTables(record, order.columns) ?? fail('transfer.unknown_column')
  const { words, loadNames } = await run.transaction((ctx) => wordsFor(ctx, record), order.as)
  const { total: counted, page } = await run.transaction((ctx) => open(ctx, order), order.as)
  // Only the bar needs it: where counting takes too long, the bar knows no end.
  const total = await run.transaction(counted, order.as).catch(() => 0)
  const mark = await run.transaction((ctx) => markFor(ctx, record), order.as)
  const book = await openBook(tables, order.as.language, mark)
  let from: string | undefined
  for (let done = 0; ;) {
    const { rows, next } = await run.transaction(async (ctx) => {
      const found = await page(ctx, from)
      await loadNames(ctx, found.rows)
      return found
    }, order.as)
    for (const row of rows) await addRecord(book, tables, row, words)
    done += rows.length
    if (done % toldEvery === 0 || next === undefined) await run.progress(done, Math.max(total, done))
    if (next === undefined) return { book, done }
    from = next
  }
}

/** Nothing is kept until the file is whole: a worker that dies leaves no trace, and the next one starts anew. */
export const runExport = async (run: JobRun, order: Order): Promise<void> => {
  const { subject, query, columns, ids, as } = order
  const record = sourceOf(subject)?.record
  if (!record) throw new Refused('record.unknown_subject')
  const before = await run.transaction(async (ctx) => {
    sourceFor(ctx, subject)
    await openRun(ctx, run.id, 'export', subject)
    return getProgress(ctx, run.id)
  }, as)
  if (before.finished) return
  const { book, done } = await writeRows(run, order)
  const content = await book.finish()
  await run.transaction(async (ctx) => {
    await assertDailyRows(ctx, record, done, run.id)
    const file = await keepBook(ctx, record.label[as.language], content)
    await closeRun(ctx, run.id, { ...noCounts, total: done }, file)
    const chosen = ids && { ids: ids.length }
    await ctx.systemLog('record.exported', { subject, query, ...chosen, columns, rows: done, userId: as.userId })
  }, as)
}
