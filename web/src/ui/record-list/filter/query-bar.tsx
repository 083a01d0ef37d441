import { CheckSquareOutlined, ControlOutlined, EllipsisOutlined, FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { fieldOf } from '../record-shape.ts'
import { useText as useUiText } from '../ui.texts.ts'
import type { ColumnChoice } from './column-state.ts'
import { FilterChips } from './filter-chips.tsx'
import type { ListRecord } from './list-types.ts'
import { Pop } from './pop.tsx'
import styles from './query-bar.module.css'
import { useText } from './record-list.texts.ts'
import { SearchBox } from './search-box.tsx'
import type { ListState } from './url-state.ts'
import type { Change } from './use-list-state.ts'

const DisplayPanel = lazy(async () => ({ default: (await import('./display-panel.tsx')).DisplayPanel }))
const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }))

type Props = {
  readonly record: ListRecord
  readonly state: ListState
  /** As the page proposes them. */
  readonly usual: readonly ColumnChoice[]
  readonly change: Change
  readonly input: RefObject<HTMLInputElement | null>
  readonly narrow: boolean
  readonly picking: boolean
  /** Missing where rows cannot be chosen. */
  readonly setPicking: ((picking: boolean) => void) | undefined
  readonly transfer: ReactNode
}

const Search = ({ record, state, change, input }: Props): ReactNode => {
  const ui = useUiText()
  const say = useLabel()
  const fields = record.search.map((name) => say(metaOf(fieldOf(record.fields, name)).label)).join(ui('comma'))
  return (
    <div className={styles.search}>
      <SearchBox
        value={state.keyword}
        placeholder={ui('searchBy', { fields })}
        input={input}
        search={(keyword) => change({ keyword })}
      />
    </div>
  )
}

const Display = ({ record, state, usual, change }: Props): ReactNode => {
  const t = useText()
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
          <DisplayPanel record={record} state={state} usual={usual} change={change} />
        </Pop>
      )}
    </>
  )
}

const PhoneTools = (props: Props): ReactNode => {
  const { record, state, change, picking, setPicking, transfer } = props
  const t = useText()
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
          <Display {...props} />
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
  const { record, state, change, narrow, transfer } = props
  return (
    <div className={styles.bar}>
      <Search {...props} />
      {narrow ? (
        <PhoneTools {...props} />
      ) : (
        <>
          <FilterChips record={record} filters={state.filters} setFilters={(filters) => change({ filters })} />
          <div className={styles.end}>
            {transfer}
            <Display {...props} />
          </div>
        </>
      )}
    </div>
  )
}
