import { Button, Pagination, Table, type TableProps } from 'antd'
import { useCallback, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { countCap } from '@srm/api/shared/page'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatCount } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useCall } from '@/lib/query.ts'
import { columnsOf, leastWidth } from './columns.tsx'
import { sizes, useListState, type ListState } from './list-state.ts'
import { useNarrow } from './narrow.ts'
import { RecordCards } from './record-cards.tsx'
import { fieldOf, type ListEndpoint, type ListResult, type RecordShape, type Row } from './record-shape.ts'
import styles from './record-table.module.css'
import { SearchBox } from './search-box.tsx'
import { Await, State } from './states.tsx'
import { useText } from './ui.texts.ts'

type Props = {
  readonly record: RecordShape & { readonly search: readonly string[] }
  readonly list: ListEndpoint
  /** Fields to show, when not all the row carries. */
  readonly columns?: readonly string[]
  readonly open: (row: Row) => string
  /** What a company without any record sees: what to do next. */
  readonly empty: { readonly title: string; readonly hint: string; readonly action?: ReactNode }
}

type Change = (next: Partial<ListState>) => void

const sortOf: (sorter: Parameters<NonNullable<TableProps<Row>['onChange']>>[2]) => string = (sorter) => {
  const one = Array.isArray(sorter) ? sorter[0] : sorter
  if (!one?.order) return ''
  return (one.order === 'descend' ? '-' : '') + String(one.columnKey)
}

type BodyProps = Omit<Props, 'list' | 'empty'> & {
  readonly rows: readonly Row[]
  readonly sort: string
  readonly change: Change
  readonly busy: boolean
}

const Rows = ({ record, columns = record.list, open, rows, sort, change, busy }: BodyProps): ReactNode => {
  const say = useLabel()
  const go = useNavigate()
  const narrow = useNarrow()
  if (narrow) return <RecordCards record={record} columns={columns} rows={rows} open={open} />
  return (
    <Table<Row>
      className={styles.table}
      aria-label={say(record.label)}
      rowKey="id"
      size="middle"
      columns={columnsOf({ record, columns, sort, say, open })}
      dataSource={rows}
      pagination={false}
      showSorterTooltip={false}
      tableLayout="fixed"
      scroll={{ x: leastWidth(record, columns) }}
      data-busy={busy}
      onRow={(row) => ({ onClick: () => void go(open(row)) })}
      onChange={(_page, _filter, sorter) => change({ sort: sortOf(sorter) })}
    />
  )
}

const Pager = ({ result, state, change }: { result: ListResult; state: ListState; change: Change }): ReactNode => {
  const t = useText()
  const total = result.total ?? 0
  return (
    <Pagination
      className={styles.pager}
      size="small"
      responsive
      total={Math.min(total, countCap)}
      current={state.page}
      pageSize={state.pageSize}
      pageSizeOptions={sizes}
      showSizeChanger
      showTotal={() => t('total', { count: formatCount(total, result.capped) })}
      onChange={(page, pageSize) => change({ page: pageSize === state.pageSize ? page : 1, pageSize })}
    />
  )
}

/** A list of records: search, sort, pages and all its states. */
export const RecordTable = ({ record, list, columns, open, empty }: Props): ReactNode => {
  const t = useText()
  const say = useLabel()
  const [state, change] = useListState(record.defaultSort)
  const query = useCall(list, { query: state }, { keep: true })
  const search = useCallback((keyword: string) => change({ keyword }), [change])
  const fields = record.search.map((name) => say(metaOf(fieldOf(record.fields, name)).label)).join(t('comma'))
  const nothing = state.keyword ? (
    <State
      title={t('state.notFound', { keyword: state.keyword })}
      hint={t('state.notFoundHint')}
      action={<Button onClick={() => change({ keyword: '' })}>{t('clearSearch')}</Button>}
    />
  ) : (
    <State {...empty} />
  )
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <SearchBox value={state.keyword} placeholder={t('searchBy', { fields })} search={search} />
      </div>
      <Await query={query}>
        {(result) =>
          result.items.length === 0 ? (
            nothing
          ) : (
            <>
              <Rows
                record={record}
                {...(columns && { columns })}
                open={open}
                rows={result.items}
                sort={state.sort}
                change={change}
                busy={query.isPlaceholderData}
              />
              <Pager result={result} state={state} change={change} />
            </>
          )
        }
      </Await>
    </div>
  )
}
