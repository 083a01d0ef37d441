import type { Command } from './model/commands.ts'
import { redo, run, undo, type Outcome } from './model/history.ts'
import { ancestorsOf, childrenOf, outlineOf, topmost, visibleIn } from './model/outline.ts'
import { boxOf, cellSelection, placeOf, rowsInBox, type Box, type Selection } from './model/selection.ts'
import { isHeading, type CellChange, type GridColumn, type Step } from './model/types.ts'
import { settle, type GridState, type GridStore } from './store.ts'

export const selectedBox = ({ visible, selection }: GridState): Box | undefined =>
  selection && boxOf(visible, selection)

export const selectedIds = (state: GridState): readonly string[] => {
  const box = selectedBox(state)
  return box ? rowsInBox(state.visible, box) : []
}

/** Cells nobody can write into: those worked out, and those of columns and grids that are only read. */
export const isFixed = (store: GridStore, id: string, column: GridColumn): boolean => {
  const { readOnly } = store.options()
  if (readOnly || column.readOnly || column.formula) return true
  if (isHeading(store.state().history.sheet.rows.get(id))) return true
  return column.sum === true && childrenOf(outlineOf(store.state().history.sheet), id).length > 0
}

export const runCommand = (store: GridStore, command: Command, more?: Partial<GridState>): boolean =>
  !store.options().readOnly && settle(store, run(store.state().history, command), more)

const firstChange = ({ rows }: Step, columns: readonly GridColumn[], visible: readonly string[]) => {
  for (const { id, before, after } of rows) {
    const column = columns.findIndex(({ key }) => !Object.is(before?.[key], after?.[key]))
    if (before && after && placeOf(visible, id) >= 0) return { row: id, column: Math.max(0, column) }
  }
  return undefined
}

/** Whoever goes back sees what changed. */
const travel = (store: GridStore, outcome: Outcome | undefined, key: 'said.undone' | 'said.redone'): void => {
  if (store.options().readOnly || !settle(store, outcome, { said: { key } }) || !outcome) return
  const cell = firstChange(outcome.step, store.options().columns, store.state().visible)
  if (cell) store.update({ selection: cellSelection(cell) })
}

export const undoStep = (store: GridStore): void => travel(store, undo(store.state().history), 'said.undone')
export const redoStep = (store: GridStore): void => travel(store, redo(store.state().history), 'said.redone')

const changesIn = (store: GridStore, value: (id: string, column: GridColumn) => unknown): CellChange[] => {
  const box = selectedBox(store.state())
  const columns = box ? store.options().columns.slice(box.left, box.right + 1) : []
  return selectedIds(store.state()).flatMap((id) =>
    columns
      .filter((column) => !isFixed(store, id, column))
      .map((column) => ({ id, key: column.key, value: value(id, column) })),
  )
}

export const setCell = (store: GridStore, id: string, key: string, value: unknown): boolean =>
  runCommand(store, { kind: 'set', changes: [{ id, key, value }] })

export const clearCells = (store: GridStore): void =>
  void runCommand(store, { kind: 'set', changes: changesIn(store, () => undefined) })

/** The first row of what is selected goes into all below it; a single row takes what stands above. */
export const fillDown = (store: GridStore): void => {
  const { visible, derived } = store.state()
  const box = selectedBox(store.state())
  const from = box && visible[box.top === box.bottom ? box.top - 1 : box.top]
  const source = from === undefined ? undefined : derived.rows.get(from)
  if (source && !isHeading(source))
    runCommand(store, { kind: 'set', changes: changesIn(store, (_, { key }) => source[key]) })
}

export const hasRoom = (store: GridStore): boolean =>
  !store.options().readOnly && store.state().history.sheet.order.length < store.options().maxRows

export const insertRow = (store: GridStore, after = store.state().selection?.focus.row): void => {
  if (!hasRoom(store)) return
  const row = store.options().newRow()
  const { columns } = store.options()
  const column = Math.max(
    0,
    columns.findIndex((one) => !one.readOnly && !one.formula),
  )
  const selection = cellSelection({ row: row.id, column })
  runCommand(store, { kind: 'insert', row, after }, { selection, hasFocus: true })
}

export const removeRows = (store: GridStore): void => {
  const ids = selectedIds(store.state())
  const before = store.state().history.sheet.order.length
  if (!runCommand(store, { kind: 'remove', ids })) return
  store.update({ said: { key: 'said.removed', values: { count: before - store.state().history.sheet.order.length } } })
}

/** A row that goes below a closed one would be gone from sight. */
export const openAbove = (store: GridStore, ids: readonly string[]): void => {
  const { history, closed } = store.state()
  const outline = outlineOf(history.sheet)
  const above = new Set(ids.flatMap((id) => ancestorsOf(outline, id)))
  const stay = [...closed].filter((id) => !above.has(id))
  if (stay.length < closed.size) setClosed(store, new Set(stay))
}

const sayMoved = (store: GridStore, id: string | undefined): void => {
  const { history, visible } = store.state()
  if (id === undefined) return
  const level = (outlineOf(history.sheet).level.get(id) ?? 0) + 1
  store.update({ said: { key: 'said.moved', values: { index: placeOf(visible, id) + 1, level } } })
}

export const moveRows = (store: GridStore, kind: 'indent' | 'outdent' | 'up' | 'down'): void => {
  const { isTree, isGrouped } = store.options()
  if ((!isTree || isGrouped) && (kind === 'indent' || kind === 'outdent')) return
  const ids = topmost(outlineOf(store.state().history.sheet), selectedIds(store.state()))
  if (!runCommand(store, { kind, ids })) return
  openAbove(store, ids)
  sayMoved(store, ids[0])
}

export const placeRow = (
  store: GridStore,
  id: string,
  place: { parentId: string | null; before: string | null },
): void => {
  const column = store.state().selection?.focus.column ?? 0
  const selection = cellSelection({ row: id, column })
  if (!runCommand(store, { kind: 'place', id, place }, { selection })) return
  openAbove(store, [id])
  sayMoved(store, id)
}

const insideVisible = (store: GridStore, selection: Selection, visible: readonly string[]): Selection => {
  if (placeOf(visible, selection.focus.row) >= 0) return selection
  const outline = outlineOf(store.state().history.sheet)
  const row = ancestorsOf(outline, selection.focus.row).find((id) => placeOf(visible, id) >= 0)
  return row === undefined ? selection : cellSelection({ row, column: selection.focus.column })
}

const setClosed = (store: GridStore, closed: ReadonlySet<string>): void => {
  const { history, selection } = store.state()
  const visible = visibleIn(history.sheet, closed)
  store.update({ closed, visible, ...(selection && { selection: insideVisible(store, selection, visible) }) })
}

export const toggleOpen = (store: GridStore, id: string): void => {
  const { closed } = store.state()
  setClosed(store, new Set(closed.has(id) ? [...closed].filter((one) => one !== id) : [...closed, id]))
}
