import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { cellRole, roles } from '@/ui/grid/roles.ts'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { Pop } from '../filter/pop.tsx'
import {
  addDays,
  addMonths,
  daysBetween,
  isSameMonth,
  weekdayOf,
  weeksOf,
  type DayRange,
  type Span,
} from './calendar-days.ts'
import { hiddenIn, isOn, segmentsOf, type Entry, type Segment } from './calendar-entries.ts'
import { EntryLink, type EntryScope } from './calendar-entry.tsx'
import styles from './calendar.module.css'
import { useCalendarText } from '../record-list.texts.ts'
import { useDayWords } from './day-words.ts'

/** Lines of a day before the rest is only counted; a week has room for more. */
const maxLanes: Readonly<Record<Span, number>> = { month: 3, week: 14 }

type Props = EntryScope & {
  readonly label: string
  readonly entries: readonly Entry[]
  readonly days: DayRange
  readonly span: Span
  readonly on: string
  readonly today: string
  /** Brings a day into sight. */
  readonly show: (day: string) => void
  /** Brings an entry to other days: so many later, or earlier. Without it nothing is dragged. */
  readonly move?: (entry: Entry, days: number) => void
}

const dayAfterKey = (key: string, day: string, span: Span, today: string): string | undefined => {
  const page = span === 'month' ? (by: 1 | -1) => addMonths(day, by) : (by: 1 | -1) => addDays(day, by * 7)
  const steps: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
    PageUp: () => page(-1),
    PageDown: () => page(1),
    t: () => today,
    T: () => today,
  }
  return steps[key]?.()
}

/** The day the keyboard is on. One that is out of sight is brought there and gets the focus once it is drawn. */
const useDayFocus = ({ days, on, span, today, show }: Props) => {
  const grid = useRef<HTMLTableElement>(null)
  const [current, setCurrent] = useState(on)
  const isWanted = useRef(false)
  const inSight = current >= days.first && current <= days.last
  const day = inSight ? current : on
  useEffect(() => {
    if (!isWanted.current || !inSight) return
    isWanted.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day, inSight])
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const at = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')
    const from = at?.dataset['day']
    if (!at || from === undefined) return
    if (event.key === 'Enter' && event.target === at) at.querySelector('a')?.focus()
    if (event.key === 'Escape') at.focus()
    const next = dayAfterKey(event.key, from, span, today)
    if (next === undefined) return
    event.preventDefault()
    isWanted.current = true
    setCurrent(next)
    if (next < days.first || next > days.last || (span === 'month' && !isSameMonth(next, on))) show(next)
    else if (next === day) at.focus()
  }
  return { grid, day, handleKey, setCurrent }
}

type EntryDrag = {
  readonly lift: ((entry: Entry, day: string, event: DragEvent<HTMLElement>) => void) | undefined
  readonly isOver: (day: string) => boolean
  readonly aim: (day: string, event: DragEvent<HTMLElement>) => void
  readonly drop: (day: string, event: DragEvent<HTMLElement>) => void
  /** Let go anywhere else. */
  readonly cancel: () => void
}

/** Entries of several days lie over the days that follow: the day is the one under the pointer, whatever lies on it. */
const dayUnder = ({ clientX, clientY }: DragEvent<HTMLElement>, day: string): string => {
  const days = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => (element instanceof HTMLElement && element.dataset['day'] ? [element.dataset['day']] : []))
  return days[0] ?? day
}

/** An entry is held where the mouse took it: that day of it comes to the day it is dropped on. */
const useEntryDrag = (move: Props['move']): EntryDrag => {
  const held = useRef<{ readonly entry: Entry; readonly day: string }>(undefined)
  const [over, setOver] = useState('')
  return {
    lift:
      move &&
      ((entry, first, event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        const cell = event.currentTarget.closest('td')?.clientWidth ?? width
        const at = Math.min(Math.floor(Math.max(0, event.clientX - left) / cell), Math.ceil(width / cell) - 1)
        held.current = { entry, day: addDays(first, Math.max(0, at)) }
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', entry.row.id)
      }),
    isOver: (day) => day === over,
    aim: (cell, event) => {
      if (!held.current) return
      event.preventDefault()
      const day = dayUnder(event, cell)
      if (day !== over) setOver(day)
    },
    drop: (cell, event) => {
      const from = held.current
      held.current = undefined
      setOver('')
      if (!from) return
      event.preventDefault()
      const days = daysBetween(from.day, dayUnder(event, cell))
      if (days !== 0) move?.(from.entry, days)
    },
    cancel: () => {
      held.current = undefined
      setOver('')
    },
  }
}

