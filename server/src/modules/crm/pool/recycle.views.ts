import { customerKeepers } from './belonging.store.ts'
import { ownedColumns } from './owner.views.ts'

/** Which pool the customers of a department go to: the one for it, or for the nearest department above it. */
export const poolByDepartment = `with recursive above as (
    select id as under, id, parent_id, 0 as depth from department_ref where tenant_id = $1
    union all select a.under, d.id, d.parent_id, a.depth + 1 from above a join department_ref d on d.id = a.parent_id
      where d.tenant_id = $1 and a.depth < 50),
  ruled as (select distinct on (a.under) a.under as department_id, p.id as pool_id
    from above a join customer_pool p on p.tenant_id = $1 and p.status = 'enabled' and a.id = any(p.departments)
    order by a.under, a.depth, p.created_at, p.id)`

/** The earlier or the later of two moments; one that no rule asks for is left out. */
const due = `case p.joined_by when 'and' then greatest(d.follow_due, d.deal_due) else least(d.follow_due, d.deal_due) end`

/** The pool a customer would go to and when. */
const dueJoins = `left join ruled r on r.department_id = c.department_id
    join customer_pool p on p.tenant_id = $1 and p.status = 'enabled'
      and case when r.pool_id is null then p.is_default else p.id = r.pool_id end
    cross join lateral (select
      greatest(c.last_follow_at, c.owned_at) + make_interval(days => p.follow_days) as follow_due,
      c.owned_at + make_interval(days => p.deal_days) as deal_due) d
    cross join lateral (select ${due} as due) w`

/** Customers that signed a contract, are locked, or that another module has something open with never go. */
const goes = (): string =>
  [
    `c.tenant_id = $1 and c.owner_id is not null and not c.is_locked and c.dealt_at is null`,
    `c.stage not in ('dealt', 'dormant') and c.status = 'enabled'`,
    ...customerKeepers.all().map(({ keeps }) => `not (${keeps})`),
  ].join(' and ')

/** Whoever is to be reminded is never surprised: the days of the reminder count from the day it was sent. */
const reminded = `(coalesce(p.remind_days, 0) = 0
  or (c.recycle_told_for = w.due and c.recycle_told_at <= now() - make_interval(days => p.remind_days)))`

/** The last of so many customers behind `$2` that could go at all: of a million few do, and one look at all takes too long. */
export const windowSql = (size: number): string => `select max(w.id::text) as until from (
    select c.id from customer c where c.tenant_id = $1 and c.owner_id is not null and not c.is_locked and c.dealt_at is null and c.id > $2
    order by c.id limit ${size}) w`

/** One batch behind the customer `$2` and not behind `$3`; a row somebody is writing to is left for the next night. */
export const recycleSql = (batch: number): string => `${poolByDepartment}
  select ${ownedColumns}, p.id as into, p.joined_by as "joinedBy", p.follow_days as "followDays", p.deal_days as "dealDays",
    coalesce(d.follow_due <= now(), false) as "isUnfollowed", coalesce(d.deal_due <= now(), false) as "isUndealt"
  from customer c ${dueJoins}
  where ${goes()} and c.id > $2 and c.id <= $3 and w.due <= now() and ${reminded}
  order by c.id limit ${batch} for update of c skip locked`

/** Whose day is near and was not told of yet; a day that has moved is told of anew. */
const isNear = `coalesce(p.remind_days, 0) > 0 and w.due - make_interval(days => p.remind_days) <= now()
  and c.recycle_told_for is distinct from w.due`

/** Who is to be reminded of customers that go soon. */
export const nearOwnersSql = (): string => `${poolByDepartment}
  select distinct c.owner_id as owner from customer c ${dueJoins} where ${goes()} and ${isNear}`

/** Marks the customers of the person `$2` that go soon as told of. */
export const remindSql = (): string => `${poolByDepartment},
  near as (select c.id, c.name, w.due, p.remind_days from customer c ${dueJoins}
    where ${goes()} and c.owner_id = $2 and ${isNear} order by c.id for update of c skip locked)
  update customer c set recycle_told_for = n.due, recycle_told_at = now() from near n
  where c.tenant_id = $1 and c.id = n.id
  returning n.name, greatest(n.due, now() + make_interval(days => n.remind_days)) as "on"`

/** The customers of the person `$2` that go within the days of the reminder or a week, the first to go first. */
export const soonSql = (): string => `${poolByDepartment}
  select c.id, c.name as title, p.name as note, w.due as at from customer c ${dueJoins}
  where ${goes()} and c.owner_id = $2 and w.due - make_interval(days => greatest(p.remind_days, 7)) <= now()
  order by w.due, c.id`
