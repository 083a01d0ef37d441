import type { ReactNode } from 'react'
import { finance, Report } from '@srm/api/finance'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { reportPaths } from '../finance.paths.ts'
import { useReportText } from '../finance.texts.ts'

const ReportDetail = (): ReactNode => {
  const t = useReportText()
  return (
    <RecordDetail
      record={Report}
      calls={finance.report}
      paths={reportPaths}
      summary={['kind', 'project', 'day']}
      sections={[{ title: t('section.file'), fields: ['files', 'owner', 'createdAt'] }]}
    />
  )
}

export default ReportDetail
