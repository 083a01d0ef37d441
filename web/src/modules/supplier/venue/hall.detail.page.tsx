import type { ReactNode } from 'react'
import { Hall, supplier } from '@srm/api/supplier'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { hallPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const HallDetail = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordDetail
      record={Hall}
      calls={supplier.hall}
      paths={hallPaths}
      summary={['place', 'area', 'height', 'theater', 'priceFullDay']}
      sections={[
        {
          title: t('section.hall'),
          fields: ['floor', 'length', 'width', 'pillar', 'windows', 'divisibleInto', 'divisibleGroup'],
        },
        {
          title: t('section.layouts'),
          fields: ['classroom', 'banquet', 'uShape', 'hollowSquare', 'boardroom', 'cocktail', 'herringbone'],
        },
        { title: t('section.build'), fields: ['ledSize', 'fixedStage', 'entranceSize', 'amenities'] },
        {
          title: t('section.prices'),
          fields: ['priceHalfDay', 'priceHour', 'moveInPrice', 'moveOutPrice', 'included', 'excluded'],
        },
        { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt', 'remark'] },
      ]}
    />
  )
}

export default HallDetail
