import L from 'leaflet'
import styles from './map.module.css'

/** One thing a mark leads to: a record, or the figure of a city. */
export type MarkEntry = {
  readonly text: string
  /** What it is, said in full. */
  readonly said: string
  readonly color: string
  readonly path: string
}

/** All that stands at one place on the map, under one name. */
type Mark = { readonly name: string; readonly weight: number; readonly entries: readonly MarkEntry[] }

type Open = (path: string) => void

const linkOf = ({ text, said, color, path }: MarkEntry, open: Open): HTMLElement => {
  const link = document.createElement('a')
  link.href = `#${path}`
  link.title = said
  link.setAttribute('aria-label', said)
  const dot = document.createElement('i')
  dot.style.background = `var(--srm-dot-${color})`
  link.append(dot, text)
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(path)
  })
  return link
}

/** Built as nodes: a name from the database is never read as markup. */
const nodeOf = ({ name, weight, entries }: Mark, open: Open): HTMLElement => {
  const node = document.createElement('div')
  node.className = styles.mark ?? ''
  node.dataset['weight'] = String(weight)
  const line = document.createElement('i')
  line.className = styles.leader ?? ''
  const plate = document.createElement('div')
  plate.className = styles.plate ?? ''
  plate.dataset['plate'] = ''
  if (name !== '') {
    const label = document.createElement('span')
    label.textContent = name
    plate.append(label)
  }
  plate.append(...entries.map((entry) => linkOf(entry, open)))
  const pin = document.createElement('i')
  pin.className = styles.pin ?? ''
  const [only, ...others] = entries
  if (only && others.length === 0) pin.style.background = `var(--srm-dot-${only.color})`
  node.append(line, pin, plate)
  return node
}

export const markOf = (at: L.LatLngExpression, mark: Mark, open: Open): L.Marker => {
  const icon = L.divIcon({ html: nodeOf(mark, open), className: '', iconSize: [0, 0] })
  // What is on the plate can be reached for itself.
  return L.marker(at, { icon, interactive: false, keyboard: false })
}
