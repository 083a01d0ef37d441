import type { ReactNode } from 'react'
import { expense, ReceivedInvoice } from '@srm/api/expense'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { invoicePaths } from '../expense.paths.ts'
import { useInvoiceText } from '../expense.texts.ts'

const columns = [
  'code',
  'kind',
  { name: 'number', width: 190 },
  'seller',
  'date',
  'amount',
  'tax',
  'deductibleTax',
  'state',
  'usedIn',
  'usedBy',
] as const

const InvoiceList = (): ReactNode => {
  const t = useInvoiceText()
  return (
    <RecordList
      record={ReceivedInvoice}
      transfer="export"
      calls={expense.invoice}
      paths={invoicePaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['kind', 'state', 'usedBy']}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default InvoiceList
