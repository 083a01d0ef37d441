import type { Substitution, approval } from '@srm/api/approval'
import type { HandlerResult } from '@srm/api/endpoint'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'

type Rules = typeof approval.substitution

/** Decided in another's place, by this rule's substitute, in its time. */
const byRule = `approval_task t where t.tenant_id = s.tenant_id and t.acting_for = s.principal_id
  and t.acted_by = s.substitute_id and t.decided_at >= s.from_at and t.decided_at <= s.to_at`

const whose = `s.tenant_id = $1 and ($3 or s.principal_id = $2 or s.substitute_id = $2)`

const listSql = `select s.id, json_build_object('id', p.id, 'name', p.name) as principal,
    json_build_object('id', u.id, 'name', u.name) as substitute, s.from_at as "from", s.to_at as "to",
    coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name) order by f.name) from approval_flow f
      where f.tenant_id = s.tenant_id and f.id = any(s.flows)), '[]') as flows, s.amount_cap as "amountCap", s.reason,
    case when s.status = 'cancelled' then 'cancelled' when s.to_at <= now() then 'over'
      when s.from_at > now() then 'coming' else 'active' end as state,
    (select count(*)::int from ${byRule}) as handled
  from approval_substitution s
  join user_ref p on p.tenant_id = s.tenant_id and p.id = s.principal_id
  join user_ref u on u.tenant_id = s.tenant_id and u.id = s.substitute_id
  where ${whose} order by s.created_at desc, s.id limit 200`

const meIn = (ctx: Ctx): string => ctx.userId ?? fail('session.missing')
const manages = (ctx: Ctx): boolean => holds(ctx.session, 'approval:admin')

export const listSubstitutions = async (ctx: Ctx): Promise<Substitution[]> => {
  const me = meIn(ctx)
  const { rows } = await ctx.db.run<Substitution>(listSql, [ctx.tenantId, me, manages(ctx)])
  return rows.map((row) => {
    const holdsStill = row.state === 'active' || row.state === 'coming'
    return { ...row, actions: holdsStill && (row.principal.id === me || manages(ctx)) ? ['cancel'] : [] }
  })
}

const handledSql = `select t.id, t.instance_id as "instanceId", i.serial_no as "serialNo", i.title, t.status as result,
    nullif(t.opinion, '') as opinion, t.decided_at as "decidedAt"
  from approval_substitution s, lateral (select * from ${byRule} order by t.decided_at desc limit 100) t
  join approval_instance i on i.tenant_id = t.tenant_id and i.id = t.instance_id
  where ${whose} and s.id = $4 order by t.decided_at desc, t.id`

/** Told to both of them, and to whoever looks after all approvals. */
export const handledBy = async (ctx: Ctx, id: string): Promise<HandlerResult<Rules['handled']>> => {
  const mine = [ctx.tenantId, meIn(ctx), manages(ctx), id]
  const known = await ctx.db.run(`select 1 from approval_substitution s where ${whose} and s.id = $4`, mine)
  if (known.rows.length === 0) return fail('record.not_found')
  return (await ctx.db.run<HandlerResult<Rules['handled']>[number]>(handledSql, mine)).rows
}

export const flowsToStandInFor = async (ctx: Ctx): Promise<HandlerResult<Rules['flows']>> => {
  const sql = `select id, name from approval_flow where tenant_id = $1 and enabled order by name, id limit 500`
  return (await ctx.db.run<{ id: string; name: string }>(sql, [ctx.tenantId])).rows
}
