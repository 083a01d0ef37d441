import type { ReactNode } from 'react'
import { Staff, supplier } from '@srm/api/supplier'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { staffPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const StaffEdit = (): ReactNode => {
  const t = useSupplierText()
  const given = useQueryDefaults('supplier')
  return (
    <RecordEditor
      record={Staff}
      calls={supplier.staff}
      paths={staffPaths}
      titles={{ create: t('staff.create'), edit: t('staff.edit') }}
      defaults={{ status: 'enabled', ...given }}
      sections={[
        {
          title: t('section.person'),
          fields: [
            'name',
            'category',
            'supplier',
            'mobile',
            'sex',
            'idNo',
            'birth',
            'region',
            'languages',
            'height',
            'level',
            'status',
          ],
        },
        { title: t('section.prices'), fields: ['priceDay', 'priceHalfDay', 'priceEvent', 'insuranceTo'] },
        { title: t('section.papers'), fields: ['portfolio', 'idCard', 'remark'] },
      ]}
    />
  )
}

export default StaffEdit
