import type { ReactNode } from 'react'
import { Feedback, feedback } from '@srm/api/feedback'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { paths } from './feedback.paths.ts'
import { useText } from './feedback.texts.ts'

const { list, summary, remove } = feedback

/** It is written from the header of any page, so nothing is created here. */
const FeedbackList = (): ReactNode => {
  const t = useText()
  return (
    <RecordList
      record={Feedback}
      transfer="export"
      calls={{ list, summary, remove }}
      paths={paths}
      title={t('title')}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default FeedbackList
