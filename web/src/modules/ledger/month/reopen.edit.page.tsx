import type { ReactNode } from 'react'
import { ledger, MonthReopen } from '@srm/api/ledger'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import { reopenPaths } from '../ledger.paths.ts'
import { useMonthText } from '../ledger.texts.ts'

const { company, month, reason } = MonthReopen.fields

const ReopenEdit = (): ReactNode => {
  const t = useMonthText()
  return (
    <DocumentEditor
      record={MonthReopen}
      calls={ledger.monthReopen}
      paths={reopenPaths}
      titles={{ create: t('reopen.create'), edit: t('reopen.edit') }}
      defaults={useQueryDefaults('company', 'month')}
      docType="monthReopen"
      facts={{ company, month, reason }}
      sections={[{ title: t('section.basic'), fields: ['company', 'month', 'reason'] }]}
    />
  )
}

export default ReopenEdit
