import type { ReactNode } from 'react'
import { contract, ContractBorrow } from '@srm/api/contract'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { borrowPaths } from '../contract.paths.ts'
import { shiftDay } from '../editor/plan.model.ts'
import { useToday } from '../use-today.ts'
import { useArchiveText } from '../contract.texts.ts'

const usualDays = 7

const BorrowEdit = (): ReactNode => {
  const t = useArchiveText()
  const today = useToday()
  return (
    <RecordEditor
      record={ContractBorrow}
      calls={contract.borrow}
      paths={borrowPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ borrowedOn: today, dueOn: shiftDay(today, usualDays), ...useQueryDefaults('contract') }}
      sections={[
        {
          title: t('section.basic'),
          fields: ['contract', 'borrower', 'purpose', 'borrowedOn', 'dueOn', 'remark'],
        },
      ]}
    />
  )
}

export default BorrowEdit
