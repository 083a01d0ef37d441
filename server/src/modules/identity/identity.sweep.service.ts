import type { Ctx } from '#kernel/ctx.ts'
import { sweepSpent } from '#kernel/spent.ts'

/** Sessions long over, changes every process has read, and what was kept so that tickets and guesses are counted. */
const old = [
  `delete from app.session where tenant_id = $1 and expires_at < now() - interval '30 days'`,
  `delete from platform.login_attempt where $1::text is not null and last_at < now() - interval '1 day'`,
]

export const sweepSessions = async (ctx: Ctx): Promise<void> => {
  for (const statement of old) await ctx.db.run(statement, [ctx.tenantId])
  await sweepSpent(ctx)
}
