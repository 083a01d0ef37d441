import type { ReactNode } from 'react'
import { Supplier, supplier } from '@srm/api/supplier'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { StageSwitch } from './stage.switch.tsx'
import { supplierPaths } from './supplier.paths.ts'
import { useText } from './supplier.texts.ts'

const columns = [
  'code',
  { name: 'name', width: 260 },
  'classifies',
  'lifecycle',
  'grade',
  'region',
  'certificateExpiresOn',
  'cooperationAmount',
  'owner',
] as const

const SupplierList = (): ReactNode => {
  const t = useText()
  return (
    <RecordList
      record={Supplier}
      calls={supplier.supplier}
      paths={supplierPaths}
      columns={columns}
      title={t('supplier.title')}
      create={t('supplier.create')}
      above={<StageSwitch />}
      empty={{ title: t('supplier.empty'), hint: t('supplier.emptyHint') }}
    />
  )
}

export default SupplierList
