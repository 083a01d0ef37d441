import { CalendarOutlined } from '@ant-design/icons'
import { useState, type ReactNode } from 'react'
import { Availability, finder } from '@srm/api/finder'
import { shanghaiTime } from '@srm/api/shared/date'
import { metaOf } from '@srm/api/shared/field-meta'
import { recordPath } from '@/lib/module/record-pages.ts'
import { useRead } from '@/lib/api/query.ts'
import { ChoiceView } from '@/ui/fields/view-parts.tsx'
import { nameIn, textIn, type Row } from '@/ui/record-shape.ts'
import { Await, State } from '@/ui/states.tsx'
import { WorkList, WorkRow } from '@/ui/work-list.tsx'
import { useWidgetText } from './finder.texts.ts'

const day = 86_400_000
const dateOf = (moment: number): string => shanghaiTime(new Date(moment)).slice(0, 10)
const state = metaOf(Availability.fields.state)

const placeOf = (row: Row): string => nameIn(row, 'hall') || nameIn(row, 'room') || nameIn(row, 'hotel')

/** What is taken or held within the next seven days. */
export const WeekWidget = (): ReactNode => {
  const t = useWidgetText()
  const [now] = useState(() => Date.now())
  const filter = JSON.stringify([
    { field: 'period', op: 'between', value: [dateOf(now), dateOf(now + 6 * day)] },
    { field: 'state', op: 'in', value: ['held', 'occupied', 'confirmed'] },
  ])
  return (
    <Await query={useRead(finder.availability.list, { query: { pageSize: 5, filter } })} rows={4}>
      {({ items }) =>
        items.length === 0 ? (
          <State icon={<CalendarOutlined />} title={t('week.none')} hint={t('week.noneHint')} />
        ) : (
          <WorkList>
            {items.map((row: Row) => (
              <WorkRow
                key={row.id}
                to={recordPath('availability', row.id) ?? '/'}
                title={textIn(row, 'name')}
                note={placeOf(row)}
                side={<ChoiceView meta={state} value={row['state']} />}
              />
            ))}
          </WorkList>
        )
      }
    </Await>
  )
}
