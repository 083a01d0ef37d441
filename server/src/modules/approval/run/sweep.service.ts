import type { Ctx } from '#kernel/ctx.ts'
import { checkApprovals } from '../checks/invariant.views.ts'

/** An answer is kept as long as anybody might ask for it again. What is found out of order is told to whoever runs the system. */
export const runMaintenance = async (ctx: Ctx): Promise<void> => {
  await ctx.db.run(`delete from approval_command where tenant_id = $1 and at < now() - interval '30 days'`, [
    ctx.tenantId,
  ])
  const breaches = await checkApprovals(ctx)
  if (breaches.length > 0)
    ctx.log.error({ tenantId: ctx.tenantId, breaches: breaches.slice(0, 20) }, 'approvals out of order')
}
