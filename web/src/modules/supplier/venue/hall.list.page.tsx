import type { ReactNode } from 'react'
import { Hall, supplier } from '@srm/api/supplier'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { PlaceSwitch } from './place.switch.tsx'
import { hallPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const columns = [
  'code',
  'name',
  { name: 'place', width: 200 },
  'area',
  'height',
  'theater',
  'classroom',
  'banquet',
  'priceHalfDay',
  'priceFullDay',
  'status',
] as const

const HallList = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordList
      record={Hall}
      calls={supplier.hall}
      paths={hallPaths}
      columns={columns}
      title={t('hall.title')}
      create={t('hall.create')}
      empty={{ title: t('hall.empty'), hint: t('hall.emptyHint') }}
      siblings={<PlaceSwitch />}
    />
  )
}

export default HallList
