import type { ReactNode } from 'react'
import { finance } from '@srm/api/finance'
import { financePages } from '@srm/api/finance/pages'
import { useRead } from '@/lib/api/query.ts'
import { Row } from '@/ui/layout.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { WorkList, WorkMore, WorkRow } from '@/ui/work-list.tsx'
import { useOverviewWidgetText, useProjectText } from '../finance.texts.ts'
import { alertColors } from './project.alerts.ts'

const shown = 6

/** What the next projects are expected to bring, with what somebody should look at. */
export const MarginWidget = (): ReactNode => {
  const t = useProjectText()
  const say = useOverviewWidgetText()
  return (
    <Await query={useRead(finance.projectFinance.list, { query: {} })} rows={4}>
      {({ items, count }) =>
        items.length === 0 ? (
          <State title={say('none')} />
        ) : (
          <>
            <WorkList>
              {items.slice(0, shown).map(({ id, name, code, eventStart, margin, alerts }) => (
                <WorkRow
                  key={id}
                  to={`${financePages.project.path}?q=${encodeURIComponent(code)}&reach=all`}
                  title={name}
                  note={eventStart}
                  side={
                    <Row gap={8} justify="end" wrap>
                      {alerts[0] && <Status color={alertColors[alerts[0]]}>{t(`alert.${alerts[0]}`)}</Status>}
                      <strong>{margin === null ? say('unknown') : `${margin}%`}</strong>
                    </Row>
                  }
                />
              ))}
            </WorkList>
            <WorkMore to={financePages.project.path}>{say('all', { count })}</WorkMore>
          </>
        )
      }
    </Await>
  )
}
