import type { ReactNode } from 'react'
import { Availability, finder } from '@srm/api/finder'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { availabilityPaths } from '../finder.paths.ts'
import { useFinderText } from '../finder.texts.ts'

const AvailabilityDetail = (): ReactNode => {
  const t = useFinderText()
  return (
    <RecordDetail
      record={Availability}
      calls={finder.availability}
      paths={availabilityPaths}
      summary={['state', 'period', 'part', 'hall', 'room', 'hotel']}
      sections={[
        { title: t('availability.section'), fields: ['quantity', 'until', 'source'] },
        { title: t('availability.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt', 'remark'] },
      ]}
    />
  )
}

export default AvailabilityDetail
