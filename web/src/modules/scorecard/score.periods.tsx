import type { ReactNode } from 'react'
import type { Result } from '@srm/api/endpoint'
import type { scorecard } from '@srm/api/scorecard'
import { Chart } from '@/ui/chart/chart.tsx'
import { Panel } from '@/ui/page.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import styles from './scorecard.module.css'
import { useText } from './scorecard.texts.ts'

export type Scores = Result<typeof scorecard.of>
type Period = Scores['periods'][number]

/** 2026-07 as the third quarter, a month as itself, a year as its number. */
export const periodName = ({ kind, startsOn }: Pick<Period, 'kind' | 'startsOn'>): string => {
  const [year = '', month = ''] = startsOn.split('-')
  if (kind === 'year') return year
  return kind === 'month' ? `${year}-${month}` : `${year} Q${String(Math.ceil(Number(month) / 3))}`
}

const Line = ({ period }: { readonly period: Period }): ReactNode => {
  const t = useText()
  const { score, points, criteria } = period
  return (
    <li className={styles.period}>
      <span>
        {periodName(period)} <Muted size="s">{t('tab.points', { count: points })}</Muted>
      </span>
      {score === null ? <Muted size="s">{t('tab.few')}</Muted> : <strong>{score}</strong>}
      <div className={styles.criteria}>
        {criteria
          .filter((one) => one.score !== null)
          .map((one) => (
            <span key={one.name}>
              {one.name} {one.score} × {one.weight}%
            </span>
          ))}
      </div>
    </li>
  )
}

/** How the score went from period to period, as a line and in figures. */
export const ScorePeriods = ({ periods }: Pick<Scores, 'periods'>): ReactNode => {
  const t = useText()
  const rows = periods.toReversed().map((one) => ({ name: periodName(one), score: one.score }))
  return (
    <>
      <div className={styles.chart}>
        <Chart
          kind="line"
          title={t('tab.trend')}
          note={t('tab.trendNote')}
          height={240}
          rows={rows}
          category={{ key: 'name', name: t('tab.period') }}
          series={[{ key: 'score', name: t('tab.score') }]}
        />
      </div>
      <Panel title={t('tab.periods')}>
        {periods.length === 0 && <p className={styles.none}>{t('tab.none')}</p>}
        <Stack as="ul" gap={0} className={styles.periods}>
          {periods.map((one) => (
            <Line key={one.id} period={one} />
          ))}
        </Stack>
      </Panel>
    </>
  )
}
