import type { ReactNode } from 'react'
import { payment, PaymentRequest } from '@srm/api/payment'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { requestPaths } from '../payment.paths.ts'
import { useRequestText } from '../payment.texts.ts'

const columns = [
  'code',
  { name: 'title', width: 240 },
  'kind',
  'payeeName',
  'payAmount',
  'needDate',
  'stage',
  'status',
  'project',
  'owner',
  'paidOn',
  'createdAt',
] as const

const RequestList = (): ReactNode => {
  const t = useRequestText()
  return (
    <RecordList
      record={PaymentRequest}
      transfer="export"
      calls={payment.request}
      paths={requestPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['kind', 'stage', 'status']}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default RequestList
