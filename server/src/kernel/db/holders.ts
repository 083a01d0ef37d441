import type { Ctx } from '../ctx.ts'

const holdersSql = `select u.id from user_ref u
  left join lateral (select bool_or('*' = any(r.permissions)) as everything, bool_or($2 = any(r.permissions)) as this
    from role_ref r where r.tenant_id = u.tenant_id and r.id = any(u.roles) and r.status = 'enabled') r on true
  where u.tenant_id = $1 and u.status = 'active' and (u.is_super or r.everything or r.this)
  order by u.is_super or coalesce(r.everything, false), u.id`

/** Who may do something now, those who may do everything last. */
export const holdersOf = async (ctx: Ctx, permission: string): Promise<string[]> =>
  (await ctx.db.run<{ id: string }>(holdersSql, [ctx.tenantId, permission])).rows.map(({ id }) => id)
