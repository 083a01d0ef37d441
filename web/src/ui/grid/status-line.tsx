import { memo, type ReactNode } from 'react'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import { formatAmount } from '@/lib/format.ts'
import { Row, VisuallyHidden } from '../layout.tsx'
import { errorCells, goToError } from './cursor.ts'
import { selectedBox, selectedIds } from './edits.ts'
import { useText } from './grid.texts.ts'
import { sumOf } from './model/derived.ts'
import { useScope, useTopic } from './scope.ts'
import type { GridStore } from './store.ts'
import styles from './toolbar.module.css'

const added: readonly Kind[] = ['money', 'quantity', 'integer']

/** What the numbers come to where several of one column are selected. */
const selectedSum = (store: GridStore): string | undefined => {
  const box = selectedBox(store.state())
  const column = box && box.left === box.right && box.bottom > box.top ? store.options().columns[box.left] : undefined
  const meta = column && metaOf(column.schema)
  if (!column || !meta || meta.each || !added.includes(meta.kind)) return undefined
  const { rows } = store.state().derived
  const sum = sumOf(
    meta,
    selectedIds(store.state()).map((id) => rows.get(id)?.[column.key]),
  )
  return typeof sum === 'string' || typeof sum === 'number' ? formatAmount(String(sum)) : undefined
}

export const StatusLine = memo((): ReactNode => {
  const t = useText()
  const { store } = useScope()
  useTopic(store, 'status')
  const box = selectedBox(store.state())
  const isRange = box && (box.bottom > box.top || box.right > box.left)
  const sum = selectedSum(store)
  const wrong = errorCells(store).length
  return (
    <Row wrap gap={12} className={styles.status}>
      <span>{t('rows', { count: store.state().history.sheet.order.length })}</span>
      {isRange && <span>{t('selected', { rows: box.bottom - box.top + 1, columns: box.right - box.left + 1 })}</span>}
      {sum !== undefined && <span>{t('selectedSum', { sum })}</span>}
      {wrong > 0 && (
        <button type="button" className={styles.errors} onClick={() => goToError(store)}>
          {t('errors', { count: wrong })}
        </button>
      )}
    </Row>
  )
})

/** For those who do not see what a key has done. */
export const Announcer = memo((): ReactNode => {
  const t = useText()
  const { store } = useScope()
  useTopic(store, 'said')
  const { said } = store.state()
  return <VisuallyHidden as="output">{said && t(said.key, said.values)}</VisuallyHidden>
})
