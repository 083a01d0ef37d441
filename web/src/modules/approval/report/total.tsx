import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Figures } from '@srm/api/approval'
import { Muted } from '@/ui/layout.tsx'
import { decisionsPath, type Part, type Period, type Slice } from './links.ts'
import styles from './report.module.css'
import { useReportText } from '../approval.texts.ts'
import { lateRate, returnRate, spanOf } from './words.ts'

type CardProps = { readonly label: string; readonly value: string; readonly hint?: string; readonly to?: string }

const Card = ({ label, value, hint, to }: CardProps): ReactNode => (
  <div className={styles.card}>
    <dt>{label}</dt>
    <dd className={styles.figure}>{to ? <Link to={to}>{value}</Link> : value}</dd>
    {hint && (
      <Muted as="dd" size="xs">
        {hint}
      </Muted>
    )}
  </div>
)

type Props = { readonly total: Figures; readonly period: Period; readonly slice: Slice }

/** The period in five figures; those that count something lead to it. */
export const Total = ({ total, period, slice }: Props): ReactNode => {
  const t = useReportText()
  const { count, average, p90, timed, late, returned } = total
  const to = (part: Part): string => decisionsPath(period, slice, part)
  return (
    <dl className={styles.cards}>
      <Card label={t('count')} value={t('pieces', { count })} to={to('count')} />
      <Card label={t('average')} value={spanOf(t, average)} />
      <Card label={t('p90')} value={spanOf(t, p90)} hint={t('p90.hint')} />
      <Card
        label={t('lateRate')}
        value={lateRate(total)}
        hint={timed === 0 ? t('lateRate.none') : t('lateRate.hint', { timed, late })}
        to={to('late')}
      />
      <Card
        label={t('returnRate')}
        value={returnRate(total)}
        hint={t('returnRate.hint', { count: returned })}
        to={to('returned')}
      />
    </dl>
  )
}
