import type { ReactNode } from 'react'
import { finance } from '@srm/api/finance'
import { financePages } from '@srm/api/finance/pages'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import { WorkList, WorkRow } from '@/ui/work-list.tsx'
import { forecastOf } from './forecast.model.ts'
import { useOverviewWidgetText } from '../finance.texts.ts'

const money = (amount: string | null): string => (amount === null ? '***' : formatMoney(amount))

/** What lies in the accounts, what moves this week, and how low it gets. */
export const CashWidget = (): ReactNode => {
  const t = useOverviewWidgetText()
  const row = (title: string, amount: string | null, count?: number): ReactNode => (
    <WorkRow
      to={financePages.overview.path}
      title={title}
      note={count === undefined ? undefined : t('count', { count })}
      side={<strong>{money(amount)}</strong>}
    />
  )
  return (
    <Await query={useRead(finance.overview.show, {})} rows={4}>
      {({ cash, week, overdue, weeks }) => {
        const lowest = forecastOf(cash?.total ?? null, weeks)?.lowest
        return (
          <WorkList>
            {cash && row(t('cash'), cash.total)}
            {row(t('in'), week.in.amount, week.in.count)}
            {row(t('out'), week.out.amount, week.out.count)}
            {row(t('late'), overdue.in.amount, overdue.in.count)}
            {lowest && row(t('lowest', { day: lowest.from }), lowest.balance)}
          </WorkList>
        )
      }}
    </Await>
  )
}
