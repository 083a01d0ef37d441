import type { ReactNode } from 'react'
import { Demand, demand } from '@srm/api/demand'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { demandPaths } from '../demand.paths.ts'
import { useDocumentText } from '../demand.texts.ts'

const columns = [
  'code',
  { name: 'title', width: 240 },
  { name: 'project', width: 200 },
  'needDate',
  'urgency',
  'lineCount',
  'amount',
  'orderedRate',
  'owner',
  'stage',
  'status',
  'createdAt',
] as const

const DemandList = (): ReactNode => {
  const t = useDocumentText()
  return (
    <RecordList
      record={Demand}
      calls={demand.demand}
      paths={demandPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['stage', 'status', 'urgency', { mine: 'owner' }]}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default DemandList
