import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { payment } from '@srm/api/payment'
import { paymentPages } from '@srm/api/payment/pages'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Row } from '@/ui/layout.tsx'
import { Await, State } from '@/ui/states.tsx'
import { WorkList, WorkMore, WorkRow } from '@/ui/work-list.tsx'
import { dueAddress } from '../payment.paths.ts'
import { useDueWidgetText } from '../payment.texts.ts'

const shown = 6

/** Who is to be paid this week, those that something stands in the way of first. */
export const DueWidget = (): ReactNode => {
  const t = useDueWidgetText()
  return (
    <Await query={useRead(payment.request.due, {})} rows={4}>
      {(due) =>
        due.length === 0 ? (
          <State title={t('none')} />
        ) : (
          <>
            <WorkList>
              {due
                .toSorted((one, other) => Number(other.blocked.length > 0) - Number(one.blocked.length > 0))
                .slice(0, shown)
                .map((row) => (
                  <WorkRow
                    key={`${row.kind}:${row.id}`}
                    to={dueAddress(row)}
                    title={row.title}
                    note={[row.payee, row.day].filter(Boolean).join(' · ')}
                    side={
                      <Row gap={4} justify="end">
                        {row.blocked[0] && <Tag color="red">{row.blocked[0].title}</Tag>}
                        {row.amount !== null && <strong>{formatMoney(row.amount)}</strong>}
                      </Row>
                    }
                  />
                ))}
            </WorkList>
            <WorkMore to={paymentPages.due.path}>{t('all', { count: due.length })}</WorkMore>
          </>
        )
      }
    </Await>
  )
}
