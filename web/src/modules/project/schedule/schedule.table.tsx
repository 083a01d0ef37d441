import { memo, useState, type CSSProperties, type ReactNode } from 'react'
import { dayNumber, type Calendar } from '@srm/api/project/schedule/calendar'
import { shanghaiDay } from '@srm/api/shared/date'
import { language, punctuation } from '@/lib/i18n.ts'
import { hasConflict, type DayLoad, type PersonLoad } from './schedule.data.ts'
import styles from './schedule.module.css'
import { useScheduleText } from '../project.texts.ts'

export type ChosenDay = { readonly person: PersonLoad; readonly load: DayLoad }

const weekday = (day: string): string =>
  new Intl.DateTimeFormat(language() === 'zh' ? 'zh-CN' : 'en', { weekday: 'narrow', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

type RowProps = {
  readonly person: PersonLoad
  readonly calendar: Calendar
  readonly today: string
  readonly choose: (chosen: ChosenDay) => void
}

const PersonRow = memo(({ person, calendar, today, choose }: RowProps): ReactNode => {
  const t = useScheduleText()
  const nameOf = ({ day, tasks, weight, isTooMuch, clash }: DayLoad): string =>
    [
      t('cell', { name: person.name, day, count: tasks.length, weight }),
      ...(isTooMuch ? [t('tooMuch')] : []),
      ...(clash.length > 0 ? [t('clash', { names: clash.join(punctuation('list')) })] : []),
    ].join(punctuation('comma'))
  return (
    <tr>
      <th scope="row">
        {person.name}
        {person.department !== null && <small>{person.department}</small>}
      </th>
      {person.days.map((load) => {
        const { day, tasks, weight } = load
        const isFilled = tasks.length > 0 || load.clash.length > 0
        return (
          <td key={day} data-rest={!calendar.isWorked(dayNumber(day))} data-today={day === today}>
            {isFilled && (
              <button
                type="button"
                className={styles.cell}
                style={{ '--load': Math.min(60, tasks.length * 12) } as CSSProperties}
                data-conflict={hasConflict(load)}
                aria-label={nameOf(load)}
                title={nameOf(load)}
                onClick={() => choose({ person, load })}
              >
                {tasks.length}
                {weight > tasks.length && <small>{weight}</small>}
              </button>
            )}
          </td>
        )
      })}
    </tr>
  )
})

type Props = Omit<RowProps, 'person' | 'today'> & {
  readonly people: readonly PersonLoad[]
  readonly days: readonly string[]
}

export const ScheduleTable = ({ people, days, calendar, choose }: Props): ReactNode => {
  const t = useScheduleText()
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the window is scrolled by keys too
    <section className={styles.scroller} tabIndex={0} aria-label={t('table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today}>
                {day.slice(5)}
                <br />
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} calendar={calendar} today={today} choose={choose} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
