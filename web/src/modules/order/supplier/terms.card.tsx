import type { ReactNode } from 'react'
import type { OrderPage } from '@srm/api/order/external'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { formatMoney } from '@/lib/format.ts'
import styles from '@/ui/external/parts.module.css'
import own from './supplier.module.css'
import { useSupplierText } from '../order.texts.ts'

type Instalment = OrderPage['payments'][number]

/** 定金 30%，￥3,000.00：订单确认后 3 天内（12-03 前） */
const instalment = (
  { name, rate, amount, trigger, days, dueOn }: Instalment,
  t: ReturnType<typeof useSupplierText>,
): string => {
  const when = days === 0 ? t(`schedule.${trigger}`) : t(`schedule.${trigger}.days`, { days })
  const words = t('schedule.step', { name, rate: plainDecimalText(rate), amount: formatMoney(amount), when })
  return dueOn === null ? words : t('schedule.due', { words, day: dueOn })
}

/** How it is paid, what canceling costs, and everything else both sides hold each other to. */
export const TermsCard = ({ page }: { readonly page: OrderPage }): ReactNode => {
  const t = useSupplierText()
  const { paymentTerms, depositRate, payments, cancellation, terms, files } = page
  const facts = [
    paymentTerms && ([t('payment'), paymentTerms] as const),
    depositRate && ([t('deposit'), `${plainDecimalText(depositRate)}%`] as const),
    payments.length > 0 && ([t('schedule'), payments.map((one) => instalment(one, t)).join('\n')] as const),
    cancellation.length > 0 &&
      ([
        t('cancellation'),
        cancellation.map(({ days, rate }) => t('cancellation.step', { days, rate: plainDecimalText(rate) })).join('\n'),
      ] as const),
  ].filter((fact): fact is readonly [string, string] => Array.isArray(fact))
  if (facts.length === 0 && !terms && files.length === 0) return null
  return (
    <section className={styles.card} aria-label={t('terms')}>
      <h2>{t('terms')}</h2>
      {facts.length > 0 && (
        <dl className={styles.spec}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.prose}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {terms && <p className={styles.prose}>{terms}</p>}
      {files.map(({ id, name, url }) => (
        <a key={id} className={own.file} href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </section>
  )
}
