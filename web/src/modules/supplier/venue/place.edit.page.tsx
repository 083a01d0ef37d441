import type { ReactNode } from 'react'
import { Place, placeFieldsFor, supplier, type PlaceField, type PlaceType } from '@srm/api/supplier'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { placePaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

/** Only what this kind of place can have. */
const fitting = (name: PlaceField) => ({
  name,
  when: ({ type }: Readonly<Record<string, unknown>>) => placeFieldsFor[name](type as PlaceType),
})

const placed = ['name', 'type', 'supplier', fitting('hotel'), 'status', 'region', 'location'] as const
const capacity = [
  'totalMeetingArea',
  fitting('maxSeated'),
  fitting('maxStanding'),
  fitting('loadCapacity'),
  fitting('power'),
  fitting('cargoLift'),
] as const

const PlaceEdit = (): ReactNode => {
  const t = useSupplierText()
  const given = useQueryDefaults('supplier', 'hotel')
  return (
    <RecordEditor
      record={Place}
      calls={supplier.place}
      paths={placePaths}
      titles={{ create: t('place.create'), edit: t('place.edit') }}
      defaults={{ type: 'conference_center', status: 'enabled', ...given }}
      sections={[
        { title: t('section.place'), fields: placed },
        { title: t('section.capacity'), fields: capacity },
        { title: t('section.rules'), fields: ['restrictions', 'musicUntil', 'insuranceRequired'] },
        { title: t('section.more'), fields: ['vrUrl', 'photos', 'remark'] },
      ]}
    />
  )
}

export default PlaceEdit
