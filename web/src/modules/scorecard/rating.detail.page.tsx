import type { ReactNode } from 'react'
import { scorecard, SupplierRating } from '@srm/api/scorecard'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { ratingPaths } from './scorecard.paths.ts'
import { useText } from './scorecard.texts.ts'

const RatingDetail = (): ReactNode => {
  const t = useText()
  return (
    <RecordDetail
      record={SupplierRating}
      calls={scorecard.rating}
      paths={ratingPaths}
      summary={['supplier', 'score', 'ratedOn', 'createdBy', 'createdAt']}
      sections={[
        { title: t('section.scores'), fields: ['scores'] },
        { title: t('section.rating'), fields: ['comment', 'updatedAt'] },
      ]}
    />
  )
}

export default RatingDetail
