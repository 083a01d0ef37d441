import type { ReactNode } from 'react'
import { Room, supplier } from '@srm/api/supplier'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { roomPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const RoomDetail = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordDetail
      record={Room}
      calls={supplier.room}
      paths={roomPaths}
      summary={['hotel', 'bed', 'agreementPrice', 'rackPrice', 'count']}
      sections={[
        { title: t('section.room'), fields: ['area', 'maxOccupancy', 'breakfasts', 'window'] },
        { title: t('section.prices'), fields: ['peakPrice', 'extraBedPrice'] },
        { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt', 'remark'] },
      ]}
      tabs={['seasons', 'photos']}
    />
  )
}

export default RoomDetail
