import {
  DndContext,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { restrictToVerticalAxis } from '@dnd-kit/modifiers'
import { HolderOutlined } from '@ant-design/icons'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { runOfShow, type SheetItem } from '@srm/api/run-of-show'
import { shiftFollowing, type ShiftedSlot } from '@srm/api/run-of-show/timetable'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { VisuallyHidden } from '@/ui/layout.tsx'
import styles from './run.module.css'
import { useRunText } from '../run-of-show.texts.ts'

/** So far the hand moves for one step, and so long the step is. */
const stepHeight = 10
const stepMinutes = 5
/** As far as the server shifts at once. */
const farthest = 720

/** Minutes a pull of so many pixels means: down is later. */
export const minutesOf = (y: number): number => {
  const minutes = Math.round(y / stepHeight) * stepMinutes
  return Math.max(-farthest, Math.min(farthest, minutes))
}

const byKeys: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
  if (event.code === 'ArrowDown') return { ...currentCoordinates, y: currentCoordinates.y + stepHeight }
  if (event.code === 'ArrowUp') return { ...currentCoordinates, y: currentCoordinates.y - stepHeight }
  return undefined
}

const keys = {
  start: [KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab],
}

type Pull = { readonly id: string; readonly minutes: number }

/** Where the items would stand if one let go now, by id. */
const Pulled = createContext<ReadonlyMap<string, ShiftedSlot>>(new Map())
export const usePulled = (id: string): ShiftedSlot | undefined => useContext(Pulled).get(id)

const signed = (minutes: number): string => (minutes > 0 ? `+${String(minutes)}` : String(minutes))

const useWords = (items: readonly SheetItem[]) => {
  const t = useRunText()
  const nameOf = (id: string | number): string => items.find((item) => item.id === id)?.title ?? ''
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', { name: nameOf(active.id) }),
    // How far is said beside: here it is not known.
    onDragMove: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => t('drag.cancel'),
  }
  return { announcements, screenReaderInstructions: { draggable: t('drag.keys') } }
}

type Props = { readonly items: readonly SheetItem[]; readonly children: ReactNode }

/** A row pulled down is later, pulled up earlier, and what follows moves along; all see where they would stand before one lets go. */
export const ShiftDrag = ({ items, children }: Props): ReactNode => {
  const t = useRunText()
  const [pull, setPull] = useState<Pull>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byKeys, keyboardCodes: keys, scrollBehavior: 'auto' }),
  )
  const { mutate } = useMutate(runOfShow.item.shift, {
    done: ({ moved }) => toast.success(t('shift.done', { count: moved })),
  })
  const look = ({ active, delta }: DragMoveEvent): void => {
    const next = { id: String(active.id), minutes: minutesOf(delta.y) }
    setPull((before) => (before?.id === next.id && before.minutes === next.minutes ? before : next))
  }
  const drop = ({ active, delta }: DragEndEvent): void => {
    setPull(undefined)
    const from = items.find(({ id }) => id === active.id)
    const minutes = minutesOf(delta.y)
    if (!from || minutes === 0) return
    const { length: count } = shiftFollowing(items, from.id, minutes)
    mutate({ body: { id: from.id, version: from.version, minutes, count } })
  }
  const moved = pull && pull.minutes !== 0 ? shiftFollowing(items, pull.id, pull.minutes) : []
  return (
    <DndContext
      sensors={sensors}
      modifiers={[restrictToVerticalAxis]}
      accessibility={useWords(items)}
      onDragMove={look}
      onDragEnd={drop}
      onDragCancel={() => setPull(undefined)}
    >
      <Pulled value={new Map(moved.map((slot) => [slot.id, slot]))}>{children}</Pulled>
      <VisuallyHidden>
        <output>{pull && t('drag.move', { minutes: signed(pull.minutes), count: moved.length })}</output>
      </VisuallyHidden>
    </DndContext>
  )
}

/** What a row is pulled by. */
export const ShiftGrip = ({ item }: { readonly item: SheetItem }): ReactNode => {
  const t = useRunText()
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: item.id })
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.grip}
      data-dragging={isDragging}
      {...attributes}
      {...listeners}
      aria-label={t('drag', { name: item.title })}
      title={t('drag.hint')}
    >
      <HolderOutlined aria-hidden />
    </button>
  )
}
