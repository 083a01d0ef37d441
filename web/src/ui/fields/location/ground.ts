import L from 'leaflet'
import styles from './location.module.css'
import type { MapSettings } from './map-settings.ts'
import { addOutlines } from './outlines.ts'

const namedZoom = 11

/** Close to the ground one still sees where one is: every square names its corner. */
const Squares = L.GridLayer.extend({
  createTile(this: L.GridLayer & { _map: L.Map }, at: L.Coords): HTMLElement {
    const square = document.createElement('div')
    const size = this.getTileSize()
    const { lat, lng } = this._map.unproject(L.point(at.x * size.x, at.y * size.y), at.z)
    square.className = styles.square ?? ''
    // Farther out the outlines say it better.
    if (at.z >= namedZoom) square.textContent = `${lat.toFixed(3)}, ${lng.toFixed(3)}`
    return square
  },
}) as unknown as new () => L.GridLayer

/** What a map is drawn on: the street map that is set, or outlines over squares. */
export const addGround = (map: L.Map, tiles: MapSettings['tiles']): void => {
  if (tiles) {
    L.tileLayer(tiles.url, { attribution: tiles.attribution, referrerPolicy: 'origin' }).addTo(map)
    return
  }
  new Squares().addTo(map)
  addOutlines(map)
}
