import { Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { award, type PurchaseStatistics } from '@srm/api/award'
import { shanghaiDay } from '@srm/api/shared/date'
import { useRead } from '@/lib/api/query.ts'
import { formatLargeMoney } from '@/lib/format.ts'
import { useLanguage } from '@/lib/i18n.ts'
import { Page } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { FigureDrawer, type FigureChoice, type Period } from './statistics.drawer.tsx'
import styles from './statistics.module.css'
import { spanDays, spans } from './spans.ts'
import { Figure, Savings, Suppliers } from './statistics.tables.tsx'
import { useStatisticsText } from '../award.texts.ts'

type CardsProps = { readonly total: PurchaseStatistics['total']; readonly ask: (asked: FigureChoice) => void }

const Cards = ({ total, ask }: CardsProps): ReactNode => {
  const t = useStatisticsText()
  const language = useLanguage()
  const { awards, lines, asked, answered, responseRate } = total
  const amounts = ['amount', 'budget', 'lowest', 'history'] as const
  return (
    <dl className={styles.cards}>
      {amounts.map((key) => {
        const amount = total[key]
        return (
          <div key={key} className={styles.card}>
            <dt>{t(key)}</dt>
            <dd>
              <Figure
                label={t(key)}
                value={amount === null ? '—' : formatLargeMoney(amount, language)}
                open={() => ask({ kind: 'lines', name: t('all') })}
              />
            </dd>
            <dd className={styles.hint}>{t('awards', { awards, lines })}</dd>
          </div>
        )
      })}
      <div className={styles.card}>
        <dt>{t('responseRate')}</dt>
        <dd>
          <Figure
            label={t('responseRate')}
            value={responseRate === null ? '—' : `${responseRate}%`}
            open={() => ask({ kind: 'asked', name: t('all') })}
          />
        </dd>
        <dd className={styles.hint}>{t('rateOf', { asked, answered })}</dd>
      </div>
    </dl>
  )
}

const Body = ({ data, period }: { readonly data: PurchaseStatistics; readonly period: Period }): ReactNode => {
  const t = useStatisticsText()
  const [asked, setAsked] = useState<FigureChoice>()
  const { total, buyers, types, months, suppliers } = data
  if (total.lines === 0 && total.asked === 0) return <State title={t('none')} hint={t('none.hint')} />
  return (
    <div className={styles.page}>
      <Cards total={total} ask={setAsked} />
      <Savings by="month" title={t('byMonth')} rows={months} ask={setAsked} />
      <div className={styles.pair}>
        <Savings by="buyer" title={t('byBuyer')} rows={buyers} ask={setAsked} />
        <Savings by="type" title={t('byType')} rows={types} ask={setAsked} />
      </div>
      <Suppliers rows={suppliers} ask={setAsked} />
      {asked && <FigureDrawer asked={asked} period={period} close={() => setAsked(undefined)} />}
    </div>
  )
}

/** What buying saved and who answers; every figure opens what it is the sum of. */
const StatisticsPage = (): ReactNode => {
  const t = useStatisticsText()
  const [params, setParams] = useSearchParams()
  const span = spans.find((one) => one === params.get('period')) ?? 'thisYear'
  const [today] = useState(() => shanghaiDay(new Date()))
  const period = spanDays(span, today)
  return (
    <Page
      title={t('title')}
      actions={
        <Segmented
          aria-label={t('period')}
          value={span}
          options={spans.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={(next) => setParams({ period: next }, { replace: true })}
        />
      }
    >
      <Await query={useRead(award.statistics.show, { query: period })}>
        {(data) => <Body data={data} period={period} />}
      </Await>
    </Page>
  )
}

export default StatisticsPage
