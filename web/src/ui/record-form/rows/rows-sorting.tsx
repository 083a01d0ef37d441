import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useFormText } from '@/ui/ui.texts.ts'

type Item = { readonly key: number; readonly name: number }
type Props = {
  readonly items: readonly Item[]
  readonly move: (from: number, to: number) => void
  readonly children: ReactNode
}

/** Lines are moved by dragging their handle or, with the keyboard, by lifting and dropping it. */
export const RowsSorting = ({ items, move, children }: Props): ReactNode => {
  const t = useFormText()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: string | number | undefined): number => items.findIndex(({ key }) => key === id)
  const at = (id: string | number | undefined) => ({ index: placeOf(id) + 1 })
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={{
        screenReaderInstructions: { draggable: t('lines.help') },
        announcements: {
          onDragStart: ({ active }) => t('lines.lifted', at(active.id)),
          onDragOver: ({ over }) => (over ? t('lines.over', at(over.id)) : undefined),
          onDragEnd: ({ over, active }) => t('lines.dropped', at((over ?? active).id)),
          onDragCancel: () => t('lines.cancelled'),
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(placeOf(active.id), placeOf(over.id))
      }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <div>{children}</div>
      </SortableContext>
    </DndContext>
  )
}
