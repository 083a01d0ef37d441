import type { ReactNode } from 'react'
import { Place, supplier } from '@srm/api/supplier'
import type { ListLayouts } from '@/ui/record-list/layouts.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { PlaceSwitch } from './place.switch.tsx'
import { placePaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const columns = [
  'code',
  'name',
  'type',
  { name: 'supplier', width: 200 },
  'hotel',
  'region',
  'totalMeetingArea',
  'hallCount',
  'largestHallArea',
  'status',
] as const

const layouts: ListLayouts = { cards: { picture: 'photos', status: 'status', fields: ['type', 'region', 'maxSeated'] } }

const PlaceList = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordList
      record={Place}
      calls={supplier.place}
      paths={placePaths}
      columns={columns}
      title={t('place.title')}
      create={t('place.create')}
      layouts={layouts}
      empty={{ title: t('place.empty'), hint: t('place.emptyHint') }}
      siblings={<PlaceSwitch />}
    />
  )
}

export default PlaceList
