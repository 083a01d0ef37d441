import type { RefObject } from 'react'
import type { FieldError } from '@/lib/api/api-error.ts'
import { derive, rederive, type DerivedRows } from './model/derived.ts'
import type { Drop } from './model/drop.ts'
import { errorsOf, type GridErrors } from './model/errors.ts'
import { historyOf, type History, type Outcome } from './model/history.ts'
import { sheetOf, visibleIn } from './model/outline.ts'
import type { CopiedCells } from './model/paste.ts'
import { boxOf, cellSelection, keepSelection, rowsInBox, type Cell, type Selection } from './model/selection.ts'
import type { GridColumn, GridRow } from './model/types.ts'
import type { GridText } from './grid.texts.ts'

export type GridOptions = {
  readonly columns: readonly GridColumn[]
  readonly isTree: boolean
  readonly isGrouped: boolean
  readonly readOnly: boolean
  readonly maxRows: number
  readonly newRow: () => GridRow
  /** Rows of an older version, shown among the others and counted by no sum. */
  readonly leftOut: ReadonlySet<string>
  readonly changed: (rows: GridRow[]) => void
}

/** A cell that is being written into, and what it would hold by now. */
export type EditedCell = { readonly cell: Cell; readonly begun: unknown; readonly draft: unknown }

type Announcement = {
  readonly key: Parameters<GridText>[0]
  readonly values?: Readonly<Record<string, string | number>>
}

export type GridState = {
  /** The rows as they were last told, from inside or outside: those that come back are no news. */
  readonly told: readonly GridRow[]
  readonly history: History
  readonly derived: DerivedRows
  readonly closed: ReadonlySet<string>
  readonly visible: readonly string[]
  readonly selection: Selection | undefined
  readonly editing: EditedCell | undefined
  readonly errors: GridErrors
  readonly copied: CopiedCells | undefined
  /** Where a run of Tab began: Enter goes back below it. */
  readonly tabColumn: number | undefined
  /** The next Tab leaves the grid. */
  readonly isLeaving: boolean
  /** The cell takes the focus when it is drawn. */
  readonly hasFocus: boolean
  readonly said: Announcement | undefined
  readonly drop: Drop | undefined
}

/** What a part of the screen listens to: one row, the list of rows, the row with the focus, the sums, or the line of status. */
export type Topic = `row:${string}` | 'shape' | 'cursor' | 'totals' | 'status' | 'said' | 'drop'

export type GridStore = {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly state: () => GridState
  readonly options: () => GridOptions
  readonly configure: (options: GridOptions) => void
  readonly update: (change: Partial<GridState>) => void
  readonly subscribe: (topic: Topic, listener: () => void) => () => void
  readonly version: (topic: Topic) => number
}

const noErrors: GridErrors = new Map()

const stateOf = (rows: readonly GridRow[], { columns, leftOut }: GridOptions): GridState => {
  const sheet = sheetOf(rows)
  const [first] = sheet.order
  return {
    told: rows,
    history: historyOf(sheet),
    derived: derive(sheet, columns, leftOut),
    closed: new Set(),
    visible: sheet.order,
    selection: first === undefined ? undefined : cellSelection({ row: first, column: 0 }),
    editing: undefined,
    errors: noErrors,
    copied: undefined,
    tabColumn: undefined,
    isLeaving: false,
    hasFocus: false,
    said: undefined,
    drop: undefined,
  }
}

const selectedRows = ({ visible, selection }: GridState): readonly string[] =>
  selection ? rowsInBox(visible, boxOf(visible, selection)) : []

