import type { ReactNode } from 'react'
import type { DueSum, FinanceOverview } from '@srm/api/finance'
import { formatMoney } from '@/lib/format.ts'
import type { OpenFigure } from '../ageing/ageing.query.ts'
import { dayBefore } from './days.ts'
import { useOverviewText } from '../finance.texts.ts'
import styles from './overview.module.css'

const money = (amount: string | null): string => (amount === null ? '***' : formatMoney(amount))

type CardProps = {
  readonly name: string
  readonly amount: string | null
  readonly note: string
  readonly isLate?: boolean
  readonly open: () => void
}

const Card = ({ name, amount, note, isLate = false, open }: CardProps): ReactNode => (
  <button type="button" className={styles.card} data-late={isLate} onClick={open}>
    <span>{name}</span>
    <strong>{money(amount)}</strong>
    <span>{note}</span>
  </button>
)

type Props = { readonly found: FinanceOverview; readonly open: OpenFigure; readonly openCash: () => void }

/** What lies there, what is due this week, and what is late; each opens what it is the sum of. */
export const CashCards = ({ found, open, openCash }: Props): ReactNode => {
  const t = useOverviewText()
  const { asOf, cash, week, overdue, weeks } = found
  const late = { dueTo: dayBefore(asOf) }
  const soon = { dueFrom: asOf, dueTo: weeks[0]?.to ?? asOf }
  const sides = [
    ['week.in', 'receivable', week.in, soon],
    ['week.out', 'payable', week.out, soon],
    ['overdue.in', 'receivable', overdue.in, late],
    ['overdue.out', 'payable', overdue.out, late],
  ] as const satisfies readonly (readonly [string, 'receivable' | 'payable', DueSum, object])[]
  return (
    <section className={styles.cards} aria-label={t('figures')}>
      {cash && (
        <Card
          name={t('cash')}
          amount={cash.total}
          note={t('cash.count', { count: cash.accounts.length })}
          open={openCash}
        />
      )}
      {sides.map(([key, side, { amount, count }, days]) => (
        <Card
          key={key}
          name={t(key)}
          amount={amount}
          note={t('count', { count })}
          isLate={days === late && count > 0}
          open={() => open({ side, choice: { name: t(key), bucketName: t('all'), ...days } })}
        />
      ))}
    </section>
  )
}
