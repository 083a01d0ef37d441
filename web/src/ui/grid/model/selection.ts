/** A cell is named by its row, which may move, and by the place of its column. */
export type Cell = { readonly row: string; readonly column: number }

/** From the cell where it began to the one that has the focus; both are the same for a single cell. */
export type Selection = { readonly anchor: Cell; readonly focus: Cell }

export type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }

export type Motion =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'pageUp'
  | 'pageDown'
  | 'top'
  | 'bottom'
  | 'first'
  | 'last'

/** The rows in sight and how many columns there are: where a cell can be. */
export type Field = {
  readonly visible: readonly string[]
  readonly columns: number
  /** Rows that fit on the screen at once. */
  readonly page: number
}

const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

const placesOf = (visible: readonly string[]): ReadonlyMap<string, number> => {
  const held = places.get(visible)
  if (held) return held
  const found = new Map(visible.map((id, at) => [id, at]))
  places.set(visible, found)
  return found
}

export const placeOf = (visible: readonly string[], id: string): number => placesOf(visible).get(id) ?? -1

export const cellSelection = (cell: Cell): Selection => ({ anchor: cell, focus: cell })

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1))

const steps: Readonly<Record<Motion, (field: Field, row: number, column: number) => readonly [number, number]>> = {
  up: (_, row, column) => [row - 1, column],
  down: (_, row, column) => [row + 1, column],
  left: (_, row, column) => [row, column - 1],
  right: (_, row, column) => [row, column + 1],
  home: (_, row) => [row, 0],
  end: ({ columns }, row) => [row, columns - 1],
  pageUp: ({ page }, row, column) => [row - page, column],
  pageDown: ({ page }, row, column) => [row + page, column],
  top: (_, __, column) => [0, column],
  bottom: ({ visible }, _, column) => [visible.length - 1, column],
  first: () => [0, 0],
  last: ({ visible, columns }) => [visible.length - 1, columns - 1],
}

export const moveSelection = (field: Field, selection: Selection, motion: Motion, extend: boolean): Selection => {
  const { anchor, focus } = selection
  const [row, column] = steps[motion](field, placeOf(field.visible, focus.row), focus.column)
  const id = field.visible[within(row, field.visible.length)]
  if (id === undefined) return selection
  const next = { row: id, column: within(column, field.columns) }
  return { anchor: extend ? anchor : next, focus: next }
}

/** The next cell as one reads, or nothing beyond the last. */
export const nextCell = ({ visible, columns }: Field, { row, column }: Cell, back: boolean): Cell | undefined => {
  const at = placeOf(visible, row) * columns + column + (back ? -1 : 1)
  const id = visible[Math.floor(at / columns)]
  return at < 0 || id === undefined ? undefined : { row: id, column: at % columns }
}

/** What a selection covers, in places. A row that is out of sight counts as the other end. */
export const boxOf = (visible: readonly string[], { anchor, focus }: Selection): Box => {
  const end = placeOf(visible, focus.row)
  const begin = placeOf(visible, anchor.row)
  const start = begin < 0 ? end : begin
  return {
    top: Math.min(start, end),
    bottom: Math.max(start, end),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  }
}

export const rowsInBox = (visible: readonly string[], { top, bottom }: Box): readonly string[] =>
  top < 0 ? [] : visible.slice(top, bottom + 1)

/** After rows have come and gone: the same cell, or the nearest there is. */
export const keepSelection = (
  before: readonly string[],
  visible: readonly string[],
  selection: Selection,
): Selection | undefined => {
  const { anchor, focus } = selection
  if (placeOf(visible, focus.row) >= 0) return placeOf(visible, anchor.row) >= 0 ? selection : cellSelection(focus)
  const id = visible[within(placeOf(before, focus.row), visible.length)]
  return id === undefined ? undefined : cellSelection({ row: id, column: focus.column })
}
