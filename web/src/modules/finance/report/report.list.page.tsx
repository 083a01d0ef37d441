import type { ReactNode } from 'react'
import { finance, Report } from '@srm/api/finance'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { reportPaths } from '../finance.paths.ts'
import { useReportText } from '../finance.texts.ts'

const columns = [{ name: 'title', width: 260 }, 'kind', 'project', 'day', 'code'] as const

const ReportList = (): ReactNode => {
  const t = useReportText()
  return (
    <RecordList
      record={Report}
      transfer="export"
      calls={finance.report}
      paths={reportPaths}
      columns={columns}
      title={t('title')}
      quickFilters={['kind', 'project']}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default ReportList
