import type { ReactNode } from 'react'
import { finance, ReportSchedule } from '@srm/api/finance'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { schedulePaths } from '../finance.paths.ts'
import { useReportText } from '../finance.texts.ts'

const columns = [
  'code',
  { name: 'name', width: 200 },
  'kind',
  { name: 'project', width: 200 },
  'rhythm',
  'day',
  'status',
  'lastRunOn',
  'owner',
] as const

const ScheduleList = (): ReactNode => {
  const t = useReportText()
  return (
    <RecordList
      record={ReportSchedule}
      transfer="export"
      calls={finance.reportSchedule}
      paths={schedulePaths}
      columns={columns}
      title={t('schedules')}
      create={t('create')}
      quickFilters={['status', 'kind', { mine: 'owner' }]}
      empty={{ title: t('schedules.empty.title'), hint: t('schedules.empty.hint') }}
    />
  )
}

export default ScheduleList
