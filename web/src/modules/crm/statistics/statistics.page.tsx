import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { crm, lowScore, type Statistics } from '@srm/api/crm'
import { crmPages } from '@srm/api/crm/pages'
import type { Filter } from '@srm/api/shared/page'
import { useRead } from '@/lib/api/query.ts'
import { formatAmount, formatLargeMoney, formatMoney } from '@/lib/format.ts'
import { useLanguage } from '@/lib/i18n.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Card } from './card.tsx'
import { FilterBar, useFilters } from './filters.tsx'
import { customersWith, during, feedbackWith, isIn, onDays, opportunitiesWith, upTo } from './links.ts'
import { ConversionTables } from './conversion.tables.tsx'
import { Portrait } from './portrait.tsx'
import { ConversionCharts, KeepingCharts } from './statistics.charts.tsx'
import styles from './statistics.module.css'
import { useText } from './statistics.texts.ts'

type Props = { readonly data: Statistics; readonly owned: Filter | undefined }

const ConversionCards = ({ data, owned }: Props): ReactNode => {
  const t = useText()
  const language = useLanguage()
  const { conversion, period } = data
  if (!conversion) return null
  const { won, lost, winRate, wonAmount, cycle } = conversion
  const ended = (...outcomes: string[]): string =>
    opportunitiesWith(owned, isIn('outcome', outcomes), during('closedAt', period))
  return (
    <>
      <Card
        label={t('wonAmount')}
        value={wonAmount === null ? '****' : formatLargeMoney(wonAmount, language)}
        full={wonAmount === null ? undefined : formatMoney(wonAmount)}
        to={ended('won')}
      />
      <Card
        label={t('winRate')}
        value={winRate === null ? '–' : `${winRate}%`}
        hint={t('winRate.hint', { won, lost })}
        to={ended('won', 'lost')}
      />
      <Card
        label={t('cycle')}
        term="crm.cycle"
        value={cycle === null ? '–' : t('days', { count: cycle.average })}
        hint={cycle && t('cycle.hint', { count: cycle.median })}
      />
    </>
  )
}

const Cards = ({ data, owned }: Props): ReactNode => {
  const t = useText()
  const { customers, feedback, period } = data
  const hint = feedback && t('satisfaction.hint', { count: feedback.count, low: feedback.low })
  // What customers said is not listed by whose customers they are.
  const low =
    feedback && !owned && feedback.low > 0
      ? feedbackWith(onDays('eventDate', period), upTo('score', lowScore))
      : undefined
  return (
    <dl className={styles.cards}>
      <Card label={t('customers')} value={formatAmount(String(customers.total))} to={customersWith(owned)} />
      <Card
        label={t('added')}
        value={formatAmount(String(customers.added))}
        to={customersWith(owned, during('createdAt', period))}
      />
      <ConversionCards data={data} owned={owned} />
      {feedback && (
        <Card
          label={t('satisfaction')}
          term="crm.satisfaction"
          value={feedback.average ?? '–'}
          hint={low ? <Link to={low}>{hint}</Link> : hint}
          to={owned ? undefined : feedbackWith(onDays('eventDate', period))}
        />
      )}
    </dl>
  )
}

/** How customers are won, kept and satisfied; what counts things opens them. */
const StatisticsPage = (): ReactNode => {
  const t = useText()
  const filters = useFilters()
  const { isReady, owner, query } = filters
  const found = useRead(crm.statistics.show, { query }, { keepPrevious: true, enabled: isReady })
  const owned = owner ? isIn('owner', [owner]) : undefined
  return (
    <Page
      title={t('statistics')}
      note={found.data && t('span', found.data.period)}
      actions={
        <Link to={crmPages.ranking.path}>
          <Button>{t('ranking')}</Button>
        </Link>
      }
    >
      <FilterBar filters={filters} />
      {isReady ? (
        <Await query={found} rows={8}>
          {(data) => (
            <>
              <Cards data={data} owned={owned} />
              {data.conversion && (
                <>
                  <ConversionCharts conversion={data.conversion} />
                  <ConversionTables data={data} owned={owned} conversion={data.conversion} />
                </>
              )}
              <KeepingCharts pool={data.pool} feedback={data.feedback} />
              <Portrait portrait={data.portrait} owned={owned} />
            </>
          )}
        </Await>
      ) : (
        <Panel>
          <State title={t('custom.pick')} />
        </Panel>
      )}
    </Page>
  )
}

export default StatisticsPage
