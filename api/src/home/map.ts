import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { label } from '../shared/label.ts'

const Words = z.object({ zh: z.string(), en: z.string() })

const MapLayer = z.object({ key: z.string(), label: Words, color: z.string() })
export type MapLayer = z.output<typeof MapLayer>

const MapPoint = z.object({
  layer: z.string(),
  id: z.string(),
  /** Nothing for what stands for a city. */
  title: z.string().nullable(),
  note: z.string().nullable(),
  region: z.string().nullable(),
  /** Nothing where nobody knows more than the region. */
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  count: z.int(),
  amount: z.string().nullable(),
  path: z.string(),
})
export type MapPoint = z.output<typeof MapPoint>

const HomeMap = z.object({ layers: z.array(MapLayer), points: z.array(MapPoint) })
export type HomeMap = z.output<typeof HomeMap>

export const homeMap = endpoint({
  method: 'GET',
  path: '/api/home/map',
  title: label('地图', 'Map'),
  access: 'signed-in',
  result: HomeMap,
})
