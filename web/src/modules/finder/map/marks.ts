import L from 'leaflet'
import type { Cluster, MapGrade, Spot } from '@srm/api/finder'
import styles from './map.module.css'

export const gradeColours: Readonly<Record<MapGrade, string>> = {
  S: '#0f8a4b',
  A: '#22a45d',
  B: '#4e88f3',
  C: '#e8930c',
  D: '#e04545',
  none: '#9aa1ac',
}

/** A ring shared out among the grades, as they are in the cluster. */
const ringOf = ({ grades, count }: Cluster): string => {
  let at = 0
  const arcs = grades.map(({ grade, count: of }) => {
    const from = at
    at += (of / count) * 360
    return `${gradeColours[grade]} ${from.toFixed(1)}deg ${at.toFixed(1)}deg`
  })
  return `conic-gradient(${arcs.join(', ')})`
}

/** Built as nodes: a name from the database is never read as markup. */
const clusterNode = (cluster: Cluster, name: string): HTMLElement => {
  const node = document.createElement('div')
  node.className = styles.cluster ?? ''
  node.style.background = ringOf(cluster)
  const count = document.createElement('b')
  count.textContent = String(cluster.count)
  const label = document.createElement('span')
  label.className = styles.name ?? ''
  label.dataset['weight'] = String(cluster.count)
  label.textContent = name
  node.append(count, ' ', label)
  return node
}

const dotNode = (spot: Spot): HTMLElement => {
  const node = document.createElement('div')
  node.className = styles.dot ?? ''
  node.style.background = gradeColours[spot.grade]
  return node
}

type MarkOptions = { readonly name: string; readonly open: () => void }

const marked = (at: L.LatLngExpression, node: HTMLElement, size: number, { name, open }: MarkOptions): L.Marker => {
  const icon = L.divIcon({ html: node, className: styles.icon ?? '', iconSize: [size, size] })
  const marker = L.marker(at, { icon, title: name, alt: name, keyboard: true, riseOnHover: true })
  marker.on('click', open)
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', name))
  marker.on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && open())
  return marker
}

export const clusterMarker = (at: L.LatLngExpression, cluster: Cluster, name: string, say: MarkOptions): L.Marker => {
  const size = Math.min(64, 36 + Math.round(Math.log10(cluster.count) * 8))
  return marked(at, clusterNode(cluster, name), size, say)
}

export const spotMarker = (at: L.LatLngExpression, spot: Spot, say: MarkOptions): L.Marker =>
  marked(at, dotNode(spot), 16, say).bindTooltip(spot.name)
