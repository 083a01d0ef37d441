import { supplierPages } from '@srm/api/supplier/pages'
import { label } from '@srm/api/shared/label'
import type { MapSource } from '#kernel/map-source.ts'

type Table = 'hotel' | 'place'

/** Records name their district, so a city is the list of all districts it has any in. */
const listOf = (path: string, regions: readonly string[]): string => {
  const conditions = [
    { field: 'region', op: 'in', value: regions },
    { field: 'status', op: 'in', value: ['enabled'] },
  ]
  return `${path}?filter=${encodeURIComponent(JSON.stringify(conditions))}`
}

const rowsOf = (table: Table): string =>
  `select left(v.region, 4) || '00' as id, null as title, null as note, left(v.region, 4) || '00' as region,
      avg(v.location_lat) as lat, avg(v.location_lng) as lng, count(*)::int as count, null::numeric as amount,
      array_agg(distinct v.region) as ids
    from ${table} v where v.tenant_id = $1 and v.status = 'enabled' and v.region is not null group by left(v.region, 4)`

/** Hotels and places one can book, by city; each figure is the length of the list it opens. */
export const venueMap: readonly MapSource[] = [
  {
    key: 'hotel',
    rank: 20,
    label: label('酒店', 'Hotels'),
    color: 'green',
    permission: 'hotel:list',
    pathOf: ({ ids }) => listOf(supplierPages.hotel.list.path, ids),
    rows: () => rowsOf('hotel'),
  },
  {
    key: 'place',
    rank: 25,
    label: label('场地', 'Places'),
    color: 'purple',
    permission: 'place:list',
    pathOf: ({ ids }) => listOf(supplierPages.place.list.path, ids),
    rows: () => rowsOf('place'),
  },
]
