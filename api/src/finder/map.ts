import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

export const mapKinds = ['supplier', 'hotel', 'place'] as const
export type MapKind = (typeof mapKinds)[number]

const grades = ['S', 'A', 'B', 'C', 'D', 'none'] as const
export type MapGrade = (typeof grades)[number]

const Spot = z.object({
  id: Id,
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  grade: z.enum(grades),
  region: z.string().nullable(),
  address: z.string().nullable(),
})
export type Spot = z.output<typeof Spot>

const Cluster = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.int(),
  /** The region most of them are in, for a name. */
  region: z.string().nullable(),
  /** In how many cities they are. */
  cities: z.int(),
  /** How many of each grade. */
  grades: z.array(z.object({ grade: z.enum(grades), count: z.int() })),
})
export type Cluster = z.output<typeof Cluster>

const side = (limit: number) => z.coerce.number().min(-limit).max(limit)

export const map = {
  within: endpoint({
    method: 'GET',
    path: '/api/finder/map',
    title: label('地图范围内的供应商', 'What lies within a part of the map'),
    access: { permission: 'finder:list' },
    query: z
      .strictObject({
        kind: z.enum(mapKinds).default('supplier'),
        south: side(90),
        north: side(90),
        west: side(180),
        east: side(180),
        zoom: z.coerce.number().int().min(0).max(20),
        grade: z.enum(grades).optional(),
      })
      .refine(({ south, north, west, east }) => south <= north && west <= east, { path: ['north'] }),
    result: z.object({
      total: z.int(),
      /** Few are shown one by one, many as clusters of a grid that follows the zoom. */
      spots: z.array(Spot),
      clusters: z.array(Cluster),
    }),
  }),
}
