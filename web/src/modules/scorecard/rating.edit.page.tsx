import { useState, type ReactNode } from 'react'
import { scorecard, SupplierRating } from '@srm/api/scorecard'
import { shanghaiDay } from '@srm/api/shared/date'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { ratingPaths } from './scorecard.paths.ts'
import { useText } from './scorecard.texts.ts'

const RatingEdit = (): ReactNode => {
  const t = useText()
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <RecordEditor
      record={SupplierRating}
      calls={scorecard.rating}
      paths={ratingPaths}
      titles={{ create: t('rating.create'), edit: t('rating.edit') }}
      defaults={{ ratedOn: today }}
      sections={[
        { title: t('section.rating'), fields: ['supplier', 'title', 'ratedOn', 'comment'] },
        { title: t('section.scores'), fields: ['scores'] },
      ]}
    />
  )
}

export default RatingEdit
