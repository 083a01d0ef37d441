import type { ReactNode } from 'react'
import { Hall, supplier } from '@srm/api/supplier'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { hallPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const HallEdit = (): ReactNode => {
  const t = useSupplierText()
  const given = useQueryDefaults('place')
  return (
    <RecordEditor
      record={Hall}
      calls={supplier.hall}
      paths={hallPaths}
      titles={{ create: t('hall.create'), edit: t('hall.edit') }}
      defaults={{ status: 'enabled', ...given }}
      sections={[
        {
          title: t('section.hall'),
          fields: ['name', 'place', 'floor', 'area', 'height', 'length', 'width', 'status', 'sort'],
        },
        {
          title: t('section.layouts'),
          fields: ['theater', 'classroom', 'banquet', 'uShape', 'hollowSquare', 'boardroom', 'cocktail', 'herringbone'],
        },
        {
          title: t('section.build'),
          fields: [
            'pillar',
            'windows',
            'divisibleInto',
            'divisibleGroup',
            'ledSize',
            'fixedStage',
            'entranceSize',
            'amenities',
          ],
        },
        {
          title: t('section.prices'),
          fields: [
            'priceHalfDay',
            'priceFullDay',
            'priceHour',
            'moveInPrice',
            'moveOutPrice',
            'included',
            'excluded',
            'remark',
          ],
        },
      ]}
    />
  )
}

export default HallEdit
