import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { fromMap, onMap, type Point } from './coordinates.ts'
import { addGround } from './ground.ts'
import styles from './location.module.css'
import { useMapSettings, type MapSettings } from './map-settings.ts'

const zoom = 14
/** People's Square, Shanghai: somewhere to begin when nothing is set. */
const start: Point = { lat: 31.2304, lng: 121.4737 }

const pin = L.divIcon({ className: styles.pin ?? '', iconSize: [24, 24], iconAnchor: [12, 24] })

type Props = {
  readonly point: Point | undefined
  readonly label: string
  readonly move?: ((point: Point) => void) | undefined
}

type Drawing = { readonly map: L.Map; readonly marker: L.Marker; readonly watch: ResizeObserver }

/** A tab that is hidden or still unfolding has no size; the map is measured again when it gets one. */
const draw = (box: HTMLElement, tiles: MapSettings['tiles'], movable: boolean): Drawing => {
  const map = L.map(box, {
    zoom,
    center: start,
    attributionControl: tiles !== undefined,
    scrollWheelZoom: false,
    // The library would tell of a move a moment after the map is gone; its size is watched below.
    trackResize: false,
  })
  map.attributionControl?.setPrefix(false)
  addGround(map, tiles)
  const marker = L.marker(start, { icon: pin, draggable: movable, keyboard: false })
  const watch = new ResizeObserver(() => map.invalidateSize())
  watch.observe(box)
  return { map, marker, watch }
}

export const LocationMap = ({ point, label, move }: Props): ReactNode => {
  const { tiles } = useMapSettings()
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawing>(undefined)
  const latest = useRef(move)
  const system = tiles?.system ?? 'wgs84'
  const movable = move !== undefined
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    if (!box.current) return undefined
    const { map, marker, watch } = draw(box.current, tiles, movable)
    drawn.current = { map, marker, watch }
    const told = (at: L.LatLng): void => latest.current?.(fromMap(at.wrap(), system))
    map.on('click', ({ latlng }) => told(latlng))
    marker.on('dragend', () => told(marker.getLatLng()))
    return () => {
      watch.disconnect()
      map.remove()
    }
  }, [tiles, movable, system])
  useEffect(() => {
    if (!drawn.current) return
    const { map, marker } = drawn.current
    if (!point) return void marker.remove()
    const at = onMap(point, system)
    marker.setLatLng(at).addTo(map)
    if (!map.getBounds().contains(at)) map.setView(at, zoom)
  }, [point, system, tiles, movable])
  return <div ref={box} role="application" aria-label={label} className={styles.map} />
}
