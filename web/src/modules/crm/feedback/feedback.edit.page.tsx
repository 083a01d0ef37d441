import { Rate } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { crm, CustomerFeedback } from '@srm/api/crm'
import { shanghaiDay } from '@srm/api/shared/date'
import { useLabel } from '@/lib/i18n.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps } from '@/ui/slots.ts'
import { contactControl } from '../contact/input.tsx'
import { feedbackPaths } from '../crm.paths.ts'
import { useFeedbackText } from '../crm.texts.ts'

const words = ['star1', 'star2', 'star3', 'star4', 'star5'] as const

/** A score from 1 to 5 as stars, with its meaning beside them. */
const StarsInput = ({ id, meta, value, onChange, disabled = false }: InputProps<number>): ReactNode => {
  const t = useFeedbackText()
  const say = useLabel()
  const word = words[(value ?? 0) - 1]
  return (
    <Row>
      <Rate
        {...(id && { id })}
        aria-label={say(meta.label)}
        value={value ?? 0}
        disabled={disabled}
        tooltips={words.map((one) => t(one))}
        onChange={(next) => onChange?.(next === 0 ? undefined : next)}
      />
      {word && <Muted size="s">{t(word)}</Muted>}
    </Row>
  )
}

const starsControl = controlOf(StarsInput)

const scores = (['score', 'planning', 'execution', 'service', 'valueForMoney'] as const).map((name) => ({
  name,
  control: starsControl,
}))

const FeedbackEdit = (): ReactNode => {
  const t = useFeedbackText()
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
