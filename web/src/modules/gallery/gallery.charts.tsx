import type { ReactNode } from 'react'
import { UserError } from '@/lib/api/api-error.ts'
import { formatMoney } from '@/lib/format.ts'
import { Chart } from '@/ui/chart/chart.tsx'
import { ChartTable } from '@/ui/chart/chart-table.tsx'
import { Case, Cases } from './gallery.part.tsx'
import { useText } from './gallery.texts.ts'

const rows = [
  { month: '2026-06', budget: 820_000, spent: 610_000 },
  { month: '2026-07', budget: 940_000, spent: 880_000 },
  { month: '2026-08', budget: 760_000, spent: 790_000 },
  { month: '2026-09', budget: 1_180_000, spent: 1_020_000 },
  { month: '2026-10', budget: 1_320_000, spent: 1_240_000 },
  { month: '2026-11', budget: 1_460_000, spent: 690_000 },
]

const yuan = (value: string | number): string => formatMoney(String(value))

export const Charts = (): ReactNode => {
  const t = useText()
  const shares = [
    { name: t('chart.building'), amount: 1_286_500 },
    { name: t('chart.hotel'), amount: 742_300 },
    { name: t('chart.catering'), amount: 368_000 },
    { name: t('chart.travel'), amount: 253_600 },
    { name: t('chart.print'), amount: 106_260 },
  ]
  const months = {
    rows,
    category: { key: 'month', name: t('chart.month') },
    series: [
      { key: 'budget', name: t('chart.budget'), say: yuan },
      { key: 'spent', name: t('chart.spent'), say: yuan },
    ],
  } as const
  const title = t('chart.title')
  const parts = {
    rows: shares,
    category: { key: 'name', name: t('chart.part') },
    series: [{ key: 'amount', name: t('chart.spent'), say: yuan }],
  } as const
  const error = new UserError(t('states.reason'))
  return (
    <Cases columns={2}>
      <Case label={t('chart.bar')} frame="none">
        <Chart {...months} kind="bar" title={title} note={t('chart.note')} />
      </Case>
      <Case label={t('chart.line')} frame="none">
        <Chart {...months} kind="line" title={title} note={t('chart.note')} area />
      </Case>
      <Case label={t('chart.pie')} frame="none">
        <Chart {...parts} kind="pie" title={t('chart.parts')} />
      </Case>
      <Case label={t('chart.table')}>
        <ChartTable data={{ ...months, kind: 'bar' }} label={t('chart.table')} />
      </Case>
      <Case label={t('chart.empty')} frame="none">
        <Chart {...months} rows={[]} kind="bar" title={title} height={240} />
      </Case>
      <Case label={t('chart.loading')} frame="none">
        <Chart {...months} kind="bar" title={title} height={240} loading />
      </Case>
      <Case label={t('chart.error')} frame="none">
        <Chart {...months} kind="bar" title={title} height={280} error={error} retry={() => undefined} />
      </Case>
    </Cases>
  )
}
