import { useState, type ReactNode } from 'react'
import type { CalendarItem } from '@srm/api/home'
import { useNarrow } from '@/ui/narrow.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { useCalendarShortcuts } from '@/ui/record-list/calendar/calendar-keys.ts'
import { CalendarDays, CalendarSpan } from './calendar.days.tsx'
import styles from './calendar.module.css'
import { useCalendar } from './calendar.rows.ts'
import { useShown } from './calendar.state.ts'
import { CalendarActions, CalendarTools } from './calendar.tools.tsx'
import { useCalendarText } from '../home.texts.ts'
import { ChangeEntry, NewEntry } from './entry.form.tsx'
import { FeedDialog } from './feed.dialog.tsx'
import { MoveForm } from './move.form.tsx'

type OpenDialog = 'new' | 'feed' | CalendarItem

/** Days of all modules and one's own entries: a month, a week, or a list, which is what a phone shows. */
const CalendarPage = (): ReactNode => {
  const t = useCalendarText()
  const narrow = useNarrow()
  const shown = useShown()
  const { on, today, view, change, entry } = shown
  const isList = narrow || view === 'list'
  const calendar = useCalendar(shown, isList)
  const [opened, setOpened] = useState<OpenDialog>()
  useCalendarShortcuts()
  const show = (day: string): void => change({ on: day === today ? '' : day })
  const close = (): void => setOpened(undefined)
  return (
    <Page
      title={t('title')}
      note={t('note')}
      actions={<CalendarActions add={() => setOpened('new')} subscribe={() => setOpened('feed')} />}
    >
      <Panel>
        <CalendarTools shown={shown} kinds={calendar.data.kinds} />
        <section className={styles.calendar} aria-label={t('title')}>
          <CalendarSpan {...{ shown, calendar, show, narrow }} />
          <CalendarDays {...{ shown, calendar, isList, show }} open={setOpened} />
        </section>
      </Panel>
      {opened === 'new' && <NewEntry day={on} close={close} />}
      {opened === 'feed' && <FeedDialog close={close} />}
      {typeof opened === 'object' && <MoveForm item={opened} close={close} />}
      {entry && <ChangeEntry id={entry} close={() => change({ entry: '' })} />}
    </Page>
  )
}

export default CalendarPage
