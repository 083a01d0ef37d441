import type { ReactNode } from 'react'
import { Deposit, payment } from '@srm/api/payment'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { depositPaths } from '../payment.paths.ts'
import { useDepositText } from '../payment.texts.ts'

const columns = [
  'code',
  { name: 'title', width: 200 },
  { name: 'counterparty', width: 200 },
  'side',
  'amount',
  'open',
  'dueDate',
  'daysOver',
  'stage',
  'owner',
  { name: 'project', width: 180 },
  { name: 'contract', width: 180 },
  'kind',
  'returned',
  'deducted',
  'day',
] as const

const DepositList = (): ReactNode => {
  const t = useDepositText()
  return (
    <RecordList
      record={Deposit}
      calls={payment.deposit}
      paths={depositPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['stage', 'side', 'dueDate', { mine: 'owner' }]}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default DepositList
