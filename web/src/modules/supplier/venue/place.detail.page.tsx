import type { ReactNode } from 'react'
import { Hall, Place, supplier } from '@srm/api/supplier'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { hallPaths, placePaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const hallColumns = ['name', 'floor', 'area', 'height', 'theater', 'classroom', 'banquet', 'priceFullDay']

const PlaceDetail = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordDetail
      record={Place}
      calls={supplier.place}
      paths={placePaths}
      summary={['type', 'supplier', 'hotel', 'region', 'hallCount', 'largestHallArea']}
      sections={[
        { title: t('section.place'), fields: ['totalMeetingArea', 'vrUrl', 'location'] },
        { title: t('section.capacity'), fields: ['maxSeated', 'maxStanding', 'loadCapacity', 'power', 'cargoLift'] },
        { title: t('section.rules'), fields: ['restrictions', 'musicUntil', 'insuranceRequired'] },
        { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt', 'remark'] },
      ]}
      tabs={['photos']}
      related={({ id }) => [
        {
          key: 'hall',
          title: t('tab.hall'),
          content: (
            <RelatedRecords
              by="place"
              owner={id}
              record={Hall}
              calls={supplier.hall}
              columns={hallColumns}
              paths={hallPaths}
              also={[supplier.place.show]}
            />
          ),
        },
      ]}
    />
  )
}

export default PlaceDetail
