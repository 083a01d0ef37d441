import { MessageOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSession } from '@/lib/session.ts'
import { useText } from './feedback.texts.ts'

const FeedbackForm = lazy(async () => ({ default: (await import('./feedback.form.tsx')).FeedbackForm }))

/** In the header of every page, for those whom the server lets see it. */
export const FeedbackButton = (): ReactNode => {
  const t = useText()
  const [open, setOpen] = useState(false)
  const shown = useSession(({ feedbackShow, profile }) => feedbackShow === '1' && !profile?.seeingAs)
  if (!shown) return null
  return (
    <>
      <Button
        type="text"
        icon={<MessageOutlined aria-hidden />}
        aria-label={t('give')}
        title={t('give')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>{open && <FeedbackForm close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
