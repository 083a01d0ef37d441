import type { ReactNode } from 'react'
import { Supplier, supplier } from '@srm/api/supplier'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { useStageBoard } from './lifecycle/stage.board.tsx'
import { StageSwitch } from './lifecycle/stage.switch.tsx'
import { supplierPaths } from './supplier.paths.ts'
import { useSupplierText } from './supplier.texts.ts'

const columns = [
  'code',
  'name',
  'classifies',
  'lifecycle',
  'grade',
  'region',
  'certificateExpiresOn',
  'cooperationAmount',
  'owner',
] as const

const quickFilters = ['grade', { mine: 'owner' }, 'region'] as const

const SupplierList = (): ReactNode => {
  const t = useSupplierText()
  const { layouts, dialog } = useStageBoard()
  return (
    <>
      <RecordList
        record={Supplier}
        calls={supplier.supplier}
        paths={supplierPaths}
        columns={columns}
        title={t('supplier.title')}
        create={t('supplier.create')}
        stages={<StageSwitch />}
        quickFilters={quickFilters}
        empty={{ title: t('supplier.empty'), hint: t('supplier.emptyHint') }}
        layouts={layouts}
      />
      {dialog}
    </>
  )
}

export default SupplierList
