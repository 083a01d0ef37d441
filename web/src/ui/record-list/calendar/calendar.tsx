import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { shanghaiDay } from '@srm/api/shared/date'
import { formatCount } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useShortcutGroup } from '@/lib/shortcuts/shortcuts.ts'
import { Muted } from '@/ui/layout.tsx'
import { ErrorState, Skeleton } from '@/ui/states.tsx'
import type { CalendarLayout } from '../layouts.ts'
import type { ListModel } from '../list-model.tsx'
import { Agenda } from './calendar-agenda.tsx'
import { monthOf, rangeOf, spans, step, type Span } from './calendar-days.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import styles from './calendar.module.css'
import { useText } from './calendar.texts.ts'
import { useDayWords } from './day-words.ts'
import { maxEntries, useCalendar } from './use-calendar.ts'

type Props = { readonly list: ListModel; readonly layout: CalendarLayout }

const useCalendarShortcuts = (): void => {
  const t = useText()
  useShortcutGroup(
    useMemo(
      () => ({
        title: t('keys'),
        shortcuts: [
          { keys: ['←', '→', '↑', '↓'], label: t('keys.walk') },
          { keys: ['PageUp', 'PageDown'], label: t('keys.page') },
          { keys: ['T'], label: t('keys.today') },
          { keys: ['Enter'], label: t('keys.enter') },
        ],
      }),
      [t],
    ),
  )
}

type BarProps = {
  readonly title: string
  readonly span: Span
  readonly go: (by: 1 | -1) => void
  readonly toToday: () => void
  /** Missing on a phone, which shows a month as a list. */
  readonly setSpan: ((span: Span) => void) | undefined
  readonly note: ReactNode
}

const Bar = ({ title, span, go, toToday, setSpan, note }: BarProps): ReactNode => {
  const t = useText()
  return (
    <header className={styles.bar}>
      <Button icon={<LeftOutlined aria-hidden />} aria-label={t('previous')} onClick={() => go(-1)} />
      <Button icon={<RightOutlined aria-hidden />} aria-label={t('next')} onClick={() => go(1)} />
      <Button onClick={toToday}>{t('today')}</Button>
      <h2 aria-live="polite">{title}</h2>
      <Muted size="s" className={styles.note}>
        {note}
      </Muted>
      {setSpan && (
        <fieldset className={styles.spans} aria-label={t('span')}>
          {spans.map((one) => (
            <button key={one} type="button" aria-pressed={one === span} onClick={() => setSpan(one)}>
              {t(`span.${one}`)}
            </button>
          ))}
        </fieldset>
      )}
    </header>
  )
}

/** The list as a calendar: only the days in sight are asked for. On a phone it is an agenda. */
export const Calendar = ({ list, layout }: Props): ReactNode => {
  const t = useText()
  const say = useLabel()
  const words = useDayWords()
  const { state, change, narrow, record } = list
  const span = narrow ? 'month' : state.span
  const [today] = useState(() => shanghaiDay(new Date()))
  const on = state.on || today
  const days = narrow ? monthOf(on) : rangeOf(span, on)
  const { entries, isCut, isPending, error, refetch } = useCalendar(list, layout, days)
  useCalendarShortcuts()
  const show = (day: string): void => change({ on: day === today ? '' : day, page: state.page })
  const note = isCut ? t('tooMany', { count: maxEntries }) : t('inSight', { count: formatCount(entries.length, false) })
  const shown = { record, layout, entries, days, detail: list.paths.detail }
  const content = (): ReactNode => {
    if (isPending) return <Skeleton rows={8} />
    if (error && entries.length === 0) return <ErrorState error={error} retry={refetch} />
    if (narrow) return <Agenda {...shown} today={today} />
    const label = t('calendar', { name: say(record.label) })
    return <CalendarGrid {...shown} label={label} span={span} on={on} today={today} show={show} />
  }
  return (
    <section className={styles.calendar} aria-label={t('calendar', { name: say(record.label) })}>
      <Bar
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
