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

/** A square is about as wide as a heap is drawn, whatever the zoom: 256 points of the screen are 360° at zoom 0. */
export const cellOf = (zoom: number): number => 360 / 2 ** (zoom + 2)

/** Up to this zoom suppliers are counted beforehand, in its squares; those of a lower zoom are whole numbers of them. */
export const countedZoom = 11

const six = (value: number): number => Math.round(value * 1e6) / 1e6

const largest = (counts: ReadonlyMap<string | null, number>): string | null =>
  [...counts].toSorted(([one, a], [other, b]) => b - a || (one ?? '').localeCompare(other ?? ''))[0]?.[0] ?? null

const tally = <K>(heaps: readonly MapCell[], key: (heap: MapCell) => K): Map<K, number> => {
  const counts = new Map<K, number>()
  for (const heap of heaps) counts.set(key(heap), (counts.get(key(heap)) ?? 0) + heap.count)
  return counts
}

const clusterOf = (heaps: readonly MapCell[]): Cluster => {
  const count = heaps.reduce((sum, heap) => sum + heap.count, 0)
  const middle = (key: 'lat' | 'lng'): number => six(heaps.reduce((sum, heap) => sum + heap[key], 0) / count)
  const cities = tally(heaps, (heap) => heap.city)
  const city = largest(cities)
  const grades = [...tally(heaps, ({ grade }) => grade)].map(([grade, of]) => ({ grade, count: of }))
  return {
    lat: middle('lat'),
    lng: middle('lng'),
    count,
    region: city === null ? null : `${city}00`,
    cities: cities.size,
    grades: grades.toSorted((a, b) => b.count - a.count),
  }
}

/** One heap for each square, in the middle of what lies in it, the largest first. */
export const clustersOf = (heaps: readonly MapCell[]): Cluster[] =>
  [...Map.groupBy(heaps, ({ x, y }) => `${String(x)}/${String(y)}`).values()]
    .map(clusterOf)
    .toSorted((a, b) => b.count - a.count)
