import { layoutNames, type SearchQuery } from '@srm/api/finder'
import { snake } from '#kernel/records/fields/columns.ts'

const layoutColumns = layoutNames.map(snake)

/** Nothing said of LED at all is not the same as none. */
const ledSql = `case when coalesce(h.led_size, '') <> '' or 'led' = any(h.amenities) then true
  when cardinality(h.amenities) > 0 then false end`

/** For part of a day the price of half a day, or what a whole one costs at most. */
const priceSql = ({ part }: SearchQuery): string =>
  part === 'day' ? 'h.price_full_day' : 'coalesce(h.price_half_day, h.price_full_day)'

/** A hall divided into others shares its floor with them: what takes the one takes the others. */
const sharesSql = `case when h.divisible_group is null then '{}'::uuid[] else array(select r.id from hall_ref r
  where r.tenant_id = $1 and r.place_id = h.place_id and r.divisible_group = h.divisible_group
    and (r.divisible_into is null) <> (h.divisible_into is null)) end`

const singles = (
  asked: SearchQuery,
): string => `select p.*, h.id, array[h.id] as halls, ${sharesSql} as shares, 1 as n, h.hall_name as name, h.floor,
    h.area, h.height, h.pillar, ${ledSql} as led, ${layoutColumns.map((name) => `h.${name}`).join(', ')}, ${priceSql(asked)} as price
  from spot p join hall_ref h on h.tenant_id = $1 and h.place_id = p.place_id where h.status = 'enabled'`

/** What is known of every part is known of the whole. */
const ofAll = (sql: string): string => `case when count(${sql}) = count(*) then sum(${sql}) end`

/** Halls of one group that open into one. Where the whole is registered as a hall of its own, that one stands for them. */
const joined = (asked: SearchQuery): string => `select p.*, j.* from spot p cross join lateral (
    select (array_agg(h.id order by h.id))[1] as id, array_agg(h.id order by h.id) as halls, '{}'::uuid[] as shares, count(*)::int as n,
      string_agg(h.hall_name, ' + ' order by h.sort nulls last, h.id) as name, min(h.floor) as floor,
      sum(h.area) as area, min(h.height) as height, bool_or(h.pillar) as pillar,
      case when bool_or(${ledSql}) then true when bool_or((${ledSql}) is null) then null else false end as led,
      ${layoutColumns.map((name) => `${ofAll(`h.${name}`)}::int as ${name}`).join(', ')}, ${ofAll(priceSql(asked))} as price
    from hall_ref h where h.tenant_id = $1 and h.place_id = p.place_id and h.status = 'enabled' and h.divisible_group is not null
      and h.divisible_into is null and not exists (select 1 from hall_ref w where w.tenant_id = $1 and w.place_id = h.place_id
        and w.divisible_group = h.divisible_group and w.divisible_into is not null and w.status = 'enabled')
    group by h.divisible_group having count(*) > 1) j`

const bedsAsked = ({ king, twin, suite }: SearchQuery): string[] => [
  ...(king === undefined ? [] : ['king', 'double']),
  ...(twin === undefined ? [] : ['twin']),
  ...(suite === undefined ? [] : ['suite']),
]

/** The cheapest kind of room that was asked for. */
const hotelPrice = (asked: SearchQuery): string => {
  const beds = bedsAsked(asked)
  const only = beds.length === 0 ? '' : ` and r.bed in (${beds.map((bed) => `'${bed}'`).join(', ')})`
  return `(select min(r.agreement_price) from room_ref r where r.tenant_id = $1 and r.hotel_id = p.hotel_id and r.status = 'enabled'${only})`
}

const hotels = (
  asked: SearchQuery,
): string => `select p.*, p.hotel_id as id, '{}'::uuid[] as halls, '{}'::uuid[] as shares,
    1 as n, p.hotel_name as name, null::text as floor, null::numeric as area, null::numeric as height, null::boolean as pillar,
    null::boolean as led, ${layoutColumns.map((name) => `null::int as ${name}`).join(', ')}, ${hotelPrice(asked)} as price from spot p`

/**
 * What can be had there: each hall, halls opened into one, or the hotel itself; with where it is. What stands
 * `around` it is worked out here once: behind row-level security an index is asked for a value, not for an expression.
 */
export const unitsSql = (asked: SearchQuery): string =>
  `select x.*, x.halls || x.shares as around from (${asked.kind === 'hotel' ? hotels(asked) : `${singles(asked)} union all ${joined(asked)}`}) x`
