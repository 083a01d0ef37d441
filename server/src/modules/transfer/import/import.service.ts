import type { Parsed } from '@srm/api/endpoint'
import type { transfer } from '@srm/api/transfer'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Jobs } from '#kernel/jobs/job-names.ts'
import { Refused, type JobRun } from '#kernel/jobs/jobs.ts'
import { subjectOf, type Subject } from '#kernel/records/subjects.ts'
import { fileContents } from '#modules/file/index.ts'
import { countOutcomes, openOutcome, packOutcome, type Outcome } from '../counts.rules.ts'
import { linkIn } from '../book/book.rules.ts'
import { parseBook } from '../book/parse.service.ts'
import type { Problem } from './plan.rules.ts'
import { planImport, type Plan, type PlannedRow } from './plan.service.ts'
import { writeReport } from './report.service.ts'
import { rowWriter } from './rows.service.ts'
import { behalfOf, closeRun, keepBook, keepStep, openRun, subjectFor } from '../run.service.ts'
import { getProgress } from '../transfer.views.ts'

const step = 100

type Order = Jobs['transfer.import']

const named = { zh: '导入 · ', en: 'Import · ' } as const

export const startImport = async (ctx: Ctx, body: Parsed<typeof transfer.import>['body']): Promise<{ id: string }> => {
  const { record, create } = subjectFor(ctx, body.subject, 'import')
  if (!create) fail('transfer.not_importable')
  // Read now, so that a file that is not one's own is refused at once.
  await fileContents.own(ctx, body.fileId)
  const title = named[ctx.language] + record.label[ctx.language]
  const id = await ctx.job('transfer.import', { ...body, as: behalfOf(ctx) }, { title })
  if (!id) return fail('request.in_progress')
  await openRun(ctx, id, 'import', body.subject)
  return { id }
}

/** Why each row cannot be written, as far as that can be told before trying. */
const refusals = (plan: Plan, order: Order): Map<number, string> => {
  const rows = new Map<number, string[]>()
  const columns = new Map(
    plan.tables.flatMap(({ table }) =>
      table.columns.map(({ key, heading }) => [`${table.key}:${key}`, heading] as const),
    ),
  )
  const note = ({ sheet, row, column, message }: Problem, place = ''): void => {
    const heading = columns.get(`${sheet}:${column}`)?.[order.as.language] ?? ''
    rows.set(row, [...(rows.get(row) ?? []), [place, heading, message].filter(Boolean).join(' ')])
  }
  for (const problem of plan.problems) if (problem.sheet === '') note(problem)
  const own = new Map(
    plan.rows.flatMap((row) => [[row.code ?? '', row.row] as const, [String(row.row), row.row] as const]),
  )
  for (const { table, rows: lines } of plan.tables.slice(1))
    for (const problem of plan.problems.filter(({ sheet }) => sheet === table.key)) {
      const line = lines.find(({ row }) => row === problem.row)
      const of = own.get(line ? linkIn(line) : '') ?? plan.rows[0]?.row ?? 0
      note({ ...problem, row: of }, `${table.name[order.as.language]} ${problem.row}`)
    }
  return new Map([...rows].map(([row, all]) => [row, all.join('；')]))
}

type Work = { run: JobRun; order: Order; subject: Subject; plan: Plan; refused: ReadonlyMap<number, string> }

class Undone extends Error {
  readonly outcomes: readonly Outcome[]
  constructor(outcomes: readonly Outcome[]) {
    super('undone')
    this.outcomes = outcomes
  }
}

const finish = async (
  ctx: Ctx,
  { run, subject, plan }: Work,
  outcomes: readonly Outcome[],
  undone: boolean,
): Promise<void> => {
  const report = await writeReport(plan, outcomes, ctx.language, undone)
  const file = await keepBook(ctx, subject.record.label[ctx.language], report)
  const counts = countOutcomes(outcomes)
  await closeRun(ctx, run.id, undone ? { ...counts, inserted: 0, updated: 0, skipped: 0 } : counts, file)
}

const inSteps = (rows: readonly PlannedRow[], from = 0): (readonly PlannedRow[])[] =>
  Array.from({ length: Math.ceil((rows.length - from) / step) }, (_, n) =>
    rows.slice(from + n * step, from + (n + 1) * step),
  )

/** One transaction: either every row is written, and the report with them, or none is. */
const allOrNothing = async (work: Work): Promise<void> => {
  const { run, order, plan, refused } = work
  const total = plan.rows.length
  await run.transaction(async (ctx) => {
    const write = rowWriter(ctx, work.subject, order.mode, refused)
    const outcomes: Outcome[] = []
    for (const rows of inSteps(plan.rows)) {
      outcomes.push(...(await write(rows)))
      await run.progress(outcomes.length, total)
    }
    if (outcomes.some((outcome) => typeof outcome !== 'string')) throw new Undone(outcomes)
    await finish(ctx, work, outcomes, false)
  }, order.as)
}

/** Step by step: what was written stays written, and a restarted worker goes on after the last step. */
const rowByRow = async (work: Work): Promise<void> => {
  const { run, order, plan, refused } = work
  const before = await run.transaction((ctx) => getProgress(ctx, run.id))
  const results = [...before.results]
  for (const rows of inSteps(plan.rows, before.nextRow)) {
    await run.transaction(async (ctx) => {
      results.push(...(await rowWriter(ctx, work.subject, order.mode, refused)(rows)).map(packOutcome))
      await keepStep(ctx, run.id, results.length, countOutcomes(results.map(openOutcome)), results)
    }, order.as)
    await run.progress(results.length, plan.rows.length)
  }
  await run.transaction((ctx) => finish(ctx, work, results.map(openOutcome), false), order.as)
}

const refuseAll = async (work: Work, outcomes: readonly Outcome[]): Promise<never> => {
  await work.run.transaction((ctx) => finish(ctx, work, outcomes, true), work.order.as)
  throw new Refused('transfer.rows_refused')
}

export const runImport = async (run: JobRun, order: Order): Promise<void> => {
  const subject = subjectOf(order.subject)
  if (!subject) throw new Refused('record.unknown_subject')
  const { content, finished } = await run.transaction(async (ctx) => {
    subjectFor(ctx, order.subject, 'import')
    await openRun(ctx, run.id, 'import', order.subject)
    return { content: await fileContents.own(ctx, order.fileId), finished: (await getProgress(ctx, run.id)).finished }
  }, order.as)
  if (finished) return
  const sheets = await parseBook(content)
  const plan = await run.transaction((ctx) => planImport(ctx, subject.record, sheets), order.as)
  const work = { run, order, subject, plan, refused: refusals(plan, order) }
  if (order.partial) return rowByRow(work)
  if (work.refused.size > 0)
    return refuseAll(
      work,
      plan.rows.map(({ row }) => ({ failed: work.refused.get(row) ?? '' })),
    )
  try {
    await allOrNothing(work)
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    await refuseAll(work, error.outcomes)
  }
}
