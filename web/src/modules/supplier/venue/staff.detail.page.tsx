import type { ReactNode } from 'react'
import { Staff, supplier } from '@srm/api/supplier'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { staffPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const StaffDetail = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordDetail
      record={Staff}
      calls={supplier.staff}
      paths={staffPaths}
      summary={['category', 'supplier', 'mobile', 'priceDay', 'rating']}
      sections={[
        { title: t('section.person'), fields: ['sex', 'idNo', 'birth', 'region', 'languages', 'height', 'level'] },
        { title: t('section.prices'), fields: ['priceHalfDay', 'priceEvent', 'insuranceTo'] },
        { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt', 'remark'] },
      ]}
      tabs={['portfolio', 'idCard']}
    />
  )
}

export default StaffDetail
