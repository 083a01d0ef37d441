import { Button } from 'antd'
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { useLabel } from '@/lib/i18n.ts'
import { usePageKeys } from '@/lib/shortcuts/page-keys.ts'
import { useShortcutGroup } from '@/lib/shortcuts/shortcuts.ts'
import type { Row } from '@/ui/record-shape.ts'
import { DeniedState, ErrorState, State } from '../states.tsx'
import { useUiText } from '../ui.texts.ts'
import type { StartEdit } from './list-types.ts'
import { BatchBar } from './batch/batch-bar.tsx'
import { ListCards } from './table/cards.tsx'
import { resizeColumn } from './table/column-state.ts'
import { columnsOf } from './table/columns.ts'
import { linesOf, type Lines } from './table/groups.ts'
import { ListFoot } from './list-foot.tsx'
import { readsItself } from './layouts.ts'
import type { ListModel } from './list-model.tsx'
import { QueryBar } from './filter/query-bar.tsx'
import { useRecordListText } from './record-list.texts.ts'
import { shareOf } from './state/selection.ts'
import { rowColors } from './table/row-colors.ts'
import { ListTable, rowHeights } from './table/table.tsx'
import { useStable } from './table/stable.ts'
import { useCurrent } from './state/use-current.ts'
import { sortOf, type ListData } from './state/use-list-data.ts'
import type { CellEdit } from './cell/cell-editor.tsx'
import { Skeleton } from '@/ui/states.tsx'
import styles from './record-list.module.css'
import type { Density } from './state/url-state.ts'

/** About as high as the rows that are on their way, so that little moves when they come. */
const TableSkeleton = ({ cards, density }: { cards: boolean; density: Density }): ReactNode => (
  <div className={styles.skeleton} data-cards={cards} data-density={density}>
    <Skeleton rows={cards ? 6 : 14} />
  </div>
)

const CellEditor = lazy(async () => ({ default: (await import('./cell/cell-editor.tsx')).CellEditor }))

/** The cell that is being changed, one at a time. */
const useCellEdit = ({ record, calls, choices }: ListModel): { start: StartEdit; editor: ReactNode } => {
  const [edit, setEdit] = useState<CellEdit>()
  const start = useStable((row: Row, field: string, cell: HTMLElement) =>
    setEdit({ row, field, anchor: { current: cell } }),
  )
  const { patch } = calls
  const close = (): void => setEdit(undefined)
  const next = (version: number): void => {
    const fields = choices.map(({ name }) => name).filter((name) => record.editable?.includes(name))
    const field = edit && fields[fields.indexOf(edit.field) + 1]
    const cell = field && edit.anchor.current?.closest('tr')?.querySelector<HTMLElement>(`[data-column="${field}"]`)
    setEdit(undefined)
    if (field && cell) setEdit({ row: { ...edit.row, version }, field, anchor: { current: cell } })
  }
  const editor = edit && patch && (
    <Suspense>
      <CellEditor key={`${edit.row.id}.${edit.field}`} {...{ record, calls, patch, close, next }} {...edit} />
    </Suspense>
  )
  return { start, editor }
}

const PictureCards = lazy(async () => ({ default: (await import('./cards/picture-cards.tsx')).PictureCards }))
const Calendar = lazy(async () => ({ default: (await import('./calendar/calendar.tsx')).Calendar }))
const Board = lazy(async () => ({ default: (await import('./board/board.tsx')).Board }))

/** So far from the end the next rows are fetched. */
const ahead = 1200

/** Reads on when the end comes near, whether the table scrolls or the page does. */
const useInfiniteScroll = (scroller: RefObject<HTMLElement | null>, { more, rows }: ListData): void => {
  const { has, busy, failed } = more
  const wanted = has && !busy && !failed
  const load = useEffectEvent(() => more.load())
  useEffect(() => {
    if (!wanted) return undefined
    const look = (): void => {
      const node = scroller.current ?? document.documentElement
      const left = node.scrollHeight - node.scrollTop - node.clientHeight
      if (node.clientHeight > 0 && left < ahead) load()
    }
    look()
    const source = scroller.current ?? document
    source.addEventListener('scroll', look, { passive: true })
    return () => source.removeEventListener('scroll', look)
  }, [wanted, scroller, rows.length])
}

