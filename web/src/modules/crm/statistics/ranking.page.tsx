import { Button, Pagination, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { crm, rankingOrders, rankingPageSize, type Ranking, type RankingMeasure, type RankingOrder } from '@srm/api/crm'
import { crmPages } from '@srm/api/crm/pages'
import { useRead } from '@/lib/api/query.ts'
import { formatLargeMoney, formatMoney } from '@/lib/format.ts'
import { useLanguage } from '@/lib/i18n.ts'
import { Chart } from '@/ui/chart/chart.tsx'
import { Row } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Card } from './card.tsx'
import { FilterBar, useFilters } from './filters.tsx'
import { Growth } from './growth.tsx'
import { figureText, RankingTable } from './ranking.table.tsx'
import styles from './statistics.module.css'
import { useText } from './statistics.texts.ts'

type Props = { readonly data: Ranking; readonly by: RankingMeasure }

const Cards = ({ data, by }: Props): ReactNode => {
  const t = useText()
  const language = useLanguage()
  const [first] = data.items
  const short = (value: string): string =>
    by.kind === 'money' ? formatLargeMoney(value, language) : figureText(by, value)
  const value = first?.values[by.key]
  return (
    <dl className={styles.cards} data-few>
      <Card label={t('ranked')} value={t('ranked.count', { count: data.total })} />
      {data.sum !== null && (
        <Card
          label={`${by.name} · ${t('sum')}`}
          value={short(data.sum)}
          full={by.kind === 'money' ? formatMoney(data.sum) : undefined}
          hint={<Growth growth={data.growth} isNew={data.sumBefore === null} />}
        />
      )}
      {first && value !== undefined && <Card label={`${t('first')} · ${first.name}`} value={short(value)} />}
    </dl>
  )
}

const shown = 10

const TopChart = ({ data, by }: Props): ReactNode => {
  const t = useText()
  const language = useLanguage()
  const say = (value: string | number): string =>
    by.kind === 'money' ? formatLargeMoney(String(value), language) : figureText(by, String(value))
  const rows = data.items
    .slice(0, shown)
    .map(({ name, values, before }) => ({ name, now: values[by.key] ?? null, before }))
  return (
    <Chart
      kind="bar"
      lying
      height={400}
      title={`${by.name} · ${t('top')}`}
      note={t('top.note')}
      rows={rows}
      category={{ key: 'name', name: t('customer') }}
      series={[
        { key: 'now', name: t('now'), say },
        { key: 'before', name: t('before'), say },
      ]}
    />
  )
}

const Body = ({ data, page, setPage }: { data: Ranking; page: number; setPage: (page: number) => void }): ReactNode => {
  const t = useText()
  const by = data.measures.find(({ key }) => key === data.by)
  if (!by || data.items.length === 0)
    return (
      <Panel>
        <State title={t(by ? 'none' : 'noMeasures')} hint={t(by ? 'noneHint' : 'noMeasuresHint')} />
      </Panel>
    )
  return (
    <>
      <Cards data={data} by={by} />
      {page === 1 && (
        <div className={styles.chart}>
          <TopChart data={data} by={by} />
        </div>
      )}
      <RankingTable data={data} by={by} />
      {data.total > rankingPageSize && (
        <Row justify="center" as="nav" aria-label={t('pages')}>
          <Pagination
            current={page}
            pageSize={rankingPageSize}
            total={data.total}
            showSizeChanger={false}
            onChange={setPage}
          />
        </Row>
      )}
    </>
  )
}

/** Customers by what they buy; every figure opens the list that comes to it. */
const RankingPage = (): ReactNode => {
  const t = useText()
  const filters = useFilters()
  const { params, set, isReady, query, classify } = filters
  const order: RankingOrder = rankingOrders.find((one) => one === params.get('order')) ?? 'value'
  const page = Number(params.get('page') ?? 1)
  const by = params.get('by')
  const sent = { ...query, order, ...(classify && { classify }), ...(by && { by }), page: String(page) }
  const found = useRead(crm.statistics.ranking, { query: sent }, { keepPrevious: true, enabled: isReady })
  const { data } = found
  const note = data && t('compared', { ...data.period, since: data.before.from, until: data.before.to })
  return (
    <Page
      title={t('ranking')}
      note={note}
      actions={
        <Link to={crmPages.statistics.path}>
          <Button>{t('statistics')}</Button>
        </Link>
      }
    >
      <FilterBar filters={filters} classes />
      {data && data.measures.length > 0 && (
        <Row wrap gap={12} className={styles.filter ?? ''}>
          <div className={styles.wide}>
            <Segmented
              aria-label={t('by')}
              value={data.by ?? ''}
              options={data.measures.map(({ key, name }) => ({ value: key, label: name }))}
              onChange={(key) => set({ by: key })}
            />
          </div>
          <Segmented<RankingOrder>
            aria-label={t('order')}
            value={order}
            options={rankingOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
            onChange={(next) => set({ order: next })}
          />
        </Row>
      )}
      {isReady ? (
        <Await query={found} rows={8}>
          {(ranking) => <Body data={ranking} page={page} setPage={(next) => set({ page: String(next) })} />}
        </Await>
      ) : (
        <Panel>
          <State title={t('custom.pick')} />
        </Panel>
      )}
    </Page>
  )
}

export default RankingPage
