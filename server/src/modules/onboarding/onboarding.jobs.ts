import type { Ctx } from '#kernel/ctx.ts'
import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { claimFiles } from '#modules/file/index.ts'
import { received } from './notify.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'onboarding.received': { id: string }
    'onboarding.sweep': Record<never, never>
  }
}

const sweepSql = `delete from supplier_application_draft where tenant_id = $1 and application_id is null
  and updated_at < now() - interval '30 days' returning id`

/** A form nobody came back to for a month is forgotten, and its scans with it. */
const sweepDrafts = async (ctx: Ctx): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(sweepSql, [ctx.tenantId])
  for (const { id } of rows) await claimFiles(ctx, 'supplierApplicationDraft', id, {})
}

export const jobs: JobsOf<'onboarding'> = {
  'onboarding.received': { run: received },
  'onboarding.sweep': { run: (run) => run.transaction(sweepDrafts), nightly: true },
}
