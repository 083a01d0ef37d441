import type { Parsed } from '@srm/api/endpoint'
import type { ListQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { transfer } from '@srm/api/transfer'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { ExportQuery, Jobs } from '#kernel/job-names.ts'
import { Refused, type JobRun } from '#kernel/jobs.ts'
import { lister } from '#kernel/records/list.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { noCounts } from './transfer.counts.rules.ts'
import { exportTables, linkOf, type Table } from './transfer.columns.rules.ts'
import { toCell } from './transfer.kinds.rules.ts'
import { countAll, recordsOf, visibleIds } from './transfer.names.views.ts'
import { behalfOf, closeRun, keepBook, openRun, subjectFor } from './transfer.run.service.ts'
import { guard } from './transfer.text.rules.ts'
import { getProgress } from './transfer.views.ts'
import type { Cell, Words } from './transfer.values.rules.ts'
import { wordsFor } from './transfer.words.service.ts'
import { writeBook, type BookWriter } from './transfer.writer.service.ts'

/** Small enough that a batch is gone before it counts as old: the worker's memory stays flat. */
const batch = 250
const toldEvery = 1000
type Row = Readonly<Record<string, unknown>>

/** The list's own rules decide what a query may say. */
const queryOf = (record: RecordDefinition, query: ExportQuery): ListQuery => {
  const parsed = record.query.safeParse({ ...query, count: 'false' })
  return parsed.success ? { ...(parsed.data as ListQuery), pageSize: batch } : fail('request.invalid')
}

const named = { zh: '导出 · ', en: 'Export · ' } as const

export const startExport = async (ctx: Ctx, body: Parsed<typeof transfer.export>['body']): Promise<{ id: string }> => {
  const { subject, columns, ids } = body
  const { record } = subjectFor(ctx, subject, 'export')
  const query = Object.fromEntries(Object.entries(body.query).filter(([, value]) => value !== undefined))
  queryOf(record, query)
  if (!exportTables(record, columns)) fail('transfer.unknown_column')
  if (ids && (await visibleIds(ctx, record, ids)).length < new Set(ids).size) fail('record.not_found')
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

export const openBook = (tables: readonly Table[], language: Ctx['language']): Promise<BookWriter> =>
  writeBook(tables.map((table) => ({ name: table.name[language], headings: headingsOf(table, language) })))

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
      for (const line of (row[key] ?? []) as Row[])
        await book.add(sheet, [
          text(row['code']),
          ...columns.map((column) => toCell(column.meta, line[column.key], words)),
        ])
  }
}

type Order = Jobs['transfer.export']

type Page = { readonly ids: readonly string[]; readonly next: string | undefined }
type Source = {
  readonly total: (ctx: Ctx) => Promise<number>
  readonly page: (ctx: Ctx, from: string | undefined) => Promise<Page>
}

/** The chosen rows, or page by page what the list finds. */
const sourceOf = async (ctx: Ctx, record: RecordDefinition, { query: asked, ids }: Order): Promise<Source> => {
  if (ids) {
    const chosen = await visibleIds(ctx, record, ids)
    const page: Source['page'] = async (_, from = '0') => {
      const end = Number(from) + batch
      return { ids: chosen.slice(Number(from), end), next: end < chosen.length ? String(end) : undefined }
    }
    return { total: async () => chosen.length, page }
  }
  const query = queryOf(record, asked)
  // Only which rows and in what order; the rows themselves are read with the columns that were chosen.
  const list = lister({ ...record, list: [] })
  const page: Source['page'] = async (inside, from) => {
    const { items, nextCursor } = await list(inside, from === undefined ? query : { ...query, cursor: from })
    return { ids: items.map(({ id }) => String(id)), next: nextCursor ?? undefined }
  }
  return { total: (inside) => countAll(inside, record, query), page }
}

const writeRows = async (run: JobRun, order: Order): Promise<{ book: BookWriter; done: number }> => {
  const { record, lines = {} } = subjectOf(order.subject) ?? fail('record.unknown_subject')
  const tables = exportTables(record, order.columns) ?? fail('transfer.unknown_column')
  const whole = recordsOf(record, ['code', ...order.columns], lines)
  const { words, learn } = await run.transaction((ctx) => wordsFor(ctx, record), order.as)
  const { total: counted, page } = await run.transaction((ctx) => sourceOf(ctx, record, order), order.as)
  // Only the bar needs it: where counting takes too long, the bar knows no end.
  const total = await run.transaction(counted, order.as).catch(() => 0)
  const book = await openBook(tables, order.as.language)
  let from: string | undefined
  for (let done = 0; ;) {
    const { rows, next } = await run.transaction(async (ctx) => {
      const found = await page(ctx, from)
      const read = await whole(ctx, found.ids)
      await learn(ctx, read)
      return { rows: read, next: found.next }
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
  const label = subjectOf(subject)?.record.label
  if (!label) throw new Refused('record.unknown_subject')
  const before = await run.transaction(async (ctx) => {
    await openRun(ctx, run.id, 'export', subject)
    return getProgress(ctx, run.id)
  }, as)
  if (before.finished) return
  const { book, done } = await writeRows(run, order)
  const content = await book.finish()
  await run.transaction(async (ctx) => {
    const file = await keepBook(ctx, label[as.language], content)
    await closeRun(ctx, run.id, { ...noCounts, total: done }, file)
    const chosen = ids && { ids: ids.length }
    await ctx.systemLog('record.exported', { subject, query, ...chosen, columns, rows: done, userId: as.userId })
  }, as)
}
