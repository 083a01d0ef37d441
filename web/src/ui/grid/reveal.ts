import { placeOf } from './model/selection.ts'
import { rowHeight, sumWidths, type GridScope } from './scope.ts'

/** What stays in place covers what scrolls below it: the head and the sums, the row numbers and the first column. */
export const revealCell = ({ store, widths, hasSums }: GridScope, row: string, column: number): void => {
  const node = store.scroller.current
  if (!node || node.clientHeight === 0) return
  const top = placeOf(store.state().visible, row) * rowHeight
  const room = node.clientHeight - rowHeight * (hasSums ? 2 : 1)
  if (top < node.scrollTop) node.scrollTop = top
  else if (top + rowHeight > node.scrollTop + room) node.scrollTop = top + rowHeight - room
  if (column === 0) return
  const pinned = sumWidths(widths.slice(0, 2))
  const left = sumWidths(widths.slice(0, column + 1))
  const right = left + (widths[column + 1] ?? 0)
  if (right > node.scrollLeft + node.clientWidth) node.scrollLeft = right - node.clientWidth
  if (left < node.scrollLeft + pinned) node.scrollLeft = left - pinned
}

/** How many rows a page is; where nothing can be measured, some. */
export const pageOf = (node: HTMLElement | null): number => {
  const height = node?.clientHeight ?? 0
  return Math.max(1, Math.floor((height > 0 ? height : 400) / rowHeight) - 3)
}
