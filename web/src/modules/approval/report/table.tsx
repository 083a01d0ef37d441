import { Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Figures, Report } from '@srm/api/approval'
import { Panel } from '@/ui/page.tsx'
import { decisionsPath, type Part, type Period, type Slice } from './links.ts'
import styles from './report.module.css'
import { useReportText } from '../approval.texts.ts'
import { lateRate, returnRate, spanOf } from './words.ts'

const ways = ['nodes', 'people', 'flows', 'departments'] as const
type Way = (typeof ways)[number]
type Line = { readonly key: string; readonly name: string; readonly note?: string; readonly slice: Slice } & {
  readonly figures: Figures
}

const useLines = (report: Report, way: Way): readonly Line[] => {
  const t = useReportText()
  if (way === 'nodes')
    return report.nodes.map((row) => ({
      key: `${row.flow}/${row.node}`,
      name: row.node || '–',
      note: row.flow,
      slice: { flow: row.flow, node: row.node },
      figures: row,
    }))
  if (way === 'people')
    return report.people.map((row) => ({
      key: row.person.id,
      name: row.person.name,
      slice: { person: row.person.id },
      figures: row,
    }))
  if (way === 'flows')
    return report.flows.map((row) => ({ key: row.flow, name: row.flow, slice: { flow: row.flow }, figures: row }))
  return report.departments.map((row) => ({
    key: row.department?.id ?? '',
    name: row.department?.name ?? t('noDepartment'),
    slice: { department: row.department?.id ?? null },
    figures: row,
  }))
}

type Props = { readonly report: Report; readonly period: Period; readonly slice: Slice }

const Row = ({ line, period, slice }: { line: Line } & Omit<Props, 'report'>): ReactNode => {
  const t = useReportText()
  const { figures, name, note } = line
  const number = (part: Part, count: number, shown: string): ReactNode => (
    <td data-number>
      <Link
        to={decisionsPath(period, { ...slice, ...line.slice }, part)}
        title={t('open', { name, what: t(part), count })}
      >
        {shown}
      </Link>
    </td>
  )
  return (
    <tr>
      <th scope="row">
        {name}
        {note && <small>{note}</small>}
      </th>
      {number('count', figures.count, String(figures.count))}
      <td data-number>{spanOf(t, figures.average)}</td>
      <td data-number>{spanOf(t, figures.p90)}</td>
      <td data-number>{spanOf(t, figures.hours)}</td>
      {number('late', figures.late, lateRate(figures))}
      {number('returned', figures.returned, returnRate(figures))}
    </tr>
  )
}

/** The same figures by step, person, flow or department, the slowest first. */
export const Ranking = ({ report, period, slice }: Props): ReactNode => {
  const t = useReportText()
  const [way, setWay] = useState<Way>('nodes')
  const lines = useLines(report, way)
  const heads = ['count', 'average', 'p90', 'total', 'lateRate', 'returnRate'] as const
  return (
    <Panel
      title={t('ranking')}
      extra={
        <Segmented<Way>
          className={styles.ways ?? ''}
          aria-label={t('by')}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: t(`by.${value}`) }))}
        />
      }
    >
      <section className={styles.scroll} aria-label={t('ranking')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(`by.${way}`)}</th>
              {heads.map((key) => (
                <th key={key} scope="col" data-number>
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.key} line={line} period={period} slice={slice} />
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}
