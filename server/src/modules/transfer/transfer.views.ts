import type { TransferResult } from '@srm/api/transfer'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fileViews } from '#modules/file/index.ts'
import { own } from './transfer.db.ts'
import { noCounts, type Counts } from './counts.rules.ts'

/** Only whoever started it sees what it came to. */
export const getResult = async (ctx: Ctx, id: string): Promise<TransferResult> => {
  const { rows } = await ctx.db.run<Pick<TransferResult, 'state' | 'done' | 'total' | 'error'>>(
    'select state, done, total, error from job_run where tenant_id = $1 and id = $2 and created_by = $3',
    [ctx.tenantId, id, ctx.userId],
  )
  const job = rows[0] ?? fail('record.not_found')
  const run = await own(ctx)
    .selectFrom('transfer_run')
    .select(['kind', 'subject', 'counts', 'file_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!run) return fail('record.not_found')
  const files = await fileViews(ctx, run.file_id ? [run.file_id] : [])
  return {
    id,
    kind: run.kind,
    subject: run.subject,
    ...job,
    counts: { ...noCounts, ...run.counts },
    file: files.get(run.file_id ?? '') ?? null,
  }
}

export type Progress = {
  readonly finished: boolean
  readonly nextRow: number
  readonly counts: Counts
  readonly results: readonly string[]
}

export const getProgress = async (ctx: Ctx, id: string): Promise<Progress> => {
  const run = await own(ctx)
    .selectFrom('transfer_run')
    .select(['finished', 'next_row', 'counts', 'results'])
    .where('id', '=', id)
    .executeTakeFirst()
  return {
    finished: run?.finished ?? false,
    nextRow: run?.next_row ?? 0,
    counts: { ...noCounts, ...run?.counts },
    results: run?.results ?? [],
  }
}
