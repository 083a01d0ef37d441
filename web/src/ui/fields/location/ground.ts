import L from 'leaflet'
import styles from './location.module.css'
import type { MapSettings } from './map-settings.ts'

/** Without a street map one still sees where one is: every square names its corner. */
const Squares = L.GridLayer.extend({
  createTile(this: L.GridLayer & { _map: L.Map }, at: L.Coords): HTMLElement {
    const square = document.createElement('div')
    const size = this.getTileSize()
    const { lat, lng } = this._map.unproject(L.point(at.x * size.x, at.y * size.y), at.z)
    square.className = styles.square ?? ''
    square.textContent = `${lat.toFixed(3)}, ${lng.toFixed(3)}`
    return square
  },
}) as unknown as new () => L.GridLayer

/** What a map is drawn on: the street map that is set, or the squares. */
export const groundOf = (tiles: MapSettings['tiles']): L.GridLayer =>
  tiles ? L.tileLayer(tiles.url, { attribution: tiles.attribution, referrerPolicy: 'origin' }) : new Squares()
