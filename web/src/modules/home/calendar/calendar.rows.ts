import { useMemo } from 'react'
import { home, type CalendarItem, type CalendarKind } from '@srm/api/home'
import { useRead } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { monthOf, rangeOf } from '@/ui/record-list/calendar/calendar-days.ts'
import { entriesOf, type Entry } from '@/ui/record-list/calendar/calendar-entries.ts'
import type { EntryScope } from '@/ui/record-list/calendar/calendar-entry.tsx'
import type { useShown } from './calendar.state.ts'

const keyOfItem = ({ kind, id }: CalendarItem): string => `${kind}:${id}`

const timeOf = ({ at }: CalendarItem): string => (at === null ? '' : formatDateTime(at).slice(11))

/** Items of all kinds as a calendar draws them. */
const drawItems = (items: readonly CalendarItem[], kinds: readonly CalendarKind[]) => {
  const byKey = new Map(items.map((item) => [keyOfItem(item), item]))
  const kindOf = new Map(kinds.map((kind) => [kind.key, kind]))
  const rows = items.map((item) => ({ ...item, id: keyOfItem(item), version: 0, actions: [] }))
  const itemOf = ({ row }: Pick<Entry, 'row'>): CalendarItem | undefined => byKey.get(row.id)
  const faceOf: EntryScope['faceOf'] = (row) => {
    const item = itemOf({ row })
    if (!item) return { name: '', to: '' }
    const name = [timeOf(item), item.title].filter(Boolean).join(' ')
    return { name, to: item.path, tone: kindOf.get(item.kind), canMove: item.canMove }
  }
  return { entries: entriesOf(rows, { from: 'from', to: 'to' }), itemOf, faceOf }
}

const none = { kinds: [], items: [], cut: [] }

/** The days in sight, and what of the chosen kinds is on them. */
export const useCalendar = (shown: ReturnType<typeof useShown>, isList: boolean) => {
  const { on, view, kinds, isMineOnly } = shown
  const days = isList ? monthOf(on) : rangeOf(view === 'week' ? 'week' : 'month', on)
  const query = { from: days.first, to: days.last, ...(isMineOnly && { mine: 'true' as const }) }
  const reading = useRead(home.calendar.show, { query }, { keepPrevious: true })
  const { data = none } = reading
  const chosen = kinds.join(',')
  const drawn = useMemo(() => {
    const items = data.items.filter(({ kind }) => chosen === '' || chosen.split(',').includes(kind))
    return drawItems(items, data.kinds)
  }, [data, chosen])
  return { reading, data, days, drawn }
}
