import L from 'leaflet'
import styles from './location.module.css'
import { ringOf, type Corner } from './outline-ring.ts'

const provinces = new URL('./outlines/provinces.txt', import.meta.url).href
const cities = new URL('./outlines/cities.txt', import.meta.url).href

/** Cities are shown from here on; farther out they would be a tangle of lines. */
const cityZoom = 6

const load = async (url: string): Promise<Corner[][]> => {
  const answer = await fetch(url)
  if (!answer.ok) return []
  return (await answer.text()).trim().split('\n').map(ringOf)
}

/** Kept for the next map; what could not be had is asked for again. */
const loaded = new Map<string, Promise<Corner[][]>>()
const ringsFrom = (url: string): Promise<Corner[][]> => {
  const known = loaded.get(url) ?? load(url)
  loaded.set(url, known)
  known.catch(() => loaded.delete(url))
  return known
}

const draw = (rings: readonly Corner[][], className: string | undefined): L.Layer =>
  L.polygon(
    rings.map((ring) => [ring]),
    { className: className ?? '', interactive: false, smoothFactor: 1.2 },
  )

/** The country by province, and closer by city, on a map without a street map. */
export const addOutlines = (map: L.Map): void => {
  let isGone = false
  map.on('unload', () => {
    isGone = true
  })
  const near = L.layerGroup()
  const show = async (url: string, to: L.Map | L.LayerGroup, className: string | undefined): Promise<void> => {
    const rings = await ringsFrom(url).catch(() => [])
    if (!isGone) draw(rings, className).addTo(to)
  }
  let isAsked = false
  const follow = (): void => {
    if (map.getZoom() < cityZoom) {
      near.remove()
      return
    }
    near.addTo(map)
    if (!isAsked) void show(cities, near, styles.city)
    isAsked = true
  }
  void show(provinces, map, styles.province)
  map.on('zoomend', follow)
  map.whenReady(follow)
}
