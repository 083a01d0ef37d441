import { memo, type CSSProperties, type ReactNode } from 'react'
import { Link } from 'react-router'
import { FieldView } from '../fields/field-view.tsx'
import type { RecordPaths } from '../record-calls.ts'
import type { Row } from '../record-shape.ts'
import type { Column } from './columns.ts'
import type { RowAction } from './list-types.ts'
import type { ListText } from './record-list.texts.ts'
import { RowActions, type StartAction } from './row-actions.tsx'
import styles from './table.module.css'

export type Toggle = (row: Row, index: number, range: boolean) => void

export type RowProps = {
  readonly row: Row
  readonly index: number
  readonly columns: readonly Column[]
  readonly title: string
  readonly detail: RecordPaths['detail']
  readonly checks: boolean
  readonly selected: boolean
  readonly current: boolean
  /** Under the pointer or the focus: only then its actions are drawn. */
  readonly active: boolean
  readonly filler: boolean
  readonly actions: readonly RowAction[]
  readonly toggle: Toggle
  readonly start: StartAction
  /** Handed down, so that a row listens to no language of its own. */
  readonly t: ListText
}

const nowhere: CSSProperties = {}

export const pinnedAt = (left: number | undefined): CSSProperties => (left === undefined ? nowhere : { left })

export const titleOf = (row: Row, title: string): string => {
  const value = row[title]
  return typeof value === 'string' ? value : ''
}

type CheckProps = Pick<RowProps, 'row' | 'index' | 'title' | 'selected' | 'toggle' | 't'>

export const RowCheck = ({ row, index, title, selected, toggle, t }: CheckProps): ReactNode => (
  <label className={styles.check}>
    <input
      type="checkbox"
      aria-label={t('selectRow', { name: titleOf(row, title) })}
      checked={selected}
      onClick={(event) => toggle(row, index, event.shiftKey)}
      onChange={() => undefined}
    />
  </label>
)

const cell = (column: Column, { row, title, detail }: RowProps): ReactNode => {
  const value = <FieldView meta={column.meta} value={row[column.name]} compact />
  if (column.name !== title) return value
  return (
    <Link className={styles.title} to={detail(row.id, row)}>
      {value}
    </Link>
  )
}

/** Redrawn only when something of its own changes, so that scrolling draws new rows alone. */
export const TableRow = memo((props: RowProps): ReactNode => {
  const { row, index, columns, title, checks, selected, current, active, filler, actions, start } = props
  return (
    <tr
      className={styles.row}
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-index={index}
      data-current={current}
    >
      {checks && (
        <td className={styles.checkCell}>
          <RowCheck {...props} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.name}
          data-align={column.align}
          data-pinned={column.left !== undefined}
          style={pinnedAt(column.left)}
        >
          {cell(column, props)}
        </td>
      ))}
      {filler && <td aria-hidden />}
      {actions.length > 0 && (
        <td className={styles.actionCell}>
          {active && <RowActions row={row} title={titleOf(row, title)} actions={actions} start={start} />}
        </td>
      )}
    </tr>
  )
})
