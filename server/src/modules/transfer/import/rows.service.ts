import { checkMessages, translateMessage } from '@srm/api/shared/check-messages'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { asFailure, messageOf, fail, isRetryable } from '#kernel/errors.ts'
import type { Jobs } from '#kernel/jobs/job-names.ts'
import { isNamed } from '#kernel/records/fields/columns.ts'
import { idOf, linesIn, type Cells, type Row } from '#kernel/records/fields/row.ts'
import type { Subject } from '#kernel/records/subjects.ts'
import { z } from 'zod'
import { importTables } from '../values/columns.rules.ts'
import type { Outcome } from '../counts.rules.ts'
import { recordsOf } from '../values/names.views.ts'
import { asNew, planProblems } from './plan.rules.ts'
import type { PlannedRow } from './plan.service.ts'

type Fields = Readonly<Record<string, z.ZodType>>

/** An answer in the form it would be sent back. */
const asSent = (fields: Fields, row: Cells): Cells =>
  Object.fromEntries(
    Object.entries(fields).map(([key, schema]) => {
      const { kind, fields: lines = {} } = metaOf(schema)
      const value = row[key]
      if (kind === 'rows') return [key, linesIn(value).map((line) => ({ id: line.id, ...asSent(lines, line) }))]
      return [key, isNamed(kind) ? (idOf(value) ?? null) : value]
    }),
  )

const labelOf = ({ record }: Subject, path: string, language: Ctx['language']): string => {
  const fields: Fields = record.all
  const schema = fields[path.split('.')[0] ?? '']
  return schema ? metaOf(schema).label[language] : ''
}

/** A refusal in the reader's words, or nothing when the fault is ours and the whole job must be tried again. */
const inWords = (error: unknown, subject: Subject, language: Ctx['language']): string | undefined => {
  if (error instanceof z.ZodError)
    return error.issues.map(({ message }) => translateMessage(message, language)).join('；')
  const failure = isRetryable(error) ? undefined : asFailure(error)
  if (!failure || failure.key.startsWith('server.')) return undefined
  const general = messageOf(failure, language)
  const told = (failure.more.errors ?? []).map(
    ({ path, message }) => `${labelOf(subject, path, language)} ${message || general}`,
  )
  return told.length > 0 ? told.join('；') : general
}

/** Runs work inside a savepoint: when it is refused, nothing of it stays and what was done before is not touched. */
const attempt = async (ctx: Ctx, work: (inside: Ctx) => Promise<unknown>): Promise<Error | undefined> => {
  const pending: Promise<unknown>[] = []
  const inside: Ctx = {
    ...ctx,
    beforeCommit: (promise) => {
      promise.catch(() => undefined)
      pending.push(promise)
    },
  }
  // Sent ahead of what follows on the same connection, and not waited for: the work's own answers tell.
  inside.beforeCommit(ctx.db.run('savepoint import_step', []))
  try {
    await work(inside)
    await Promise.all(pending)
    ctx.beforeCommit(ctx.db.run('release savepoint import_step', []))
    return undefined
  } catch (error) {
    await Promise.allSettled(pending)
    await ctx.db.run('rollback to savepoint import_step', [])
    ctx.beforeCommit(ctx.db.run('release savepoint import_step', []))
    return error instanceof Error ? error : new Error(String(error))
  }
}

type Writer = (rows: readonly PlannedRow[]) => Promise<Outcome[]>

/** Writes rows through the record's own use cases, so that its rules, numbers and timeline hold. */
export const rowWriter = (
  ctx: Ctx,
  subject: Subject,
  mode: Jobs['transfer.import']['mode'],
  refused: ReadonlyMap<number, string>,
): Writer => {
  const { record, lines = {}, create, update } = subject
  const columns = importTables(record)[0]?.columns ?? []
  const fields: Fields = Object.fromEntries(Object.entries(record.fields).filter(([key]) => key in record.update.shape))
  const whole = recordsOf(record, ['code', ...Object.keys(fields)], lines)
  const { language } = ctx
  const said = { error: checkMessages[language] }

  const change = async (inside: Ctx, id: string, current: Row, { values }: PlannedRow): Promise<void> => {
    const body = { ...asSent(fields, current), version: current.version, code: current.code, ...values }
    await update?.(inside, id, record.update.parse(body, said) as never)
  }

  /** How a row ends that needs no writing. */
  const decided = ({ row, existing }: PlannedRow): Outcome | undefined => {
    const why = refused.get(row)
    if (why !== undefined) return { failed: why }
    if (existing && mode === 'skip') return 'skipped'
    return existing && (mode === 'insert' || !update) ? { failed: planProblems.exists[language] } : undefined
  }

  const act = async (inside: Ctx, row: PlannedRow, current: ReadonlyMap<string, Row>): Promise<void> => {
    const held = row.existing && current.get(row.existing.id)
    if (row.existing) await change(inside, row.existing.id, held ?? fail('record.not_found'), row)
    else await create?.(inside, record.create.parse(asNew(columns, row), said) as never)
  }

  const alone = async (row: PlannedRow, current: ReadonlyMap<string, Row>): Promise<Outcome> => {
    const outcome = decided(row)
    if (outcome) return outcome
    const error = await attempt(ctx, (inside) => act(inside, row, current))
    if (error === undefined) return row.existing ? 'updated' : 'inserted'
    const told = inWords(error, subject, language)
    if (told === undefined) throw error
    return { failed: told }
  }

  return async (rows) => {
    const wanted = mode === 'update' ? rows.flatMap(({ existing }) => existing?.id ?? []) : []
    const current = new Map((wanted.length > 0 ? await whole(ctx, wanted) : []).map((row) => [row.id, row]))
    // A savepoint for each row would make every later look at the counter of codes dearer, so that the time
    // grew with the square of the rows; a step is tried as a whole, and row by row only when one is refused.
    const error = await attempt(ctx, async (inside) => {
      for (const row of rows) if (!decided(row)) await act(inside, row, current)
    })
    if (error === undefined) return rows.map((row) => decided(row) ?? (row.existing ? 'updated' : 'inserted'))
    const outcomes: Outcome[] = []
    for (const row of rows) outcomes.push(await alone(row, current))
    return outcomes
  }
}
