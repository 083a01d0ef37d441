import { InputNumber } from 'antd'
import { useState, type ReactNode } from 'react'
import type { DueSum, FinanceOverview } from '@srm/api/finance'
import { formatMoney } from '@/lib/format.ts'
import { Chart } from '@/ui/chart/chart.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { LinesTable } from '@/ui/lines-table.tsx'
import { Panel } from '@/ui/page.tsx'
import { forecastOf, type Delays, type Forecast } from './forecast.model.ts'
import type { OpenFigure } from '../ageing/ageing.query.ts'
import { useOverviewText } from '../finance.texts.ts'
import styles from './overview.module.css'

const say = (value: string | number): string => formatMoney(String(value))
const maxWeeks = 12

type WhatIfProps = { readonly delays: Delays; readonly change: (delays: Delays) => void }

/** What if customers pay later, or we do. */
const WhatIf = ({ delays, change }: WhatIfProps): ReactNode => {
  const t = useOverviewText()
  const field = (side: keyof Delays, name: string): ReactNode => (
    <Row as="label" gap={8}>
      <Muted size="s">{name}</Muted>
      <InputNumber
        aria-label={name}
        min={0}
        max={maxWeeks}
        precision={0}
        value={delays[side]}
        onChange={(weeks) => change({ ...delays, [side]: weeks ?? 0 })}
      />
    </Row>
  )
  return (
    <Row wrap gap={16}>
      {field('in', t('forecast.delayIn'))}
      {field('out', t('forecast.delayOut'))}
    </Row>
  )
}

const Curve = ({ forecast: { weeks, lowest } }: { readonly forecast: Forecast }): ReactNode => {
  const t = useOverviewText()
  return (
    <Chart
      title={t('forecast.drawn')}
      note={lowest && t('forecast.low', { from: lowest.from, amount: formatMoney(lowest.balance) })}
      kind="bar"
      height={260}
      rows={weeks}
      category={{ key: 'from', name: t('forecast.week') }}
      series={[
        { key: 'in', name: t('forecast.in'), say },
        { key: 'out', name: t('forecast.out'), say },
        { key: 'balance', name: t('forecast.balance'), kind: 'line', say },
      ]}
    />
  )
}

type Props = { readonly found: FinanceOverview; readonly open: OpenFigure }

type Line = {
  readonly key: string
  readonly name: string
  readonly in: DueSum
  readonly out: DueSum
  readonly days: { readonly dueFrom?: string; readonly dueTo?: string; readonly bucket?: number }
}

/** What it rests on: every week as it is planned, and what stands in none. */
const Basis = ({ found: { weeks, later, undated }, open }: Props): ReactNode => {
  const t = useOverviewText()
  const last = weeks.at(-1)?.to ?? ''
  const lines: Line[] = [
    ...weeks.map(({ from, to, ...sums }, at): Line => ({
      key: from,
      name: `${from} – ${to.slice(5)}`,
      ...sums,
      days: at === 0 ? { dueTo: to } : { dueFrom: from, dueTo: to },
    })),
    {
      key: 'later',
      name: t('forecast.later'),
      ...later,
      days: { dueFrom: new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10) },
    },
    { key: 'undated', name: t('forecast.undated'), ...undated, days: { bucket: -1 } },
  ]
  const figure = ({ name, days, ...sums }: Line, side: 'in' | 'out'): ReactNode => {
    const { amount, count } = sums[side]
    if (count === 0) return <Muted aria-hidden>—</Muted>
    const value = amount === null ? '***' : formatMoney(amount)
    const choice = { name: t(`forecast.${side}`), bucketName: name, ...days }
    return (
      <button
        type="button"
        className={styles.figure}
        aria-label={`${name} ${t(`forecast.${side}`)} ${value}`}
        onClick={() => open({ side: side === 'in' ? 'receivable' : 'payable', choice })}
      >
        {value}
      </button>
    )
  }
  return (
    <LinesTable
      label={t('forecast')}
      lines={lines}
      keyOf={({ key }) => key}
      columns={[
        { key: 'week', title: t('forecast.week'), render: ({ name }) => name },
        { key: 'in', title: t('forecast.in'), isNumber: true, render: (line) => figure(line, 'in') },
        { key: 'out', title: t('forecast.out'), isNumber: true, render: (line) => figure(line, 'out') },
      ]}
    />
  )
}

/** The cash of the next weeks, what it rests on, and what happens when things are late. */
export const ForecastPanel = ({ found, open }: Props): ReactNode => {
  const t = useOverviewText()
  const [delays, setDelays] = useState<Delays>({ in: 0, out: 0 })
  const forecast = forecastOf(found.cash?.total ?? null, found.weeks, delays)
  return (
    <Panel title={t('forecast')} extra={forecast && <WhatIf delays={delays} change={setDelays} />}>
      <Stack gap={12}>
        {forecast && (
          <div className={styles.inside}>
            <Curve forecast={forecast} />
          </div>
        )}
        <Muted size="s" className={styles.inside}>
          {t('forecast.basis')}
        </Muted>
        <Basis found={found} open={open} />
      </Stack>
    </Panel>
  )
}
