import type { ReactNode } from 'react'
import { expense, Reimburse } from '@srm/api/expense'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { reimbursePaths } from '../expense.paths.ts'
import { useReimburseText } from '../expense.texts.ts'

const columns = [
  'code',
  { name: 'purpose', width: 220 },
  'project',
  'owner',
  'amount',
  'approvedTotal',
  'offsetTotal',
  'payAmount',
  'hasInvoices',
  'overDays',
  'stage',
  'status',
  'createdAt',
] as const

const ReimburseList = (): ReactNode => {
  const t = useReimburseText()
  return (
    <RecordList
      record={Reimburse}
      calls={expense.reimburse}
      paths={reimbursePaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['stage', 'status', 'owner']}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default ReimburseList
