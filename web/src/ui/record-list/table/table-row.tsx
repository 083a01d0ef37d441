import { EditOutlined } from '@ant-design/icons'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useLabel } from '@/lib/i18n.ts'
import { CheckBox } from '@/ui/check-box.tsx'
import { FieldView } from '@/ui/fields/field-view.tsx'
import type { RecordPaths } from '@/ui/record-calls.ts'
import type { Row } from '@/ui/record-shape.ts'
import type { Column } from './columns.ts'
import { cutPlaces } from './content-width.ts'
import type { RowAction, StartEdit } from '../list-types.ts'
import type { ListText } from '../record-list.texts.ts'
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
  /** The colour the row wears. */
  readonly color: string | undefined
  /** New to whoever reads the list. */
  readonly strong: boolean
  readonly actions: readonly RowAction[]
  readonly toggle: Toggle
  readonly start: StartAction
  readonly edit: StartEdit
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
  <CheckBox
    className={styles.check}
    label={t('selectRow', { name: titleOf(row, title) })}
    checked={selected}
    toggle={(range) => toggle(row, index, range)}
  />
)

const cell = (column: Column, { row, title, detail }: RowProps): ReactNode => {
  const value = <FieldView meta={column.meta} value={cutPlaces(row[column.name], column.places)} compact />
  if (column.name !== title) return value
  return (
    <Link className={styles.title} to={detail(row.id, row)}>
      {value}
    </Link>
  )
}

const EditButton = ({ column, row, edit, t }: RowProps & { readonly column: Column }): ReactNode => {
  const say = useLabel()
  const label = t('cell.edit', { name: say(column.meta.label) })
  return (
    <button
      type="button"
      className={styles.pencil}
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => {
        const at = currentTarget.closest('td')
        if (at) edit(row, column.name, at)
      }}
    >
      <EditOutlined aria-hidden />
    </button>
  )
}

/** A row or card in its colour. */
export const wearing = (color: string | undefined) =>
  color && { 'data-color': color, style: { '--row-color': `var(--srm-dot-${color})` } as CSSProperties }

/** Redrawn only when something of its own changes, so that scrolling draws new rows alone. */
export const TableRow = memo((props: RowProps): ReactNode => {
  const { row, index, columns, title, checks, selected, current, active, filler, color, strong, actions, start } = props
  return (
    <tr
      className={styles.row}
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-index={index}
      data-current={current}
      data-strong={strong}
      {...wearing(color)}
    >
      {checks && (
        <td className={styles.checkCell}>
          <RowCheck {...props} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.name}
          data-column={column.name}
          data-editable={column.editable && column.left === undefined}
          data-align={column.align}
          data-pinned={column.left !== undefined}
          style={pinnedAt(column.left)}
        >
          {cell(column, props)}
          {active && column.editable && row.actions.includes('update') && <EditButton column={column} {...props} />}
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
