import { useMemo, useState } from 'react'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import type { Filter, Summary } from '@srm/api/shared/page'
import { call } from '@/lib/api/api.ts'
import { keyOf, useRead, usePages } from '@/lib/api/query.ts'
import { isComplete } from '@/ui/fields/operators.ts'
import { prefetchRegionsOf } from '@/ui/fields/region/region-names.ts'
import { fieldOf, type ListResult, type Row } from '@/ui/record-shape.ts'
import type { ListCalls, ListRecord } from '../list-types.ts'
import type { ListState } from './url-state.ts'

/** Rows fetched at a time while scrolling on and on. */
const stride = 200

export type ListRequest = {
  readonly keyword: string
  readonly sort: string
  readonly group?: string
  readonly filter: string
}

/** While grouping, the outermost group's field is what the list is sorted by, where it can be. */
export const sortOf = (record: ListRecord, { groups, sort }: Pick<ListState, 'groups' | 'sort'>): string => {
  const [group] = groups
  if (group === undefined || !record.sort.includes(group)) return sort || record.defaultSort
  return sort === `-${group}` ? sort : group
}

const filterText = (filters: readonly Filter[]): string => {
  const complete = filters.filter(({ op, value }) => isComplete(op, value))
  return complete.length > 0 ? JSON.stringify(complete) : ''
}

/** What the list asks the server for, as a query. */
export const askedOf = (record: ListRecord, state: ListState): ListRequest => ({
  keyword: state.keyword,
  sort: sortOf(record, state),
  ...(state.groups.length > 0 && { group: state.groups.join(',') }),
  filter: filterText(state.filters),
})

const summedKinds: readonly Kind[] = ['money', 'quantity']

export const isSummed = (record: ListRecord, name: string): boolean => {
  const { kind, each } = metaOf(fieldOf(record.all, name))
  return summedKinds.includes(kind) && !each
}

export type ListData = {
  readonly rows: readonly Row[]
  readonly total: number
  readonly capped: boolean
  readonly summary: Summary | undefined
  /** Older rows are shown while newer ones are on their way. */
  readonly busy: boolean
  readonly loading: boolean
  readonly error: Error | null
  readonly denied: boolean
  readonly refetch: () => unknown
  readonly more: { readonly has: boolean; readonly busy: boolean; readonly failed: boolean; readonly load: () => void }
}

const none: readonly Row[] = []

type Prepare = (page: ListResult) => Promise<void>

const useInfinitePages = (calls: ListCalls, asked: ListRequest, enabled: boolean, prepare: Prepare) =>
  usePages<ListResult>(
    [...keyOf(calls.list, { query: asked }), 'endless'],
    async (cursor, signal) => {
      const query = { ...asked, pageSize: stride, ...(cursor && { cursor, count: false }) }
      const page = await call(calls.list, { query }, { silent: true, signal })
      await prepare(page)
      return page
    },
    { enabled, keepPrevious: true },
  )

const useSummary = (calls: ListCalls, asked: ListRequest, group: string, wanted: boolean): Summary | undefined => {
  const { keyword, filter } = asked
  const query = { keyword, filter, ...(group && { group }) }
  return useRead(calls.summary, { query }, { enabled: wanted, keepPrevious: true }).data
}

/**
 * The page one comes to first is counted, the others take its count: turning pages counts nothing again.
 * Both are read anew after a change.
 */
const usePaged = (
  calls: ListCalls,
  asked: ListRequest,
  { page, pageSize }: ListState,
  { enabled, prepare }: { enabled: boolean; prepare: Prepare },
) => {
  const of = JSON.stringify([asked, pageSize])
  const [began, setBegan] = useState({ of, page })
  const first = began.of === of ? began.page : page
  if (began.of !== of) setBegan({ of, page })
  const query = { ...asked, page, pageSize, ...(page !== first && { count: false }) }
  const reading = { keepPrevious: true, enabled, prepare }
  const paged = useRead(calls.list, { query }, reading)
  const counted = useRead(calls.list, { query: { ...asked, page: first, pageSize } }, reading)
  return { paged, counted: counted.data }
}

/** The rows of the list, by page or on and on, with what they add up to. */
export const useListData = (
  calls: ListCalls,
  record: ListRecord,
  state: ListState,
  columns: readonly string[],
): ListData => {
  const asked = askedOf(record, state)
  const endless = state.paging === 'endless'
  const prepare: Prepare = ({ items }) => prefetchRegionsOf(record.all, items)
  const { paged, counted } = usePaged(calls, asked, state, { enabled: !endless, prepare })
  const scrolled = useInfinitePages(calls, asked, endless && !paged.denied, prepare)
  const group = state.groups.join(',')
  const wanted = group !== '' || columns.some((name) => isSummed(record, name))
  const summary = useSummary(calls, asked, group, wanted)
  const pages = scrolled.data?.pages
  const all = useMemo(() => pages?.flatMap(({ items }) => items) ?? none, [pages])
  const source = endless ? scrolled : paged
  const first = endless ? pages?.[0] : counted
  return {
    rows: endless ? all : (paged.data?.items ?? none),
    total: first?.total ?? 0,
    capped: first?.capped ?? false,
    summary: wanted ? summary : undefined,
    busy: source.isPlaceholderData,
    loading: source.data === undefined && source.error === null && !paged.denied,
    error: source.data === undefined ? source.error : null,
    denied: paged.denied,
    refetch: () => source.refetch(),
    more: {
      has: endless && scrolled.hasNextPage,
      busy: scrolled.isFetchingNextPage,
      failed: scrolled.isFetchNextPageError,
      load: () => void scrolled.fetchNextPage({ cancelRefetch: false }),
    },
  }
}
