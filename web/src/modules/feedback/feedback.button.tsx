import { MessageOutlined } from '@ant-design/icons'
import { lazy, Suspense, type ReactNode } from 'react'
import { create } from 'zustand'
import { useSession } from '@/lib/session/session.ts'
import { useText } from './feedback.texts.ts'

const FeedbackForm = lazy(async () => ({ default: (await import('./feedback.form.tsx')).FeedbackForm }))

/** Apart from the entry that opens it, which is gone as soon as it was chosen. */
const useForm = create(() => ({ isOpen: false }))

type Props = { readonly className?: string | undefined; readonly chosen: () => void }

/** In the menu of everybody whom the server lets see it. */
export const FeedbackEntry = ({ className, chosen }: Props): ReactNode => {
  const t = useText()
  const shown = useSession(({ feedbackShow, profile }) => feedbackShow === '1' && !profile?.seeingAs)
  if (!shown) return null
  const open = (): void => {
    useForm.setState({ isOpen: true })
    chosen()
  }
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
      {t('give')}
      <MessageOutlined aria-hidden />
    </button>
  )
}

export const OpenedFeedback = (): ReactNode => {
  const isOpen = useForm((form) => form.isOpen)
  return <Suspense>{isOpen && <FeedbackForm close={() => useForm.setState({ isOpen: false })} />}</Suspense>
}
