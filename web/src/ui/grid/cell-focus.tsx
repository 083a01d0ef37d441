import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { valueOf } from '../record-form/rows/rows-paste.ts'
import { beginEdit, lineKinds } from './editing.ts'
import type { GridColumn } from './model/types.ts'
import { revealCell } from './reveal.ts'
import { headId, useScope } from './scope.ts'
import styles from './grid.module.css'

type Props = {
  readonly row: string
  readonly at: number
  readonly column: GridColumn
  readonly hasFocus: boolean
  readonly content: string
  readonly problem: string | undefined
}

/**
 * The one thing in a grid that has the keyboard. It is an input, unseen, because an input method begins to write
 * only where there is something to write into: words in Chinese are put together here and then go into the cell.
 */
export const CellFocus = ({ row, at, column, hasFocus, content, problem }: Props): ReactNode => {
  const scope = useScope()
  const node = useRef<HTMLTextAreaElement>(null)
  const { store, readOnly } = scope
  useLayoutEffect(() => {
    if (!hasFocus) return
    revealCell(scope, row, at)
    node.current?.focus({ preventScroll: true })
  }, [hasFocus, scope, row, at])
  const take = (input: HTMLTextAreaElement): void => {
    const meta = metaOf(column.schema)
    const text = input.value
    input.value = ''
    if (text.trim() !== '') beginEdit(store, { value: lineKinds.includes(meta.kind) ? valueOf(meta, text) : undefined })
  }
  return (
    <textarea
      ref={node}
      rows={1}
      className={styles.catcher}
      inputMode="none"
      autoComplete="off"
      spellCheck={false}
      readOnly={readOnly}
      aria-labelledby={`${headId(scope, at)} ${content}`}
      aria-invalid={problem !== undefined}
      {...(problem !== undefined && { 'aria-describedby': problem })}
      onInput={(event) => {
        if (!event.nativeEvent.isComposing) take(event.currentTarget)
      }}
      onCompositionStart={(event) => {
        event.currentTarget.dataset['composing'] = 'true'
      }}
      onCompositionEnd={(event) => {
        delete event.currentTarget.dataset['composing']
        take(event.currentTarget)
      }}
    />
  )
}
