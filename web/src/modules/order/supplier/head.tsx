import type { ReactNode } from 'react'
import type { OrderPage } from '@srm/api/order/external'
import { formatMoney } from '@/lib/format.ts'
import styles from '@/ui/external/parts.module.css'
import paper from '@/ui/external/document.module.css'
import { daysOf } from './values.ts'
import { useSupplierText } from '../order.texts.ts'

/** Who orders what, for when and how much: enough to know at one look whether it is right. */
export const OrderHead = ({ page }: { readonly page: OrderPage }): ReactNode => {
  const t = useSupplierText()
  const { company, title, code, supplier, buyer, buyerMobile, versionNo, serviceFrom, serviceTo, change, asks } = page
  const total = asks === 'change' && change ? change.amount : page.amount
  return (
    <header className={styles.head}>
      <p>{t(asks === 'change' ? 'asks.change' : 'asks.order', { company, supplier })}</p>
      <h1>{title}</h1>
      <div className={paper.sum}>
        <span>{t('total')}</span>
        <strong>{formatMoney(total)}</strong>
        {serviceFrom && <span>{daysOf(serviceFrom, serviceTo)}</span>}
      </div>
      <dl className={styles.spec}>
        <div>
          <dt>{t('code')}</dt>
          <dd>
            {code}
            {versionNo > 1 && ` · ${t('version', { number: versionNo })}`}
          </dd>
        </div>
        <div>
          <dt>{t('buyer')}</dt>
          <dd>
            {buyer} {buyerMobile && <a href={`tel:${buyerMobile}`}>{buyerMobile}</a>}
          </dd>
        </div>
      </dl>
    </header>
  )
}
