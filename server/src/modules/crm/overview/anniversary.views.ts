import { Customer, type Anniversary, type HeldEvent } from '@srm/api/crm'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { assertInScope, scopeSql } from '#kernel/records/read/scope.ts'
import { customerEvents, type CustomerEventSource, type CustomerFigureSource } from './overview.store.ts'
import { hidesIncome } from './overview.views.ts'

/** How many days ahead one begins to think of it. */
const aheadDays = 90
/** What was held more years ago is forgotten. */
const maxYears = 3
/** Events so many days apart are of one season. */
const seasonDays = 60
const maxLines = 20
const maxHeld = 100

/** Events of the customers a condition on `e.customer_id` names; one that grew out of another counts once. */
const heldSql = (sources: readonly CustomerEventSource[], which: string): string => `held as (
    ${sources.map(({ subject, rows }) => `select '${subject}' as subject, e.* from (${rows}) e where ${which}`).join(' union all ')}),
  counted as (select h.* from held h where not exists (select 1 from held n where n.origin_id = h.id))`

/** Their next anniversaries, seen from the day `$2`; where an event of that season was held again since, only the newest. */
export const dueSql = (sources: readonly CustomerEventSource[], which: string): string => `${heldSql(sources, which)},
  turned as (select h.*, y.years, (h.held_on + make_interval(years => y.years))::date as turns_on
    from counted h cross join lateral (select years from generate_series(1, ${maxYears}) years
      where (h.held_on + make_interval(years => years))::date >= $2::date order by years limit 1) y
    where h.held_on < $2::date),
  due as (select t.subject, t.id, t.name, t.customer_id, t.held_on, t.turns_on, t.years, t.turns_on - $2::date as days,
      exists (select 1 from opportunity o where o.tenant_id = $1 and o.customer_id = t.customer_id and o.outcome in ('open', 'won')
        and (o.event_date between t.turns_on - ${seasonDays} and t.turns_on + ${seasonDays}
          or o.event_date is null and o.outcome = 'open' and o.created_at >= t.turns_on - ${aheadDays})) as is_under_way
    from turned t where t.turns_on <= $2::date + ${aheadDays} and not exists (select 1 from turned n
      where n.customer_id = t.customer_id and n.years < t.years and abs(n.turns_on - t.turns_on) <= ${seasonDays}))`

const lineColumns = `d.subject, d.id, d.name, json_build_object('id', c.id, 'name', c.name) as customer, d.held_on::text as "heldOn",
  d.turns_on::text as "on", d.days, d.years, d.is_under_way as "isUnderWay"`

const readable = (ctx: Ctx): CustomerEventSource[] =>
  customerEvents.all().filter(({ permission }) => holds(ctx.session, permission))

const heldOfSql = (sources: readonly CustomerEventSource[]): string => `with ${heldSql(sources, 'e.customer_id = $3')}
  select h.subject, h.id, h.name, h.held_on::text as "heldOn", h.region, h.attendees, h.amount from counted h
  where h.held_on <= $2::date order by h.held_on desc, h.id limit ${maxHeld}`

const dueOfSql = (sources: readonly CustomerEventSource[]): string => `with ${dueSql(sources, 'e.customer_id = $3')}
  select ${lineColumns} from due d join customer c on c.tenant_id = $1 and c.id = d.customer_id order by d.days, d.id`

/** What a customer held, and what of it comes round soon. */
export const eventsOf = async (
  ctx: Ctx,
  customer: string,
  today = shanghaiDay(new Date()),
): Promise<{ held: HeldEvent[]; anniversaries: Anniversary[] }> => {
  await assertInScope(ctx, Customer, customer, true)
  const sources = readable(ctx)
  if (sources.length === 0) return { held: [], anniversaries: [] }
  const values = [ctx.tenantId, today, customer]
  const { rows } = await ctx.db.run<HeldEvent>(heldOfSql(sources), values)
  const held = hidesIncome(ctx) ? rows.map((event) => ({ ...event, amount: null })) : rows
  return { held, anniversaries: (await ctx.db.run<Anniversary>(dueOfSql(sources), values)).rows }
}

const countSql = (sources: readonly CustomerEventSource[]): string => `with ${heldSql(sources, 'e.customer_id = $3')}
  select nullif(count(*), 0)::text as events from counted h where h.held_on <= $2::date`

/** How many events a customer held. */
export const heldEventFigures: CustomerFigureSource = {
  permission: 'customer:show',
  figures: [{ key: 'events', label: label('已办活动', 'Events held'), kind: 'count', unit: label('场', 'events') }],
  read: async (ctx, customer) => {
    const sources = readable(ctx)
    if (sources.length === 0) return {}
    const values = [ctx.tenantId, shanghaiDay(new Date()), customer]
    return (await ctx.db.run<{ events: string | null }>(countSql(sources), values)).rows[0] ?? {}
  },
}

/** What comes round soon at one person's customers and nobody is talking about yet. */
export const anniversariesOf = async (
  ctx: Ctx,
  owner: string = ctx.session.userId,
  today = shanghaiDay(new Date()),
): Promise<Anniversary[]> => {
  const sources = readable(ctx)
  if (sources.length === 0) return []
  const params = new Params(ctx.tenantId, today, owner)
  const theirs = [
    `k.tenant_id = $1 and k.owner_id = $3 and k.status = 'enabled' and k.stage <> 'lost'`,
    ...scopeSql(Customer, ctx, params, { alias: 'k' }),
  ].join(' and ')
  const sql = `with ${dueSql(sources, `e.customer_id in (select k.id from customer k where ${theirs})`)}
    select ${lineColumns} from due d join customer c on c.tenant_id = $1 and c.id = d.customer_id
    where not d.is_under_way order by d.days, d.id limit ${maxLines}`
  return (await ctx.db.run<Anniversary>(sql, params.values)).rows
}
