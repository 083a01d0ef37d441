import type { ReactNode } from 'react'
import { crm, CustomerFeedback } from '@srm/api/crm'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { feedbackPaths } from '../crm.paths.ts'
import { useFeedbackText } from '../crm.texts.ts'

const columns = [
  { name: 'event', width: 240 },
  { name: 'customer', width: 240 },
  'eventDate',
  'score',
  'contact',
  { name: 'comment', width: 280 },
  { name: 'improvement', width: 240 },
] as const

const FeedbackList = (): ReactNode => {
  const t = useFeedbackText()
  return (
    <RecordList
      record={CustomerFeedback}
      calls={crm.feedback}
      paths={feedbackPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['score', 'eventDate']}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
    />
  )
}

export default FeedbackList
