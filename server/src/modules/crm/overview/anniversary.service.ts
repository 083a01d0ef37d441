import { crmPages } from '@srm/api/crm/pages'
import { shanghaiDay } from '@srm/api/shared/date'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { notify } from '#modules/notice/index.ts'
import { dueSql } from './anniversary.views.ts'
import { customerEvents } from './overview.store.ts'

export const reminders = {
  own: label(
    '{{count}} 场往年此时的活动快到周年，请提前联系客户',
    '{{count}} events of earlier years come round soon: speak with the customers in time',
  ),
  pooled: label(
    '公海中有 {{count}} 场往年此时的活动快到周年，请尽快分配',
    '{{count}} events of customers in the pool come round soon: hand the customers out',
  ),
} as const

/**
 * Events that come round and nobody was told of this year, for whoever has the customer; of one in a pool for the pool's
 * managers. Where nobody is there to be told it stays untold, and whoever has the customer next hears of it.
 */
const untoldSql = (): string => `with ${dueSql(customerEvents.all(), 'true')},
  told as (select d.*, c.name as customer, c.pool_id is not null as is_pooled, w.people
    from due d join customer c on c.tenant_id = $1 and c.id = d.customer_id and c.status = 'enabled' and c.stage <> 'lost'
      left join customer_pool p on p.tenant_id = $1 and p.id = c.pool_id
      cross join lateral (select array(select u.id from user_ref u where u.tenant_id = $1 and u.status = 'active'
        and u.id = any(case when c.pool_id is null then array[c.owner_id] else p.managers end)) as people) w
    where not d.is_under_way and cardinality(w.people) > 0),
  written as (insert into customer_event_reminder (subject, event_id, year, customer_id)
    select subject, id, extract(year from turns_on)::int, customer_id from told
    on conflict do nothing returning event_id)
  select t.id, t.name, t.customer_id as "customerId", t.customer, t.held_on::text as "heldOn", t.days,
    t.is_pooled as "isPooled", t.people
  from told t join written n on n.event_id = t.id order by t.days, t.id`

type DueAnniversary = {
  readonly name: string
  readonly customerId: string
  readonly customer: string
  readonly heldOn: string
  readonly days: number
  readonly isPooled: boolean
  readonly people: readonly string[]
}

const maxNamed = 5

const bodyOf = (events: readonly DueAnniversary[]): string =>
  [
    ...events
      .slice(0, maxNamed)
      .map(({ customer, name, heldOn, days }) => `${customer}：${heldOn} ${name}，距周年还有 ${String(days)} 天`),
    ...(events.length > maxNamed ? [`等 ${String(events.length)} 场`] : []),
  ].join('\n')

const linkOf = ([first, second]: readonly DueAnniversary[]): string => {
  if (first?.isPooled) return crmPages.pooled.path
  return first && !second ? `${crmPages.customer.detail.path}?id=${first.customerId}` : crmPages.desk.path
}

/** One notice for each person on a morning, each event once a year. */
export const remindAnniversaries = async (ctx: Ctx, today = shanghaiDay(new Date())): Promise<void> => {
  if (customerEvents.all().length === 0) return
  const { rows } = await ctx.db.run<DueAnniversary>(untoldSql(), [ctx.tenantId, today])
  for (const isPooled of [false, true]) {
    const mine = rows.filter((row) => row.isPooled === isPooled)
    for (const person of new Set(mine.flatMap(({ people }) => people))) {
      const events = mine.filter(({ people }) => people.includes(person))
      await notify(ctx, {
        to: [person],
        type: 'due',
        title: fillSentence(reminders[isPooled ? 'pooled' : 'own'], { count: String(events.length) }),
        body: bodyOf(events),
        link: linkOf(events),
      })
    }
  }
}
