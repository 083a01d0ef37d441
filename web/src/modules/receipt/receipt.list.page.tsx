import type { ReactNode } from 'react'
import { Receipt, receipt } from '@srm/api/receipt'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { receiptPaths } from './receipt.paths.ts'
import { useReceiptText } from './receipt.texts.ts'

const columns = [
  'code',
  { name: 'payerName', width: 220 },
  'day',
  'amount',
  'unallocated',
  'stage',
  { name: 'customer', width: 180 },
  'allocated',
  'refunded',
  { name: 'fundAccount', width: 160 },
  'source',
  { name: 'summary', width: 180 },
  { name: 'serialNo', width: 160 },
  'claimer',
  'confirmer',
  'confirmedOn',
] as const

const ReceiptList = (): ReactNode => {
  const t = useReceiptText()
  return (
    <RecordList
      record={Receipt}
      transfer="export"
      calls={receipt.receipt}
      paths={receiptPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['stage', 'fundAccount', 'customer', { mine: 'claimer' }]}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default ReceiptList
