import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import { useRef, type PointerEvent, type ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { CheckBox } from '@/ui/check-box.tsx'
import { clampWidth } from './column-state.ts'
import type { Column } from './columns.ts'
import { useRecordListText } from '../record-list.texts.ts'
import type { Share } from '../state/selection.ts'
import { pinnedAt } from './table-row.tsx'
import styles from './table.module.css'

export type Resize = (name: string, width: number | undefined) => void

/** The width follows the pointer in the page itself; the list is told where it ends. */
const Handle = ({ column, resize }: { column: Column; resize: Resize }): ReactNode => {
  const t = useRecordListText()
  const from = useRef<{ x: number; width: number; col: HTMLElement | null }>(undefined)
  const widthAt = (x: number): number => clampWidth((from.current?.width ?? 0) + x - (from.current?.x ?? 0))
  const start = (event: PointerEvent<HTMLElement>): void => {
    const table = event.currentTarget.closest('table')
    const width = event.currentTarget.closest('th')?.offsetWidth ?? column.width
    from.current = { x: event.clientX, width, col: table?.querySelector(`col[data-name="${column.name}"]`) ?? null }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const end = (event: PointerEvent<HTMLElement>): void => {
    const moved = from.current && Math.abs(event.clientX - from.current.x) > 2
    const width = widthAt(event.clientX)
    from.current = undefined
    if (moved) resize(column.name, width)
  }
  return (
    <span
      aria-hidden
      className={styles.handle}
      title={t('resize')}
      onPointerDown={start}
      onPointerMove={({ clientX }) => {
        if (from.current?.col) from.current.col.style.width = `${String(widthAt(clientX))}px`
      }}
      onPointerUp={end}
      onDoubleClick={() => resize(column.name, undefined)}
    />
  )
}

const directions = { '': 'none', up: 'ascending', down: 'descending' } as const

const directionOf = (sort: string, name: string): keyof typeof directions => {
  if (sort === name) return 'up'
  return sort === `-${name}` ? 'down' : ''
}

/** Up, down, and back to the list's own order. */
const nextSort = (sort: string, name: string): string => {
  if (sort === name) return `-${name}`
  return sort === `-${name}` ? '' : name
}

type HeadProps = {
  readonly column: Column
  readonly sort: string
  readonly setSort: (sort: string) => void
  readonly resize: Resize
}

const Head = ({ column, sort, setSort, resize }: HeadProps): ReactNode => {
  const say = useLabel()
  const direction = directionOf(sort, column.name)
  const label = say(column.meta.label)
  return (
    <th
      scope="col"
      data-align={column.align}
      data-pinned={column.left !== undefined}
      style={pinnedAt(column.left)}
      {...(column.sortable && { 'aria-sort': directions[direction] })}
    >
      {column.sortable ? (
        <button type="button" className={styles.sorter} onClick={() => setSort(nextSort(sort, column.name))}>
          {label}
          <span aria-hidden className={styles.carets} data-direction={direction}>
            <CaretUpFilled />
            <CaretDownFilled />
          </span>
        </button>
      ) : (
        <span className={styles.headText}>{label}</span>
      )}
      <Handle column={column} resize={resize} />
    </th>
  )
}

type Props = Omit<HeadProps, 'column'> & {
  readonly columns: readonly Column[]
  readonly checks: boolean
  readonly share: Share
  readonly toggleShown: () => void
  readonly filler: boolean
  readonly actions: boolean
}

export const TableHead = ({ columns, checks, share, toggleShown, filler, actions, ...rest }: Props): ReactNode => {
  const t = useRecordListText()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {checks && (
          <th scope="col" className={styles.checkCell}>
            <CheckBox
              className={styles.check}
              label={t('selectAll')}
              checked={share === 'all'}
              isPartial={share === 'some'}
              toggle={toggleShown}
            />
          </th>
        )}
        {columns.map((column) => (
          <Head key={column.name} column={column} {...rest} />
        ))}
        {filler && <td aria-hidden />}
        {actions && (
          <th scope="col" className={styles.actionCell}>
            <span className={styles.unseen}>{t('actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
