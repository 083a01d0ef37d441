import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { label } from './shared/label.ts'

/** Chinese street maps are shifted on purpose (GCJ-02); what is stored never is. */
export const mapSystems = ['wgs84', 'gcj02'] as const

export const MapSettings = z.object({
  /** For looking addresses up; without it a point can still be set by hand. */
  key: z.string().optional(),
  /** The street map; without it a grid of coordinates is drawn. */
  tiles: z.object({ url: z.string(), attribution: z.string(), system: z.enum(mapSystems) }).optional(),
})
export type MapSettings = z.output<typeof MapSettings>

export const map = {
  settings: endpoint({
    method: 'GET',
    path: '/api/map/settings',
    title: label('地图设置', 'Which map is shown'),
    access: 'signed-in',
    result: MapSettings,
  }),
}
