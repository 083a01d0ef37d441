import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { permissionOf } from '@srm/api/endpoint'
import { useCan } from '@/lib/session/can.tsx'
import { refreshFamily } from '@/lib/api/query.ts'
import { useNarrow } from '../narrow.ts'
import type { ListPaths } from '../record-calls.ts'
import type { Row } from '../record-shape.ts'
import type { ColumnChoice } from './table/column-state.ts'
import { rememberList } from './state/last-list.ts'
import type { Transfer } from './list-slots.ts'
import { noLayouts, readsItself, shapesOf, type ListLayouts } from './layouts.ts'
import {
  isForMany,
  type ListCalls,
  type ListRecord,
  type QuickFilter,
  type RowAction,
  type RowTest,
} from './list-types.ts'
import { allowed, type StartAction } from './table/row-actions.tsx'
import { useActions } from './use-actions.tsx'
import { askedOf, useListData } from './state/use-list-data.ts'
import type { Shape } from './state/url-state.ts'
import { useListState } from './state/use-list-state.ts'
import { useStable } from './table/stable.ts'
import {
  dropRows,
  noSelection,
  refreshed,
  type Selection,
  toggleRange,
  toggleRow,
  toggleShown,
} from './state/selection.ts'
import type { Toggle } from './table/table-row.tsx'

/** Rows chosen, kept while turning pages and dropped when something else is looked for. */
const useSelection = (rows: readonly Row[], looked: string) => {
  const [chosen, setChosen] = useState<{ looked: string; selection: Selection }>({ looked, selection: noSelection })
  const touched = useRef(-1)
  const selection = chosen.looked === looked ? refreshed(chosen.selection, rows) : noSelection
  const put = (next: Selection): void => setChosen({ looked, selection: next })
  const toggle: Toggle = (row, index, range) => {
    const from = touched.current
    touched.current = index
    put(range && from >= 0 ? toggleRange(selection, rows, from, index) : toggleRow(selection, row))
  }
  return {
    selection,
    put,
    toggle,
    toggleShown: () => put(toggleShown(selection, rows)),
    drop: (gone: readonly Row[]) =>
      put(
        dropRows(
          selection,
          gone.map(({ id }) => id),
        ),
      ),
    clear: () => put(noSelection),
  }
}

const BatchDialog = lazy(async () => ({ default: (await import('./batch/batch-dialog.tsx')).BatchDialog }))

/** Layouts that read their rows themselves need to know only whether there are any, and how many. */
const firstRowOnly = { page: 1, pageSize: 1, paging: 'pages', groups: [] } as const

const noRows: readonly Row[] = []

const never: RowTest = () => false

const noFilters: readonly QuickFilter[] = []

export type ListProps = {
  readonly record: ListRecord
  readonly calls: ListCalls
  readonly paths: ListPaths
  readonly title: string
  /** What the button that makes a new one says, where one can be made. */
  readonly create?: string
  /** Fields shown at first, when not all the row carries; some with a width of their own. */
  readonly columns?: readonly (string | ColumnChoice)[]
  /** Whether rows are brought in and out, else only out, by those who may or by all who see the list, or not at all. */
  readonly transfer?: Transfer
  /** Rows that stand bold, such as those one has not read. Hand over the same function while nothing changes. */
  readonly isStrong?: RowTest
  /** What can be done with rows besides editing and deleting. */
  readonly actions?: readonly RowAction[]
  /** Stands beside the button that makes a new one. */
  readonly extra?: ReactNode
  /** Stands between the title and the list, such as what waits to be done. */
  readonly above?: ReactNode
  /** Leads to the other lists of the subject; stands beside the title. */
  readonly siblings?: ReactNode
  /** Conditions people need every day, one click away. */
  readonly quickFilters?: readonly QuickFilter[]
  /** Chooses among the stages of the record; stands before the search. */
  readonly stages?: ReactNode
  /** Ways to show the list besides the table. Hand over the same object while nothing changes. */
  readonly layouts?: ListLayouts
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

const useCreate = ({ calls, paths, create }: ListProps): { button: ReactNode; go: (() => void) | undefined } => {
  const may = useCan()
  const navigate = useNavigate()
  const permission = calls.create && permissionOf(calls.create.access)
  const to = paths.create
  if (!permission || !may(permission) || to === undefined) return { button: null, go: undefined }
  const go = (): void => void navigate(to)
  const button = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} aria-keyshortcuts="n" onClick={go}>
      {create}
    </Button>
  )
  return { button, go }
}

