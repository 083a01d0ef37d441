import type { ReactNode } from 'react'
import { finance, Report } from '@srm/api/finance'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { reportPaths } from '../finance.paths.ts'
import { useText } from './report.texts.ts'

const ReportDetail = (): ReactNode => {
  const t = useText()
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
