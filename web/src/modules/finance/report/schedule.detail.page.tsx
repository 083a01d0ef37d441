import type { ReactNode } from 'react'
import { finance, ReportSchedule } from '@srm/api/finance'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { schedulePaths } from '../finance.paths.ts'
import { useReportText } from '../finance.texts.ts'

const ScheduleDetail = (): ReactNode => {
  const t = useReportText()
  return (
    <RecordDetail
      record={ReportSchedule}
      calls={finance.reportSchedule}
      paths={schedulePaths}
      summary={['kind', 'rhythm', 'day', 'status', 'lastRunOn']}
      sections={[
        { title: t('section.when'), fields: ['project', 'receivers'] },
        { title: t('section.more'), fields: ['owner', 'department', 'createdBy', 'createdAt', 'updatedAt'] },
      ]}
    />
  )
}

export default ScheduleDetail
