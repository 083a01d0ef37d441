import type { JobHandlers } from '#kernel/jobs.ts'
import { keepHead } from '#kernel/log-heads.ts'
import { reindexBatch } from '#kernel/records/reindex.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { sealLog } from '#kernel/system-log.ts'

const batch = 500

export const jobs: JobHandlers = {
  'record.reindex': async (run, { subject }) => {
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
  },
  'system_log.seal': async (run) => {
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
  },
  'idempotency.sweep': async (run) => {
    await run.transaction((ctx) =>
      ctx.db.run(`delete from idempotency where tenant_id = $1 and at < now() - interval '2 days'`, [ctx.tenantId]),
    )
  },
}
