import type { ReactNode } from 'react'
import { demand, PurchaseType } from '@srm/api/demand'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { typePaths } from '../demand.paths.ts'
import { useTypeText } from '../demand.texts.ts'

const bands = [
  { below: '5000.00', minQuotes: 1, openMode: 'clockOrAll', needsApproval: false },
  { below: '50000.00', minQuotes: 3, openMode: 'clock', needsApproval: false },
  { minQuotes: 3, openMode: 'twoPeople', needsApproval: true },
]

const TypeEdit = (): ReactNode => {
  const t = useTypeText()
  return (
    <RecordEditor
      record={PurchaseType}
      calls={demand.type}
      paths={typePaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ compareMethod: 'lowest', status: 'enabled', bands, ...useQueryDefaults('parent') }}
      sections={[
        { title: t('section.basic'), fields: ['name', 'nameEn', 'parent', 'lineKind', 'unit', 'budgetCategory'] },
        { title: t('section.specs'), fields: ['specs'] },
        { title: t('section.bands'), fields: ['bands', 'approvalLimit', 'compareMethod', 'isTwoEnvelope'] },
        { title: t('section.more'), fields: ['sort', 'status', 'remark'] },
      ]}
    />
  )
}

export default TypeEdit
