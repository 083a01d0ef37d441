import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { fromMap, onMap, type Point } from '@/ui/fields/location/coordinates.ts'
import { addGround } from '@/ui/fields/location/ground.ts'
import { useMapSettings } from '@/ui/fields/location/map-settings.ts'
import { hideOverlaps } from './labels.ts'
import styles from './map.module.css'

export type Box = {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
  readonly zoom: number
}
export type Circle = Point & { readonly km: number }
export type Markers = (place: (point: Point) => L.LatLngExpression) => readonly L.Marker[]

type Props = {
  readonly label: string
  readonly markers: Markers
  /** Keeps marks readable beside one another, each time there is more or less room. */
  readonly arrange?: (box: HTMLElement) => void
  readonly circle: Circle | undefined
  readonly drawing: boolean
  readonly moved: (box: Box) => void
  readonly drawn: (circle: Circle) => void
  /** Where somebody wants to look. */
  readonly goal: (Point & { readonly zoom: number }) | undefined
}

const hideNames = (box: HTMLElement): void => hideOverlaps(box, styles.name)

/** All of the country. */
const middle: L.LatLngExpression = [33, 110]
const three = (value: number): number => Math.round(value * 1000) / 1000

const boxOf = (map: L.Map, system: 'wgs84' | 'gcj02'): Box => {
  const bounds = map.getBounds()
  const corner = (at: L.LatLng): Point =>
    fromMap({ lat: Math.max(-89, Math.min(89, at.lat)), lng: Math.max(-179, Math.min(179, at.lng)) }, system)
  const [low, high] = [corner(bounds.getSouthWest()), corner(bounds.getNorthEast())]
  return {
    south: three(low.lat),
    west: three(low.lng),
    north: three(high.lat),
    east: three(high.lng),
    zoom: map.getZoom(),
  }
}

/** Pressing sets the middle, letting go the edge. */
const useDrawing = (
  map: RefObject<L.Map | undefined>,
  { drawing, drawn }: Pick<Props, 'drawing' | 'drawn'>,
  system: 'wgs84' | 'gcj02',
) => {
  const told = useRef(drawn)
  useEffect(() => {
    told.current = drawn
  })
  useEffect(() => {
    const on = map.current
    if (!on || !drawing) return undefined
    let from: L.LatLng | undefined
    let ring: L.Circle | undefined
    const press = ({ latlng }: L.LeafletMouseEvent): void => {
      from = latlng
      ring = L.circle(latlng, { radius: 1, className: styles.ring ?? '' }).addTo(on)
    }
    const move = ({ latlng }: L.LeafletMouseEvent): void => {
      if (from) ring?.setRadius(on.distance(from, latlng))
    }
    const release = ({ latlng }: L.LeafletMouseEvent): void => {
      const km = from ? on.distance(from, latlng) / 1000 : 0
      if (from && km > 0.1) told.current({ ...fromMap(from, system), km: Math.min(500, three(km)) })
      ring?.remove()
      from = undefined
    }
    on.dragging.disable()
    on.on('mousedown', press).on('mousemove', move).on('mouseup', release)
    return () => {
      on.dragging.enable()
      on.off('mousedown', press).off('mousemove', move).off('mouseup', release)
      ring?.remove()
    }
  }, [map, drawing, system])
}

/** `ground` is what the map is drawn on: with another one there is another map. */
const useCircle = (
  map: RefObject<L.Map | undefined>,
  circle: Circle | undefined,
  system: 'wgs84' | 'gcj02',
  ground: unknown,
): void => {
  useEffect(() => {
    if (!map.current || !circle) return undefined
    const ring = L.circle(onMap(circle, system), {
      radius: circle.km * 1000,
      className: styles.ring ?? '',
      interactive: false,
    }).addTo(map.current)
    // A circle that cannot be seen for itself is gone to.
    const bounds = ring.getBounds()
    const wide = map.current
      .latLngToLayerPoint(bounds.getNorthEast())
      .distanceTo(map.current.latLngToLayerPoint(bounds.getSouthWest()))
    if (wide < 60 || !map.current.getBounds().intersects(bounds)) map.current.fitBounds(bounds.pad(0.4))
    return () => void ring.remove()
  }, [circle, system, ground, map])
}

const useMarks = (
  map: RefObject<L.Map | undefined>,
  { markers, arrange }: Required<Pick<Props, 'markers' | 'arrange'>>,
  system: 'wgs84' | 'gcj02',
  ground: unknown,
): void => {
  useEffect(() => {
    const layer = L.layerGroup([...markers((point) => onMap(point, system))])
    const on = map.current
    if (!on) return undefined
    layer.addTo(on)
    const tidy = (): void => arrange(on.getContainer())
    tidy()
    on.on('zoomend resize', tidy)
    return () => {
      on.off('zoomend resize', tidy)
      layer.remove()
    }
  }, [markers, arrange, system, ground, map])
}

/** A map without a street map shows outlines that come with the product: it needs nothing from anybody. */
export const MapCanvas = (props: Props): ReactNode => {
  const { label, markers, arrange = hideNames, circle, drawing, moved, drawn, goal } = props
  const { tiles } = useMapSettings()
  const system = tiles?.system ?? 'wgs84'
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<L.Map>(undefined)
  const told = useRef(moved)
  useEffect(() => {
    told.current = moved
  })
  useEffect(() => {
    if (!box.current) return undefined
    const made = L.map(box.current, {
      center: middle,
      zoom: 4,
      minZoom: 3,
      maxZoom: 18,
      attributionControl: tiles !== undefined,
      worldCopyJump: true,
      // The library would tell of a move a moment after the map is gone; its size is watched below.
      trackResize: false,
    })
    made.attributionControl?.setPrefix(false)
    addGround(made, tiles)
    made.on('moveend', () => told.current(boxOf(made, system)))
    const watch = new ResizeObserver(() => {
      // A hidden tab has no size, and nothing lies within it.
      if (made.getContainer().clientWidth === 0) return
      made.invalidateSize()
      told.current(boxOf(made, system))
    })
    watch.observe(box.current)
    map.current = made
    return () => {
      watch.disconnect()
      made.remove()
      map.current = undefined
    }
  }, [tiles, system])
  useMarks(map, { markers, arrange }, system, tiles)
  useCircle(map, circle, system, tiles)
  useEffect(() => {
    if (goal) map.current?.setView(onMap(goal, system), goal.zoom)
  }, [goal, system])
  useDrawing(map, { drawing, drawn }, system)
  return (
    <div ref={box} role="application" aria-label={label} data-drawing={drawing || undefined} className={styles.map} />
  )
}
