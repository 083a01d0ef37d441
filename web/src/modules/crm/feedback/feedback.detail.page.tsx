import type { ReactNode } from 'react'
import { crm, CustomerFeedback } from '@srm/api/crm'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { feedbackPaths } from '../crm.paths.ts'
import { useFeedbackText } from '../crm.texts.ts'

const FeedbackDetail = (): ReactNode => {
  const t = useFeedbackText()
  return (
    <RecordDetail
      record={CustomerFeedback}
      calls={crm.feedback}
      paths={feedbackPaths}
      summary={['customer', 'eventDate', 'score', 'contact', 'answeredOn']}
      sections={[
        { title: t('section.scores'), fields: ['planning', 'execution', 'service', 'valueForMoney'] },
        { title: t('section.words'), fields: ['comment', 'improvement', 'attachments'] },
        { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt'] },
      ]}
    />
  )
}

export default FeedbackDetail
