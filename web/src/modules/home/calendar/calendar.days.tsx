import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { CalendarItem } from '@srm/api/home'
import { formatCount } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { Agenda } from '@/ui/record-list/calendar/calendar-agenda.tsx'
import { CalendarBar } from '@/ui/record-list/calendar/calendar-bar.tsx'
import { addDays, step } from '@/ui/record-list/calendar/calendar-days.ts'
import { CalendarGrid } from '@/ui/record-list/calendar/calendar-grid.tsx'
import { useDayWords } from '@/ui/record-list/calendar/day-words.ts'
import { ErrorState, Skeleton } from '@/ui/states.tsx'
import type { useCalendar } from './calendar.rows.ts'
import { views, type useShown } from './calendar.state.ts'
import { useCalendarText } from '../home.texts.ts'
import { useMove } from './move.form.tsx'

type DaysProps = {
  readonly shown: ReturnType<typeof useShown>
  readonly calendar: ReturnType<typeof useCalendar>
  readonly isList: boolean
  readonly show: (day: string) => void
  readonly open: (item: CalendarItem) => void
}

/** The days themselves: as weeks, or as a list of those that have something. */
export const CalendarDays = ({ shown, calendar, isList, show, open }: DaysProps): ReactNode => {
  const t = useCalendarText()
  const move = useMove()
  const { on, today, view } = shown
  const { reading, days, drawn } = calendar
  const { entries, faceOf, itemOf } = drawn
  if (reading.isPending) return <Skeleton rows={8} />
  if (reading.error && entries.length === 0) return <ErrorState error={reading.error} retry={reading.refetch} />
  const mover = (item: CalendarItem | undefined): ReactNode =>
    item?.canMove && (
      <Button size="small" aria-label={t('moveOf', { title: item.title })} onClick={() => open(item)}>
        {t('move')}
      </Button>
    )
  if (isList) return <Agenda {...{ faceOf, entries, days, today }} extra={(one) => mover(itemOf(one))} />
  return (
    <CalendarGrid
      {...{ faceOf, entries, days, on, today, show, label: t('title') }}
      span={view === 'week' ? 'week' : 'month'}
      move={(moved, by) => {
        const item = itemOf(moved)
        if (item) void move(item, addDays(item.from, by)).catch(() => undefined)
      }}
    />
  )
}

type BarProps = Pick<DaysProps, 'shown' | 'calendar' | 'show'> & { readonly narrow: boolean }

/** What time is in sight, and how much of it. */
export const CalendarSpan = ({ shown, calendar, show, narrow }: BarProps): ReactNode => {
  const t = useCalendarText()
  const say = useLabel()
  const words = useDayWords()
  const { on, today, view, change } = shown
  const { data, days, drawn } = calendar
  const span = view === 'week' && !narrow ? 'week' : 'month'
  const cut = data.kinds.filter(({ key }) => data.cut.includes(key)).map(({ label }) => say(label))
  const count = t('count', { count: formatCount(drawn.entries.length, false) })
  return (
    <CalendarBar
      title={span === 'week' ? words.range(days) : words.month(on)}
      spans={views}
      span={view}
      nameOf={(one) => t(`span.${one}`)}
      go={(by) => show(step(span, on, by))}
      toToday={() => show(today)}
      setSpan={narrow ? undefined : (next) => change({ view: next === 'month' ? '' : next })}
      note={cut.length > 0 ? t('cut', { kinds: cut.join('、') }) : count}
    />
  )
}
