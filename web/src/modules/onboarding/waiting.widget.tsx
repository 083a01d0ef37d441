import { SolutionOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { onboarding } from '@srm/api/onboarding'
import { formatDateTime } from '@/lib/format.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { useRead } from '@/lib/api/query.ts'
import { textIn, type Row } from '@/ui/record-shape.ts'
import { Await, State } from '@/ui/states.tsx'
import { WorkList, WorkRow } from '@/ui/work-list.tsx'
import { useWidgetText } from './onboarding.texts.ts'

const query = {
  pageSize: 5,
  sort: 'submittedAt' as const,
  filter: JSON.stringify([{ field: 'stage', op: 'in', value: ['submitted', 'reviewing'] }]),
}

/** Who wants to become a supplier and waits for an answer, the longest first. */
export const WaitingWidget = (): ReactNode => {
  const t = useWidgetText()
  return (
    <Await query={useRead(onboarding.application.list, { query })} rows={4}>
      {({ items }) =>
        items.length === 0 ? (
          <State icon={<SolutionOutlined />} title={t('none')} hint={t('noneHint')} />
        ) : (
          <WorkList>
            {items.map((row: Row) => (
              <WorkRow
                key={row.id}
                to={recordPath('supplierApplication', row.id) ?? '/'}
                title={textIn(row, 'name')}
                note={textIn(row, 'code')}
                side={formatDateTime(textIn(row, 'submittedAt')).slice(5, 10)}
              />
            ))}
          </WorkList>
        )
      }
    </Await>
  )
}
