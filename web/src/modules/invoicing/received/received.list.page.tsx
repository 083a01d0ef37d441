import type { ReactNode } from 'react'
import { InvoiceIn, invoicing } from '@srm/api/invoicing'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { receivedPaths } from '../invoicing.paths.ts'
import { useReceivedText } from '../invoicing.texts.ts'

const columns = [
  'code',
  { name: 'number', width: 190 },
  { name: 'supplier', width: 200 },
  'amount',
  'verifyState',
  'matchState',
  'issuedOn',
  'kind',
  { name: 'order', width: 180 },
  { name: 'contract', width: 180 },
  'titleState',
  'isHeld',
  'tax',
  'isDeductible',
  'deductMonth',
  { name: 'project', width: 180 },
  'source',
  'owner',
  'createdAt',
] as const

const ReceivedList = (): ReactNode => {
  const t = useReceivedText()
  return (
    <RecordList
      record={InvoiceIn}
      transfer="export"
      calls={invoicing.invoiceIn}
      paths={receivedPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['verifyState', 'matchState', 'supplier', { mine: 'owner' }]}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default ReceivedList