const nothing = { keyword: '', filters: [] }

/** An empty list says what to do next; an empty search, how to get out of it. */
const Nothing = ({ list: { state, change, empty, create } }: { list: ListModel }): ReactNode => {
  const t = useRecordListText()
  const ui = useUiText()
  if (state.page > 1)
    return (
      <State
        title={t('noneHere')}
        hint={t('noneHereHint')}
        action={<Button onClick={() => change({ page: 1 })}>{t('firstPage')}</Button>}
      />
    )
  if (state.filters.length > 0)
    return (
      <State
        title={t('none')}
        hint={t('noneHint')}
        action={<Button onClick={() => change(nothing)}>{t('clearAll')}</Button>}
      />
    )
  if (state.keyword)
    return (
      <State
        title={ui('state.notFound', { keyword: state.keyword })}
        hint={ui('state.notFoundHint')}
        action={<Button onClick={() => change(nothing)}>{ui('clearSearch')}</Button>}
      />
    )
  return <State {...empty} action={create.button} />
}

/** Folded groups, by key. */
const useFolded = () => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = useStable((key: string) => {
    const next = new Set(folded)
    if (!next.delete(key)) next.add(key)
    setFolded(next)
  })
  return { folded, fold }
}

const noGroups: readonly string[] = []

const useLines = (data: ListData, groups: readonly string[], folded: ReadonlySet<string>): Lines => {
  const totals = data.summary?.groups
  return useMemo(
    () => linesOf(data.rows, { groups, folded, totals: totals ?? [] }),
    [data.rows, groups, folded, totals],
  )
}

type Refs = Readonly<Record<'list' | 'scroller', RefObject<HTMLDivElement | null>>> & {
  readonly foot: RefObject<HTMLElement | null>
}

