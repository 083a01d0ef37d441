import type { ReactNode } from 'react'
import { ledger, MonthReopen } from '@srm/api/ledger'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { reopenPaths } from '../ledger.paths.ts'
import { useMonthText } from '../ledger.texts.ts'

const columns = [
  'code',
  { name: 'title', width: 240 },
  'company',
  'month',
  { name: 'reason', width: 220 },
  'status',
  'owner',
  'createdAt',
] as const

const ReopenList = (): ReactNode => {
  const t = useMonthText()
  return (
    <RecordList
      record={MonthReopen}
      calls={ledger.monthReopen}
      paths={reopenPaths}
      columns={columns}
      title={t('reopenings')}
      create={t('reopen.create')}
      empty={{ title: t('reopen.empty'), hint: t('reopen.hint') }}
    />
  )
}

export default ReopenList
