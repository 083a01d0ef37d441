import type { ReactNode } from 'react'
import type { Input as Sent } from '@srm/api/endpoint'
import { Feedback, feedback } from '@srm/api/feedback'
import { longText } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useText } from './feedback.texts.ts'

const { kind, pictures } = Feedback.fields
/** A few lines to write in, of which a list shows one. */
const words = longText('反馈内容', 'Feedback', { max: 300 })
const groups = [{ fields: { kind, words, pictures } }]

type Body = Sent<typeof feedback.create>['body']

/** Where the person is, without what they looked for there: a keyword may be a name. */
const here = (): string => (window.location.hash.slice(1).split('?')[0] ?? '').slice(0, 300) || '/'

/** A few words and perhaps a picture; the page is added by itself. */
export const FeedbackForm = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useText()
  const { mutateAsync } = useMutate(feedback.create, { silent: true, done: () => toast.success(t('thanks')) })
  return (
    <SideForm
      title={t('give')}
      groups={groups}
      initial={{ kind: 'problem', pictures: [] }}
      close={close}
      save={(values) => mutateAsync({ body: { ...(values as Body), page: here() } })}
    />
  )
}
