import type { ReactNode } from 'react'
import type { Report } from '@srm/api/approval'
import { Chart } from '@/ui/chart/chart.tsx'
import styles from './report.module.css'
import { useReportText } from '../approval.texts.ts'
import { spanOf } from './words.ts'

const shown = 8

/** Where it takes longest, and how much is decided from day to day. */
export const Charts = ({ report }: { readonly report: Report }): ReactNode => {
  const t = useReportText()
  const say = (value: string | number): string => spanOf(t, Number(value))
  const nodes = report.nodes
    .slice(0, shown)
    .map(({ flow, node, average, p90 }) => ({ name: `${node || '–'} · ${flow}`, average, p90 }))
  return (
    <div className={styles.charts}>
      <Chart
        kind="bar"
        lying
        title={t('bottleneck')}
        note={t('bottleneck.note')}
        rows={nodes}
        category={{ key: 'name', name: t('step') }}
        series={[
          { key: 'average', name: t('average'), say },
          { key: 'p90', name: t('p90'), say },
        ]}
      />
      <Chart
        kind="bar"
        title={t('trend')}
        note={t('trend.note')}
        rows={report.days.map(({ day, count, late }) => ({ day: day.slice(5), count, late }))}
        category={{ key: 'day', name: t('day') }}
        series={[
          { key: 'count', name: t('count') },
          { key: 'late', name: t('late') },
        ]}
      />
    </div>
  )
}
