import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { FieldInput } from '../fields/field-input.tsx'
import { chosenKinds, commitEdit, lineKinds, writeDraft } from './editing.ts'
import type { GridColumn } from './model/types.ts'
import { useScope } from './scope.ts'
import styles from './grid.module.css'

/** Alt with Enter begins a new line, as in a spreadsheet; Enter alone ends the cell. */
const breakLine = (event: KeyboardEvent): void => {
  const { target } = event
  if (event.key !== 'Enter' || !event.altKey || !(target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  target.setRangeText('\n', target.selectionStart, target.selectionEnd, 'end')
  target.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Whoever opens a cell is about to write into it. */
const begun = { autoFocus: true, isOpen: true } as const

/** The control of the column's kind over its cell. What is written counts when the cell is left. */
export const CellEditor = ({ column }: { readonly column: GridColumn }): ReactNode => {
  const { store } = useScope()
  const meta = metaOf(column.schema)
  const isChosen = chosenKinds.includes(meta.kind)
  const [value, setValue] = useState(store.state().editing?.begun)
  const write = (next: unknown): void => {
    setValue(next)
    writeDraft(store, next)
    if (!isChosen) return
    commitEdit(store)
    store.update({ hasFocus: true })
  }
  return (
    <div
      role="presentation"
      className={styles.editor}
      data-tall={!isChosen && !lineKinds.includes(meta.kind)}
      onKeyDown={breakLine}
    >
      <FieldInput meta={meta} label={column.title} value={value} onChange={write} {...begun} />
    </div>
  )
}
