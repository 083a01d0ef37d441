import type { Cluster, MapGrade } from '@srm/api/finder'

/** Many of one grade and city in one square of the grid: so many, and the sums of where they are. */
export type MapCell = {
  readonly x: number
  readonly y: number
  readonly city: string | null
  readonly grade: MapGrade
  readonly count: number
  readonly lat: number
  readonly lng: number
}

/** A square is about as wide as a cluster is drawn, whatever the zoom: 256 points of the screen are 360° at zoom 0. */
export const cellOf = (zoom: number): number => 360 / 2 ** (zoom + 2)

/** Up to this zoom suppliers are counted beforehand, in its squares; those of a lower zoom are whole numbers of them. */
export const countedZoom = 11

const six = (value: number): number => Math.round(value * 1e6) / 1e6

const largest = (counts: ReadonlyMap<string | null, number>): string | null =>
  [...counts].toSorted(([one, a], [other, b]) => b - a || (one ?? '').localeCompare(other ?? ''))[0]?.[0] ?? null

const tally = <K>(mapCells: readonly MapCell[], key: (mapCell: MapCell) => K): Map<K, number> => {
  const counts = new Map<K, number>()
  for (const mapCell of mapCells) counts.set(key(mapCell), (counts.get(key(mapCell)) ?? 0) + mapCell.count)
  return counts
}

const clusterOf = (mapCells: readonly MapCell[]): Cluster => {
  const count = mapCells.reduce((sum, mapCell) => sum + mapCell.count, 0)
  const middle = (key: 'lat' | 'lng'): number => six(mapCells.reduce((sum, mapCell) => sum + mapCell[key], 0) / count)
  const cities = tally(mapCells, (mapCell) => mapCell.city)
  const city = largest(cities)
  const grades = [...tally(mapCells, ({ grade }) => grade)].map(([grade, of]) => ({ grade, count: of }))
  return {
    lat: middle('lat'),
    lng: middle('lng'),
    count,
    region: city === null ? null : `${city}00`,
    cities: cities.size,
    grades: grades.toSorted((a, b) => b.count - a.count),
  }
}

/** One cluster for each square, in the middle of what lies in it, the largest first. */
export const clustersOf = (mapCells: readonly MapCell[]): Cluster[] =>
  [...Map.groupBy(mapCells, ({ x, y }) => `${String(x)}/${String(y)}`).values()]
    .map(clusterOf)
    .toSorted((a, b) => b.count - a.count)
