import type { ReactNode } from 'react'
import { expense, ReceivedInvoice } from '@srm/api/expense'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { invoicePaths } from '../expense.paths.ts'
import { useInvoiceText } from '../expense.texts.ts'

const InvoiceDetail = (): ReactNode => {
  const t = useInvoiceText()
  return (
    <RecordDetail
      record={ReceivedInvoice}
      calls={expense.invoice}
      paths={invoicePaths}
      summary={['kind', 'amount', 'tax', 'deductibleTax', 'state']}
      sections={[
        {
          title: t('section.invoice'),
          fields: ['number', 'invoiceCode', 'passenger', 'seller', 'date', 'fare', 'rate', 'photo'],
        },
        { title: t('section.use'), fields: ['usedIn', 'usedBy', 'createdBy', 'createdAt'] },
      ]}
    />
  )
}

export default InvoiceDetail
