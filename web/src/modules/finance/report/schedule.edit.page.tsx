import type { ReactNode } from 'react'
import { finance, ReportSchedule } from '@srm/api/finance'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { schedulePaths } from '../finance.paths.ts'
import { useReportText } from '../finance.texts.ts'

const ScheduleEdit = (): ReactNode => {
  const t = useReportText()
  return (
    <RecordEditor
      record={ReportSchedule}
      calls={finance.reportSchedule}
      paths={schedulePaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ kind: 'month', rhythm: 'monthly', day: 1, ...useQueryDefaults('project') }}
      sections={[
        { title: t('section.what'), fields: ['name', 'kind', 'project'] },
        { title: t('section.when'), fields: ['rhythm', 'day', 'receivers'] },
        { title: t('section.more'), fields: ['owner', 'department', 'status'] },
      ]}
    />
  )
}

export default ScheduleEdit
