import type { ReactNode } from 'react'
import { expense, ExpenseStandard } from '@srm/api/expense'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { standardPaths } from '../expense.paths.ts'
import { useStandardText } from '../expense.texts.ts'

const StandardEdit = (): ReactNode => {
  const t = useStandardText()
  return (
    <RecordEditor
      record={ExpenseStandard}
      calls={expense.standard}
      paths={standardPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ unit: 'day', status: 'enabled' }}
      sections={[
        {
          title: t('section.basic'),
          fields: ['name', 'expenseType', 'tier', 'unit', 'maxAmount', 'status', 'remark'],
        },
      ]}
    />
  )
}

export default StandardEdit
