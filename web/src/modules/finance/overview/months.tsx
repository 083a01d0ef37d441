import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CashMonth } from '@srm/api/finance'
import { ledgerPages } from '@srm/api/ledger/pages'
import { formatMoney } from '@/lib/format.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Chart } from '@/ui/chart/chart.tsx'
import { LinesTable } from '@/ui/lines-table.tsx'
import { Panel } from '@/ui/page.tsx'
import { useOverviewText } from '../finance.texts.ts'
import styles from './overview.module.css'

const say = (value: string | number): string => formatMoney(String(value))

/** The lines of the journal a month's figure is the sum of. */
const journalOf = ({ from, to }: CashMonth, side: 'debit' | 'credit'): string => {
  const conditions = [
    { field: 'account', op: 'in', value: ['bank'] },
    { field: 'side', op: 'in', value: [side] },
    { field: 'event', op: 'notIn', value: ['fund.opening'] },
    { field: 'day', op: 'between', value: [from, to] },
  ]
  return `${ledgerPages.journal.path}?filter=${encodeURIComponent(JSON.stringify(conditions))}`
}

/** What moved through the accounts, month by month; every amount opens its journal. */
export const MonthsPanel = ({ months }: { readonly months: readonly CashMonth[] }): ReactNode => {
  const t = useOverviewText()
  const may = useCan()
  const amount = (month: CashMonth, side: 'in' | 'out'): ReactNode => {
    const value = month[side]
    if (value === null) return '***'
    if (!may('journalLine:list')) return formatMoney(value)
    return <Link to={journalOf(month, side === 'in' ? 'debit' : 'credit')}>{formatMoney(value)}</Link>
  }
  return (
    <Panel>
      <div className={styles.inside}>
        <Chart
          title={t('months')}
          kind="bar"
          height={240}
          rows={months.map(({ month, in: into, out }) => ({ month, in: into, out }))}
          category={{ key: 'month', name: t('month') }}
          series={[
            { key: 'in', name: t('forecast.in'), say },
            { key: 'out', name: t('forecast.out'), say },
          ]}
        />
      </div>
      <LinesTable
        label={t('months')}
        lines={months}
        keyOf={({ month }) => month}
        columns={[
          { key: 'month', title: t('month'), render: ({ month }) => month },
          { key: 'in', title: t('forecast.in'), isNumber: true, render: (month) => amount(month, 'in') },
          { key: 'out', title: t('forecast.out'), isNumber: true, render: (month) => amount(month, 'out') },
        ]}
      />
    </Panel>
  )
}
