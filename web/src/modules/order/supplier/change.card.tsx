import type { ReactNode } from 'react'
import type { OrderPage } from '@srm/api/order/external'
import { formatMoney } from '@/lib/format.ts'
import styles from '@/ui/external/parts.module.css'
import paper from '@/ui/external/document.module.css'
import own from './supplier.module.css'
import { countOf, daysOf, isZero } from './values.ts'
import { useSupplierText } from '../order.texts.ts'

type Change = NonNullable<OrderPage['change']>
type Line = Change['lines'][number]

const Both = ({ label, before, after }: { label: string; before: string; after: string }): ReactNode =>
  before !== after && (
    <div>
      <dt>{label}</dt>
      <dd>
        <del>{before || '—'}</del>
        <span aria-hidden>→</span>
        <ins>{after || '—'}</ins>
      </dd>
    </div>
  )

const New = ({ label, value }: { readonly label: string; readonly value: string }): ReactNode => (
  <div>
    <dt>{label}</dt>
    <dd>
      <ins>{value}</ins>
    </dd>
  </div>
)

/** What is ordered beside what was: all of it is new. */
const AddedLine = ({ line: { name, unit, requirement, after } }: { readonly line: Line }): ReactNode => {
  const t = useSupplierText()
  const days = daysOf(after.dateFrom, after.dateTo)
  return (
    <li className={paper.line}>
      <div className={paper.lineHead}>
        <h3>{name}</h3>
        <em>{t('added')}</em>
      </div>
      {requirement !== null && <p className={styles.prose}>{requirement}</p>}
      <dl className={own.differences}>
        <New label={t('quantity')} value={countOf(after, unit)} />
        <New label={t('price')} value={formatMoney(after.unitPrice)} />
        {days !== '' && <New label={t('days')} value={days} />}
        <New label={t('amount')} value={formatMoney(after.amount)} />
      </dl>
    </li>
  )
}

const ChangedLine = ({ line }: { readonly line: Line }): ReactNode => {
  const t = useSupplierText()
  const { name, unit, before, after } = line
  if (before === null) return <AddedLine line={line} />
  const isDropped = isZero(after.quantity)
  return (
    <li className={paper.line} data-dropped={isDropped || undefined}>
      <div className={paper.lineHead}>
        <h3>{name}</h3>
        {isDropped && <em>{t('dropped')}</em>}
      </div>
      <dl className={own.differences}>
        {!isDropped && (
          <>
            <Both label={t('quantity')} before={countOf(before, unit)} after={countOf(after, unit)} />
            <Both label={t('price')} before={formatMoney(before.unitPrice)} after={formatMoney(after.unitPrice)} />
            <Both
              label={t('days')}
              before={daysOf(before.dateFrom, before.dateTo)}
              after={daysOf(after.dateFrom, after.dateTo)}
            />
          </>
        )}
        <Both label={t('amount')} before={formatMoney(before.amount)} after={formatMoney(after.amount)} />
      </dl>
    </li>
  )
}

/** A change shows what differs, and nothing that stays. */
export const ChangeCard = ({ change }: { readonly change: Change }): ReactNode => {
  const t = useSupplierText()
  const { code, reason, lines, amountBefore, amount, difference } = change
  const sign = difference.startsWith('-') || isZero(difference) ? '' : '+'
  return (
    <section className={styles.card} aria-label={t('change')}>
      <header className={styles.lineHead}>
        <h2>{t('change')}</h2>
        <small className={own.code}>{code}</small>
      </header>
      <p className={styles.prose}>{reason}</p>
      <ol className={paper.lines}>
        {lines.map((line) => (
          <ChangedLine key={line.id} line={line} />
        ))}
      </ol>
      <dl className={paper.amounts}>
        <div>
          <dt>{t('before')}</dt>
          <dd>{formatMoney(amountBefore)}</dd>
        </div>
        <div>
          <dt>{t('difference')}</dt>
          <dd>
            {sign}
            {formatMoney(difference)}
          </dd>
        </div>
        <div data-strong>
          <dt>{t('after')}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      </dl>
    </section>
  )
}
