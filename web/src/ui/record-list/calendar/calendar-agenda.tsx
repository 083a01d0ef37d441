import type { ReactNode } from 'react'
import { State } from '@/ui/states.tsx'
import { addDays, daysBetween, type DayRange } from './calendar-days.ts'
import { isOn, type Entry } from './calendar-entries.ts'
import { EntryLink, type EntryScope } from './calendar-entry.tsx'
import styles from './calendar.module.css'
import { useCalendarText } from '../record-list.texts.ts'
import { useDayWords } from './day-words.ts'

type Props = EntryScope & {
  readonly entries: readonly Entry[]
  readonly days: DayRange
  readonly today: string
  /** What stands beside an entry. */
  readonly extra?: (entry: Entry) => ReactNode
}

/** The days that have something, one below the other. */
export const Agenda = ({ entries, days, today, extra, ...scope }: Props): ReactNode => {
  const t = useCalendarText()
  const words = useDayWords()
  const filled = Array.from({ length: daysBetween(days.first, days.last) + 1 }, (_, at) => addDays(days.first, at))
    .map((day) => ({ day, entries: entries.filter((entry) => isOn(entry, day)) }))
    .filter((one) => one.entries.length > 0)
  if (filled.length === 0) return <State title={t('noneInSight')} />
  return (
    <ol className={styles.agenda}>
      {filled.map((one) => (
        <li key={one.day}>
          <h3 data-today={one.day === today}>
            {words.dayOfMonth(one.day)} {words.weekday(one.day)}
          </h3>
          {one.entries.map((entry) => (
            <div key={entry.row.id} className={styles.line}>
              <EntryLink {...scope} entry={entry} look="line" />
              {extra?.(entry)}
            </div>
          ))}
        </li>
      ))}
    </ol>
  )
}
