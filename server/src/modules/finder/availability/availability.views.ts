import { regionStem, type finder, type Lane, type Mark, type Month } from '@srm/api/finder'
import type { Parsed, HandlerResult } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { termsOf } from '#kernel/search.ts'
import type { Target } from './availability.rules.ts'

export type AvailabilityRequest = {
  readonly target: { readonly kind: Target; readonly id: string }
  readonly period: { readonly from: string; readonly to: string }
  readonly part: string
  readonly quantity: number | null
  /** The mark that is being changed is no obstacle to itself. */
  readonly not: string | null
}

type TakenDays = { readonly id: string; readonly name: string; readonly from: string; readonly to: string }

/** Halls that share a floor: the whole and its parts, never one part and another. */
const together = `select r.id from hall_ref h join hall_ref r on r.tenant_id = h.tenant_id and (r.id = h.id or r.place_id = h.place_id
    and r.divisible_group = h.divisible_group and (r.divisible_into is null) <> (h.divisible_into is null))
  where h.tenant_id = $1 and h.id = $2`

const day = (column: string): string => `to_char(${column}, 'YYYY-MM-DD')`

const takenSql = (
  of: string,
): string => `select a.id, a.name, ${day('a.period_from')} as "from", ${day('a.period_to')} as "to"
  from availability a where a.tenant_id = $1 and ${of} and a.state in ('occupied', 'confirmed')
    and a.period_from <= $4::date and a.period_to >= $3::date and (a.part = 'day' or $5::text = 'day' or a.part = $5)
    and a.id is distinct from $6::uuid order by a.period_from, a.id limit 1`

const takenHall = takenSql(`a.hall_id in (${together})`)
const takenHotel = takenSql('a.hotel_id = $2 and a.quantity is null')

/** What stands in the way of taking a hall or a whole hotel. */
export const takenBy = async (
  ctx: Ctx,
  { target, period, part, quantity, not }: AvailabilityRequest,
): Promise<TakenDays | undefined> => {
  if (target.kind === 'hotel' && quantity !== null) return undefined
  const sql = target.kind === 'hall' ? takenHall : takenHotel
  return (await ctx.db.run<TakenDays>(sql, [ctx.tenantId, target.id, period.from, period.to, part, not])).rows[0]
}

const given = 'case when a.id is not null then coalesce(a.quantity, r.count) end'

const fullSql = `select ${day('n.day')} as day, r.count::int as count, coalesce(sum(${given}), 0)::int as taken
  from room_ref r cross join generate_series($3::timestamp, $4::timestamp, interval '1 day') as n (day)
  left join availability a on a.tenant_id = r.tenant_id and a.room_id = r.id and a.state in ('occupied', 'confirmed')
    and n.day between a.period_from and a.period_to and a.id is distinct from $6::uuid
  where r.tenant_id = $1 and r.id = $2 and r.count is not null group by n.day, r.count
  having coalesce(sum(${given}), 0) + coalesce($5::int, r.count) > r.count order by n.day limit 1`

/** The first night with too few rooms left; where nobody says how many there are, none is. */
export const fullNight = async (ctx: Ctx, { target, period, quantity, not }: AvailabilityRequest) => {
  const values = [ctx.tenantId, target.id, period.from, period.to, quantity, not]
  return (await ctx.db.run<{ day: string; count: number; taken: number }>(fullSql, values)).rows[0]
}

const shares = `array(select r.id from hall_ref r where r.tenant_id = h.tenant_id and r.place_id = h.place_id
  and r.divisible_group = h.divisible_group and (r.divisible_into is null) <> (h.divisible_into is null))`

const lanesSql = {
  place: `select h.id, 'hall' as kind, h.hall_name as name, null::int as count, ${shares} as shares, null as house from hall_ref h
    where h.tenant_id = $1 and h.place_id = $2 and h.status = 'enabled' order by h.sort nulls last, h.id`,
  hotel: `select x.* from (select o.id, 'hotel' as kind, o.name, o.total_rooms as count, '{}'::uuid[] as shares, null as house from hotel_ref o where o.tenant_id = $1 and o.id = $2) x
    union all select * from (select r.id, 'room', r.room_name, r.count, '{}'::uuid[], null from room_ref r
      where r.tenant_id = $1 and r.hotel_id = $2 and r.status = 'enabled' order by r.created_at, r.id) y`,
} as const