/** What chosen rows may be taken away as. A list that shows no record of its own has no page of one to put on paper. */
const useFileRights = ({ record, transfer = 'both' }: Pick<ListProps, 'record' | 'transfer'>) => {
  const may = useCan()
  return {
    canExport: transfer === 'exportVisible' || (transfer !== 'none' && may(`${record.name}:export`)),
    canPrint: transfer !== 'exportVisible' && may(`${record.name}:show`),
  }
}

/** As many rows as tell what the others are like. */
const sampleSize = 100

const isSame = (a: readonly Row[], b: readonly Row[]): boolean =>
  a.length === b.length && a.every((row, at) => row === b[at])

/** The first rows of a list. They stay the same object while more are read behind them, so that nothing is drawn anew. */
const useSample = (rows: readonly Row[]): readonly Row[] => {
  const [sample, setSample] = useState(() => rows.slice(0, sampleSize))
  const first = rows.slice(0, sampleSize)
  if (isSame(sample, first)) return sample
  setSample(first)
  return first
}

/** What the list can be shown as, and what it is. */
const shapeOf = (layouts: ListLayouts | undefined, wished: Shape) => {
  const declared = layouts ?? noLayouts
  const shapes = shapesOf(declared)
  const shape: Shape = shapes.includes(wished) ? wished : 'table'
  return { layouts: declared, shapes, shape }
}

/** What a list is and does: what it asks for, what came, what is chosen and what can be done. Its parts share this one object. */
export const useListModel = (props: ListProps) => {
  const { record, calls, paths, columns = record.list, empty } = props
  const { state, change, openView, settleDefault } = useListState(record)
  const usual = useMemo(
    () => columns.map((column) => (typeof column === 'string' ? { name: column } : column)),
    [columns],
  )
  const choices: readonly ColumnChoice[] = state.columns.length > 0 ? state.columns : usual
  const shown = shapeOf(props.layouts, state.shape)
  const isOwnReader = readsItself(shown.shape)
  const read = isOwnReader ? { ...state, ...firstRowOnly } : state
  const data = useListData(calls, record, read, isOwnReader ? [] : choices.map(({ name }) => name))
  const asked = askedOf(record, read)
  const picked = useSelection(data.rows, asked.keyword + asked.filter)
  const actions = useActions(record, calls, paths, props.actions)
  const sample = useSample(data.rows)
  const offered = useMemo(
    () => actions.filter((action) => sample.some((row) => allowed(row, action))),
    [actions, sample],
  )
  const { start, dialog } = useStarted(calls, record.title, picked.drop)
  const create = useCreate(props)
  const narrow = useNarrow()
  useRemembered(record, isOwnReader ? noRows : data.rows)
  return {
    record,
    calls,
    paths,
    empty,
    state,
    ...shown,
    change,
    openView,
    settleDefault,
    /** Columns as the page proposes them. */
    usual,
    /** Columns as they are shown. */
    choices,
    data,
    asked,
    picked,
    sample,
    /** What can be done with a row at all; a column without anything in it is not shown. */
    actions: useMemo(() => offered.filter(({ chosen = false }) => !chosen), [offered]),
    /** What can be done with many rows. */
    batch: useMemo(() => offered.filter(isForMany), [offered]),
    ...useFileRights(props),
    start,
    dialog,
    create,
    /** On a phone the list is cards. */
    narrow,
    isStrong: props.isStrong ?? never,
    stages: props.stages,
    quickFilters: props.quickFilters ?? noFilters,
  }
}

export type ListModel = ReturnType<typeof useListModel>
