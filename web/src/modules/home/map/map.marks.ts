import L from 'leaflet'
import type { MapPoint } from '@srm/api/home'
import styles from './map.module.css'

/** Built as nodes: a name from the database is never read as markup. */
const nodeOf = (point: MapPoint, name: string, color: string): HTMLElement => {
  const node = document.createElement('div')
  node.className = styles.mark ?? ''
  node.style.borderColor = `var(--srm-dot-${color})`
  const label = document.createElement('span')
  label.textContent = name
  if (point.title === null) node.append(String(point.count), ' ')
  else node.style.background = `var(--srm-dot-${color})`
  node.append(label)
  return node
}

const firstSize = 18

/** A city is the larger the more it stands for. */
const sizeOf = ({ title, count }: MapPoint): number =>
  title === null ? Math.min(46, 26 + Math.round(Math.log10(count) * 10)) : firstSize

type MarkOptions = { readonly name: string; readonly color: string; readonly open: () => void }

export const markOf = (at: L.LatLngExpression, point: MapPoint, { name, color, open }: MarkOptions): L.Marker => {
  const size = sizeOf(point)
  const icon = L.divIcon({ html: nodeOf(point, name, color), className: '', iconSize: [size, size] })
  const said = point.title ?? `${String(point.count)} ${name}`
  const marker = L.marker(at, { icon, title: said, alt: said, keyboard: true, riseOnHover: true })
  marker.on('click', open)
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', said))
  marker.on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && open())
  return marker
}
