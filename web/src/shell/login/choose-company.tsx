import { useEffect, useRef, useState, type ReactNode } from 'react'
import { auth } from '@srm/api/identity/session'
import { messageOf } from '@/lib/api/api-error.ts'
import { call } from '@/lib/api/api.ts'
import buttons from '../entrance/button.module.css'
import { Icon } from '../entrance/icon.tsx'
import entrance from '../entrance/entrance.module.css'
import { enter, type Choice } from './enter.ts'
import styles from './login.module.css'
import { useLoginText } from '../public/public.texts.ts'

type Props = { readonly choice: Choice; readonly back: () => void }

/** One person may work for several companies; the credentials are proven, the company is not chosen yet. */
export const ChooseCompany = ({ choice, back }: Props): ReactNode => {
  const t = useLoginText()
  const [busy, setBusy] = useState('')
  const [alert, setAlert] = useState('')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const pick = async (applyId: string): Promise<void> => {
    setBusy(applyId)
    try {
      enter(await call(auth.choose, { body: { ticket: choice.ticket, applyId } }, { silent: true }))
    } catch (error) {
      setBusy('')
      setAlert(messageOf(error))
    }
  }
  return (
    <>
      <ul ref={list} className={styles.companies}>
        {choice.companies.map(({ applyId, companyName, displayName }) => (
          <li key={applyId}>
            <button
              type="button"
              className={styles.companyRow}
              aria-busy={busy === applyId}
              disabled={busy !== ''}
              onClick={() => void pick(applyId)}
            >
              <span className={styles.companyMark} aria-hidden>
                <Icon name="building" />
              </span>
              <span className={styles.companyText}>
                <strong>{companyName}</strong>
                <small>{displayName}</small>
              </span>
              <Icon name="arrow" size={18} />
            </button>
          </li>
        ))}
      </ul>
      <div role="alert">{alert && <p className={entrance.alert}>{alert}</p>}</div>
      <button type="button" className={buttons.link} onClick={back}>
        <Icon name="back" size={16} />
        {t('otherAccount')}
      </button>
    </>
  )
}
