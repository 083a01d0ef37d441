import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Kind } from '@srm/api/shared/field-meta'
import { enterCursor, escapeCursor, moveCursor, openByArrow, selectAll, tabCursor } from './cursor.ts'
import { beginEdit, cancelEdit, canEdit, chosenKinds, commitEdit, kindAt, lineKinds } from './editing.ts'
import { clearCells, fillDown, insertRow, moveRows, redoStep, removeRows, undoStep } from './edits.ts'
import type { Motion } from './model/selection.ts'
import type { GridStore } from './store.ts'

const motions: Readonly<Record<string, Motion>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'home',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  'Control+ArrowUp': 'top',
  'Control+ArrowDown': 'bottom',
  'Control+ArrowLeft': 'home',
  'Control+ArrowRight': 'end',
  'Control+Home': 'first',
  'Control+End': 'last',
}

const actions: Readonly<Record<string, (store: GridStore) => void>> = {
  F2: (store) => void beginEdit(store),
  Delete: clearCells,
  Backspace: clearCells,
  Escape: escapeCursor,
  'Control+a': selectAll,
  'Control+z': undoStep,
  'Control+y': redoStep,
  'Control+Shift+z': redoStep,
  'Control+d': fillDown,
  'Control+Enter': (store) => insertRow(store),
  'Control+-': removeRows,
  'Alt+ArrowRight': (store) => moveRows(store, 'indent'),
  'Alt+ArrowLeft': (store) => moveRows(store, 'outdent'),
  'Alt+ArrowUp': (store) => moveRows(store, 'up'),
  'Alt+ArrowDown': (store) => moveRows(store, 'down'),
}

/** The same name for a key with and without Shift where the letter already says so. */
const nameOf = (event: KeyboardEvent): string => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const parts = [
    event.ctrlKey || event.metaKey ? 'Control' : '',
    event.altKey ? 'Alt' : '',
    event.shiftKey ? 'Shift' : '',
  ]
  return [...parts.filter(Boolean), key].join('+')
}

const numberKinds: readonly Kind[] = ['money', 'quantity', 'percent', 'integer']

/** A letter over a number would only empty it. */
const isWriting = (event: KeyboardEvent, kind: Kind): boolean => {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false
  return !numberKinds.includes(kind) || /[\d.\-。．－]/.test(event.key)
}

/** An input method has taken the key; some browsers name the letter all the same, and only the number tells. */
const isComposing = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else says it before the composition begins
  nativeEvent.isComposing || key === 'Process' || nativeEvent.keyCode === 229

/** Typing replaces: the control is there and has the focus before the letter arrives, so the letter goes into it. */
const typeOver = (store: GridStore, event: KeyboardEvent): boolean => {
  const cell = store.state().selection?.focus
  const kind = cell && kindAt(store, cell)
  if (!cell || !kind || !isWriting(event, kind) || !canEdit(store, cell)) return false
  if (kind === 'bool') return event.key === ' ' && beginEdit(store)
  const isTyped = lineKinds.includes(kind) || chosenKinds.includes(kind)
  if (isTyped) flushSync(() => void beginEdit(store, { value: undefined }))
  // The letter is not held back where a control waits for it; a space opens what is only chosen.
  return isTyped && event.key === ' ' && chosenKinds.includes(kind)
}

const enter = (store: GridStore, up: boolean): void => {
  if (up || !beginEdit(store)) enterCursor(store, up)
}

const keyWhileWriting = (store: GridStore, event: KeyboardEvent): boolean => {
  const cell = store.state().editing?.cell
  const kind = cell && kindAt(store, cell)
  if (event.key === 'Escape') {
    cancelEdit(store)
    return true
  }
  if (event.key === 'Tab') {
    commitEdit(store)
    store.update({ hasFocus: true })
    return tabCursor(store, event.shiftKey)
  }
  if (event.key !== 'Enter' || event.altKey || !kind || !lineKinds.includes(kind)) return false
  commitEdit(store)
  enterCursor(store, event.shiftKey)
  return true
}

const keyAtRest = (store: GridStore, event: KeyboardEvent, page: number): boolean => {
  const name = nameOf(event)
  if (event.key === 'Tab') return !store.state().isLeaving && tabCursor(store, event.shiftKey)
  if (name === 'Enter' || name === 'Shift+Enter') {
    enter(store, event.shiftKey)
    return true
  }
  if ((name === 'ArrowLeft' || name === 'ArrowRight') && openByArrow(store, name)) return true
  const motion = motions[name.replace('Shift+', '')]
  const action = actions[name]
  if (action) action(store)
  else if (motion) moveCursor(store, motion, event.shiftKey, page)
  else return typeOver(store, event)
  return true
}

const isBusy = (store: GridStore): boolean => {
  const { editing, selection } = store.state()
  return editing !== undefined || selection?.anchor !== selection?.focus
}

/** A key the grid knows is its own; all others go on to the page. */
export const pressKey = (store: GridStore, event: KeyboardEvent, page: number): void => {
  if (isComposing(event)) return
  // What the key gives up here must not close the drawer around it as well.
  if (event.key === 'Escape' && isBusy(store)) event.stopPropagation()
  const isOwn = store.state().editing ? keyWhileWriting(store, event) : keyAtRest(store, event, page)
  if (isOwn) event.preventDefault()
}
