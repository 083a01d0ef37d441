import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { HolderOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { CheckBox } from '@/ui/check-box.tsx'
import { fieldOf } from '@/ui/record-shape.ts'
import {
  arranged,
  clampWidth,
  isPinned,
  moveColumn,
  narrowest,
  pinColumn,
  resizeColumn,
  toggleColumn,
  widest,
  type ColumnChoice,
} from './column-state.ts'
import styles from '../display-panel.module.css'
import type { ListRecord } from '../list-types.ts'
import { useRecordListText } from '../record-list.texts.ts'

type Columns = readonly ColumnChoice[]
type Props = {
  readonly record: ListRecord
  readonly columns: Columns
  readonly change: (columns: Columns) => void
  readonly changed: boolean
}

type OneProps = Omit<Props, 'changed'> & { readonly name: string; readonly chosen: ColumnChoice | undefined }

const Width = ({ record, columns, change, chosen }: OneProps & { chosen: ColumnChoice }): ReactNode => {
  const t = useRecordListText()
  const say = useLabel()
  const { name, width } = chosen
  const put = (text: string): void => {
    const next = text === '' ? undefined : clampWidth(Number(text))
    if (next !== width) change(resizeColumn(columns, name, next))
  }
  return (
    <input
      key={width ?? 0}
      className={styles.width}
      type="number"
      min={narrowest}
      max={widest}
      step={8}
      aria-label={t('columnWidth', { name: say(metaOf(fieldOf(record.all, name)).label) })}
      placeholder={t('autoWidth')}
      defaultValue={width}
      onBlur={({ target }) => put(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') put(event.currentTarget.value)
      }}
    />
  )
}

const One = (props: OneProps): ReactNode => {
  const { record, columns, change, name, chosen } = props
  const t = useRecordListText()
  const say = useLabel()
  const label = say(metaOf(fieldOf(record.all, name)).label)
  const pinned = chosen !== undefined && isPinned(chosen, record.title)
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id: name,
    disabled: !chosen,
  })
  const style = { transform: CSS.Translate.toString(transform), ...(transition && { transition }) }
  return (
    <li ref={setNodeRef} className={styles.column} data-dragging={isDragging} style={style}>
      {chosen ? (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.grip}
          {...attributes}
          {...listeners}
          aria-label={t('moveColumn', { name: label })}
        >
          <HolderOutlined aria-hidden />
        </button>
      ) : (
        <span />
      )}
      <CheckBox
        className={styles.shown}
        checked={chosen !== undefined}
        disabled={name === record.title}
        toggle={() => change(toggleColumn(columns, name))}
      >
        {label}
      </CheckBox>
      {chosen ? <Width {...props} chosen={chosen} /> : <span />}
      {chosen && (
        <button
          type="button"
          className={styles.pin}
          aria-pressed={pinned}
          aria-label={t(pinned ? 'unpinColumn' : 'pinColumn', { name: label })}
          onClick={() => change(pinColumn(columns, name, !pinned))}
        >
          {pinned ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
        </button>
      )}
    </li>
  )
}

/** Which columns, in which order, how wide, and which stay while the rest scrolls. */
export const ColumnList = ({ record, columns, change, changed }: Props): ReactNode => {
  const t = useRecordListText()
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const shown = arranged(columns, record.title)
  const names = shown.map(({ name }) => name)
  const hidden = record.list.filter((name) => !names.includes(name))
  const moved = (from: string, to: string | undefined): void => {
    if (to !== undefined && from !== to) change(moveColumn(shown, names.indexOf(from), names.indexOf(to)))
  }
  return (
    <section>
      <header className={styles.head}>
        <h2>{t('columns')}</h2>
        <Button type="link" size="small" disabled={!changed} onClick={() => change([])}>
          {t('resetColumns')}
        </Button>
      </header>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[restrictToVerticalAxis, restrictToParentElement]}
        onDragEnd={({ active, over }) => moved(String(active.id), over === null ? undefined : String(over.id))}
      >
        <SortableContext items={names} strategy={verticalListSortingStrategy}>
          <ul className={styles.columns}>
            {[...names, ...hidden].map((name) => (
              <One
                key={name}
                record={record}
                columns={shown}
                change={change}
                name={name}
                chosen={shown.find((column) => column.name === name)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </section>
  )
}