/** Rows that look different now. All that is not in sight is looked at when it comes in sight. */
const changedRows = (before: GridState, after: GridState): Set<string> => {
  const ids = new Set<string>()
  if (before.derived !== after.derived)
    for (const id of after.visible) if (before.derived.rows.get(id) !== after.derived.rows.get(id)) ids.add(id)
  if (before.selection !== after.selection || before.visible !== after.visible)
    for (const id of [...selectedRows(before), ...selectedRows(after)]) ids.add(id)
  if (before.errors !== after.errors) for (const id of [...before.errors.keys(), ...after.errors.keys()]) ids.add(id)
  for (const { editing } of [before, after])
    if (editing && before.editing?.cell !== after.editing?.cell) ids.add(editing.cell.row)
  if (before.hasFocus !== after.hasFocus && after.selection) ids.add(after.selection.focus.row)
  return ids
}

const changedTopics = (before: GridState, after: GridState): Topic[] => [
  ...[...changedRows(before, after)].map((id): Topic => `row:${id}`),
  ...(before.visible !== after.visible ? (['shape'] as const) : []),
  ...(before.selection?.focus.row !== after.selection?.focus.row ? (['cursor'] as const) : []),
  ...(before.derived.totals !== after.derived.totals ? (['totals'] as const) : []),
  ...(before.history !== after.history || before.selection !== after.selection || before.errors !== after.errors
    ? (['status'] as const)
    : []),
  ...(before.said !== after.said ? (['said'] as const) : []),
  ...(before.drop !== after.drop ? (['drop'] as const) : []),
]

/** The state of one grid, outside React: whoever draws a row listens to that row alone. */
export const createStore = (rows: readonly GridRow[], given: GridOptions): GridStore => {
  let options = given
  let state = stateOf(rows, options)
  const versions = new Map<Topic, number>()
  const listeners = new Map<Topic, Set<() => void>>()
  const tell = (topics: readonly Topic[]): void => {
    for (const topic of topics) versions.set(topic, (versions.get(topic) ?? 0) + 1)
    for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener()
  }
  const update: GridStore['update'] = (change) => {
    const before = state
    state = { ...before, ...change }
    tell(changedTopics(before, state))
  }
  return {
    scroller: { current: null },
    state: () => state,
    options: () => options,
    configure: (next) => {
      const { columns } = options
      options = next
      if (columns !== next.columns) update({ derived: derive(state.history.sheet, next.columns, next.leftOut) })
    },
    update,
    version: (topic) => versions.get(topic) ?? 0,
    subscribe: (topic, listener) => {
      const held = listeners.get(topic) ?? new Set()
      listeners.set(topic, held.add(listener))
      return () => void held.delete(listener)
    },
  }
}

/** Other rows altogether: what was done to the former ones cannot be undone in these. */
export const resetRows = (store: GridStore, rows: readonly GridRow[]): void => {
  if (rows === store.state().told) return
  const { closed, selection: before, visible: shown, hasFocus } = store.state()
  const fresh = stateOf(rows, store.options())
  const visible = visibleIn(fresh.history.sheet, closed)
  const selection = (before && keepSelection(shown, visible, before)) ?? fresh.selection
  store.update({ ...fresh, closed, visible, selection, hasFocus })
}

export const setErrors = (store: GridStore, name: string, errors: readonly FieldError[]): void => {
  if (errors.length === 0 && store.state().errors.size === 0) return
  store.update({ errors: errorsOf(store.state().history.sheet, name, errors) })
}

/** Puts the outcome of a command, or of going back or forth, in place of what there was. */
export const settle = (store: GridStore, outcome: Outcome | undefined, more: Partial<GridState> = {}): boolean => {
  if (!outcome) return false
  const { history, step } = outcome
  const { columns, changed } = store.options()
  const { derived, closed, visible, selection } = store.state()
  const next = rederive(derived, history.sheet, columns, step)
  const shown = step.order ? visibleIn(history.sheet, closed) : visible
  const [first] = shown
  const kept = selection && keepSelection(visible, shown, selection)
  const fallback = first === undefined ? undefined : cellSelection({ row: first, column: 0 })
  const told = history.sheet.order.flatMap((id) => next.rows.get(id) ?? [])
  store.update({ told, history, derived: next, visible: shown, selection: kept ?? fallback, ...more })
  changed(told)
  return true
}
