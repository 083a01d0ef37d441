import { CheckSquareOutlined, ControlOutlined, EllipsisOutlined, FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { fieldOf } from '@/ui/record-shape.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { FilterChips } from './filter-chips.tsx'
import { readsItself } from '../layouts.ts'
import type { ListModel } from '../list-model.tsx'
import { Pop } from './pop.tsx'
import styles from './query-bar.module.css'
import { useRecordListText } from '../record-list.texts.ts'
import { SearchBox } from './search-box.tsx'

const DisplayPanel = lazy(async () => ({ default: (await import('../display-panel.tsx')).DisplayPanel }))
const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }))

type Props = {
  readonly list: ListModel
  readonly input: RefObject<HTMLInputElement | null>
  readonly picking: boolean
  /** Missing where rows cannot be chosen. */
  readonly setPicking: ((picking: boolean) => void) | undefined
  /** On a phone it waits with the display; else it stands beside the title. */
  readonly transfer: ReactNode
}

const Search = ({ list: { record, state, change }, input }: Props): ReactNode => {
  const ui = useUiText()
  const say = useLabel()
  const fields = record.search.map((name) => say(metaOf(fieldOf(record.fields, name)).label)).join(ui('comma'))
  return (
    <div className={styles.search}>
      <SearchBox
        value={state.keyword}
        placeholder={fields === '' ? ui('searchCode') : ui('searchBy', { fields })}
        input={input}
        search={(keyword) => change({ keyword })}
      />
    </div>
  )
}

const Display = ({ list: { record, state, usual, layouts, shapes, shape, change } }: Props): ReactNode => {
  const t = useRecordListText()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={opener}
        icon={<ControlOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('display')}
      </Button>
      {open && (
        <Pop anchor={opener} label={t('display')} close={() => setOpen(false)} end>
          <DisplayPanel {...{ record, state, usual, layouts, shapes, shape, change }} />
        </Pop>
      )}
    </>
  )
}

const PhoneTools = (props: Props): ReactNode => {
  const { picking, setPicking, transfer } = props
  const { record, state, change } = props.list
  const t = useRecordListText()
  const [more, setMore] = useState(false)
  const [open, setOpen] = useState<boolean>()
  const count = state.filters.length
  return (
    <>
      <Button icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {count > 0 ? `${t('filter')} ${String(count)}` : t('filter')}
      </Button>
      {setPicking && (
        <Button
          icon={<CheckSquareOutlined aria-hidden />}
          aria-label={t('select')}
          aria-pressed={picking}
          type={picking ? 'primary' : 'default'}
          onClick={() => setPicking(!picking)}
        />
      )}
      <Button
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={t('more')}
        aria-expanded={more}
        onClick={() => setMore(!more)}
      />
      {more && (
        <div className={styles.more}>
          {transfer}
          {!readsItself(props.list.shape) && <Display {...props} />}
        </div>
      )}
      {open !== undefined && (
        <Suspense>
          <FilterDrawer record={record} state={state} change={change} open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What is looked for and how it is shown. On a phone the filters wait in a drawer. */
export const QueryBar = (props: Props): ReactNode => {
  const { record, state, change, narrow, stages, quickFilters } = props.list
  if (narrow)
    return (
      <div className={styles.bar}>
        {stages}
        <Search {...props} />
        <PhoneTools {...props} />
      </div>
    )
  return (
    <div className={styles.bar}>
      {/* What does not fit goes on below; how it is shown stays where it is. */}
      <div className={styles.start}>
        {stages}
        <Search {...props} />
        <FilterChips
          record={record}
          quick={quickFilters}
          filters={state.filters}
          setFilters={(filters) => change({ filters })}
        />
      </div>
      {!readsItself(props.list.shape) && <Display {...props} />}
    </div>
  )
}
