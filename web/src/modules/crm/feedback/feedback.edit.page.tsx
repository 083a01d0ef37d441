import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { crm, CustomerFeedback } from '@srm/api/crm'
import { shanghaiDay } from '@srm/api/shared/date'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { contactControl } from '../contact.input.tsx'
import { feedbackPaths } from '../crm.paths.ts'
import { useText } from './feedback.texts.ts'
import { starsControl } from './stars.input.tsx'

const scores = (['score', 'planning', 'execution', 'service', 'valueForMoney'] as const).map((name) => ({
  name,
  control: starsControl,
}))

const FeedbackEdit = (): ReactNode => {
  const t = useText()
  const [params] = useSearchParams()
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <RecordEditor
      record={CustomerFeedback}
      calls={crm.feedback}
      paths={feedbackPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ customer: params.get('customer') ?? undefined, answeredOn: today, attachments: [] }}
      sections={[
        {
          title: t('section.event'),
          fields: ['customer', 'event', 'eventDate', { name: 'contact', control: contactControl }, 'answeredOn'],
        },
        { title: t('section.scores'), fields: scores },
        { title: t('section.words'), fields: ['comment', 'improvement', 'attachments'] },
      ]}
    />
  )
}

export default FeedbackEdit
