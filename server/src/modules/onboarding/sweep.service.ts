import type { Ctx } from '#kernel/ctx.ts'
import { claimFiles } from '#modules/file/index.ts'

const sweepSql = `delete from supplier_application_draft where tenant_id = $1 and application_id is null
  and updated_at < now() - interval '30 days' returning id`

/** A form nobody came back to for a month is forgotten, and its scans with it. */
export const sweepDrafts = async (ctx: Ctx): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(sweepSql, [ctx.tenantId])
  for (const { id } of rows) await claimFiles(ctx, 'supplierApplicationDraft', id, {})
}
