import type { Ctx } from '#kernel/ctx.ts'
import type { Exchange } from '#kernel/module.ts'

export type LoginKind = 'mobile' | 'username' | 'feishu'

export type Login = {
  readonly tenantId: string
  readonly userId: string
  readonly hash: string | null
  readonly displayName: string
  readonly companyName: string
  readonly tenantStatus: string
  readonly sessionDays: number
}

const columns = `select u.tenant_id as "tenantId", u.id as "userId", u.password_hash as hash, u.display_name as "displayName",
    t.company_name as "companyName", d.status as "tenantStatus", t.session_days as "sessionDays"
  from app."user" u join app.tenant_ref t on t.tenant_id = u.tenant_id join platform.tenant_directory_ref d on d.tenant_id = u.tenant_id
  where u.tenant_id = $1 and u.status = 'active'`

/** A person at work in the company the ctx is sealed to. */
export const loginIn = async (ctx: Ctx, userId: string): Promise<Login | undefined> =>
  (await ctx.db.run<Login>(`${columns} and u.id = $2`, [ctx.tenantId, userId])).rows[0]

export const loginOf = async (ctx: Ctx, username: string): Promise<Login | undefined> =>
  (await ctx.db.run<Login>(`${columns} and lower(u.username) = lower($2)`, [ctx.tenantId, username])).rows[0]

const find = 'select tenant_id, user_id from platform.login where kind = $1 and value = $2 order by tenant_id limit 10'

/**
 * Each look is a transaction of its own: whoever held one connection while waiting for another could wait for ever.
 * Everybody a mobile number, a main account's name or a chat account stands for, in all companies.
 */
export const findLogins = async (asTenant: Exchange['asTenant'], kind: LoginKind, value: string): Promise<Login[]> => {
  const { rows } = await asTenant('', (ctx) =>
    ctx.db.run<{ tenant_id: string; user_id: string }>(find, [kind, kind === 'username' ? value.toLowerCase() : value]),
  )
  const found: Login[] = []
  for (const { tenant_id, user_id } of rows) {
    const login = await asTenant(tenant_id, (inside) => loginIn(inside, user_id))
    if (login) found.push(login)
  }
  return found
}

const byCode = 'select tenant_id from platform.tenant_directory_ref where company_code = upper($1)'

export const tenantByCode = async (asTenant: Exchange['asTenant'], code: string): Promise<string | undefined> => {
  const { rows } = await asTenant('', (ctx) => ctx.db.run<{ tenant_id: string }>(byCode, [code]))
  return rows[0]?.tenant_id
}
