import type { ReactNode } from 'react'
import { expense, Expense } from '@srm/api/expense'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { directPaths } from '../expense.paths.ts'
import { useDirectText } from '../expense.texts.ts'

const columns = [
  'code',
  { name: 'purpose', width: 220 },
  'kind',
  'project',
  'budgetItem',
  'amount',
  'date',
  'owner',
  'stage',
  'status',
  'createdAt',
] as const

const ExpenseList = (): ReactNode => {
  const t = useDirectText()
  return (
    <RecordList
      record={Expense}
      calls={expense.direct}
      paths={directPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['kind', 'stage', 'status']}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default ExpenseList
