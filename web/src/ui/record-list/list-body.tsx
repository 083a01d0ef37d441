import { Button } from 'antd'
import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useNarrow } from '../narrow.ts'
import type { RecordPaths } from '../record-calls.ts'
import { DeniedState, ErrorState, State } from '../states.tsx'
import { useText as useUiText } from '../ui.texts.ts'
import { ListCards } from './cards.tsx'
import { resizeColumn, type ColumnChoice } from './column-state.ts'
import { columnsOf } from './columns.ts'
import { linesOf, type Lines } from './groups.ts'
import { ListFoot } from './list-foot.tsx'
import { isForMany, type ListCalls, type ListRecord, type RowAction } from './list-types.ts'
import { QueryBar } from './query-bar.tsx'
import { useText } from './record-list.texts.ts'
import type { StartAction } from './row-actions.tsx'
import { shareOf } from './selection.ts'
import { TableBones } from './table-bones.tsx'
import { ListTable, rowHeights } from './table.tsx'
import { useStable } from './stable.ts'
import type { ListState } from './url-state.ts'
import { useCurrent } from './use-current.ts'
import { useInfiniteScroll } from './use-infinite-scroll.ts'
import { sortOf, type ListRequest, type ListData } from './use-list-data.ts'
import { useListKeys } from './use-list-keys.ts'
import type { Change } from './use-list-state.ts'
import type { useSelection } from './use-selection.ts'

type Props = {
  readonly record: ListRecord
  readonly calls: ListCalls
  readonly paths: RecordPaths
  readonly empty: { readonly title: string; readonly hint: string }
  readonly state: ListState
  readonly change: Change
  readonly usual: readonly ColumnChoice[]
  readonly choices: readonly ColumnChoice[]
  readonly data: ListData
  readonly asked: ListRequest
  readonly picked: ReturnType<typeof useSelection>
  readonly actions: readonly RowAction[]
  readonly start: StartAction
  readonly create: { readonly button: ReactNode; readonly go: (() => void) | undefined }
  readonly transfer: ReactNode
}

const nothing = { keyword: '', filters: [] }

/** An empty list says what to do next; an empty search, how to get out of it. */
const Nothing = ({ state, change, empty, create }: Props): ReactNode => {
  const t = useText()
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

const useLines = (data: ListData, group: string, folded: ReadonlySet<string>): Lines => {
  const totals = data.summary?.groups
  return useMemo(() => linesOf(data.rows, { group, folded, totals: totals ?? [] }), [data.rows, group, folded, totals])
}

type Refs = Readonly<Record<'list' | 'scroller', RefObject<HTMLDivElement | null>>> & {
  readonly foot: RefObject<HTMLElement | null>
}

const useRowKeys = ({ data, paths, picked, state }: Props, lines: Lines, refs: Refs) => {
  const navigate = useNavigate()
  const { current, setCurrent, go } = useCurrent({ ...refs, lines, height: rowHeights[state.density] })
  const row = data.rows[current]
  useListKeys({
    j: () => go(1),
    k: () => go(-1),
    ...(row && { x: () => picked.toggle(row, current, false), Enter: () => void navigate(paths.detail(row.id, row)) }),
    Escape: () => {
      picked.clear()
      setCurrent(-1)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
  })
  return current
}

const Rows = (props: Props & { narrow: boolean; checks: boolean; refs: Refs }): ReactNode => {
  const { record, state, change, choices, data, picked, actions, paths, narrow, checks, refs, start } = props
  const { group } = state
  const { folded, fold } = useFolded()
  // Rows kept from before the grouping are not in its order yet.
  const lines = useLines(data, data.busy ? '' : group, folded)
  const current = useRowKeys(props, lines, refs)
  useInfiniteScroll(refs.scroller, data)
  const columns = useMemo(() => columnsOf({ record, choices, group, checks }), [record, choices, group, checks])
  const toggle = useStable(picked.toggle)
  const same = { record, columns, lines, group, checks, actions, toggle, start, detail: paths.detail }
  const { selection } = picked
  if (narrow || state.shape === 'cards') return <ListCards {...same} selection={selection} />
  return (
    <ListTable
      {...same}
      selection={selection}
      summary={data.summary}
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
  )
}

export const ListBody = (props: Props): ReactNode => {
  const { data, state, actions, picked, create } = props
  const narrow = useNarrow()
  const [picking, setPicking] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const foot = useRef<HTMLElement>(null)
  const toSearch = (): void => {
    input.current?.focus()
    input.current?.select()
  }
  useListKeys({ '/': toSearch, ...(create.go && { n: create.go }) })
  if (data.denied) return <DeniedState />
  const selectable = actions.some(isForMany)
  const checks = selectable && (!narrow || picking || picked.selection.size > 0)
  const cards = narrow || state.shape === 'cards'
  const content = (): ReactNode => {
    if (data.error) return <ErrorState error={data.error} retry={data.refetch} />
    if (data.loading) return <TableBones cards={cards} density={state.density} />
    if (data.rows.length === 0) return <Nothing {...props} />
    return (
      <>
        <Rows {...props} narrow={narrow} checks={checks} refs={{ list, scroller, foot }} />
        <ListFoot {...props} {...picked} foot={foot} />
      </>
    )
  }
  return (
    <div ref={list}>
      <QueryBar
        {...props}
        input={input}
        narrow={narrow}
        picking={picking}
        setPicking={selectable ? setPicking : undefined}
      />
      {content()}
    </div>
  )
}
