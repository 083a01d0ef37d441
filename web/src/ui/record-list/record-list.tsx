import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { permissionOf } from '@srm/api/endpoint'
import { useCan } from '@/lib/can.tsx'
import { refreshFamily } from '@/lib/query.ts'
import { Page } from '../page.tsx'
import type { RecordPaths } from '../record-calls.ts'
import type { Row } from '../record-shape.ts'
import { slot } from '../slots.ts'
import type { ColumnChoice } from './column-state.ts'
import { rememberList } from './last-list.ts'
import { ListBody } from './list-body.tsx'
import type { Portable } from './list-slots.ts'
import type { ListCalls, ListRecord, RowAction } from './list-types.ts'
import styles from './record-list.module.css'
import type { StartAction } from './row-actions.tsx'
import { savedState } from './url-state.ts'
import { useActions } from './use-actions.tsx'
import { askedOf, useListData } from './use-list-data.ts'
import { useListState } from './use-list-state.ts'
import { useSelection } from './use-selection.ts'
import { useStable } from './stable.ts'

const BatchDialog = lazy(async () => ({ default: (await import('./batch-dialog.tsx')).BatchDialog }))

type Props = {
  readonly record: ListRecord
  readonly calls: ListCalls
  readonly paths: RecordPaths
  readonly title: string
  /** What the button that makes a new one says. */
  readonly create: string
  /** Fields shown at first, when not all the row carries; some with a width of their own. */
  readonly columns?: readonly (string | ColumnChoice)[]
  /** Whether rows are brought in and out, else only out, by those who may or by all who see the list, or not at all. */
  readonly portable?: Portable
  /** What can be done with rows besides editing and deleting. */
  readonly actions?: readonly RowAction[]
  /** Stands beside the button that makes a new one. */
  readonly extra?: ReactNode
  /** Stands between the title and the list, such as a way to its neighbours. */
  readonly above?: ReactNode
  /** What a company without any record sees: what to do next. */
  readonly empty: { readonly title: string; readonly hint: string }
}

/** The dangerous or many-handed step under way. */
const useStarted = (calls: ListCalls, title: string, drop: (rows: readonly Row[]) => void) => {
  const [started, setStarted] = useState<{ action: RowAction; rows: readonly Row[] }>()
  const start: StartAction = (action, rows) => setStarted({ action, rows })
  const close = (): void => setStarted(undefined)
  const finished = (done: readonly Row[]): void => {
    drop(done)
    void refreshFamily(
      calls.list,
      done.map(({ id }) => id),
    )
  }
  const Own = started?.action.dialog
  const dialog = started && (
    <Suspense>
      {Own ? (
        <Own rows={started.rows} close={close} finished={finished} />
      ) : (
        <BatchDialog {...started} title={title} close={close} finished={finished} />
      )}
    </Suspense>
  )
  return { start: useStable(start), dialog }
}

/** Lets a record page lead to the rows before and after, and back to this very list. */
const useRemembered = (record: ListRecord, rows: readonly Row[]): void => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    rememberList(record.name, { ids: rows.map(({ id }) => id), address: pathname + search })
  }, [record, rows, pathname, search])
}

const useCreate = ({ calls, paths, create }: Props): { button: ReactNode; go: (() => void) | undefined } => {
  const may = useCan()
  const navigate = useNavigate()
  const permission = calls.create && permissionOf(calls.create.access)
  if (!permission || !may(permission)) return { button: null, go: undefined }
  const go = (): void => void navigate(paths.create)
  const button = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} aria-keyshortcuts="n" onClick={go}>
      {create}
    </Button>
  )
  return { button, go }
}

/** A list of records: search, filters, views, columns, groups, sums, pages, choices and all its states. */
export const RecordList = (props: Props): ReactNode => {
  const { record, calls, paths, title, columns = record.list, portable = 'both', extra, above, empty } = props
  const { state, change, openView, settleDefault } = useListState(record)
  const usual = useMemo(
    () => columns.map((column) => (typeof column === 'string' ? { name: column } : column)),
    [columns],
  )
  const choices = state.columns.length > 0 ? state.columns : usual
  const data = useListData(
    calls,
    record,
    state,
    choices.map(({ name }) => name),
  )
  const asked = askedOf(record, state)
  const picked = useSelection(data.rows, asked.keyword + asked.filter)
  const actions = useActions(calls, paths, props.actions)
  const { start, dialog } = useStarted(calls, record.title, picked.drop)
  const create = useCreate(props)
  useRemembered(record, data.rows)
  const transfer = slot('transfer', {
    record,
    query: asked,
    columns: choices.map(({ name }) => name),
    selected: [...picked.selection.keys()],
    total: data.total,
    capped: data.capped,
    portable,
  })
  const views = slot('views', {
    subject: record.name,
    state: savedState(state),
    current: state.view,
    open: openView,
    named: (view) => change({ view, page: state.page }),
    settleDefault,
  })
  return (
    <Page
      title={title}
      actions={
        <>
          {extra}
          {create.button}
        </>
      }
    >
      {above}
      <div className={styles.list}>
        <Suspense fallback={<div className={styles.viewsWait} />}>{views}</Suspense>
        <ListBody
          {...{ record, calls, paths, empty, state, change, usual, choices, data, asked, picked, actions, start }}
          create={create}
          transfer={portable !== 'none' && <Suspense>{transfer}</Suspense>}
        />
      </div>
      {dialog}
    </Page>
  )
}
