import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react'
import { ApiError, messageOf } from '@/lib/api/api-error.ts'
import styles from './external.module.css'
import { useExternalText } from '../ui.texts.ts'

/** Counts by the clock, so that a sleeping phone does not lengthen the wait. */
const useLeft = (until: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}

type Body = { readonly mobile: string; readonly until: number }
type Props = {
  /** Has the code sent; answers to which number, covered, and how many seconds must pass before the next. */
  readonly ask: () => Promise<{ readonly mobile: string | null; readonly wait: number }>
  /** Throws when the code is wrong. */
  readonly enter: (code: string) => Promise<void>
  /** Whether a refusal means that the link is no longer good. */
  readonly isGone: (error: ApiError) => boolean
  readonly gone: () => void
}

const Code = ({ sent, again, enter }: Pick<Props, 'enter'> & { sent: Body; again: () => void }): ReactNode => {
  const t = useExternalText()
  const left = useLeft(sent.until)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    if (!/^\d{6}$/.test(code)) {
      setProblem(t('entry.badCode'))
      return
    }
    setBusy(true)
    try {
      await enter(code)
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!busy) void send()
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className={styles.note}>{t('entry.sent', { mobile: sent.mobile })}</p>
      <div className={styles.label}>
        <label htmlFor="external-code">{t('entry.code')}</label>
        <button type="button" className={styles.link} disabled={left > 0} onClick={again}>
          {left > 0 ? t('entry.again', { seconds: left }) : t('entry.get')}
        </button>
      </div>
      <input
        id="external-code"
        className={styles.input}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        aria-invalid={problem !== ''}
        aria-describedby="external-code-problem"
        onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, ''))}
      />
      <p id="external-code-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
      <button type="submit" className={styles.primary} aria-busy={busy}>
        {t('entry.enter')}
      </button>
    </form>
  )
}

/** A link alone opens nothing: whoever has the phone it was sent to proves it. */
export const CodeEntry = ({ ask: askCode, enter, isGone, gone }: Props): ReactNode => {
  const t = useExternalText()
  const [sent, setSent] = useState<Body>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const ask = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      const { mobile, wait } = await askCode()
      setSent({ mobile: mobile ?? '', until: Date.now() + wait * 1000 })
    } catch (error) {
      if (error instanceof ApiError && isGone(error)) gone()
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.card}>
      <h1>{t('entry')}</h1>
      <p className={styles.note}>{t('entry.hint')}</p>
      {sent && <Code sent={sent} again={() => void ask()} enter={enter} />}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {!sent && (
        <button type="button" className={styles.primary} aria-busy={busy} disabled={busy} onClick={() => void ask()}>
          {t('entry.get')}
        </button>
      )}
    </section>
  )
}
