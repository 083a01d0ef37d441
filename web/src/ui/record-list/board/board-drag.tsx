import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useState, type ReactNode } from 'react'
import type { Row } from '@/ui/record-shape.ts'
import { titleOf } from '../table/table-row.tsx'
import { CardBody, type CardScope } from './board-card.tsx'
import styles from './board.module.css'
import type { MoveCard } from './use-moves.ts'

/** The words for the keyboard are the board's own: it moves cards by keys, not by lifting them. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

type Drag = { readonly row: Row; readonly over: string | undefined }

const rowOf = ({ active }: Pick<DragEndEvent, 'active'>): Row | undefined =>
  active.data.current?.['row'] as Row | undefined

type Props = {
  readonly scope: Pick<CardScope, 'record' | 'layout'>
  readonly drop: MoveCard
  /** Told the column the pointer is over. */
  readonly children: (aimed: string | undefined) => ReactNode
}

/** Cards are dragged by mouse or, after a moment, by finger; a finger that moves at once scrolls. */
export const BoardDrag = ({ scope, drop, children }: Props): ReactNode => {
  const [drag, setDrag] = useState<Drag>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent, restoreFocus: false }}
      onDragStart={(event) => {
        const row = rowOf(event)
        if (row) setDrag({ row, over: undefined })
      }}
      onDragOver={({ over }) => setDrag((before) => before && { ...before, over: over ? String(over.id) : undefined })}
      onDragCancel={() => setDrag(undefined)}
      onDragEnd={(event) => {
        const row = rowOf(event)
        setDrag(undefined)
        if (row && event.over) drop(row, String(event.over.id))
      }}
    >
      {children(drag?.over)}
      <DragOverlay dropAnimation={null}>
        {drag && (
          <div className={styles.lifted}>
            <CardBody
              {...scope}
              row={drag.row}
              title={<span className={styles.title}>{titleOf(drag.row, scope.record.title)}</span>}
            />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
