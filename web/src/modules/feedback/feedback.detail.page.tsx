import type { ReactNode } from 'react'
import { Feedback, feedback } from '@srm/api/feedback'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { paths } from './feedback.paths.ts'
import { useText } from './feedback.texts.ts'

const FeedbackDetail = (): ReactNode => {
  const t = useText()
  return (
    <RecordDetail
      record={Feedback}
      calls={feedback}
      paths={paths}
      summary={['kind', 'createdBy', 'createdAt', 'page']}
      sections={[
        { title: t('section.handling'), fields: ['reply', 'updatedBy', 'updatedAt'] },
        { title: t('section.said'), fields: ['words', 'pictures'] },
      ]}
    />
  )
}

export default FeedbackDetail
