import { memo, use, useState, type MouseEvent, type ReactNode } from 'react'
import { selectCell, selectRow } from './cursor.ts'
import { useRowDrag } from './drag.tsx'
import { beginEdit } from './editing.ts'
import { toggleOpen } from './edits.ts'
import { childrenOf, outlineOf } from './model/outline.ts'
import { placeOf, type Cell } from './model/selection.ts'
import { roles } from './roles.ts'
import { GridRowView } from './row.tsx'
import { RangeContext, rowHeight, useReading, useScope, useTopic } from './scope.ts'
import type { GridStore } from './store.ts'
import styles from './grid.module.css'

const closest = (target: EventTarget, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

const rowAt = (target: EventTarget): string | undefined => closest(target, '[data-row]')?.dataset['row']

const cellAt = (target: EventTarget): Cell | undefined => {
  const column = closest(target, '[role=gridcell]')?.dataset['column']
  const row = rowAt(target)
  return row === undefined || column === undefined ? undefined : { row, column: Number(column) }
}

const isSame = (one: Cell, other: Cell | undefined): boolean => one.row === other?.row && one.column === other.column

/** A press goes to a cell, or to a whole row by its number; in the control of a cell it is none of the grid's business. */
const press = (store: GridStore, event: MouseEvent): void => {
  if (event.button !== 0 || closest(event.target, '[data-editing=true]')) return
  const row = closest(event.target, '[role=rowheader]') ? rowAt(event.target) : undefined
  const cell = cellAt(event.target)
  // Else the page would take the focus away, or begin to select words.
  if (row !== undefined || cell) event.preventDefault()
  if (row !== undefined) selectRow(store, row, event.shiftKey)
  if (!cell) return
  selectCell(store, cell, event.shiftKey)
  if (closest(event.target, '[data-caret=true]')) toggleOpen(store, cell.row)
}

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch'
const isWritten = (target: EventTarget): boolean =>
  cellAt(target) !== undefined && !closest(target, '[data-caret=true], [data-editing=true]')

/** What the pointer does in the rows; the keyboard does the same from the cell that has the focus. */
const pointerOf = (store: GridStore) => {
  let isPressed = false
  let wasActive = false
  return {
    onMouseDown: (event: MouseEvent): void => {
      const cell = cellAt(event.target)
      isPressed = cell !== undefined
      wasActive = cell !== undefined && isSame(cell, store.state().selection?.focus)
      const release = (): void => {
        isPressed = false
      }
      window.addEventListener('mouseup', release, { once: true })
      press(store, event)
    },
    onMouseOver: (event: MouseEvent): void => {
      const { editing, selection } = store.state()
      const cell = isPressed && !editing ? cellAt(event.target) : undefined
      if (!cell || !selection || isSame(cell, selection.focus)) return
      store.update({ selection: { anchor: selection.anchor, focus: cell } })
    },
    // A finger has no double click that the browser would not take for itself: the second touch opens the cell.
    onClick: (event: MouseEvent): void => {
      if (wasActive && isTouch(event.nativeEvent) && isWritten(event.target)) beginEdit(store)
    },
    onDoubleClick: (event: MouseEvent): void => {
      if (isWritten(event.target) && !store.state().editing) beginEdit(store)
    },
  }
}

type Places = { readonly first: number; readonly last: number; readonly all: readonly number[] }

/** The rows in sight, and the one with the focus wherever it is: what is not drawn cannot have the keyboard. */
const usePlaces = (visible: readonly string[]): Places => {
  const { store } = useScope()
  const range = use(RangeContext)
  const [first, last] = [Math.min(range.first, visible.length), Math.min(range.last, visible.length)]
  const outside = useReading(store, 'cursor', ({ selection }) => {
    const at = selection ? placeOf(visible, selection.focus.row) : -1
    return at >= first && at < last ? -1 : at
  })
  const places = Array.from({ length: last - first }, (_, at) => first + at)
  if (outside < 0) return { first, last, all: places }
  return { first, last, all: outside < first ? [outside, ...places] : [...places, outside] }
}

export const GridBody = memo((): ReactNode => {
  const { store } = useScope()
  const [pointer] = useState(() => pointerOf(store))
  useTopic(store, 'shape')
  const { visible, closed, history } = store.state()
  const outline = outlineOf(history.sheet)
  const { first, last, all } = usePlaces(visible)
  const { setNodeRef, beginDrag } = useRowDrag()
  const handlers = {
    ...pointer,
    onTouchStart: beginDrag,
    onMouseDown: (event: MouseEvent): void => {
      // The library takes no press that somebody else has answered already.
      beginDrag(event)
      pointer.onMouseDown(event)
    },
  }
  return (
    <tbody
      {...roles.group}
      {...handlers}
      ref={setNodeRef}
      data-grid-body
      className={styles.body}
      style={{ height: visible.length * rowHeight, paddingTop: first * rowHeight }}
    >
      {all.map((index) => {
        const id = visible[index]
        if (id === undefined) return null
        const isOpen = childrenOf(outline, id).length > 0 ? !closed.has(id) : undefined
        return (
          <GridRowView
            key={id}
            id={id}
            index={index}
            level={outline.level.get(id) ?? 0}
            isOpen={isOpen}
            isAway={index < first || index >= last}
          />
        )
      })}
    </tbody>
  )
})
