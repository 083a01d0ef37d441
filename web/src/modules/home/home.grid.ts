import { gridColumns, type WidgetPlacement } from '@srm/api/home'

export type MinSize = { readonly w: number; readonly h: number }

const overlap = (one: WidgetPlacement, other: WidgetPlacement): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

const byPlace = (one: WidgetPlacement, other: WidgetPlacement): number => one.y - other.y || one.x - other.x

/** Each goes down until nothing is in its way, then up as far as it can. */
const settled = (inOrder: readonly WidgetPlacement[]): WidgetPlacement[] => {
  const placed: WidgetPlacement[] = []
  for (const cell of inOrder) {
    const free = (y: number): boolean => !placed.some((other) => overlap({ ...cell, y }, other))
    let y = cell.y
    while (!free(y)) y += 1
    while (y > 0 && free(y - 1)) y -= 1
    placed.push({ ...cell, y })
  }
  return placed.toSorted(byPlace)
}

/** Without gaps from above, nothing upon another. */
export const compact = (cells: readonly WidgetPlacement[]): WidgetPlacement[] => settled(cells.toSorted(byPlace))

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

const changed = (cells: readonly WidgetPlacement[], next: WidgetPlacement, goesFirst: boolean): WidgetPlacement[] => {
  const others = cells.filter(({ type }) => type !== next.type)
  const before = (cell: WidgetPlacement): boolean => (goesFirst ? cell.y < next.y : cell.y <= next.y)
  const inOrder = others.toSorted(byPlace)
  return settled([...inOrder.filter(before), next, ...inOrder.filter((cell) => !before(cell))])
}

/** Puts one somewhere else; what stood there makes room. */
export const moved = (cells: readonly WidgetPlacement[], type: string, x: number, y: number): WidgetPlacement[] => {
  const cell = cells.find((one) => one.type === type)
  if (!cell) return [...cells]
  const next = { ...cell, x: clamp(x, 0, gridColumns - cell.w), y: Math.max(0, y) }
  return changed(cells, next, next.y <= cell.y)
}

export const resized = (
  cells: readonly WidgetPlacement[],
  type: string,
  size: MinSize,
  least: MinSize,
): WidgetPlacement[] => {
  const cell = cells.find((one) => one.type === type)
  if (!cell) return [...cells]
  const w = clamp(size.w, Math.max(2, least.w), gridColumns - cell.x)
  const h = clamp(size.h, Math.max(2, least.h), 20)
  return changed(cells, { ...cell, w, h }, true)
}

const same = (one: readonly WidgetPlacement[], other: readonly WidgetPlacement[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** One step in a direction: as far as it takes for anything to change, since gaps close by themselves. */
export const nudged = (cells: readonly WidgetPlacement[], type: string, dx: number, dy: number): WidgetPlacement[] => {
  const cell = cells.find((one) => one.type === type)
  if (!cell) return [...cells]
  for (let step = 1; step <= 24; step += 1) {
    const next = moved(cells, type, cell.x + dx * step, cell.y + dy * step)
    if (!same(next, compact(cells))) return next
  }
  return [...cells]
}

/** Below everything else. */
export const added = (
  cells: readonly WidgetPlacement[],
  widget: { type: string; w: number; h: number },
): WidgetPlacement[] => {
  const y = Math.max(0, ...cells.map((cell) => cell.y + cell.h))
  return compact([...cells, { ...widget, x: 0, y }])
}
