import type { ReactNode } from 'react'
import { contract, ContractTemplate } from '@srm/api/contract'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { templatePaths } from '../contract.paths.ts'
import { TemplateClausesInput } from './clauses.input.tsx'
import { useTemplateText } from '../contract.texts.ts'

const TemplateEdit = (): ReactNode => {
  const t = useTemplateText()
  return (
    <RecordEditor
      record={ContractTemplate}
      calls={contract.template}
      paths={templatePaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ status: 'enabled', clauses: [{ title: '', text: '', isFixed: false }], ...useQueryDefaults('type') }}
      sections={[
        { title: t('section.basic'), fields: ['name', 'type', 'status', 'remark'] },
        { title: t('clauses'), fields: [{ name: 'clauses', lines: TemplateClausesInput }] },
      ]}
    />
  )
}

export default TemplateEdit
