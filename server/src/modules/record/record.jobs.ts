import { holds } from '#kernel/auth/auth.ts'
import { fail } from '#kernel/errors.ts'
import { sweepIdempotency } from '#kernel/http/idempotency.ts'
import type { JobRun, JobsOf } from '#kernel/jobs/jobs.ts'
import { keepHead } from '#kernel/log/log-heads.ts'
import { reindexBatch } from '#kernel/records/write/reindex.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { sealLog } from '#kernel/log/system-log.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'record.reindex': { subject: string }
  }
}

const batch = 500

const reindex = async (run: JobRun, { subject }: { subject: string }): Promise<void> => {
  const record = subjectOf(subject)?.record
  if (!record) return
  let after: string | undefined
  for (let done = 0; ;) {
    const step = await run.transaction((ctx) => reindexBatch(ctx, record, after, batch))
    done += step.count
    await run.progress(done, Math.max(step.total, done))
    if (!step.last) return
    after = step.last
  }
}

const seal = async (run: JobRun): Promise<void> => {
  const sealed = await run.transaction((ctx) => sealLog(ctx.db))
  await run.transaction(keepHead)
  // Rows of a transaction that was still open are left for the next round.
  if (sealed === 0)
    await run.transaction(async (ctx) => {
      const { rows } = await ctx.db.run<{ open: boolean }>(
        `select exists (select 1 from system_log l where l.tenant_id = $1 and not exists
          (select 1 from system_log_seal s where s.tenant_id = l.tenant_id and s.log_id = l.id)) as open`,
        [ctx.tenantId],
      )
      if (rows[0]?.open) await ctx.job('system_log.seal', {}, { once: 'seal', after: 5 })
    })
}

const sweepKeys = async (run: JobRun): Promise<void> => {
  await run.transaction(sweepIdempotency)
}

/** The kernel declares two jobs of its own; they are done here, beside the log they belong to. */
export const jobs: JobsOf<'record' | 'system_log' | 'idempotency'> = {
  'record.reindex': {
    run: reindex,
    retry: ({ session }) => {
      if (!holds(session, 'record:reindex')) fail('session.forbidden')
    },
  },
  'system_log.seal': { run: seal, queue: 'short' },
  'idempotency.sweep': { run: sweepKeys, nightly: true },
}
