import type { ReactNode } from 'react'
import type { PurchaseOrder } from '@srm/api/order'
import { formatMoney } from '@/lib/format.ts'
import { PrintPage } from '@/ui/print-page.tsx'
import { countOf, daysOf } from './lines.tab.tsx'
import styles from './order.module.css'
import { useDocumentPrintText } from '../order.texts.ts'

const money = (amount: string | null): string => (amount === null ? '****' : formatMoney(amount))

const Lines = ({ row }: { readonly row: PurchaseOrder }): ReactNode => {
  const t = useDocumentPrintText()
  return (
    <table className={styles.paper}>
      <thead>
        <tr>
          <th>{t('no')}</th>
          <th>{t('what')}</th>
          <th>{t('days')}</th>
          <th data-number>{t('quantity')}</th>
          <th data-number>{t('price')}</th>
          <th data-number>{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {row.lines.map((line, at) => (
          <tr key={line.id}>
            <td>{at + 1}</td>
            <td>
              {line.name}
              {line.requirement !== null && <div>{line.requirement}</div>}
            </td>
            <td>{daysOf(line.dateFrom, line.dateTo)}</td>
            <td data-number>{countOf(line)}</td>
            <td data-number>{money(line.unitPrice)}</td>
            <td data-number>{money(line.amount)}</td>
          </tr>
        ))}
        <tr>
          <th colSpan={5}>{t('adjustment')}</th>
          <td data-number>{money(row.adjustment)}</td>
        </tr>
        <tr>
          <th colSpan={5}>{t('total')}</th>
          <td data-number>{money(row.amount)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** The order as a sheet both sides can sign. */
export const OrderPrint = ({ row }: { readonly row: PurchaseOrder }): ReactNode => {
  const t = useDocumentPrintText()
  const { code, title, supplier, project, serviceFrom, serviceTo, paymentTerms, depositRate, cancellation, terms } = row
  return (
    <PrintPage back={t('back')}>
      <h1 className={styles.paperTitle}>{t('title')}</h1>
      <div className={styles.paperFacts}>
        <span>{t('code', { code })}</span>
        <span>{t('version', { number: row.versionNo })}</span>
        <span>{t('supplier', { name: supplier.name })}</span>
        <span>{t('project', { name: project?.name ?? '—' })}</span>
        <span>{t('about', { title })}</span>
        <span>{t('service', { days: daysOf(serviceFrom, serviceTo) || '—' })}</span>
      </div>
      <Lines row={row} />
      <div className={styles.paperFacts}>
        {paymentTerms !== null && <span>{t('payment', { text: paymentTerms })}</span>}
        {depositRate !== null && <span>{t('deposit', { rate: Number(depositRate) })}</span>}
        {cancellation.map(({ id, days, rate }) => (
          <span key={id}>{t('cancellation', { days, rate: Number(rate) })}</span>
        ))}
      </div>
      {terms !== null && <p>{terms}</p>}
      <div className={styles.paperSigns}>
        <span>{t('sign.buyer')}</span>
        <span>{t('sign.supplier')}</span>
      </div>
    </PrintPage>
  )
}
