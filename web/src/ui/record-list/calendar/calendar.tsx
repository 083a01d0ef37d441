import { useState, type ReactNode } from 'react'
import { shanghaiDay } from '@srm/api/shared/date'
import { formatCount } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { ErrorState, Skeleton } from '@/ui/states.tsx'
import type { CalendarLayout } from '../layouts.ts'
import type { ListModel } from '../list-model.tsx'
import { Agenda } from './calendar-agenda.tsx'
import { CalendarBar } from './calendar-bar.tsx'
import { monthOf, rangeOf, spans, step } from './calendar-days.ts'
import { faceOfRecord } from './calendar-entry.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { useCalendarShortcuts } from './calendar-keys.ts'
import styles from './calendar.module.css'
import { useCalendarText } from '../record-list.texts.ts'
import { useDayWords } from './day-words.ts'
import { maxEntries, useCalendar } from './use-calendar.ts'

type Props = { readonly list: ListModel; readonly layout: CalendarLayout }

/** The list as a calendar: only the days in sight are asked for. On a phone it is an agenda. */
export const Calendar = ({ list, layout }: Props): ReactNode => {
  const t = useCalendarText()
  const say = useLabel()
  const words = useDayWords()
  const { state, change, narrow, record } = list
  const span = narrow ? 'month' : state.span
  const [today] = useState(() => shanghaiDay(new Date()))
  const on = state.on || today
  const days = narrow ? monthOf(on) : rangeOf(span, on)
  const { entries, isCut, left, isPending, error, refetch } = useCalendar(list, layout, days)
  useCalendarShortcuts()
  const show = (day: string): void => change({ on: day === today ? '' : day, page: state.page })
  const cutNote = (): string =>
    left
      ? t('tooManyLeft', { count: maxEntries, left: formatCount(left.count, left.capped) })
      : t('tooMany', { count: maxEntries })
  const note = isCut ? cutNote() : t('inSight', { count: formatCount(entries.length, false) })
  const shown = { faceOf: faceOfRecord(record, layout, list.paths.detail), entries, days }
  const content = (): ReactNode => {
    if (isPending) return <Skeleton rows={8} />
    if (error && entries.length === 0) return <ErrorState error={error} retry={refetch} />
    if (narrow) return <Agenda {...shown} today={today} />
    const label = t('calendar', { name: say(record.label) })
    return <CalendarGrid {...shown} label={label} span={span} on={on} today={today} show={show} />
  }
  return (
    <section className={styles.calendar} aria-label={t('calendar', { name: say(record.label) })}>
      <CalendarBar
        spans={spans}
        nameOf={(one) => t(`span.${one}`)}
        title={span === 'week' ? words.range(days) : words.month(on)}
        span={span}
        go={(by) => show(step(span, on, by))}
        toToday={() => show(today)}
        setSpan={narrow ? undefined : (next) => change({ span: next, page: state.page })}
        note={note}
      />
      {content()}
    </section>
  )
}
