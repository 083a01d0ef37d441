import { memo, useLayoutEffect, useRef, type ReactNode } from 'react'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import { formatAccount, formatAmount, formatDateTime, formatMoney } from '@/lib/format.ts'
import { problemOf } from '../fields/field-rule.ts'
import { FieldView } from '../fields/field-view.tsx'
import { BoolView, ChoiceView, type View } from '../fields/view-parts.tsx'
import { sentValue } from '../form-values.ts'
import { VisuallyHidden } from '../layout.tsx'
import { useUiText } from '../ui.texts.ts'
import { CellEditor } from './cell-editor.tsx'
import { CellFocus } from './cell-focus.tsx'
import { useText } from './grid.texts.ts'
import type { GridColumn } from './model/types.ts'
import { cellRole } from './roles.ts'
import { useScope } from './scope.ts'
import diff from './diff.module.css'
import styles from './grid.module.css'

export type CellProps = {
  readonly row: string
  readonly at: number
  readonly column: GridColumn
  readonly value: unknown
  /** What it held in the older version, where that is not the same. */
  readonly before: unknown
  readonly isChanged: boolean
  readonly isActive: boolean
  readonly hasFocus: boolean
  readonly isSelected: boolean
  readonly isEditing: boolean
  readonly isFixed: boolean
  readonly error: string | undefined
  /** How deep its row stands, of the first cell in a tree; -1 of all others. */
  readonly level: number
  readonly isOpen: boolean | undefined
}

const controlKinds: readonly Kind[] = ['attachments', 'images', 'location', 'richText']
const numberKinds: readonly Kind[] = ['money', 'quantity', 'percent', 'integer']

export const alignOf = ({ schema }: GridColumn): 'right' | undefined =>
  numberKinds.includes(metaOf(schema).kind) ? 'right' : undefined

const word = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Most cells are a few words, as their kind is shown everywhere; a piece of the screen for each would cost too much. */
const plainViews: Partial<Record<Kind, (text: string) => string>> = {
  text: (text) => text,
  code: (text) => text,
  date: (text) => text,
  creditCode: (text) => text,
  url: (text) => text,
  email: (text) => text,
  mobile: (text) => text,
  money: (text) => formatMoney(text),
  quantity: formatAmount,
  integer: formatAmount,
  percent: (text) => `${text}%`,
  dateTime: formatDateTime,
  bankAccount: formatAccount,
}

/** Short ones that are there at once: no cell has to be ready to wait for them. */
const shortViews: Partial<Record<Kind, View>> = { bool: BoolView, choice: ChoiceView }

/** Kinds that are shown with links or buttons: here one goes from cell to cell, and those would be second ways. */
const Quiet = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const node = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    for (const one of node.current?.querySelectorAll<HTMLElement>('a, button') ?? []) one.tabIndex = -1
  })
  return <span ref={node}>{children}</span>
}

const shownValue = ({ column, value }: Pick<CellProps, 'column' | 'value'>): ReactNode => {
  if (value === undefined || value === null || value === '') return null
  const meta = metaOf(column.schema)
  const plain = plainViews[meta.kind]
  if (plain) return plain(word(value))
  const Short = shortViews[meta.kind]
  if (Short) return <Short meta={meta} value={value} compact />
  const view = <FieldView meta={meta} value={value} compact />
  return controlKinds.includes(meta.kind) ? <Quiet>{view}</Quiet> : view
}

const Change = ({ column, before, value }: Pick<CellProps, 'column' | 'before' | 'value'>): ReactNode => {
  const t = useText()
  return (
    <>
      <del className={diff.old}>
        <VisuallyHidden>{t('before', { value: '' })}</VisuallyHidden>
        <FieldView meta={metaOf(column.schema)} value={before} compact />
      </del>
      <span aria-hidden className={diff.arrow}>
        →
      </span>
      <ins className={diff.new}>
        <FieldView meta={metaOf(column.schema)} value={value} compact />
      </ins>
    </>
  )
}

/** The arrow keys open and close as well; this is for the pointer. */
const Caret = ({ level, isOpen }: Pick<CellProps, 'level' | 'isOpen'>): ReactNode => (
  <span
    aria-hidden
    className={styles.caret}
    data-open={isOpen || undefined}
    data-caret={isOpen !== undefined || undefined}
    style={{ marginLeft: level * 16 }}
  />
)

/** What the server said, or what the field itself says of a value that is there. */
const isWrong = ({ column: { schema }, value, error, isFixed }: CellProps): boolean => {
  if (error !== undefined) return true
  if (isFixed || value === undefined || value === null || value === '') return false
  return !schema.safeParse(sentValue(schema, value)).success
}

type ProblemProps = Pick<CellProps, 'column' | 'value' | 'error'> & { readonly id: string }

const Problem = ({ id, column, value, error }: ProblemProps): ReactNode => {
  const ui = useUiText()
  return (
    <span id={id} className={styles.problem}>
      {error ?? problemOf(ui, column.schema, value)}
    </span>
  )
}

/** Most cells are words and nothing else; a thousand of them come into sight at once, so they are one element each. */
const isPlain = ({ column, isActive, isChanged, level }: CellProps, hasProblem: boolean): boolean =>
  !isActive && !isChanged && !hasProblem && level < 0 && metaOf(column.schema).kind in plainViews

const Content = (props: CellProps & { readonly hasProblem: boolean }): ReactNode => {
  const { row, at, column, value, isActive, isEditing, isChanged, level, hasProblem } = props
  const { id } = useScope()
  const own = `${id}-${row}-${String(at)}`
  return (
    <>
      {level >= 0 && <Caret level={level} isOpen={props.isOpen} />}
      <span id={`${own}-text`} className={styles.text}>
        {isChanged ? <Change column={column} before={props.before} value={value} /> : shownValue(props)}
      </span>
      {isEditing && <CellEditor column={column} />}
      {isActive && !isEditing && (
        <CellFocus
          row={row}
          at={at}
          column={column}
          hasFocus={props.hasFocus}
          content={`${own}-text`}
          problem={hasProblem ? `${own}-problem` : undefined}
        />
      )}
      {hasProblem && <Problem id={`${own}-problem`} column={column} value={value} error={props.error} />}
    </>
  )
}

export const GridCell = memo((props: CellProps): ReactNode => {
  const { at, column, isActive, isEditing, isChanged } = props
  const hasProblem = isWrong(props)
  const plain = isPlain(props, hasProblem)
  return (
    <td
      {...cellRole(props.isFixed)}
      className={plain ? styles.plain : styles.cell}
      aria-colindex={at + 2}
      aria-selected={props.isSelected}
      aria-invalid={hasProblem || undefined}
      data-column={at}
      data-active={isActive || undefined}
      data-editing={isEditing || undefined}
      data-changed={isChanged || undefined}
      data-align={alignOf(column)}
    >
      {plain ? shownValue(props) : <Content {...props} hasProblem={hasProblem} />}
    </td>
  )
})
