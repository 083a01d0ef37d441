import type { ReactNode } from 'react'
import { Hotel, supplier } from '@srm/api/supplier'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { hotelPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const HotelEdit = (): ReactNode => {
  const t = useSupplierText()
  const given = useQueryDefaults('supplier')
  return (
    <RecordEditor
      record={Hotel}
      calls={supplier.hotel}
      paths={hotelPaths}
      titles={{ create: t('hotel.create'), edit: t('hotel.edit') }}
      defaults={{ star: 'five', status: 'enabled', ...given }}
      sections={[
        {
          title: t('section.hotel'),
          fields: ['name', 'supplier', 'star', 'brand', 'group', 'status', 'contact', 'openedYear', 'renovatedYear'],
        },
        {
          title: t('section.rooms'),
          fields: ['totalRooms', 'kingRooms', 'twinRooms', 'suites', 'checkIn', 'checkOut'],
        },
        {
          title: t('section.where'),
          fields: ['region', 'airportKm', 'stationKm', 'subwayKm', 'parkingCount', 'location'],
        },
        {
          title: t('section.terms'),
          fields: ['breakfastPrice', 'serviceChargeRate', 'taxRate', 'cancellationPolicy', 'depositPolicy'],
        },
        { title: t('section.more'), fields: ['facilities', 'photos', 'remark'] },
      ]}
    />
  )
}

export default HotelEdit
