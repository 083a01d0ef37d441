import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { EnteredSession } from '@srm/api/identity/session'
import { UserError, messageOf } from '@/lib/api/api-error.ts'
import { Submit } from '../entrance/submit.tsx'
import { arrival, forgetArrival, leaveForFeishu, signInByFeishu } from './feishu.ts'
import styles from './login.module.css'
import { useLoginText } from '../public/public.texts.ts'

type Props = { readonly entered: (answer: EnteredSession) => void }

const backTo = (redirect: string | null): string =>
  redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login'

/** Finishes what was begun before leaving for Feishu. */
const useReturn = (entered: Props['entered'], fail: (error: unknown) => void): boolean => {
  const t = useLoginText()
  const go = useNavigate()
  const [params] = useSearchParams()
  const begun = useRef(false)
  const [running, setRunning] = useState(() => arrival(params) !== undefined)
  useEffect(() => {
    const found = arrival(params)
    if (!found || begun.current) return
    begun.current = true
    const finish = async (): Promise<void> => {
      await go(backTo(forgetArrival()), { replace: true })
      const answer = await signInByFeishu(found)
      if (!answer) throw new UserError(t('feishuFailed'))
      entered(answer)
    }
    finish()
      .catch(fail)
      .finally(() => setRunning(false))
  })
  return running
}

export const FeishuPanel = ({ entered }: Props): ReactNode => {
  const t = useLoginText()
  const [params] = useSearchParams()
  const [leaving, setLeaving] = useState(false)
  const [alert, setAlert] = useState('')
  const fail = (error: unknown): void => {
    setLeaving(false)
    setAlert(messageOf(error))
  }
  const returning = useReturn(entered, fail)
  const leave = (): void => {
    setAlert('')
    setLeaving(true)
    leaveForFeishu(params.get('redirect')).catch(fail)
  }
  return (
    <form
      className={styles.feishu}
      onSubmit={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <div className={styles.scan} aria-hidden>
        <i />
        <i />
        <i />
        <b />
        <span />
      </div>
      <p>{returning ? t('feishuReturning') : t('feishuHint')}</p>
      <Submit alert={alert} busy={leaving || returning}>
        {t('feishuGo')}
      </Submit>
    </form>
  )
}
