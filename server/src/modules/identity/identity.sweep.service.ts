import type { Ctx } from '#kernel/ctx.ts'

/** Sessions long over, changes every process has read, and what was kept so that tickets and guesses are counted. */
const old = [
  `delete from app.session where tenant_id = $1 and expires_at < now() - interval '30 days'`,
  `delete from platform.spent where $1::text is not null and until < now()`,
  `delete from platform.authority_change where $1::text is not null and at < now() - interval '1 day'`,
  `delete from platform.login_attempt where $1::text is not null and last_at < now() - interval '1 day'`,
  `delete from platform.usage where $1::text is not null and since < now() - interval '2 days'`,
]

export const sweepSessions = async (ctx: Ctx): Promise<void> => {
  for (const statement of old) await ctx.db.run(statement, [ctx.tenantId])
}
