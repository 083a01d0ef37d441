import type { ReactNode } from 'react'
import { BudgetChange, budget } from '@srm/api/budget'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { changePaths } from '../budget.paths.ts'
import { useText } from './change.texts.ts'

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
  const t = useText()
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