const useRowKeys = ({ data, paths, picked, state }: ListModel, lines: Lines, refs: Refs, edit: StartEdit) => {
  const navigate = useNavigate()
  const { current, setCurrent, go } = useCurrent({ ...refs, lines, height: rowHeights[state.density] })
  const row = data.rows[current]
  const editFirst = (): void => {
    const cell = refs.list.current?.querySelector<HTMLElement>(`[data-index="${String(current)}"] [data-editable=true]`)
    const field = cell?.dataset['column']
    if (row?.actions.includes('update') && cell && field) edit(row, field, cell)
  }
  usePageKeys({
    j: () => go(1),
    k: () => go(-1),
    ...(row && {
      x: () => picked.toggle(row, current, false),
      Enter: () => void navigate(paths.detail(row.id, row)),
      e: editFirst,
    }),
    Escape: () => {
      picked.clear()
      setCurrent(-1)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
  })
  return current
}

/** Where more match than are added up, only what the list sorts by still stands together. */
const groupsIn = ({ record, state: { groups }, data }: ListModel): readonly string[] =>
  data.summary?.sums === null ? groups.slice(0, 1).filter((name) => record.sort.includes(name)) : groups

const Rows = ({ list, checks, refs }: { list: ListModel; checks: boolean; refs: Refs }): ReactNode => {
  const { record, state, shape, change, choices, data, picked, actions, paths, start, narrow, sample } = list
  const groups = groupsIn(list)
  const [group = ''] = groups
  const { folded, fold } = useFolded()
  // Rows kept from before the grouping are not in its order yet.
  const lines = useLines(data, data.busy ? noGroups : groups, folded)
  const cell = useCellEdit(list)
  const current = useRowKeys(list, lines, refs, cell.start)
  useInfiniteScroll(refs.scroller, data)
  const say = useLabel()
  const canPatch = list.calls.patch !== undefined
  const columns = useMemo(
    () => columnsOf({ record, choices, group, checks, sample, say, canPatch }),
    [record, choices, group, checks, sample, say, canPatch],
  )
  const colorOf = useMemo(() => rowColors(record, state), [record, state])
  const toggle = useStable(picked.toggle)
  const same = {
    record,
    columns,
    lines,
    colorOf,
    checks,
    actions,
    toggle,
    start,
    detail: paths.detail,
    isStrong: list.isStrong,
  }
  const { selection } = picked
  if (shape === 'cards' && list.layouts.cards)
    return <PictureCards list={list} layout={list.layouts.cards} checks={checks} />
  if (narrow || shape === 'cards') return <ListCards {...same} selection={selection} />
  return (
    <>
      <ListTable
        {...same}
        edit={cell.start}
        selection={selection}
        sort={state.sort || (group ? sortOf(record, state) : record.defaultSort)}
        density={state.density}
        busy={data.busy}
        share={shareOf(selection, data.rows)}
        current={current}
        scroller={refs.scroller}
        foot={refs.foot}
        setSort={(sort) => change({ sort })}
        resize={(name, width) => change({ page: state.page, columns: resizeColumn(choices, name, width) })}
        toggleShown={picked.toggleShown}
        fold={fold}
      />
      {cell.editor}
    </>
  )
}

/** What the keyboard does on a list, for the sheet of shortcuts. */
const useListShortcuts = (canCreate: boolean): void => {
  const t = useRecordListText()
  useShortcutGroup(
    useMemo(
      () => ({
        title: t('keys.list'),
        shortcuts: [
          { keys: ['J', 'K'], label: t('keys.walk') },
          { keys: ['Enter'], label: t('keys.open') },
          { keys: ['X'], label: t('keys.choose') },
          { keys: ['E'], label: t('keys.edit') },
          { keys: ['/'], label: t('keys.search') },
          ...(canCreate ? [{ keys: ['N'], label: t('keys.create') }] : []),
          { keys: ['Esc'], label: t('keys.clear') },
        ],
      }),
      [t, canCreate],
    ),
  )
}

export const ListBody = ({ list, transfer }: { list: ListModel; transfer: ReactNode }): ReactNode => {
  const { data, state, shape, layouts, batch, canExport, canPrint, picked, create, narrow } = list
  const [picking, setPicking] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const foot = useRef<HTMLElement>(null)
  const toSearch = (): void => {
    input.current?.focus()
    input.current?.select()
  }
  usePageKeys({ '/': toSearch, ...(create.go && { n: create.go }) })
  useListShortcuts(create.go !== undefined)
  if (data.denied) return <DeniedState />
  const selectable = !readsItself(shape) && (batch.length > 0 || canExport || canPrint)
  const checks = selectable && (!narrow || picking || picked.selection.size > 0)
  const cards = narrow || shape === 'cards'
  const content = (): ReactNode => {
    if (data.error) return <ErrorState error={data.error} retry={data.refetch} />
    if (data.loading) return <TableSkeleton cards={cards} density={state.density} />
    if (data.rows.length === 0) return <Nothing list={list} />
    if (readsItself(shape))
      return (
        <Suspense fallback={<TableSkeleton cards density={state.density} />}>
          {shape === 'board' && layouts.board && <Board list={list} layout={layouts.board} />}
          {shape === 'calendar' && layouts.calendar && <Calendar list={list} layout={layouts.calendar} />}
        </Suspense>
      )
    return (
      <>
        <Rows list={list} checks={checks} refs={{ list: root, scroller, foot }} />
        {picked.selection.size > 0 && <BatchBar list={list} />}
        <ListFoot list={list} foot={foot} />
      </>
    )
  }
  return (
    <div ref={root}>
      <QueryBar
        list={list}
        transfer={transfer}
        input={input}
        picking={picking}
        setPicking={selectable ? setPicking : undefined}
      />
      {content()}
    </div>
  )
}
