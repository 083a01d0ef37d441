import type { ReactNode } from 'react'
import { Feedback, feedback } from '@srm/api/feedback'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { paths } from './feedback.paths.ts'
import { useText } from './feedback.texts.ts'

const FeedbackEdit = (): ReactNode => {
  const t = useText()
  return (
    <RecordEditor
      record={Feedback}
      calls={feedback}
      paths={paths}
      titles={{ create: t('edit'), edit: t('edit') }}
      sections={[
        { title: t('section.handling'), fields: ['status', 'reply'] },
        { title: t('section.said'), fields: ['kind', 'words', 'page', 'pictures'] },
      ]}
    />
  )
}

export default FeedbackEdit
