import type { ReactNode } from 'react'
import type { OrderPage } from '@srm/api/order/external'
import { formatMoney } from '@/lib/format.ts'
import styles from '@/ui/external/parts.module.css'
import paper from '@/ui/external/document.module.css'
import own from './supplier.module.css'
import { countOf, daysOf, isZero } from './values.ts'
import { useSupplierText } from '../order.texts.ts'

const slots = ['morning', 'afternoon', 'evening', 'day'] as const

const LineItem = ({ line }: { readonly line: OrderPage['lines'][number] }): ReactNode => {
  const t = useSupplierText()
  const { position, name, unit, dateFrom, dateTo, timeSlot, attendees, layout, place, requirement, remark } = line
  const slot = slots.find((one) => one === timeSlot)
  const facts = [
    countOf(line, unit),
    [daysOf(dateFrom, dateTo), slot && t(`slot.${slot}`)].filter(Boolean).join(' '),
    attendees === null ? '' : t('people', { count: attendees }),
    place,
    layout,
  ]
  return (
    <li className={paper.line}>
      <div className={paper.lineHead}>
        <span className={styles.number}>{position}</span>
        <h3>{name}</h3>
        <strong>{formatMoney(line.amount)}</strong>
      </div>
      <ul className={styles.facts}>{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
      <p className={own.price}>{t('unitPrice', { price: formatMoney(line.unitPrice), unit: unit ?? '' })}</p>
      {line.isCustomerPaid && <p className={own.price}>{t('customerPaid')}</p>}
      {requirement && <p className={styles.prose}>{requirement}</p>}
      {remark && <p className={styles.prose}>{remark}</p>}
    </li>
  )
}

const Amounts = ({ page }: { readonly page: OrderPage }): ReactNode => {
  const t = useSupplierText()
  const { adjustment, amount, amountExTax, tax, customerAmount } = page
  return (
    <dl className={paper.amounts}>
      {!isZero(adjustment) && (
        <div>
          <dt>{t('adjustment')}</dt>
          <dd>{formatMoney(adjustment)}</dd>
        </div>
      )}
      <div>
        <dt>{t('exTax')}</dt>
        <dd>{formatMoney(amountExTax)}</dd>
      </div>
      <div>
        <dt>{t('tax')}</dt>
        <dd>{formatMoney(tax)}</dd>
      </div>
      <div data-strong>
        <dt>{t('total')}</dt>
        <dd>{formatMoney(amount)}</dd>
      </div>
      {!isZero(customerAmount) && (
        <div>
          <dt>{t('ofCustomer')}</dt>
          <dd>{formatMoney(customerAmount)}</dd>
        </div>
      )}
    </dl>
  )
}

type Props = {
  readonly page: OrderPage
  /** What is asked for is something else: the order as it stands is only looked up. */
  readonly isFolded: boolean
}

/** What is ordered, line by line, and what it comes to. */
export const LinesCard = ({ page, isFolded }: Props): ReactNode => {
  const t = useSupplierText()
  const lines = (
    <>
      <ol className={paper.lines}>
        {page.lines.map((line) => (
          <LineItem key={line.id} line={line} />
        ))}
      </ol>
      <Amounts page={page} />
    </>
  )
  if (isFolded)
    return (
      <details className={styles.card}>
        <summary>
          {t('lines.now')}
          <strong>{formatMoney(page.amount)}</strong>
        </summary>
        {lines}
      </details>
    )
  return (
    <section className={styles.card} aria-label={t('lines')}>
      <h2>{t('lines')}</h2>
      {lines}
    </section>
  )
}
