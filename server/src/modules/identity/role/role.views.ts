import type { ListQuery, SummaryQuery } from '@srm/api/shared/page'
import type { Ctx } from '#kernel/ctx.ts'
import { roleInLanguage } from './role.rules.ts'
import { roles } from './role.store.ts'

const inLanguage = <T extends { readonly name: string; readonly description?: string | null }>(ctx: Ctx, role: T): T =>
  roleInLanguage(role, ctx.language)

export const listRoles = async (ctx: Ctx, query: ListQuery) => {
  const page = await roles.list(ctx, query)
  return { ...page, items: page.items.map((role) => inLanguage(ctx, role)) }
}
export const roleTotals = (ctx: Ctx, query: SummaryQuery) => roles.summary(ctx, query)
export const getRole = async (ctx: Ctx, id: string) => inLanguage(ctx, await roles.show(ctx, id))
export const roleOptions = async (ctx: Ctx, keyword: string | undefined) =>
  (await roles.options(ctx, keyword)).map((role) => inLanguage(ctx, role))

const members = `select role_id as id, count(*)::int as n from app.user_role_ref r join app."user" u on u.tenant_id = r.tenant_id
  and u.id = r.user_id where r.tenant_id = $1 and u.status = 'active' group by role_id`

export const membersByRole = async (ctx: Ctx): Promise<Record<string, number>> => {
  const { rows } = await ctx.db.run<{ id: string; n: number }>(members, [ctx.tenantId])
  return Object.fromEntries(rows.map(({ id, n }) => [id, n]))
}
