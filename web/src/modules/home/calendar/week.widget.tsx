import { CalendarOutlined } from '@ant-design/icons'
import { useState, type ReactNode } from 'react'
import { home } from '@srm/api/home'
import { shanghaiDay } from '@srm/api/shared/date'
import { useRead } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { addDays } from '@/ui/record-list/calendar/calendar-days.ts'
import { Await, State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { WorkList, WorkRow } from '@/ui/work-list.tsx'
import { useCalendarText } from '../home.texts.ts'

const shown = 8

/** What is on in the next seven days. */
export const WeekWidget = (): ReactNode => {
  const t = useCalendarText()
  const say = useLabel()
  const [from] = useState(() => shanghaiDay(new Date()))
  return (
    <Await query={useRead(home.calendar.show, { query: { from, to: addDays(from, 6) } })} rows={4}>
      {({ items, kinds }) =>
        items.length === 0 ? (
          <State icon={<CalendarOutlined />} title={t('week.none')} />
        ) : (
          <WorkList>
            {items.slice(0, shown).map(({ kind: key, id, path, title, note, from: day }) => {
              const kind = kinds.find((one) => one.key === key)
              return (
                <WorkRow
                  key={`${key}:${id}`}
                  to={path}
                  title={title}
                  note={[day.slice(5), note].filter(Boolean).join(' · ')}
                  side={kind && <Status color={kind.color}>{say(kind.label)}</Status>}
                />
              )
            })}
          </WorkList>
        )
      }
    </Await>
  )
}
