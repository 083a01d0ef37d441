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

/** As many as the rows a list fetches at a time. */
export const maxRegionCodes = 200

const codesQuery = z
  .string()
  .max(maxRegionCodes * 7)
  .regex(/^\d{6}(?:,\d{6})*$/, { error: '请选择地区' })

export const map = {
  regions: endpoint({
    method: 'GET',
    path: '/api/map/regions',
    title: label('地区名称', 'Names of regions'),
    access: 'signed-in',
    query: z.strictObject({ codes: codesQuery }),
    /** Province, city and county by code; a code nobody knows is left out. */
    result: z.record(z.string(), z.string()),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/map/settings',
    title: label('地图设置', 'Which map is shown'),
    access: 'signed-in',
    result: MapSettings,
  }),
}
