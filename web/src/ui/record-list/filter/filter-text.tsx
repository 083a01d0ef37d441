import { Suspense, type ReactNode } from 'react'
import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import type { Filter } from '@srm/api/shared/page'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { useText as useFieldsText } from '@/ui/fields/fields.texts.ts'
import { operatorText, shapeOf } from '@/ui/fields/operators.ts'
import type { ListRecord } from '../list-types.ts'
import styles from './query-bar.module.css'
import { useRecordListText } from '../record-list.texts.ts'

/** Beyond so many values only their number is said. */
const many = 3

/** One of several values looks like the value of a field that holds one. */
const single: Partial<Record<Kind, Kind>> = {
  persons: 'person',
  refs: 'ref',
  multiDict: 'dict',
  tags: 'text',
  dateRange: 'date',
}

const Values = ({ meta, filter }: { meta: FieldMeta; filter: Filter }): ReactNode => {
  const t = useRecordListText()
  const values: readonly unknown[] = Array.isArray(filter.value) ? filter.value : [filter.value]
  const shown = values.filter((value) => value !== undefined && value !== null && value !== '')
  if (shown.length > many) return t('items', { count: shown.length })
  return shown.map((value, at) => (
    <span key={JSON.stringify(value)} className={styles.one}>
      {at > 0 && <span aria-hidden>{filter.op === 'between' ? '~' : '/'}</span>}
      <FieldView meta={{ ...meta, kind: single[meta.kind] ?? meta.kind }} value={value} compact />
    </span>
  ))
}

/** The filter in words. */
export const FilterText = ({ record, filter }: { record: ListRecord; filter: Filter }): ReactNode => {
  const say = useLabel()
  const words = useFieldsText()
  const schema = record.all[filter.field]
  if (!schema) return null
  const meta = metaOf(schema)
  return (
    <>
      <span>{say(meta.label)}</span>
      <span className={styles.op}>{operatorText(words, filter.op, schema)}</span>
      {shapeOf(filter.op) !== 'none' && (
        <span className={styles.value}>
          <Suspense fallback="…">
            <Values meta={meta} filter={filter} />
          </Suspense>
        </span>
      )}
    </>
  )
}
