import { Segmented, Switch } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { crm } from '@srm/api/crm'
import type { Filter } from '@srm/api/shared/page'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { useProfile } from '@/lib/session/session.ts'
import { Chart } from '@/ui/chart/chart.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { opportunityPaths } from '../crm.paths.ts'
import { funnelOf, type FunnelStep } from './funnel.steps.ts'
import styles from './funnel.module.css'
import { useOpportunityText } from '../crm.texts.ts'

const periods = { quarter: 90, year: 365, all: undefined } as const
type Period = keyof typeof periods

const covered = '****'

const listOf = (filters: readonly Filter[]): string =>
  `${opportunityPaths.list}?${new URLSearchParams({ filter: JSON.stringify(filters), shape: 'table' }).toString()}`

type TableProps = { readonly steps: readonly FunnelStep[]; readonly within: readonly Filter[] }

/** Every figure opens the list it is the sum of. */
const Steps = ({ steps, within }: TableProps): ReactNode => {
  const t = useOpportunityText()
  return (
    <section className={styles.scroll} aria-label={t('funnel')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('funnel.stage')}</th>
            <th scope="col">{t('funnel.count')}</th>
            <th scope="col">{t('funnel.amount')}</th>
            <th scope="col">{t('funnel.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ id, name, count, amount, rate, stages }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <Link to={listOf([...within, { field: 'furthest', op: 'in', value: stages }])}>{count}</Link>
              </td>
              <td>{amount === undefined ? covered : formatMoney(amount)}</td>
              <td>{rate === undefined ? '–' : `${String(rate)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What the funnel is drawn from; an invalid one never was an opportunity. */
const useFilters = () => {
  const me = useProfile()
  const [period, setPeriod] = useState<Period>('year')
  const [mine, setMine] = useState(false)
  const [now] = useState(() => Date.now())
  const days = periods[period]
  const within: Filter[] = [
    { field: 'outcome', op: 'in', value: ['open', 'won', 'lost'] },
    ...(days === undefined
      ? []
      : [{ field: 'createdAt', op: 'gte' as const, value: new Date(now - days * 86_400_000).toISOString() }]),
    ...(mine && me ? [{ field: 'owner', op: 'in' as const, value: [me.id] }] : []),
  ]
  return { within, period, setPeriod, mine, setMine }
}

const FunnelPage = (): ReactNode => {
  const t = useOpportunityText()
  const { within, period, setPeriod, mine, setMine } = useFilters()
  const { data: stages = [] } = useRead(crm.opportunity.stages, {})
  const query = { filter: JSON.stringify(within), group: 'furthest' as const }
  const summary = useRead(crm.opportunity.summary, { query }, { keepPrevious: true })
  const steps = funnelOf(stages, summary.data?.groups ?? [])
  const rows = steps.map(({ name, count }) => ({ name, count }))
  const isTooMuch = summary.data?.sums === null
  return (
    <Page title={t('funnel')} note={<Link to={opportunityPaths.list}>{t('funnel.list')}</Link>}>
      <Row wrap gap={16} className={styles.filter}>
        <Segmented
          aria-label={t('funnel.period')}
          value={period}
          onChange={setPeriod}
          options={(Object.keys(periods) as Period[]).map((value) => ({ value, label: t(`funnel.${value}`) }))}
        />
        <Row as="label">
          <Switch checked={mine} onChange={setMine} /> {t('funnel.mine')}
        </Row>
      </Row>
      <div className={styles.columns}>
        <Panel>
          <Chart
            kind="funnel"
            title={t('funnel')}
            note={t('funnel.note')}
            rows={isTooMuch || steps[0]?.count === 0 ? [] : rows}
            category={{ key: 'name', name: t('funnel.stage') }}
            series={[{ key: 'count', name: t('funnel.count') }]}
            loading={summary.isPending}
            error={summary.error}
            retry={summary.refetch}
            empty={isTooMuch ? t('funnel.tooMany') : t('funnel.none')}
          />
        </Panel>
        <Panel title={t('funnel.rate')}>
          {isTooMuch ? <Muted>{t('funnel.tooMany')}</Muted> : <Steps steps={steps} within={within} />}
        </Panel>
      </div>
    </Page>
  )
}

export default FunnelPage
