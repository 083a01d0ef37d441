import { memo, type ReactNode } from 'react'
import { VisuallyHidden } from '../layout.tsx'
import { GridCell } from './cell.tsx'
import { isFixed, selectedBox } from './edits.ts'
import { useText } from './grid.texts.ts'
import type { RowMark } from './model/diff.ts'
import { errorAt } from './model/errors.ts'
import { roles } from './roles.ts'
import { rowHeight, useScope, useTopic } from './scope.ts'
import diff from './diff.module.css'
import styles from './grid.module.css'

const signs: Readonly<Record<RowMark['kind'], string>> = { added: '+', removed: '−', changed: '~' }

const Mark = ({ mark }: { readonly mark: RowMark }): ReactNode => {
  const t = useText()
  return (
    <span className={diff.mark} data-mark={mark.kind} title={t(mark.kind)}>
      <span aria-hidden>{signs[mark.kind]}</span>
      <VisuallyHidden>{t(mark.kind)}</VisuallyHidden>
    </span>
  )
}

type HeadProps = {
  readonly id: string
  readonly index: number
  readonly isSelected: boolean
  readonly error: string | undefined
}

const RowHead = memo(({ id, index, isSelected, error }: HeadProps): ReactNode => {
  const t = useText()
  const { readOnly, marks } = useScope()
  const mark = marks.get(id)
  return (
    <th
      {...roles.rowHeader}
      className={styles.rowHead}
      aria-colindex={1}
      aria-label={t('rowNumber', { index: index + 1 })}
      aria-invalid={error !== undefined || undefined}
      data-selected={isSelected || undefined}
    >
      {/* Rows are moved with the keyboard by Alt and the arrows; the handle is for the pointer. */}
      {!readOnly && <span aria-hidden className={styles.handle} title={t('move')} data-handle />}
      {mark && <Mark mark={mark} />}
      {index + 1}
      {error !== undefined && <span className={styles.problem}>{error}</span>}
    </th>
  )
})

type Props = {
  readonly id: string
  readonly index: number
  readonly level: number
  /** Nothing where no row stands below. */
  readonly isOpen: boolean | undefined
  /** Out of sight, and drawn only because it has the focus. */
  readonly isAway: boolean
}

const useRowState = (id: string, index: number) => {
  const { store } = useScope()
  useTopic(store, `row:${id}`)
  const { derived, history, selection, editing, errors, hasFocus } = store.state()
  const box = selectedBox(store.state())
  const isInside = box !== undefined && index >= box.top && index <= box.bottom
  return {
    row: derived.rows.get(id),
    raw: history.sheet.rows.get(id),
    errors,
    hasFocus,
    isInside,
    active: selection?.focus.row === id ? selection.focus.column : -1,
    editing: editing?.cell.row === id ? editing.cell.column : -1,
    isSelected: (at: number): boolean => isInside && at >= box.left && at <= box.right,
  }
}

export const GridRowView = memo(({ id, index, level, isOpen, isAway }: Props): ReactNode => {
  const { store, columns, isTree, marks } = useScope()
  const state = useRowState(id, index)
  const { row, active, editing } = state
  const mark = marks.get(id)
  if (!row) return null
  return (
    <tr
      {...roles.row}
      className={styles.row}
      aria-rowindex={index + 2}
      data-row={id}
      aria-selected={state.isInside}
      {...(isTree && { 'aria-level': level + 1 })}
      {...(isTree && isOpen !== undefined && { 'aria-expanded': isOpen })}
      data-mark={mark?.kind}
      data-parent={isOpen !== undefined || undefined}
      data-raised={active >= 0 || undefined}
      {...(isAway && { 'data-away': true, style: { top: index * rowHeight } })}
    >
      <RowHead id={id} index={index} isSelected={state.isInside} error={errorAt(state.errors, state.raw, '')} />
      {columns.map((column, at) => (
        <GridCell
          key={column.key}
          row={id}
          at={at}
          column={column}
          value={row[column.key]}
          before={mark?.cells.get(column.key)}
          isChanged={mark?.cells.has(column.key) ?? false}
          isActive={active === at}
          hasFocus={active === at && state.hasFocus}
          isSelected={state.isSelected(at)}
          isEditing={editing === at}
          isFixed={isFixed(store, id, column)}
          error={errorAt(state.errors, state.raw, column.key)}
          level={at === 0 && isTree ? level : -1}
          isOpen={at === 0 ? isOpen : undefined}
        />
      ))}
    </tr>
  )
})
