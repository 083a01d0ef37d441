import type { ReactNode } from 'react'
import { Hotel, supplier } from '@srm/api/supplier'
import type { ListLayouts } from '@/ui/record-list/layouts.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { hotelPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const columns = [
  'code',
  'name',
  { name: 'supplier', width: 220 },
  'star',
  'brand',
  'region',
  'totalRooms',
  'breakfastPrice',
  'renovatedYear',
  'status',
] as const

const layouts: ListLayouts = {
  cards: { picture: 'photos', status: 'status', fields: ['star', 'region', 'totalRooms'] },
}

const HotelList = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordList
      record={Hotel}
      calls={supplier.hotel}
      paths={hotelPaths}
      columns={columns}
      title={t('hotel.title')}
      create={t('hotel.create')}
      layouts={layouts}
      empty={{ title: t('hotel.empty'), hint: t('hotel.emptyHint') }}
    />
  )
}

export default HotelList
