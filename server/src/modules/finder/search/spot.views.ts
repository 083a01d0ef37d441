import { regionStem, type SearchQuery } from '@srm/api/finder'
import type { Params } from '#kernel/records/read/filters.ts'
import { termsOf } from '#kernel/search.ts'
import { freeRooms, type Days } from './free.views.ts'

/** A region is all codes that begin as it does; compared as a range, which an index can serve behind row-level security. */
const inRegion = (column: string, region: string, params: Params): string => {
  const stem = regionStem(region)
  return `${column} between ${params.add(stem.padEnd(6, '0'), 'text')} and ${params.add(stem.padEnd(6, '9'), 'text')}`
}

const kmPerDegree = 111.32
const earth = 6371

/** How far in kilometres a point is, on a ball. */
export const distanceSql = (lat: string, lng: string, atLat: string, atLng: string): string =>
  `${String(2 * earth)} * asin(least(1, sqrt(pow(sin(radians(${lat} - ${atLat}) / 2), 2)
    + cos(radians(${atLat})) * cos(radians(${lat})) * pow(sin(radians(${lng} - ${atLng}) / 2), 2))))`

type Box = { readonly south: number; readonly north: number; readonly west: number; readonly east: number }

export const boxSql = (of: string, { south, north, west, east }: Box, params: Params): string =>
  `${of}.location_lat between ${params.add(south, 'float8')} and ${params.add(north, 'float8')}
    and ${of}.location_lng between ${params.add(west, 'float8')} and ${params.add(east, 'float8')}`

/** The square a circle lies in comes from an index, the circle itself is cut out of it. */
const inCircle = (of: string, { lat, lng, km }: SearchQuery, params: Params): string[] => {
  if (lat === undefined || lng === undefined || km === undefined) return []
  const up = km / kmPerDegree
  const aside = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  const box = { south: lat - up, north: lat + up, west: lng - aside, east: lng + aside }
  const point = [params.add(lat, 'float8'), params.add(lng, 'float8')] as const
  const far = distanceSql(`${of}.location_lat`, `${of}.location_lng`, ...point)
  return [boxSql(of, box, params), `${far} <= ${params.add(km, 'float8')}`]
}

const where = (of: string, asked: SearchQuery, params: Params): string[] => [
  ...(asked.region ? [inRegion(`${of}.region`, asked.region, params)] : []),
  ...inCircle(of, asked, params),
]

const named = (keyword: string | undefined, of: string, params: Params): string[] =>
  termsOf(keyword ?? '').patterns.map((pattern) => {
    const like = params.add(pattern, 'text')
    return `(${of}.search_text like ${like} or s.search_text like ${like})`
  })

/** Whom nobody may buy from is not offered. */
const inPlay = `(s.id is null or s.status = 'enabled' and s.lifecycle not in ('eliminated', 'blacklisted'))`

/** Free rooms are reckoned for every house only where they are asked for; else for what is shown. */
const roomsOf = (asked: SearchQuery, days: Days | undefined): { readonly columns: string; readonly from: string } =>
  [asked.rooms, asked.king, asked.twin, asked.suite].some((beds) => beds !== undefined)
    ? { columns: 'v.rooms, v.king, v.twin, v.suite', from: freeRooms(days) }
    : { columns: 'null::int as rooms, null::int as king, null::int as twin, null::int as suite', from: '' }

const hotelSpots = (asked: SearchQuery, params: Params, days: Days | undefined): string => {
  const all = [
    'o.tenant_id = $1',
    `o.status = 'enabled'`,
    inPlay,
    ...where('o', asked, params),
    ...named(asked.keyword, 'o', params),
  ]
  const rooms = roomsOf(asked, days)
  return `select null::uuid as place_id, null::text as place_name, o.id as hotel_id, o.name as hotel_name, o.region,
      o.location_address as address, o.location_lat as lat, o.location_lng as lng, null::int as load, s.id as supplier_id,
      s.name as supplier_name, s.phone, s.grade, o.photos[1] as photo, o.total_rooms as house_rooms, ${rooms.columns}
    from hotel_ref o left join supplier_ref s on s.tenant_id = o.tenant_id and s.id = o.supplier_id ${rooms.from}
    where ${all.join(' and ')}`
}

/** A hotel's place that says nothing of its own is where the hotel is. Both ways of finding it have an index. */
const placeIds = (asked: SearchQuery, params: Params): string[] => {
  if (!asked.region && asked.km === undefined) return []
  const own = where('x', asked, params).join(' and ')
  const lent = where('y', asked, params).join(' and ')
  const missing = asked.region ? 'x.region is null' : 'x.location_lat is null'
  return [
    `p.id in (select x.id from place_ref x where x.tenant_id = $1 and ${own} union all
      select x.id from hotel_ref y join place_ref x on x.tenant_id = y.tenant_id and x.hotel_id = y.id
      where y.tenant_id = $1 and ${missing} and ${lent})`,
  ]
}

/** Written so, and not as `coalesce`: behind row-level security that one keeps the join from its index. */
const ownerSql = 'case when p.supplier_id is null then o.supplier_id else p.supplier_id end'

const placeSpots = (asked: SearchQuery, params: Params, days: Days | undefined): string => {
  const all = [
    'p.tenant_id = $1',
    `p.status = 'enabled'`,
    `(o.id is null or o.status = 'enabled')`,
    inPlay,
    ...placeIds(asked, params),
    ...named(asked.keyword, 'p', params),
  ]
  const rooms = roomsOf(asked, days)
  return `select p.id as place_id, p.name as place_name, o.id as hotel_id, o.name as hotel_name, coalesce(p.region, o.region) as region,
      coalesce(p.location_address, o.location_address) as address, coalesce(p.location_lat, o.location_lat) as lat,
      coalesce(p.location_lng, o.location_lng) as lng, p.load_capacity as load, s.id as supplier_id, s.name as supplier_name, s.phone,
      s.grade, coalesce(p.photos[1], o.photos[1]) as photo, o.total_rooms as house_rooms, ${rooms.columns}
    from place_ref p left join hotel_ref o on o.tenant_id = p.tenant_id and o.id = p.hotel_id
    left join supplier_ref s on s.tenant_id = p.tenant_id and s.id = ${ownerSql} ${rooms.from}
    where ${all.join(' and ')}`
}

/** Where to look: the places, or the hotels, of the region or the circle. */
export const spotsSql = (asked: SearchQuery, params: Params, days: Days | undefined): string =>
  asked.kind === 'hotel' ? hotelSpots(asked, params, days) : placeSpots(asked, params, days)
