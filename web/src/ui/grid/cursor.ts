import { childrenOf, outlineOf } from './model/outline.ts'
import {
  cellSelection,
  moveSelection,
  nextCell,
  placeOf,
  type Cell,
  type Field,
  type Motion,
} from './model/selection.ts'
import { errorAt } from './model/errors.ts'
import { commitEdit } from './editing.ts'
import { openAbove, toggleOpen } from './edits.ts'
import type { GridStore } from './store.ts'

const fieldOf = (store: GridStore, page: number): Field => ({
  visible: store.state().visible,
  columns: store.options().columns.length,
  page,
})

/** Goes to a cell, or stretches what is selected up to it. What was being written is kept. */
export const selectCell = (store: GridStore, cell: Cell, extend = false): void => {
  commitEdit(store)
  const anchor = extend ? (store.state().selection?.anchor ?? cell) : cell
  store.update({ selection: { anchor, focus: cell }, tabColumn: undefined, isLeaving: false, hasFocus: true })
}

export const selectRow = (store: GridStore, row: string, extend = false): void => {
  commitEdit(store)
  const anchor = extend ? (store.state().selection?.anchor.row ?? row) : row
  const last = store.options().columns.length - 1
  const selection = { anchor: { row: anchor, column: last }, focus: { row, column: 0 } }
  store.update({ selection, tabColumn: undefined, isLeaving: false, hasFocus: true })
}

export const selectAll = (store: GridStore): void => {
  const { visible, selection } = store.state()
  const [first] = visible
  const last = visible.at(-1)
  if (!selection || first === undefined || last === undefined) return
  const end = { row: last, column: store.options().columns.length - 1 }
  store.update({ selection: { anchor: end, focus: { row: first, column: 0 } } })
}

export const moveCursor = (store: GridStore, motion: Motion, extend: boolean, page: number): void => {
  const { selection } = store.state()
  if (!selection) return
  const next = moveSelection(fieldOf(store, page), selection, motion, extend)
  store.update({ selection: next, tabColumn: undefined, isLeaving: false, hasFocus: true })
}

/** The next cell as one reads; false where there is none, so that the key leaves the grid. */
export const tabCursor = (store: GridStore, back: boolean): boolean => {
  const { selection, tabColumn } = store.state()
  const next = selection && nextCell(fieldOf(store, 1), selection.focus, back)
  if (!next) return false
  const begun = tabColumn ?? selection.focus.column
  store.update({
    selection: cellSelection(next),
    tabColumn: back ? undefined : begun,
    isLeaving: false,
    hasFocus: true,
  })
  return true
}

/** Down or up; after a run of Tab below the cell where that began. */
export const enterCursor = (store: GridStore, up: boolean): void => {
  const { selection, tabColumn } = store.state()
  if (!selection) return
  const from = cellSelection({ row: selection.focus.row, column: tabColumn ?? selection.focus.column })
  const next = moveSelection(fieldOf(store, 1), from, up ? 'up' : 'down', false)
  store.update({ selection: next, tabColumn: undefined, isLeaving: false, hasFocus: true })
}

/** Gives up a range; once more, and the next Tab leaves the grid. */
export const escapeCursor = (store: GridStore): void => {
  const { selection } = store.state()
  store.update({ ...(selection && { selection: cellSelection(selection.focus) }), isLeaving: true })
}

/** At the first column of a tree the arrows open and close before they move. */
export const openByArrow = (store: GridStore, key: 'ArrowLeft' | 'ArrowRight'): boolean => {
  const { selection, closed, history } = store.state()
  if (!selection || selection.focus.column > 0 || !store.options().isTree) return false
  const { row } = selection.focus
  const hasChildren = childrenOf(outlineOf(history.sheet), row).length > 0
  if (!hasChildren || closed.has(row) !== (key === 'ArrowRight')) return false
  toggleOpen(store, row)
  return true
}

/** All cells the server objects to, in reading order; a row as a whole counts as its first cell. */
export const errorCells = (store: GridStore): Cell[] => {
  const { history, errors } = store.state()
  if (errors.size === 0) return []
  const { columns } = store.options()
  return history.sheet.order
    .filter((id) => errors.has(id))
    .flatMap((id) => {
      const row = history.sheet.rows.get(id)
      const cells = columns.flatMap(({ key }, column) => (errorAt(errors, row, key) ? [{ row: id, column }] : []))
      return cells.length > 0 || !errorAt(errors, row, '') ? cells : [{ row: id, column: 0 }]
    })
}

export const goToError = (store: GridStore): void => {
  const { selection, history } = store.state()
  const cells = errorCells(store)
  const weigh = ({ row, column }: Cell): number => placeOf(history.sheet.order, row) * 1000 + column
  const now = selection ? weigh(selection.focus) : -1
  const next = cells.find((cell) => weigh(cell) > now) ?? cells[0]
  if (!next) return
  openAbove(store, [next.row])
  selectCell(store, next)
}
