import type { Role } from '@srm/api/identity'
import type { ListQuery, SummaryQuery } from '@srm/api/shared/page'
import type { Ctx } from '#kernel/ctx.ts'
import { roles } from './identity.role.store.ts'

export const listRoles = (ctx: Ctx, query: ListQuery) => roles.list(ctx, query) as never
export const roleTotals = (ctx: Ctx, query: SummaryQuery) => roles.summary(ctx, query)
export const getRole = (ctx: Ctx, id: string) => roles.show(ctx, id) as Promise<Role>
export const roleOptions = (ctx: Ctx, keyword: string | undefined) => roles.options(ctx, keyword)

const members = `select role_id as id, count(*)::int as n from app.user_role r join app."user" u on u.tenant_id = r.tenant_id
  and u.id = r.user_id where r.tenant_id = $1 and u.status = 'active' group by role_id`

export const membersByRole = async (ctx: Ctx): Promise<Record<string, number>> => {
  const { rows } = await ctx.db.run<{ id: string; n: number }>(members, [ctx.tenantId])
  return Object.fromEntries(rows.map(({ id, n }) => [id, n]))
}
