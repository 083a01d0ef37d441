import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { finder, type Statistics } from '@srm/api/finder'
import { shanghaiDay } from '@srm/api/shared/date'
import { metaOf } from '@srm/api/shared/field-meta'
import { ref } from '@srm/api/shared/fields'
import { formatLargeMoney, formatMoney } from '@/lib/format.ts'
import { useLanguage } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { Explain } from '@/ui/explain.tsx'
import { RefInput } from '@/ui/fields/ref/ref-input.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { rankingPath } from '../finder.paths.ts'
import { useFinderText } from '../finder.texts.ts'
import { between, from, hasAny, suppliersWith, upTo } from './links.ts'
import styles from './statistics.module.css'
import { ByTables, Pareto } from './parts.tsx'
import { spreadOf } from './words.ts'

const day = 86_400_000
const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * day))

type CardProps = {
  readonly label: string
  readonly value: string
  /** The figure in full where the value is shortened. */
  readonly full?: string
  readonly hint?: string
  readonly to?: string
  /** The word of the trade it is called by. */
  readonly term?: string
}

const Card = ({ label, value, full, hint, to, term }: CardProps): ReactNode => (
  <div className={styles.card}>
    <dt>
      {label}
      {term && <Explain term={term} label={label} />}
    </dt>
    <dd className={styles.figure} title={full}>
      {to ? <Link to={to}>{value}</Link> : value}
    </dd>
    {hint && <dd className={styles.hint}>{hint}</dd>}
  </div>
)

type Props = { readonly data: Statistics; readonly within: ReturnType<typeof hasAny> | undefined }

const Cards = ({ data, within }: Props): ReactNode => {
  const t = useFinderText()
  const language = useLanguage()
  const { total, certificates, concentration } = data
  const none = { value: t('noData') }
  return (
    <dl className={styles.cards}>
      <Card
        label={t('stat.count')}
        value={String(total.count)}
        hint={t('stat.active', { count: total.active })}
        to={suppliersWith([within])}
      />
      <Card
        label={t('stat.amount')}
        value={formatLargeMoney(total.amount, language)}
        full={formatMoney(total.amount)}
        hint={t('stat.amount.hint', { count: concentration?.paid ?? 0 })}
        to={suppliersWith([within, from('cooperationAmount', '0.01')], '-cooperationAmount')}
      />
      <Card
        label={t('stat.cr3')}
        {...(concentration
          ? { value: `${concentration.cr3}%`, hint: t('stat.cr5', { share: concentration.cr5 }), to: rankingPath }
          : none)}
      />
      <Card
        label={t('stat.hhi')}
        term="finder.hhi"
        {...(concentration
          ? { value: String(concentration.hhi), hint: t(`spread.${spreadOf(concentration.hhi)}`) }
          : none)}
      />
      <Card
        label={t('stat.expired')}
        value={String(certificates.expired)}
        to={suppliersWith([within, upTo('certificateExpiresOn', inDays(-1))])}
      />
      <Card
        label={t('stat.soon')}
        value={String(certificates.soon)}
        to={suppliersWith([within, between('certificateExpiresOn', inDays(0), inDays(30))])}
      />
    </dl>
  )
}

const classMeta = metaOf(ref('供应商分类', 'Class', 'supplierClassify', { tree: true }))

/** Who our suppliers are and where the money goes; every figure opens the list it counts. */
const StatisticsPage = (): ReactNode => {
  const t = useFinderText()
  const [params, setParams] = useSearchParams()
  const classify = params.get('classify') ?? undefined
  const found = useRead(finder.statistics.show, { query: { ...(classify && { classify }) } }, { keepPrevious: true })
  const filters = (
    <div className={styles.filter}>
      <label>
        {t('stat.class')}
        <RefInput
          meta={classMeta}
          label={t('stat.class')}
          value={classify}
          onChange={(id) => setParams(id ? { classify: id } : {}, { replace: true })}
        />
      </label>
    </div>
  )
  const actions = (
    <Link to={rankingPath}>
      <Button>{t('ranking.title')}</Button>
    </Link>
  )
  return (
    <Page title={t('stat.title')} note={t('stat.note')} actions={actions}>
      {filters}
      <Await query={found} rows={8}>
        {(data) => {
          const within = classify ? hasAny('classifies', data.within) : undefined
          return data.total.count === 0 ? (
            <Panel>
              <State title={t('stat.none')} hint={t('stat.noneHint')} />
            </Panel>
          ) : (
            <>
              <Cards data={data} within={within} />
              <Pareto data={data} />
              <ByTables data={data} within={within} />
            </>
          )
        }}
      </Await>
    </Page>
  )
}

export default StatisticsPage