const maxLanes = 80

/** The halls of many places, those of one place together. */
const allLanesSql = `select h.id, 'hall' as kind, h.hall_name as name, null::int as count, ${shares} as shares, p.name as house
  from place_ref p left join hotel_ref o on o.tenant_id = p.tenant_id and o.id = p.hotel_id
  join hall_ref h on h.tenant_id = p.tenant_id and h.place_id = p.id and h.status = 'enabled'
  where p.tenant_id = $1 and p.status = 'enabled' and coalesce(p.region, o.region, '') between $2 and $3
  order by p.name collate "zh-x-icu", p.id, h.sort nulls last, h.id limit ${String(maxLanes + 1)}`

const marksSql = `select a.id, a.version, coalesce(a.hall_id, a.room_id, a.hotel_id) as target, a.name, ${day('a.period_from')} as "from",
    ${day('a.period_to')} as "to", a.part, a.state, a.quantity, ${day('a.until')} as until, a.source, u.name as by
  from availability a left join user_ref u on u.tenant_id = a.tenant_id and u.id = a.created_by
  where a.tenant_id = $1 and (a.hall_id = any($2::uuid[]) or a.room_id = any($2::uuid[]) or a.hotel_id = any($2::uuid[]))
    and a.period_from < $3::date + interval '1 month' and a.period_to >= $3::date order by a.period_from, a.id`

const nameSql = {
  place: 'select name from place_ref where tenant_id = $1 and id = $2',
  hotel: 'select name from hotel_ref where tenant_id = $1 and id = $2',
} as const

type Query = Parsed<typeof finder.availability.month>['query']

const marksOf = async (ctx: Ctx, lanes: readonly Lane[], month: string): Promise<Mark[]> => {
  const ids = lanes.map(({ id }) => id)
  return (await ctx.db.run<Mark>(marksSql, [ctx.tenantId, ids, `${month}-01`])).rows
}

const monthOfMany = async (ctx: Ctx, region: string | undefined, month: string): Promise<Month> => {
  const stem = region === undefined ? '' : regionStem(region)
  const range = [stem.padEnd(6, '0'), stem.padEnd(6, '9')]
  const { rows } = await ctx.db.run<Lane>(allLanesSql, [ctx.tenantId, ...(stem ? range : ['', '9'])])
  const lanes = rows.slice(0, maxLanes)
  return { name: '', lanes, marks: await marksOf(ctx, lanes, month), hasMore: rows.length > maxLanes }
}

/** A month of all halls of a place, of a hotel and its rooms, or of the halls of many places. */
export const monthOf = async (ctx: Ctx, { place, hotel, region, month }: Query): Promise<Month> => {
  const id = place ?? hotel
  if (id === undefined) return monthOfMany(ctx, region, month)
  const kind = place === undefined ? 'hotel' : 'place'
  const [named, { rows: lanes }] = await Promise.all([
    ctx.db.run<{ name: string }>(nameSql[kind], [ctx.tenantId, id]),
    ctx.db.run<Lane>(lanesSql[kind], [ctx.tenantId, id]),
  ])
  const { name } = named.rows[0] ?? fail('record.not_found')
  return { name, lanes, marks: await marksOf(ctx, lanes, month), hasMore: false }
}

const placesSql = (where: readonly string[]): string => `select * from (
    select p.id, 'place' as kind, p.name, p.region, p.search_text from place_ref p
      where p.tenant_id = $1 and p.status = 'enabled' and p.hall_count > 0
    union all select o.id, 'hotel', o.name, o.region, o.search_text from hotel_ref o where o.tenant_id = $1 and o.status = 'enabled'
  ) x ${where.length === 0 ? '' : `where ${where.join(' and ')}`} order by x.name collate "zh-x-icu", x.kind, x.id limit 50`

type Places = HandlerResult<typeof finder.availability.places>

/** Where a calendar can be looked at. */
export const placesFor = async (ctx: Ctx, keyword = ''): Promise<Places> => {
  const { patterns } = termsOf(keyword)
  const sql = placesSql(patterns.map((_, index) => `x.search_text like $${String(index + 2)}`))
  return (await ctx.db.run<Places[number]>(sql, [ctx.tenantId, ...patterns])).rows
}
