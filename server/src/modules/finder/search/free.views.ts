import type { SearchQuery } from '@srm/api/finder'
import { keysOf } from '@srm/api/shared/keys'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Params } from '#kernel/records/read/filters.ts'

/** The days asked for, as the statement knows them. */
export type Days = { readonly from: string; readonly to: string; readonly slots: string; readonly today: string }

const slotsOf = ({ part }: SearchQuery): readonly string[] => (part === 'day' ? ['am', 'pm', 'eve'] : [part])

export const daysOf = (asked: SearchQuery, params: Params): Days | undefined => {
  if (asked.from === undefined) return undefined
  return {
    from: params.add(asked.from, 'date'),
    to: params.add(asked.to ?? asked.from, 'date'),
    slots: params.add(slotsOf(asked), 'text[]'),
    today: params.add(shanghaiDay(new Date()), 'date'),
  }
}

const over = ({ from, to }: Days): string => `a.period_from <= ${to} and a.period_to >= ${from}`
const inPart = ({ slots }: Days): string => `(a.part = 'day' or a.part = any(${slots}))`
const fixed = `a.state in ('occupied', 'confirmed')`
/** A hold that has run out holds nothing. */
export const isHeld = (today: string): string => `a.state = 'held' and (a.until is null or a.until >= ${today})`

/** Every part of every day of every hall must be said to be free before the whole is. */
const openSql = (days: Days, target: string, many: string): string =>
  `(select count(distinct (coalesce(a.hall_id, a.hotel_id), n.day, l.slot)) from availability a
      join night n on n.day between a.period_from and a.period_to
      join unnest(${days.slots}) as l (slot) on a.part = 'day' or a.part = l.slot
    where a.tenant_id = $1 and ${target} and a.state = 'open' and ${over(days)})
  = ${many} * cardinality(${days.slots}) * (${days.to} - ${days.from} + 1)`

/** What of a unit is known for the days: the worst that is said of it, of what it shares its floor with, or of the house. */
export const calendarSql = ({ kind }: SearchQuery, days: Days | undefined): string => {
  if (!days) return `select 'unknown'::text as calendar`
  const house = `a.hotel_id = u.hotel_id and a.quantity is null`
  const said = (target: string): string =>
    `select a.state, a.until from availability a where a.tenant_id = $1 and ${target} and ${over(days)} and ${inPart(days)}`
  const halls = kind === 'hotel' ? '' : ` union all ${said('a.hall_id = any(u.around)')}`
  const own = kind === 'hotel' ? house : 'a.hall_id = any(u.halls)'
  return `select case when bool_or(${fixed}) then 'taken' when bool_or(${isHeld(days.today)}) then 'held'
      when ${openSql(days, own, kind === 'hotel' ? '1' : 'u.n')} then 'open' else 'unknown' end as calendar
    from (${said(house)}${halls}) a`
}

export const nightsSql = (days: Days | undefined): string =>
  days
    ? `select d::date as day from generate_series(${days.from}::timestamp, ${days.to}::timestamp, interval '1 day') d`
    : 'select null::date as day where false'

const bedsOf = { rooms: '', king: `'king', 'double'`, twin: `'twin'`, suite: `'suite'` } as const
type Bed = keyof typeof bedsOf
const each = (sql: (bed: Bed, beds: string) => string): string =>
  keysOf(bedsOf)
    .map((bed) => sql(bed, bedsOf[bed]))
    .join(', ')

/** Rooms by the room types. */
const typesSql = `select ${each((bed, beds) => `(sum(r.count)${beds && ` filter (where r.bed in (${beds}))`})::int as ${bed}`)}
  from room_ref r where r.tenant_id = $1 and r.status = 'enabled' and r.hotel_id = o.id`

const everything = 1_000_000

/** Rooms given away in the fullest night; held ones count, and a whole house taken leaves none. */
const busySql = (days: Days | undefined): string => {
  if (!days) return `select ${each((bed) => `0 as ${bed}`)}`
  const said = `a.tenant_id = $1 and ${over(days)} and (${fixed} or ${isHeld(days.today)})`
  const nightly = each(
    (bed, beds) => `sum(x.q)${beds && ` filter (where x.bed in (${beds}) or x.bed = 'all')`} as ${bed}`,
  )
  return `select ${each((bed) => `max(y.${bed})::int as ${bed}`)} from (select n.day, ${nightly} from night n join (
      select r.bed, a.period_from, a.period_to, coalesce(a.quantity, r.count, 0) as q
      from room_ref r join availability a on a.tenant_id = r.tenant_id and a.room_id = r.id
      where r.tenant_id = $1 and r.status = 'enabled' and r.hotel_id = o.id and ${said}
      union all select case when a.quantity is null then 'all' else 'any' end, a.period_from, a.period_to, coalesce(a.quantity, ${String(everything)})
      from availability a where ${said} and a.hotel_id = o.id
    ) x on n.day between x.period_from and x.period_to group by n.day) y`
}

const ownColumns = { rooms: 'total_rooms', king: 'king_rooms', twin: 'twin_rooms', suite: 'suites' } as const

/** What the hotel `o` says it has, or else its room types, without what is given away. */
export const freeRooms = (days: Days | undefined): string => {
  const free = each((bed) => {
    const have = `coalesce(o.${ownColumns[bed]}, m.${bed})`
    return `case when ${have} is not null then greatest(0, ${have} - coalesce(b.${bed}, 0)) end as ${bed}`
  })
  return `cross join lateral (${typesSql}) m cross join lateral (${busySql(days)}) b cross join lateral (select ${free}) v`
}
