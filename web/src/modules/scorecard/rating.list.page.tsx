import type { ReactNode } from 'react'
import { scorecard, SupplierRating } from '@srm/api/scorecard'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { ratingPaths } from './scorecard.paths.ts'
import { useText } from './scorecard.texts.ts'

const columns = [
  'code',
  { name: 'supplier', width: 240 },
  { name: 'title', width: 200 },
  'score',
  'ratedOn',
  { name: 'comment', width: 260 },
  'createdBy',
] as const

const RatingList = (): ReactNode => {
  const t = useText()
  return (
    <RecordList
      record={SupplierRating}
      calls={scorecard.rating}
      paths={ratingPaths}
      columns={columns}
      title={t('rating.title')}
      create={t('rating.create')}
      empty={{ title: t('rating.empty'), hint: t('rating.emptyHint') }}
    />
  )
}

export default RatingList
