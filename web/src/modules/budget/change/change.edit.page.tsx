import type { ReactNode } from 'react'
import { BudgetChange, budget } from '@srm/api/budget'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import { changePaths } from '../budget.paths.ts'
import { useChangeText } from '../budget.texts.ts'
import { LinesInput } from './lines.input.tsx'

const { project, reason } = BudgetChange.fields

const ChangeEdit = (): ReactNode => {
  const t = useChangeText()
  return (
    <DocumentEditor
      record={BudgetChange}
      calls={budget.change}
      paths={changePaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ lines: [{ from: null }], ...useQueryDefaults('project') }}
      docType="budgetChange"
      facts={{ project, reason }}
      sections={[
        { title: t('section.basic'), fields: ['project', 'reason', 'attachments'] },
        { title: t('section.lines'), fields: [{ name: 'lines', lines: LinesInput }] },
      ]}
    />
  )
}

export default ChangeEdit
