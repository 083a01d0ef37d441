import type { ReactNode } from 'react'
import { Staff, supplier } from '@srm/api/supplier'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { staffPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const columns = [
  'code',
  'name',
  'category',
  { name: 'supplier', width: 200 },
  'mobile',
  'region',
  'languages',
  'level',
  'priceDay',
  'rating',
  'status',
] as const

const StaffList = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordList
      record={Staff}
      calls={supplier.staff}
      paths={staffPaths}
      columns={columns}
      title={t('staff.title')}
      create={t('staff.create')}
      empty={{ title: t('staff.empty'), hint: t('staff.emptyHint') }}
    />
  )
}

export default StaffList
