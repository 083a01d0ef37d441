import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Filter } from '@srm/api/shared/page'
import { useLabel } from '@/lib/i18n.ts'
import { fieldOf } from '@/ui/record-shape.ts'
import { FieldList } from './field-list.tsx'
import { newFilter } from './filter-chips.tsx'
import { FilterEditor } from './filter-editor.tsx'
import styles from './filter-editor.module.css'
import type { ListRecord } from '../list-types.ts'
import { GroupSelect, SortSelect } from '../order-select.tsx'
import { useRecordListText } from '../record-list.texts.ts'
import type { ListState } from '../state/url-state.ts'
import { useDraftFilter } from './use-draft-filter.ts'
import type { Change } from '../state/use-list-state.ts'

type Props = {
  readonly record: ListRecord
  readonly state: ListState
  readonly change: Change
  readonly open: boolean
  readonly close: () => void
}

type OneProps = {
  readonly record: ListRecord
  readonly filter: Filter
  readonly change: (filter: Filter) => void
  readonly remove: () => void
}

const One = ({ record, filter, change, remove }: OneProps): ReactNode => {
  const t = useRecordListText()
  const say = useLabel()
  const name = say(metaOf(fieldOf(record.all, filter.field)).label)
  return (
    <div className={styles.one}>
      <FilterEditor record={record} filter={filter} change={change} />
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('removeFilter', { name })}
        onClick={remove}
      />
    </div>
  )
}

const Adder = ({ record, add }: { record: ListRecord; add: (filter: Filter) => void }): ReactNode => {
  const t = useRecordListText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button block aria-expanded={open} icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(!open)}>
        {t('addFilter')}
      </Button>
      {open && (
        <FieldList
          record={record}
          pick={(name) => {
            setOpen(false)
            add(newFilter(record, name))
          }}
        />
      )}
    </>
  )
}

/** Filters, order and groups on a phone, from below, where a thumb reaches. */
export const FilterDrawer = ({ record, state, change, open, close }: Props): ReactNode => {
  const t = useRecordListText()
  const { filters } = state
  const { shown, isBegun, begin, drop } = useDraftFilter(filters)
  return (
    <Drawer
      open={open}
      onClose={close}
      placement="bottom"
      size="80dvh"
      title={t('filters')}
      footer={
        <div className={styles.foot}>
          <Button onClick={() => change({ filters: [], sort: '', groups: [] })}>{t('clearFilters')}</Button>
          <Button type="primary" onClick={close}>
            {t('apply')}
          </Button>
        </div>
      }
    >
      <div className={styles.drawer}>
        {shown.map((filter, at) => (
          <One
            key={`${String(at)}:${filter.field}`}
            record={record}
            filter={filter}
            change={(next) => change({ filters: isBegun(at) ? [...filters, next] : filters.with(at, next) })}
            remove={() => (isBegun(at) ? drop() : change({ filters: filters.toSpliced(at, 1) }))}
          />
        ))}
        <Adder record={record} add={begin} />
        <SortSelect record={record} state={state} change={change} />
        <GroupSelect record={record} state={state} change={change} />
      </div>
    </Drawer>
  )
}
