import { DownOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Filter } from '@srm/api/shared/page'
import { useLabel } from '@/lib/i18n.ts'
import { useProfile } from '@/lib/session/session.ts'
import { fieldOf } from '@/ui/record-shape.ts'
import type { ListRecord, QuickFilter } from '../list-types.ts'
import { useRecordListText } from '../record-list.texts.ts'
import styles from './query-bar.module.css'

type Props = {
  readonly record: ListRecord
  readonly quick: readonly QuickFilter[]
  readonly filters: readonly Filter[]
  /** Fields of the filters in force and of the one that is being written. */
  readonly taken: readonly string[]
  readonly setFilters: (filters: readonly Filter[]) => void
  /** Opens the values of a field. */
  readonly begin: (field: string) => void
}

const isMine = ({ field, value }: Filter, person: string, wanted: string): boolean =>
  field === wanted && Array.isArray(value) && value.length === 1 && value[0] === person

/** Conditions people need every day, one click away; those in force stand among the filters instead. */
export const QuickFilters = ({ record, quick, filters, taken, setFilters, begin }: Props): ReactNode => {
  const t = useRecordListText()
  const say = useLabel()
  const me = useProfile()?.id ?? ''
  const nameOf = (field: string): string => say(metaOf(fieldOf(record.all, field)).label)
  return quick.map((one) => {
    if (typeof one === 'string')
      return (
        !taken.includes(one) && (
          <button key={one} type="button" className={styles.quick} aria-haspopup="dialog" onClick={() => begin(one)}>
            {nameOf(one)}
            <DownOutlined aria-hidden />
          </button>
        )
      )
    const isOn = filters.some((filter) => isMine(filter, me, one.mine))
    const others = filters.filter(({ field }) => field !== one.mine)
    return (
      <button
        key={one.mine}
        type="button"
        className={styles.quick}
        aria-pressed={isOn}
        onClick={() => setFilters(isOn ? others : [...others, { field: one.mine, op: 'in', value: [me] }])}
      >
        {t('mine', { name: nameOf(one.mine) })}
      </button>
    )
  })
}
