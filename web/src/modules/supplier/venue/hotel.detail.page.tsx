import type { ReactNode } from 'react'
import { Hotel, Room, supplier } from '@srm/api/supplier'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { hotelPaths, roomPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const roomColumns = ['name', 'bed', 'area', 'count', 'breakfasts', 'rackPrice', 'agreementPrice', 'peakPrice']

const HotelDetail = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordDetail
      record={Hotel}
      calls={supplier.hotel}
      paths={hotelPaths}
      summary={['supplier', 'star', 'region', 'totalRooms', 'contact']}
      sections={[
        { title: t('section.hotel'), fields: ['brand', 'group', 'openedYear', 'renovatedYear', 'facilities'] },
        { title: t('section.rooms'), fields: ['kingRooms', 'twinRooms', 'suites', 'checkIn', 'checkOut'] },
        { title: t('section.where'), fields: ['airportKm', 'stationKm', 'subwayKm', 'parkingCount', 'location'] },
        {
          title: t('section.terms'),
          fields: ['breakfastPrice', 'serviceChargeRate', 'taxRate', 'cancellationPolicy', 'depositPolicy'],
        },
        { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt', 'remark'] },
      ]}
      tabs={['photos']}
      related={({ id }) => [
        {
          key: 'room',
          title: t('tab.room'),
          content: (
            <RelatedRecords
              by="hotel"
              owner={id}
              record={Room}
              calls={supplier.room}
              columns={roomColumns}
              paths={roomPaths}
              also={[supplier.hotel.show]}
            />
          ),
        },
      ]}
    />
  )
}

export default HotelDetail
