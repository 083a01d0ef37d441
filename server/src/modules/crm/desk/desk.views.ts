import {
  Customer,
  CustomerContact,
  deskSections,
  FollowPlan,
  type Desk,
  type DeskLine,
  type DeskSection,
} from '@srm/api/crm'
import type { NamedRef } from '@srm/api/shared/fields'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { masker } from '#kernel/records/fields/masks.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { daysByLevel, deskDays, suggestNext, usualDays } from './desk.rules.ts'

const maxColleagues = 200
const maxLines = 50

/** Colleagues of the caller's departments who have customers; whoever is asked for is among them or out of reach. */
const colleaguesOf = async (ctx: Ctx, owner: string): Promise<NamedRef[]> => {
  const { scope } = ctx.session
  const within = scope.kind === 'departments' ? scope.ids : null
  const sql = `select u.id, u.name from user_ref u
    where u.tenant_id = $1 and u.id <> $2 and ($4::uuid[] is null or u.department_id = any($4::uuid[]))
      and (u.id = $3 or exists (select 1 from customer c where c.tenant_id = $1 and c.owner_id = u.id))
    order by (u.id = $3) desc, u.name, u.id limit ${String(maxColleagues)}`
  return (await ctx.db.run<NamedRef>(sql, [ctx.tenantId, ctx.userId, owner, within])).rows
}

const levelDays = `case c.level ${Object.entries(daysByLevel)
  .map(([level, days]) => `when '${level}' then ${String(days)}`)
  .join(' ')} else ${String(usualDays)} end`

/**
 * Plans of the person, plans of others with the person's customers, and customers of theirs without any plan that
 * nobody spoke with for longer than their level allows. Contacts and talks are looked up for the lines shown alone.
 */
const linesSql = (ctx: Ctx, params: Params): string => {
  const plans = [
    `p.tenant_id = $1 and p.status = 'planned' and p.at < $5`,
    ...(holds(ctx.session, 'followPlan:list') ? [] : ['false']),
    ...scopeSql(FollowPlan, ctx, params, { alias: 'p' }),
  ].join(' and ')
  const theirs = [
    `c.tenant_id = $1 and c.owner_id = $2 and c.status = 'enabled' and c.stage <> 'lost' and c.pool_id is null`,
    ...scopeSql(Customer, ctx, params, { alias: 'c' }),
  ].join(' and ')
  return `with due as (
      select p.id, p.customer_id, p.at from follow_plan p where ${plans} and p.owner_id = $2
      union all
      select p.id, p.customer_id, p.at from customer c join follow_plan p on p.tenant_id = c.tenant_id and p.customer_id = c.id
      where ${theirs} and c.next_follow_at < $5 and p.owner_id is distinct from $2 and ${plans}),
    line as (
      select case when at < $3 then 'overdue' when at < $4 then 'today' else 'week' end as section, id, customer_id, at from due
      union all
      select 'silent', null, c.id, coalesce(c.last_follow_at, c.owned_at, c.created_at) from customer c
      where ${theirs} and c.next_follow_at is null
        and coalesce(c.last_follow_at, c.owned_at, c.created_at) < $3::timestamptz - make_interval(days => ${levelDays})),
    placed as (select *, count(*) over (partition by section)::int as count,
      row_number() over (partition by section order by at, customer_id, id) as place from line)
    select l.section, l.count, c.id as customer, c.name, c.level, c.phone, x.id as contact, x.name as "contactName", x.mobile, x.tel,
      p.id as plan, p.version, p.type, p.content, p.at, u.id as by, u.name as "byName", f.topic, f.at as "lastAt"
    from placed l
      join customer c on c.tenant_id = $1 and c.id = l.customer_id
      left join follow_plan p on p.tenant_id = $1 and p.id = l.id
      left join user_ref u on u.tenant_id = $1 and u.id = p.owner_id and u.id <> $2
      left join lateral (select k.id, k.name, k.mobile, k.tel from customer_contact k
        where k.tenant_id = $1 and k.customer_id = c.id and (k.id = p.contact_id or p.contact_id is null and k.is_primary)
        limit 1) x on true
      left join lateral (select e.topic, e.at from follow_up e
        where e.tenant_id = $1 and e.customer_id = c.id order by e.at desc, e.id desc limit 1) f on true
    where l.place <= ${String(maxLines)} order by l.place`
}

type LineRow = {
  readonly section: DeskSection
  readonly count: number
  readonly customer: string
  readonly name: string
  readonly level: string | null
  readonly phone: string | null
  readonly contact: string | null
  readonly contactName: string | null
  readonly mobile: string | null
  readonly tel: string | null
  readonly plan: string | null
  readonly version: number
  readonly type: string
  readonly content: string
  readonly at: string
  readonly by: string | null
  readonly byName: string | null
  readonly topic: string | null
  readonly lastAt: string
}

const hideContact = masker(CustomerContact)

/** By which number they are reached, covered as on the contact's own page. */
const telephoneOf = ({ session }: Ctx, { mobile, tel, phone }: LineRow): string | null => {
  const contact = holds(session, 'customerContact:list') ? hideContact(session, { mobile, tel }) : null
  return contact?.mobile ?? contact?.tel ?? (holds(session, 'customer:list') ? phone : null)
}

const named = (id: string | null, name: string | null): NamedRef | null =>
  id === null ? null : { id, name: name ?? '' }

const lineOf = (ctx: Ctx, row: LineRow, now: Date): DeskLine => {
  const { section, level, plan, version, type, content, at, topic, lastAt } = row
  return {
    section,
    customer: { id: row.customer, name: row.name },
    level,
    contact: named(row.contact, row.contactName),
    telephone: telephoneOf(ctx, row),
    plan: plan === null ? null : { id: plan, version, type, content, at, by: named(row.by, row.byName) },
    last: topic === null ? null : { topic, at: lastAt },
    suggestedAt: suggestNext(level, now),
  }
}

/** Whom somebody has to speak with: the caller, or a colleague within the caller's scope. */
export const deskOf = async (ctx: Ctx, owner = ctx.session.userId): Promise<Desk> => {
  const isAlone = ctx.session.scope.kind === 'self'
  const colleagues = isAlone ? [] : await colleaguesOf(ctx, owner)
  if (owner !== ctx.session.userId && colleagues.every(({ id }) => id !== owner)) fail('record.not_found')
  const now = new Date()
  const { today, tomorrow, nextWeek } = deskDays(now)
  const params = new Params(ctx.tenantId, owner, today, tomorrow, nextWeek)
  const { rows } = await ctx.db.run<LineRow>(linesSql(ctx, params), params.values)
  const countOf = (section: DeskSection): number => rows.find((row) => row.section === section)?.count ?? 0
  return {
    owner,
    colleagues,
    counts: {
      overdue: countOf('overdue'),
      today: countOf('today'),
      week: countOf('week'),
      silent: countOf('silent'),
    },
    lines: deskSections.flatMap((section) =>
      rows.filter((row) => row.section === section).map((row) => lineOf(ctx, row, now)),
    ),
  }
}
