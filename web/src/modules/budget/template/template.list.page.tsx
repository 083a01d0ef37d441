import type { ReactNode } from 'react'
import { BudgetTemplate, budget } from '@srm/api/budget'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { templatePaths } from '../budget.paths.ts'
import { useTemplateText } from '../budget.texts.ts'

const columns = [
  'code',
  { name: 'name', width: 220 },
  'kind',
  'versionNo',
  'status',
  { name: 'remark', width: 240 },
  'updatedAt',
] as const

const TemplateList = (): ReactNode => {
  const t = useTemplateText()
  return (
    <RecordList
      record={BudgetTemplate}
      calls={budget.template}
      paths={templatePaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default TemplateList
