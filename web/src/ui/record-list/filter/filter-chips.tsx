import { CloseOutlined, FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, useRef, useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Filter } from '@srm/api/shared/page'
import { useLabel } from '@/lib/i18n.ts'
import { firstOperator, isComplete } from '@/ui/fields/operators.ts'
import { fieldOf } from '@/ui/record-shape.ts'
import { FilterText } from './filter-text.tsx'
import type { ListRecord, QuickFilter } from '../list-types.ts'
import { Pop } from './pop.tsx'
import { QuickFilters } from './quick-filters.tsx'
import styles from './query-bar.module.css'
import { useRecordListText } from '../record-list.texts.ts'
import { useDraftFilter } from './use-draft-filter.ts'

const FilterEditor = lazy(async () => ({ default: (await import('./filter-editor.tsx')).FilterEditor }))
const FieldList = lazy(async () => ({ default: (await import('./field-list.tsx')).FieldList }))

type Props = {
  readonly record: ListRecord
  readonly filters: readonly Filter[]
  readonly setFilters: (filters: readonly Filter[]) => void
  readonly quick: readonly QuickFilter[]
}

/** A filter on a field as it starts: the usual comparison, no value yet. */
export const newFilter = (record: ListRecord, field: string): Filter => ({
  field,
  op: firstOperator(fieldOf(record.all, field)),
})

type ChipProps = {
  readonly record: ListRecord
  readonly filter: Filter
  readonly change: (filter: Filter) => void
  readonly remove: () => void
  readonly begun?: boolean
}

const Chip = ({ record, filter, change, remove, begun = false }: ChipProps): ReactNode => {
  const t = useRecordListText()
  const say = useLabel()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(begun)
  const name = say(metaOf(fieldOf(record.all, filter.field)).label)
  const close = (): void => {
    setOpen(false)
    if (!isComplete(filter.op, filter.value)) remove()
  }
  return (
    <span className={styles.chip} data-open={open}>
      <button
        ref={opener}
        type="button"
        className={styles.chipText}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <FilterText record={record} filter={filter} />
      </button>
      <button type="button" className={styles.drop} aria-label={t('removeFilter', { name })} onClick={remove}>
        <CloseOutlined aria-hidden />
      </button>
      {open && (
        <Pop anchor={opener} label={name} close={close} last>
          <FilterEditor record={record} filter={filter} change={change} close={close} />
        </Pop>
      )}
    </span>
  )
}

/** Filters as chips. One that is being written stays here until it says something. */
export const FilterChips = ({ record, filters, setFilters, quick }: Props): ReactNode => {
  const t = useRecordListText()
  const adder = useRef<HTMLButtonElement>(null)
  const [choosing, setChoosing] = useState(false)
  const { shown, isBegun, begin, drop } = useDraftFilter(filters)
  return (
    <>
      {shown.map((filter, at) => (
        <Chip
          // Two filters may be about one field; their place tells them apart.
          key={`${String(at)}:${filter.field}`}
          record={record}
          filter={filter}
          begun={isBegun(at)}
          change={(next) => setFilters(isBegun(at) ? [...filters, next] : filters.with(at, next))}
          remove={() => (isBegun(at) ? drop() : setFilters(filters.toSpliced(at, 1)))}
        />
      ))}
      <QuickFilters
        {...{ record, quick, filters, setFilters }}
        taken={shown.map(({ field }) => field)}
        begin={(field) => begin(newFilter(record, field))}
      />
      <Button
        ref={adder}
        type="text"
        icon={<FilterOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={choosing}
        onClick={() => setChoosing(!choosing)}
      >
        {t('filter')}
      </Button>
      {choosing && (
        <Pop anchor={adder} label={t('addFilter')} close={() => setChoosing(false)}>
          <FieldList
            record={record}
            pick={(name) => {
              setChoosing(false)
              begin(newFilter(record, name))
            }}
          />
        </Pop>
      )}
      {filters.length > 1 && (
        <Button type="link" size="small" onClick={() => setFilters([])}>
          {t('clearFilters')}
        </Button>
      )}
    </>
  )
}
