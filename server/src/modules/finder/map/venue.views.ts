import { finderPages } from '@srm/api/finder/pages'
import { label } from '@srm/api/shared/label'
import type { MapSource } from '#kernel/map-source.ts'

/** Hotels and places one can book, by city: the map of suppliers shows each of them. */
export const venueMap: readonly MapSource[] = [
  {
    key: 'venue',
    rank: 20,
    label: label('酒店与场地', 'Hotels and venues'),
    color: 'green',
    permission: finderPages.map.permission,
    pathOf: () => `${finderPages.map.path}?kind=hotel`,
    rows: () => `select left(v.region, 4) || '00' as id, null as title, null as note, left(v.region, 4) || '00' as region,
        avg(v.location_lat) as lat, avg(v.location_lng) as lng, count(*)::int as count, null::numeric as amount, '{}'::uuid[] as ids
      from (select h.region, h.location_lat, h.location_lng from hotel_ref h where h.tenant_id = $1 and h.status = 'enabled'
          union all select p.region, p.location_lat, p.location_lng from place_ref p where p.tenant_id = $1 and p.status = 'enabled') v
      where v.region is not null group by left(v.region, 4)`,
  },
]
