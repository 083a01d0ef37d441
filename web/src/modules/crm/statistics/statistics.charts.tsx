import type { ReactNode } from 'react'
import { CustomerFeedback, cycleSpans, type Statistics } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { Chart } from '@/ui/chart/chart.tsx'
import styles from './statistics.module.css'
import { useText } from './statistics.texts.ts'

type Conversion = NonNullable<Statistics['conversion']>

/** How much is won from month to month, and how long it takes. */
export const ConversionCharts = ({ conversion }: { readonly conversion: Conversion }): ReactNode => {
  const t = useText()
  const { won, lost, months, cycle } = conversion
  const starts = [0, ...cycleSpans.map((days) => days + 1)]
  const spans = (cycle?.spans ?? []).map(({ upTo, count }, index) => ({
    name:
      upTo === null ? t('over', { days: cycleSpans.at(-1) ?? 0 }) : t('upTo', { from: starts[index] ?? 0, to: upTo }),
    count,
  }))
  return (
    <div className={styles.pair}>
      <Chart
        kind="bar"
        title={t('trend')}
        note={t('trend.note')}
        rows={won + lost === 0 ? [] : months.map((one) => ({ month: one.month, won: one.won, lost: one.lost }))}
        category={{ key: 'month', name: t('month') }}
        series={[
          { key: 'won', name: t('won') },
          { key: 'lost', name: t('lost') },
        ]}
      />
      <Chart
        kind="bar"
        title={t('cycles')}
        note={t('cycles.note')}
        rows={spans}
        category={{ key: 'name', name: t('cycle') }}
        series={[{ key: 'count', name: t('won') }]}
      />
    </div>
  )
}

const PoolChart = ({ pool }: Pick<Statistics, 'pool'>): ReactNode => {
  const t = useText()
  const isQuiet = pool.every(
    ({ givenBack, recycled, taken, handedOut }) => givenBack + recycled + taken + handedOut === 0,
  )
  return (
    <Chart
      kind="bar"
      title={t('pool')}
      note={t('pool.note')}
      rows={isQuiet ? [] : pool}
      category={{ key: 'month', name: t('month') }}
      series={[
        { key: 'givenBack', name: t('givenBack'), stack: 'in' },
        { key: 'recycled', name: t('recycled'), stack: 'in' },
        { key: 'taken', name: t('taken'), stack: 'out' },
        { key: 'handedOut', name: t('handedOut'), stack: 'out' },
      ]}
    />
  )
}

const FeedbackChart = ({ feedback }: { readonly feedback: NonNullable<Statistics['feedback']> }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const rows = feedback.aspects.map(({ aspect, average }) => ({
    name: say(metaOf(CustomerFeedback.fields[aspect]).label),
    average: Number(average),
  }))
  return (
    <Chart
      kind="bar"
      title={t('aspects')}
      note={t('satisfaction.hint', { count: feedback.count, low: feedback.low })}
      rows={rows}
      category={{ key: 'name', name: t('aspects') }}
      series={[{ key: 'average', name: t('average') }]}
    />
  )
}

/** Who is kept and how content they are. */
export const KeepingCharts = ({ pool, feedback }: Pick<Statistics, 'pool' | 'feedback'>): ReactNode => (
  <div className={styles.pair}>
    <PoolChart pool={pool} />
    {feedback && <FeedbackChart feedback={feedback} />}
  </div>
)
