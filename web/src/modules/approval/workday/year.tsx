import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { dayAfter, daysOfMonth, kindOf, weekdayOf, workdaysIn, works, type Marks } from './days.ts'
import styles from './workday.module.css'
import { useWorkdayText } from '../approval.texts.ts'
import { punctuation } from '@/lib/i18n.ts'

type Props = {
  readonly year: number
  readonly marks: Marks
  readonly today: string
  readonly chosen: ReadonlySet<string>
  /** `stretch` is asked for with Shift. */
  readonly choose?: ((day: string, stretch: boolean) => void) | undefined
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

type DayProps = Omit<Props, 'year'> & {
  readonly day: string
  readonly isStop: boolean
  readonly walk: (event: KeyboardEvent) => void
  readonly arrive: (day: string) => void
}

const Day = ({ day, marks, today, chosen, choose, isStop, walk, arrive }: DayProps): ReactNode => {
  const t = useWorkdayText()
  const mark = marks.get(day)
  const week = weekdays[weekdayOf(day)] ?? 0
  const label = t('day', {
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8)),
    week: t(`week.${week}`),
    state: t(works(day, marks) ? 'work' : 'rest'),
    name: mark?.name ? `${punctuation('comma')}${mark.name}` : '',
  })
  return (
    <button
      type="button"
      className={styles.day}
      style={day.endsWith('-01') ? { gridColumnStart: week + 1 } : undefined}
      data-day={day}
      data-kind={kindOf(day, marks)}
      aria-label={label}
      aria-pressed={chosen.has(day)}
      aria-current={day === today ? 'date' : undefined}
      title={mark?.name}
      tabIndex={isStop ? 0 : -1}
      disabled={!choose}
      onFocus={() => arrive(day)}
      onKeyDown={walk}
      onClick={({ shiftKey }) => choose?.(day, shiftKey)}
    >
      {Number(day.slice(8))}
    </button>
  )
}

/** Twelve months beside each other; the arrow keys go from day to day, and Tab over the whole year at once. */
export const WorkdayYear = ({ year, ...shown }: Props): ReactNode => {
  const t = useWorkdayText()
  const grid = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<string>()
  const current = stop?.startsWith(String(year)) ? stop : `${String(year)}-01-01`
  const walk = (event: KeyboardEvent): void => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-day="${dayAfter(current, by)}"]`)?.focus()
  }
  return (
    <div ref={grid} className={styles.year}>
      {Array.from({ length: 12 }, (_, at) => at + 1).map((month) => {
        const days = daysOfMonth(year, month)
        return (
          <section key={month} className={styles.month}>
            <h2>
              {t('month', { month })}
              <small>{t('inMonth', { count: workdaysIn(days, shown.marks) })}</small>
            </h2>
            <div className={styles.days}>
              {weekdays.map((week) => (
                <span key={week} aria-hidden className={styles.week}>
                  {t(`week.${week}`)}
                </span>
              ))}
              {days.map((day) => (
                <Day key={day} {...shown} day={day} isStop={day === current} walk={walk} arrive={setStop} />
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}
