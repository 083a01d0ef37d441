import type { Ctx } from '#kernel/ctx.ts'

const companySql = `select id from our_company_ref where tenant_id = $1 order by status <> 'enabled', code, id limit 1`

/** The company that is meant where nobody names one; none has books before there is one. */
export const defaultCompany = async (ctx: Ctx): Promise<string | null> =>
  (await ctx.db.run<{ id: string }>(companySql, [ctx.tenantId])).rows[0]?.id ?? null
