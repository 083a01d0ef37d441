import type { ReactNode } from 'react'
import { contract, ContractType } from '@srm/api/contract'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { typePaths } from '../contract.paths.ts'
import { useTypeText } from '../contract.texts.ts'

const TypeEdit = (): ReactNode => {
  const t = useTypeText()
  return (
    <RecordEditor
      record={ContractType}
      calls={contract.type}
      paths={typePaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ status: 'enabled', isSealRequired: true, requiredPapers: [], sort: 0, ...useQueryDefaults('parent') }}
      sections={[
        { title: t('section.basic'), fields: ['name', 'nameEn', 'parent', 'direction'] },
        { title: t('section.writing'), fields: ['template', 'shortCode'] },
        { title: t('section.signing'), fields: ['isSealRequired', 'requiredPapers'] },
        { title: t('section.more'), fields: ['sort', 'status', 'remark'] },
      ]}
    />
  )
}

export default TypeEdit
