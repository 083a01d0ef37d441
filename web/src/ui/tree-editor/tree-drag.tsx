import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type Modifier,
} from '@dnd-kit/core'
import { getEventCoordinates } from '@dnd-kit/utilities'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { dropAt, type Drop, type PointerPosition } from './tree-drop.ts'
import { useScope } from './tree-context.ts'
import { everyNode, type TreeRow } from './tree-node.ts'
import { useTreeText } from '../ui.texts.ts'
import styles from './tree-editor.module.css'

type Point = { readonly x: number; readonly y: number }

const indent = 24

/** Which row the pointer is over, as the rows stand on screen at this moment. */
const pointingAt = (box: HTMLElement, at: Point, from: Point): PointerPosition => {
  const rects = [...box.querySelectorAll('[role=treeitem]')].map((row) => row.getBoundingClientRect())
  const shift = Math.round((at.x - from.x) / indent)
  const index = rects.findIndex(({ top, bottom }) => at.y >= top && at.y < bottom)
  const rect = rects[index]
  if (rect) return { index, part: (at.y - rect.top) / rect.height, shift }
  return { index: at.y < (rects[0]?.top ?? 0) ? -1 : rects.length, part: 0, shift }
}

/** Beside the pointer rather than under it: the row that is aimed at stays readable. */
const besidePointer: Modifier = ({ activatorEvent, draggingNodeRect: row, transform }) => {
  const point = activatorEvent && getEventCoordinates(activatorEvent)
  if (!point || !row) return transform
  return { ...transform, x: transform.x + point.x - row.left + 14, y: transform.y + point.y - row.top + 6 }
}

export type DragState = { readonly id: string; readonly drop: Drop | undefined }

const Lifted = ({ row }: { readonly row: TreeRow }): ReactNode => {
  const t = useTreeText()
  const below = everyNode(row.node.children).length
  return (
    <div className={styles.lifted}>
      {row.node.name}
      {below > 0 && <span className={styles.liftedCount}>{t('withBelow', { count: below })}</span>}
    </div>
  )
}

/** The words for the keyboard are ours: it moves rows by itself, not by lifting them. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

type Props = {
  readonly box: RefObject<HTMLDivElement | null>
  readonly children: (dragging: DragState | undefined, rows: readonly TreeRow[]) => ReactNode
}

/** What hangs below a dragged node travels with it unseen. */
const withoutBelow = (rows: readonly TreeRow[], id: string | undefined): readonly TreeRow[] => {
  const lifted = rows.find(({ node }) => node.id === id)
  const below = new Set(lifted ? everyNode(lifted.node.children).map((node) => node.id) : [])
  return rows.filter(({ node }) => !below.has(node.id))
}

/** Where the pointer is, as it is there, not as it was when something was drawn last. */
const useFollowing = (at: RefObject<Point>): void => {
  useEffect(() => {
    const follow = (event: MouseEvent | TouchEvent): void => {
      at.current = getEventCoordinates(event) ?? at.current
    }
    const kinds = ['mousedown', 'mousemove', 'mouseup', 'touchstart', 'touchmove', 'touchend'] as const
    for (const kind of kinds) window.addEventListener(kind, follow, { capture: true, passive: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, follow, { capture: true })
    }
  }, [at])
}

export const TreeDrag = ({ box, children }: Props): ReactNode => {
  const { tree, tell } = useScope()
  const [dragging, setDragging] = useState<DragState>()
  const at = useRef<Point>({ x: 0, y: 0 })
  const from = useRef<Point | undefined>(undefined)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  const rows = withoutBelow(tree.rows, dragging?.id)
  const lifted = rows.find(({ node }) => node.id === dragging?.id)
  const noteStart: CollisionDetection = ({ pointerCoordinates }) => {
    from.current ??= pointerCoordinates ?? undefined
    return []
  }
  useFollowing(at)
  const dropOf = (id: string): Drop | undefined => {
    const shown = withoutBelow(tree.rows, id)
    const row = shown.find(({ node }) => node.id === id)
    if (!box.current || !row) return undefined
    return dropAt(shown, row, pointingAt(box.current, at.current, from.current ?? at.current))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={noteStart}
      modifiers={[besidePointer]}
      accessibility={{ announcements: silent, restoreFocus: false }}
      onDragStart={({ active }) => {
        from.current = undefined
        setDragging({ id: String(active.id), drop: undefined })
      }}
      onDragMove={({ active }) => setDragging({ id: String(active.id), drop: dropOf(String(active.id)) })}
      onDragCancel={() => setDragging(undefined)}
      onDragEnd={({ active }) => {
        // What was drawn last may lag behind a quick hand: where it let go counts.
        const [id, drop] = [String(active.id), dropOf(String(active.id))]
        setDragging(undefined)
        if (drop && tree.move(id, drop)) tell(id)
      }}
    >
      {children(dragging, rows)}
      <DragOverlay dropAnimation={null}>{lifted && <Lifted row={lifted} />}</DragOverlay>
    </DndContext>
  )
}
