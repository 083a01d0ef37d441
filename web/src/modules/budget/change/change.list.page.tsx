import type { ReactNode } from 'react'
import { BudgetChange, budget } from '@srm/api/budget'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { changePaths } from '../budget.paths.ts'
import { useChangeText } from '../budget.texts.ts'

const columns = [
  'code',
  { name: 'title', width: 240 },
  'project',
  'moved',
  'added',
  'status',
  'owner',
  'createdAt',
] as const

const ChangeList = (): ReactNode => {
  const t = useChangeText()
  return (
    <RecordList
      record={BudgetChange}
      calls={budget.change}
      paths={changePaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default ChangeList
