import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import type { Cell } from './model/selection.ts'
import { isFixed, setCell } from './edits.ts'
import type { GridStore } from './store.ts'

/** Written in one line: Enter ends it, and so does going elsewhere. */
export const lineKinds: readonly Kind[] = [
  'text',
  'longText',
  'money',
  'quantity',
  'percent',
  'integer',
  'mobile',
  'email',
  'creditCode',
  'bankAccount',
  'url',
  'code',
]

/** One value is chosen and that is all. */
export const chosenKinds: readonly Kind[] = ['choice', 'dict', 'person', 'department', 'ref', 'date', 'region', 'color']

export const kindAt = (store: GridStore, { column }: Cell): Kind | undefined => {
  const found = store.options().columns[column]
  return found && metaOf(found.schema).kind
}

const valueAt = (store: GridStore, { row, column }: Cell): unknown => {
  const key = store.options().columns[column]?.key
  return key === undefined ? undefined : store.state().derived.rows.get(row)?.[key]
}

export const canEdit = (store: GridStore, { row, column }: Cell): boolean => {
  const found = store.options().columns[column]
  return found !== undefined && !isFixed(store, row, found)
}

/** Opens a cell for writing: with what it holds, or with what was typed over it. A yes or no is simply turned over. */
export const beginEdit = (store: GridStore, typed?: { readonly value: unknown }): boolean => {
  const cell = store.state().selection?.focus
  const column = cell && store.options().columns[cell.column]
  if (!column || !canEdit(store, cell)) return false
  const held = valueAt(store, cell)
  if (metaOf(column.schema).kind === 'bool') return setCell(store, cell.row, column.key, held !== true)
  const begun = typed ? typed.value : (held ?? undefined)
  store.update({ editing: { cell, begun, draft: typed ? typed.value : held }, hasFocus: true })
  return true
}

/** What is written by now. Nothing is drawn again: the control shows it itself. */
export const writeDraft = (store: GridStore, draft: unknown): void => {
  const { editing } = store.state()
  if (editing) store.update({ editing: { ...editing, draft } })
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

export const commitEdit = (store: GridStore): void => {
  const { editing } = store.state()
  if (!editing) return
  store.update({ editing: undefined })
  const { cell, draft } = editing
  const key = store.options().columns[cell.column]?.key
  const held = valueAt(store, cell)
  if (key === undefined || (isNothing(held) && isNothing(draft))) return
  setCell(store, cell.row, key, draft === '' ? undefined : draft)
}

export const cancelEdit = (store: GridStore): void => store.update({ editing: undefined, hasFocus: true })
