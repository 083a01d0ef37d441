import type { ReactNode } from 'react'
import { expense, ExpenseStandard } from '@srm/api/expense'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { standardPaths } from '../expense.paths.ts'
import { useStandardText } from '../expense.texts.ts'

const StandardDetail = (): ReactNode => {
  const t = useStandardText()
  return (
    <RecordDetail
      record={ExpenseStandard}
      calls={expense.standard}
      paths={standardPaths}
      summary={['expenseType', 'tier', 'unit', 'maxAmount', 'status']}
      sections={[{ title: t('section.stamps'), fields: ['remark', 'createdBy', 'createdAt', 'updatedAt'] }]}
    />
  )
}

export default StandardDetail
