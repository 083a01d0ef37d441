import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
  type DragMoveEvent,
} from '@dnd-kit/core'
import { getEventCoordinates } from '@dnd-kit/utilities'
import { memo, useRef, type MouseEvent, type ReactNode, type TouchEvent } from 'react'
import { placeRow } from './edits.ts'
import { dropAt, type Drop } from './model/drop.ts'
import { rowHeight, useScope, useTopic, type GridScope } from './scope.ts'
import styles from './grid.module.css'

const indent = 16

/** The words for the keyboard are ours: it moves rows by itself, not by lifting them. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

const handleOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null

/** The row whose handle the drag began on. */
const draggedRow = ({ activatorEvent }: DragMoveEvent): string | undefined =>
  handleOf(activatorEvent.target)?.closest<HTMLElement>('[data-row]')?.dataset['row']

/**
 * The body is what the library drags, for all rows at once: hundreds of rows come and go while one scrolls, and each
 * would have to be made known to it and forgotten again.
 */
export const useRowDrag = () => {
  const { setNodeRef, listeners } = useDraggable({ id: 'rows' })
  const beginDrag = (event: MouseEvent | TouchEvent): void => {
    const listener = listeners?.[event.type === 'mousedown' ? 'onMouseDown' : 'onTouchStart']
    if (listener && handleOf(event.target)) Reflect.apply(listener, undefined, [event])
  }
  return { setNodeRef, beginDrag }
}

/** Which gap between rows the pointer is nearest to, as the grid is scrolled at this moment. */
const dropOf = ({ store, isTree }: GridScope, event: DragMoveEvent): Drop | undefined => {
  const { delta } = event
  const start = getEventCoordinates(event.activatorEvent)
  const row = draggedRow(event)
  const body = store.scroller.current?.querySelector('[data-grid-body]')?.getBoundingClientRect()
  if (!start || !body || row === undefined) return undefined
  const { visible, history } = store.state()
  const gap = Math.round((start.y + delta.y - body.top) / rowHeight)
  const position = { gap: Math.max(0, Math.min(gap, visible.length)), shift: Math.round(delta.x / indent) }
  return dropAt(history.sheet, visible, row, position, isTree)
}

/** Where a dragged row would come to stand. */
export const DropLine = memo((): ReactNode => {
  const { store, widths } = useScope()
  useTopic(store, 'drop')
  const { drop } = store.state()
  if (!drop) return null
  const left = (widths[0] ?? 0) + drop.level * indent
  return <div aria-hidden className={styles.drop} style={{ top: (drop.gap + 1) * rowHeight, left }} />
})

/** Rows are dragged by their handle: up and down to a place, sideways to a level. */
export const GridDrag = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const scope = useScope()
  const { store } = scope
  const startTop = useRef(0)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  )
  /** The distance the library tells counts scrolling too; the body has moved by as much. */
  const settled = (event: DragMoveEvent): DragMoveEvent => {
    const scrolled = (store.scroller.current?.scrollTop ?? 0) - startTop.current
    return { ...event, delta: { x: event.delta.x, y: event.delta.y - scrolled } }
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: silent, restoreFocus: false }}
      onDragStart={() => {
        startTop.current = store.scroller.current?.scrollTop ?? 0
      }}
      onDragMove={(event) => store.update({ drop: dropOf(scope, settled(event)) })}
      onDragCancel={() => store.update({ drop: undefined })}
      onDragEnd={(event) => {
        const place = dropOf(scope, settled(event))
        store.update({ drop: undefined })
        const row = draggedRow(event)
        if (place && row !== undefined) placeRow(store, row, place)
      }}
    >
      {children}
    </DndContext>
  )
}
