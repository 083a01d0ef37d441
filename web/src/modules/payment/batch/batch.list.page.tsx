import type { ReactNode } from 'react'
import { payment, PaymentBatch } from '@srm/api/payment'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { batchPaths } from '../payment.paths.ts'
import { useBatchText } from '../payment.texts.ts'

const columns = [
  'code',
  { name: 'title', width: 280 },
  'fundAccount',
  'day',
  'count',
  'total',
  'stage',
  'owner',
  'confirmedBy',
  'confirmedAt',
] as const

const BatchList = (): ReactNode => {
  const t = useBatchText()
  return (
    <RecordList
      record={PaymentBatch}
      transfer="export"
      calls={payment.batch}
      paths={batchPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['stage', 'company']}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default BatchList
