import { Customer, PooledCustomer, type OwnerChange, type PoolQuota } from '@srm/api/crm'
import type { ListQuery } from '@srm/api/shared/page'
import { z } from 'zod'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { masker } from '#kernel/records/fields/masks.ts'
import { lister, type Source } from '#kernel/records/read/list.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { summarizer } from '#kernel/records/read/summary.ts'
import type { VirtualList } from '#kernel/records/virtual-lists.ts'
import { canTakeFrom, isManager, type PoolScope } from './pool.rules.ts'

/** What the pool hides is not read at all, so that no filter, order or search finds it out. */
const unless = (hidden: string, value: string): string =>
  `case when p.${hidden} and not coalesce(app.actor() = any(p.managers), false) then null else ${value} end`

const contactSql = `(select concat_ws(' ', x.name, x.mobile) from customer_contact x
  where x.tenant_id = c.tenant_id and x.customer_id = c.id and x.is_primary)`

const source: Source = {
  from: `(select c.tenant_id, c.id, c.version, c.code, c.name, c.short_name, c.level, c.industry, c.scale, c.source, c.region,
      ${unless('hide_phone', 'c.phone')} as phone, ${unless('hide_contact', contactSql)} as contact,
      ${unless('hide_budget', 'c.annual_budget')} as annual_budget, c.last_follow_at, c.pool_id, c.pooled_at, c.pool_reason,
      c.previous_owner_id, c.search_grams, replace(c.search_text, coalesce(lower(c.phone), ''), '') as search_text,
      c.created_at, c.created_by, c.updated_at, c.updated_by, p.departments as pool_departments, p.managers as pool_managers
    from customer c join customer_pool p on p.tenant_id = c.tenant_id and p.id = c.pool_id where c.pool_id is not null)`,
  also: 't.pool_departments as "poolDepartments", t.pool_managers as "poolManagers"',
  mine: ({ session: { scope, userId, departments = [] } }, params) =>
    scope.kind === 'all'
      ? 'true'
      : `(t.pool_departments = '{}' or t.pool_departments && ${params.add(departments, 'uuid[]')}
          or ${params.add(userId, 'uuid')} = any(t.pool_managers))`,
}

const list = lister(PooledCustomer, source)
const hide = masker(PooledCustomer)
export const sumPooled = summarizer(PooledCustomer, source)

const PoolColumns = z.object({ poolDepartments: z.array(z.string()), poolManagers: z.array(z.string()) })

const actionsOf = (ctx: Ctx, pool: PoolScope): string[] => [
  ...(ctx.session.scope.kind === 'all' && holds(ctx.session, 'customer:show') ? ['show'] : []),
  ...(canTakeFrom(pool, ctx.session) && holds(ctx.session, 'pooledCustomer:take') ? ['take'] : []),
  ...(isManager(pool, ctx.session) && holds(ctx.session, 'pooledCustomer:handOut') ? ['handOut'] : []),
]

export const listPooled = async (ctx: Ctx, query: ListQuery) => {
  const page = await list(ctx, query)
  const items = page.items.map((row) => {
    const { poolDepartments, poolManagers } = PoolColumns.parse(row)
    const actions = actionsOf(ctx, { departments: poolDepartments, managers: poolManagers })
    return PooledCustomer.row.parse(hide(ctx.session, { ...row, actions }))
  })
  return { ...page, items }
}

export const pooledList: VirtualList = {
  record: PooledCustomer,
  permission: 'pooledCustomer:handOut',
  read: listPooled,
}

const today = `(now() at time zone 'Asia/Shanghai')::date::timestamp at time zone 'Asia/Shanghai'`

export const heldSql = `select count(*)::int from customer h where h.tenant_id = $1 and h.owner_id = $2 and h.dealt_at is null
  and h.stage not in ('dealt', 'dormant')`
export const takenTodaySql = `select count(*)::int from customer_owner_history h
  where h.tenant_id = $1 and h.to_id = $2 and h.reason = 'taken' and h.created_at >= ${today}`

const quotaSql = `select p.id, p.name, p.capacity, (${heldSql}) as held, p.daily_limit as "dailyLimit",
    (${takenTodaySql} and h.pool_id = p.id) as "takenToday", p.cooldown_days as "cooldownDays",
    p.hide_phone as "hidePhone", p.hide_contact as "hideContact", p.hide_budget as "hideBudget"
  from customer_pool p where p.tenant_id = $1 and p.status = 'enabled'
    and (p.departments = '{}' or p.departments && $3::uuid[] or $2::uuid = any(p.managers))
  order by p.is_default desc, p.created_at, p.id`

/** What the caller may take from each pool today. */
export const quotas = async (ctx: Ctx): Promise<PoolQuota[]> =>
  (await ctx.db.run<PoolQuota>(quotaSql, [ctx.tenantId, ctx.userId, ctx.session.departments ?? []])).rows

const named = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name) end`

const ownersSql = `select h.id, h.created_at as at, h.reason, h.note, ${named('f')} as "from", ${named('n')} as "to",
    ${named('p')} as pool, ${named('b')} as by
  from customer_owner_history h
    left join user_ref f on f.tenant_id = h.tenant_id and f.id = h.from_id
    left join user_ref n on n.tenant_id = h.tenant_id and n.id = h.to_id
    left join user_ref b on b.tenant_id = h.tenant_id and b.id = h.created_by
    left join customer_pool p on p.tenant_id = h.tenant_id and p.id = h.pool_id
  where h.tenant_id = $1 and h.customer_id = $2 order by h.created_at desc, h.id desc limit 200`

/** Who has had the customer, the newest first. */
export const ownersOf = async (ctx: Ctx, id: string): Promise<OwnerChange[]> => {
  await assertInScope(ctx, Customer, id, true)
  return (await ctx.db.run<OwnerChange>(ownersSql, [ctx.tenantId, id])).rows
}

const usedSql = 'select 1 from customer where tenant_id = $1 and pool_id = $2 limit 1'

export const hasCustomers = async (ctx: Ctx, pool: string): Promise<boolean> =>
  (await ctx.db.run(usedSql, [ctx.tenantId, pool])).rows.length > 0
