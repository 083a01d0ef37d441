import type { ReactNode } from 'react'
import { Room, supplier } from '@srm/api/supplier'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { roomPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const RoomEdit = (): ReactNode => {
  const t = useSupplierText()
  const given = useQueryDefaults('hotel')
  return (
    <RecordEditor
      record={Room}
      calls={supplier.room}
      paths={roomPaths}
      titles={{ create: t('room.create'), edit: t('room.edit') }}
      defaults={{ bed: 'king', status: 'enabled', ...given }}
      sections={[
        {
          title: t('section.room'),
          fields: ['name', 'hotel', 'bed', 'area', 'maxOccupancy', 'count', 'breakfasts', 'window', 'status'],
        },
        { title: t('section.prices'), fields: ['rackPrice', 'agreementPrice', 'peakPrice', 'extraBedPrice'] },
        { title: t('section.seasons'), fields: ['seasons'] },
        { title: t('section.more'), fields: ['photos', 'remark'] },
      ]}
    />
  )
}

export default RoomEdit
