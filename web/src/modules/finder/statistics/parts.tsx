import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Statistics } from '@srm/api/finder'
import { formatLargeMoney, formatMoney } from '@/lib/format.ts'
import { useLabel, useLanguage } from '@/lib/i18n.ts'
import { Chart } from '@/ui/chart/chart.tsx'
import { RegionName } from '@/ui/fields/region/region-name.tsx'
import { Panel } from '@/ui/page.tsx'
import { State } from '@/ui/states.tsx'
import { useFinderText } from '../finder.texts.ts'
import { hasAny, isEmpty, isIn, supplierPath, suppliersWith } from './links.ts'
import styles from './statistics.module.css'
import { lifecycleLabel } from './words.ts'

type Filter = ReturnType<typeof hasAny>
type Line = {
  readonly key: string
  readonly name: ReactNode
  readonly count: number
  readonly amount: string
  readonly filter: Filter
}

type TableProps = {
  readonly title: string
  readonly note?: string
  readonly lines: readonly Line[]
  readonly within: Filter | undefined
}

const Table = ({ title, note, lines, within }: TableProps): ReactNode => {
  const t = useFinderText()
  const language = useLanguage()
  const most = Math.max(1, ...lines.map(({ count }) => count))
  return (
    <Panel title={title} extra={note && <span className={styles.hint}>{note}</span>}>
      <section className={styles.scroll} aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col" data-number>
                {t('stat.suppliers')}
              </th>
              <th scope="col" data-number>
                {t('stat.spent')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, count, amount, filter }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  <i aria-hidden style={{ width: `${String((count / most) * 100)}%` }} />
                </th>
                <td data-number>
                  <Link to={suppliersWith([within, filter])}>{count}</Link>
                </td>
                <td data-number title={formatMoney(amount)}>
                  {formatLargeMoney(amount, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}

/** The same suppliers in four ways. */
export const ByTables = ({
  data,
  within,
}: {
  readonly data: Statistics
  readonly within: Filter | undefined
}): ReactNode => {
  const t = useFinderText()
  const say = useLabel()
  const none = <span className={styles.none}>{t('stat.unset')}</span>
  return (
    <div className={styles.tables}>
      <Table
        title={t('stat.byLifecycle')}
        within={within}
        lines={data.lifecycles.map(({ lifecycle, ...figures }) => ({
          key: lifecycle,
          name: say(lifecycleLabel(lifecycle)),
          ...figures,
          filter: isIn('lifecycle', [lifecycle]),
        }))}
      />
      <Table
        title={t('stat.byGrade')}
        within={within}
        lines={data.grades.map(({ grade, ...figures }) => ({
          key: grade ?? '',
          name: grade ?? none,
          ...figures,
          filter: grade ? isIn('grade', [grade]) : isEmpty('grade'),
        }))}
      />
      <Table
        title={t('stat.byClass')}
        note={t('stat.byClass.note')}
        within={within}
        lines={data.classes.map(({ classify, ...figures }) => ({
          key: classify?.id ?? '',
          name: classify?.name ?? none,
          ...figures,
          filter: classify ? hasAny('classifies', [classify.id]) : isEmpty('classifies'),
        }))}
      />
      <Table
        title={t('stat.byCity')}
        within={within}
        lines={data.cities.map(({ city, regions, ...figures }) => ({
          key: city ?? '',
          name: city ? <RegionName code={city} /> : none,
          ...figures,
          filter: city ? isIn('region', regions) : isEmpty('region'),
        }))}
      />
    </div>
  )
}

const percent = (value: string | number): string => `${String(value)}%`

/** The largest first, and how much they make together. */
export const Pareto = ({ data }: { readonly data: Statistics }): ReactNode => {
  const t = useFinderText()
  const language = useLanguage()
  const rows = data.pareto.map(({ supplier, amount, cumulative }) => ({
    name: supplier.name,
    amount,
    cumulative: Number(cumulative),
  }))
  if (rows.length === 0)
    return (
      <Panel title={t('stat.pareto')}>
        <State title={t('noData')} hint={t('stat.pareto.none')} />
      </Panel>
    )
  return (
    <div className={styles.pareto}>
      <Chart
        kind="bar"
        height={440}
        title={t('stat.pareto')}
        note={t('stat.pareto.note')}
        rows={rows}
        category={{ key: 'name', name: t('stat.supplier') }}
        series={[
          { key: 'amount', name: t('stat.spent'), say: (value) => formatLargeMoney(String(value), language) },
          { key: 'cumulative', name: t('stat.cumulative'), kind: 'line', axis: 'right', say: percent },
        ]}
      />
      <Panel title={t('stat.largest')}>
        <ol className={styles.largest}>
          {data.pareto.map(({ supplier, amount, share, cumulative }) => (
            <li key={supplier.id}>
              <Link to={supplierPath(supplier.id)}>{supplier.name}</Link>
              <span title={formatMoney(amount)}>{formatLargeMoney(amount, language)}</span>
              <small>{t('stat.shares', { share, cumulative })}</small>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}
