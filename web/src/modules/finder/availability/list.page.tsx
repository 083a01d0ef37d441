import type { ReactNode } from 'react'
import { Availability, finder } from '@srm/api/finder'
import type { ListLayouts } from '@/ui/record-list/layouts.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { availabilityPaths } from '../finder.paths.ts'
import { useFinderText } from '../finder.texts.ts'

const columns = [
  'code',
  'name',
  'state',
  { name: 'hall', width: 240 },
  'room',
  'hotel',
  'period',
  'part',
  'quantity',
  'until',
  'source',
] as const

const layouts: ListLayouts = { calendar: { from: 'period', tone: 'state' } }

const AvailabilityList = (): ReactNode => {
  const t = useFinderText()
  return (
    <RecordList
      record={Availability}
      calls={finder.availability}
      paths={availabilityPaths}
      columns={columns}
      title={t('availability.title')}
      create={t('availability.create')}
      layouts={layouts}
      empty={{ title: t('availability.empty'), hint: t('availability.emptyHint') }}
    />
  )
}

export default AvailabilityList
