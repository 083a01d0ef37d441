import type { ReactNode } from 'react'
import { InvoiceOut, invoicing } from '@srm/api/invoicing'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { invoicePaths } from './invoicing.paths.ts'
import { useInvoicingText } from './invoicing.texts.ts'

const columns = [
  'code',
  { name: 'titleName', width: 220 },
  { name: 'contract', width: 220 },
  'amount',
  'stage',
  'kind',
  { name: 'invoiceNo', width: 190 },
  'issuedOn',
  'deliveredOn',
  'redAmount',
  { name: 'project', width: 180 },
  'owner',
  'status',
  'createdAt',
] as const

const InvoiceList = (): ReactNode => {
  const t = useInvoicingText()
  return (
    <RecordList
      record={InvoiceOut}
      calls={invoicing.invoiceOut}
      paths={invoicePaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['stage', 'kind', 'customer', { mine: 'owner' }]}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default InvoiceList
