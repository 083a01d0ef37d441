import { useEffect, useState, type ReactNode } from 'react'
import { renew, type RenewAnswer, type RenewPage } from '@srm/api/onboarding/renew'
import { ApiError, messageOf } from '@/lib/api/api-error.ts'
import { formatDateTime } from '@/lib/format.ts'
import { callExternal } from '@/lib/external.ts'
import { LinkPage } from '@/ui/external/link-page.tsx'
import styles from '../apply/apply.module.css'
import told from '../apply/status.module.css'
import { RenewCertificate } from './certificate.tsx'
import { RenewPrices } from './prices.tsx'
import { useRenewText } from '../onboarding.texts.ts'

const Told = ({ title, hint, sign = '!' }: { title: string; hint: string; sign?: string }): ReactNode => (
  <section className={`${styles.card} ${told.status}`}>
    <span className={told.mark} aria-hidden>
      {sign}
    </span>
    <h1>{title}</h1>
    <p className={styles.hint}>{hint}</p>
  </section>
)

type InsideProps = { readonly token: string; readonly shut: (gone: boolean) => void }

const useRenewal = ({ token, shut }: InsideProps) => {
  const [page, setPage] = useState<RenewPage>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      await work()
      setPage(await callExternal(renew.page, token, {}))
    } catch (error) {
      setProblem(messageOf(error))
      if (error instanceof ApiError && error.key === 'onboarding.gone') shut(true)
      else if (error instanceof ApiError && Number(error.code) === 401) shut(false)
    } finally {
      setBusy(false)
    }
  }
  const load = (): void => void during(() => Promise.resolve())
  useEffect(() => {
    load()
    // eslint-disable-next-line react/exhaustive-deps -- read once for each token, then only when something was sent
  }, [token])
  const send = (answer: RenewAnswer): void => void during(() => callExternal(renew.answer, token, { body: answer }))
  return { page, problem, busy, load, send }
}

const Inside = (props: InsideProps): ReactNode => {
  const t = useRenewText()
  const { page, problem, busy, load, send } = useRenewal(props)
  const trouble = problem && (
    <section className={styles.card}>
      <p className={styles.error} role="alert">
        {problem}
      </p>
      {!page && (
        <button type="button" className={styles.plain} onClick={load}>
          {t('retry')}
        </button>
      )}
    </section>
  )
  if (!page) return trouble || <output className={styles.wait} aria-label={t('loading')} />
  const { company, name, note, kind, status, expiresAt, opinion } = page
  if (status !== 'asked')
    return <Told title={t(`done.${status}`)} hint={opinion ?? t(`done.${status}.hint`)} sign="✓" />
  const Form = kind === 'certificate' ? RenewCertificate : RenewPrices
  return (
    <>
      <header className={styles.lead}>
        <p>{t('ask', { company })}</p>
        <h1>{name}</h1>
        {note && <p>{note}</p>}
        <p className={styles.hint}>{t('until', { time: formatDateTime(expiresAt) })}</p>
      </header>
      {trouble}
      <Form token={props.token} page={page} send={send} busy={busy} />
    </>
  )
}

/** Where a supplier renews a certificate or proposes prices: by a link, with a code, without an account. */
const RenewPageView = (): ReactNode => {
  const t = useRenewText()
  const gone = <Told title={t('gone')} hint={t('gone.hint')} />
  return <LinkPage gone={gone}>{(session) => <Inside token={session.token} shut={session.shut} />}</LinkPage>
}

export default RenewPageView
