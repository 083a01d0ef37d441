import gcoord from 'gcoord'
import type { MapSystem } from './map-settings.ts'

export type Point = { readonly lat: number; readonly lng: number }

const six = (value: number): number => Math.round(value * 1e6) / 1e6
export const rounded = ({ lat, lng }: Point): Point => ({ lat: six(lat), lng: six(lng) })

const shifted = ({ lat, lng }: Point, from: 'WGS84' | 'GCJ02', to: 'WGS84' | 'GCJ02'): Point => {
  const [x, y] = gcoord.transform([lng, lat], gcoord[from], gcoord[to])
  return { lat: y, lng: x }
}

/** From what is stored to where it lies on a map of the given system, and back to six decimals. */
export const onMap = (point: Point, system: MapSystem): Point =>
  system === 'gcj02' ? shifted(point, 'WGS84', 'GCJ02') : point
export const fromMap = (point: Point, system: MapSystem): Point =>
  rounded(system === 'gcj02' ? shifted(point, 'GCJ02', 'WGS84') : point)
