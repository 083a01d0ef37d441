import type { ReactNode } from 'react'
import { expense, Loan } from '@srm/api/expense'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { loanPaths } from '../expense.paths.ts'
import { useLoanText } from '../expense.texts.ts'

const columns = [
  'code',
  { name: 'purpose', width: 220 },
  'kind',
  'project',
  'owner',
  'amount',
  'balance',
  'repayDate',
  'isOverdue',
  'stage',
  'status',
  'createdAt',
] as const

const LoanList = (): ReactNode => {
  const t = useLoanText()
  return (
    <RecordList
      record={Loan}
      calls={expense.loan}
      paths={loanPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['stage', 'status', 'owner']}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default LoanList