type DayProps = EntryScope & {
  readonly day: string
  readonly entries: readonly Entry[]
  readonly segments: readonly Segment[]
  readonly lanes: number
  readonly hidden: number
  readonly isOtherMonth: boolean
  readonly isToday: boolean
  readonly isCurrent: boolean
  readonly focused: () => void
  readonly drag: EntryDrag
}

/** The rest of a day that has no room for all. */
const Rest = ({ day, entries, hidden, faceOf }: DayProps): ReactNode => {
  const t = useCalendarText()
  const words = useDayWords()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('moreOn', { day: words.full(day), count: hidden })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('more', { count: hidden })}
      </button>
      {isOpen && (
        <Pop anchor={opener} label={words.full(day)} close={() => setIsOpen(false)}>
          <div className={styles.rest}>
            <h3>{words.full(day)}</h3>
            {entries.map((entry) => (
              <EntryLink key={entry.row.id} faceOf={faceOf} entry={entry} look="line" />
            ))}
          </div>
        </Pop>
      )}
    </>
  )
}

const Day = (props: DayProps): ReactNode => {
  const { day, entries, segments, lanes, hidden, isOtherMonth, isToday, isCurrent, focused, drag, faceOf } = props
  const t = useCalendarText()
  const words = useDayWords()
  const count = entries.length
  const at = weekdayOf(day)
  return (
    <td
      {...cellRole(true)}
      className={styles.day}
      data-day={day}
      data-outside={isOtherMonth}
      data-weekend={at > 4}
      tabIndex={isCurrent ? 0 : -1}
      {...(isToday && { 'aria-current': 'date' })}
      data-over={drag.isOver(day)}
      onFocus={focused}
      onDragOver={(event) => drag.aim(day, event)}
      onDrop={(event) => drag.drop(day, event)}
    >
      <span aria-hidden className={styles.number}>
        {Number(day.slice(8))}
      </span>
      <VisuallyHidden>{count === 0 ? words.full(day) : t('countOn', { day: words.full(day), count })}</VisuallyHidden>
      <div className={styles.lanes}>
        {Array.from({ length: lanes }, (_, lane) => {
          const segment = segments.find((one) => one.lane === lane && one.start === at)
          return (
            <div key={segment?.entry.row.id ?? `lane-${String(lane)}`} className={styles.lane}>
              {segment && (
                <div style={{ width: `calc(${String(segment.length * 100)}% + ${String(segment.length - 1)}px)` }}>
                  <EntryLink
                    faceOf={faceOf}
                    entry={segment.entry}
                    {...(drag.lift && { lift: (event) => drag.lift?.(segment.entry, day, event) })}
                    isCutBefore={!segment.begins}
                    isCutAfter={!segment.ends}
                  />
                </div>
              )}
            </div>
          )
        })}
      </div>
      {hidden > 0 && <Rest {...props} />}
    </td>
  )
}

const lanesIn = (segments: readonly Segment[], max: number): number =>
  Math.min(
    max,
    segments.reduce((most, { lane }) => Math.max(most, lane + 1), 0),
  )

/** Weeks below each other. Arrows walk over the days, Enter goes into one. */
export const CalendarGrid = (props: Props): ReactNode => {
  const { label, entries, days, span, on, today, faceOf, move } = props
  const words = useDayWords()
  const { grid, day: current, handleKey, setCurrent } = useDayFocus(props)
  const drag = useEntryDrag(move)
  return (
    <div role="presentation" onKeyDown={handleKey} onDragEnd={drag.cancel}>
      <table ref={grid} {...roles.grid} aria-label={label} className={styles.grid} data-span={span}>
        <thead {...roles.group}>
          <tr {...roles.row} className={styles.weekdays}>
            {words.weekdays.map((name) => (
              <th key={name} {...roles.columnHeader}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {weeksOf(days).map((week) => {
            const segments = segmentsOf(entries, week)
            const hidden = hiddenIn(segments, maxLanes[span])
            return (
              <tr key={week[0]} {...roles.row} className={styles.week}>
                {week.map((day, at) => (
                  <Day
                    key={day}
                    {...{ faceOf, day, segments, drag }}
                    entries={entries.filter((entry) => isOn(entry, day))}
                    lanes={lanesIn(segments, maxLanes[span])}
                    hidden={hidden[at] ?? 0}
                    isOtherMonth={span === 'month' && !isSameMonth(day, on)}
                    isToday={day === today}
                    isCurrent={day === current}
                    focused={() => setCurrent(day)}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
