import type { Ctx } from '#kernel/ctx.ts'

const sql = `select d.seats - (select count(*)::int from app."user" u where u.tenant_id = d.tenant_id and u.status = 'active') as "left"
  from platform.tenant_directory d where d.tenant_id = $1`

/** How many more people the plan has room for. */
export const seatsLeft = async (ctx: Ctx): Promise<number> =>
  (await ctx.db.run<{ left: number }>(sql, [ctx.tenantId])).rows[0]?.left ?? 0
