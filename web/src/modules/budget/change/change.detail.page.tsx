import type { ReactNode } from 'react'
import { BudgetChange, budget } from '@srm/api/budget'
import { refreshFamily } from '@/lib/api/query.ts'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { changePaths } from '../budget.paths.ts'
import { useChangeText } from '../budget.texts.ts'

const ChangeDetail = (): ReactNode => {
  const t = useChangeText()
  return (
    <DocumentDetail
      record={BudgetChange}
      calls={budget.change}
      paths={changePaths}
      docType="budgetChange"
      summary={['project', 'moved', 'added', 'owner', 'createdAt']}
      sections={[{ title: t('section.basic'), fields: ['reason', 'department'] }]}
      tabs={['lines', 'attachments']}
      refresh={() => refreshFamily(budget.contrast.show)}
    />
  )
}

export default ChangeDetail
