import { useEffect, useMemo } from 'react'
import type { Filter } from '@srm/api/shared/page'
import { call } from '@/lib/api/api.ts'
import { keyOf, usePages, useRead } from '@/lib/api/query.ts'
import { prefetchRegionsOf } from '@/ui/fields/region/region-names.ts'
import type { ListResult } from '@/ui/record-shape.ts'
import type { CalendarLayout } from '../layouts.ts'
import type { ListModel } from '../list-model.tsx'
import type { DayRange } from './calendar-days.ts'
import { entriesOf, rangeFilters } from './calendar-entries.ts'

const stride = 200
/** A calendar of more than that is read by nobody. */
export const maxEntries = 1000

/** The entries of the days in sight and of no others. */
export const useCalendar = ({ record, calls, asked }: ListModel, layout: CalendarLayout, days: DayRange) => {
  const filters: Filter[] = asked.filter ? (JSON.parse(asked.filter) as Filter[]) : []
  const query = {
    keyword: asked.keyword,
    sort: record.sort.includes(layout.from) ? layout.from : record.defaultSort,
    filter: JSON.stringify([...filters, ...rangeFilters(record, layout, days)]),
    pageSize: String(stride),
    count: 'false',
  }
  const { data, hasNextPage, isFetching, fetchNextPage, ...reading } = usePages<ListResult>(
    [...keyOf(calls.list, { query }), 'calendar'],
    async (cursor, signal) => {
      const page = await call(calls.list, { query: { ...query, ...(cursor && { cursor }) } }, { silent: true, signal })
      await prefetchRegionsOf(record.all, page.items)
      return page
    },
    { keepPrevious: true },
  )
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const isFull = rows.length >= maxEntries
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFull) void fetchNextPage({ cancelRefetch: false })
    // A page that comes at once is never seen being fetched: the rows themselves say that it is there.
  }, [hasNextPage, isFetching, isFull, fetchNextPage, rows])
  const isCut = isFull && hasNextPage
  const counting = useRead(calls.list, { query: { ...query, pageSize: '1', count: 'exact' } }, { enabled: isCut })
  const { total, capped } = counting.data ?? { total: null, capped: false }
  /** How many are not in sight, once it is known. */
  const left = total === null ? null : { count: Math.max(0, total - rows.length), capped }
  return { ...reading, entries: useMemo(() => entriesOf(rows, layout), [rows, layout]), isCut, left }
}
