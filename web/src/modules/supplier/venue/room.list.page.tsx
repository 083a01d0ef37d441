import type { ReactNode } from 'react'
import { Room, supplier } from '@srm/api/supplier'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { roomPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const columns = [
  'code',
  'name',
  { name: 'hotel', width: 200 },
  'bed',
  'area',
  'count',
  'breakfasts',
  'rackPrice',
  'agreementPrice',
  'peakPrice',
  'status',
] as const

const RoomList = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordList
      record={Room}
      calls={supplier.room}
      paths={roomPaths}
      columns={columns}
      title={t('room.title')}
      create={t('room.create')}
      empty={{ title: t('room.empty'), hint: t('room.emptyHint') }}
    />
  )
}

export default RoomList
