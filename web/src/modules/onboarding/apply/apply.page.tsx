import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { external as calls, type ApplyPage, type Welcome } from '@srm/api/onboarding/external'
import { ApiError, messageOf } from '@/lib/api/api-error.ts'
import { keepToken, keptToken, callExternal } from '@/lib/external.ts'
import { LinkEntry } from '@/ui/external/link-entry.tsx'
import { ApplyEntry } from './entry.tsx'
import styles from './apply.module.css'
import told from './status.module.css'
import { formatDateTime } from '@/lib/format.ts'
import { Steps } from './steps.tsx'
import { useApplyText } from '../onboarding.texts.ts'

const signs = { submitted: '✓', reviewing: '…', returned: '!', approved: '✓', rejected: '×', duplicate: '×' } as const

/** How it stands, for whoever sent it in. */
const Status = ({ page }: { readonly page: ApplyPage }): ReactNode => {
  const t = useApplyText()
  const [copied, setCopied] = useState(false)
  const { stage, applyNo, submittedAt, opinion } = page
  if (stage === 'draft') return null
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(applyNo ?? '')
    setCopied(true)
  }
  return (
    <section className={`${styles.card} ${told.status}`}>
      <span className={told.mark} data-stage={stage} aria-hidden>
        {signs[stage]}
      </span>
      <h1>{t(`status.${stage}`)}</h1>
      <p className={styles.hint}>{t(`status.${stage}.hint`)}</p>
      {opinion && <p className={told.opinion}>{opinion}</p>}
      <dl>
        <dt>{t('status.number')}</dt>
        <dd>{applyNo}</dd>
      </dl>
      <button type="button" className={styles.plain} onClick={() => void copy()}>
        {copied ? t('copied') : t('copy')}
      </button>
      <p className={styles.hint}>{t('status.keep')}</p>
      {submittedAt && <p className={styles.hint}>{t('status.at', { time: formatDateTime(submittedAt) })}</p>}
    </section>
  )
}

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (Number(error.code) === 401 || error.key === 'onboarding.gone')

const Told = ({ title, hint }: { readonly title: string; readonly hint: string }): ReactNode => (
  <section className={`${styles.card} ${told.status}`}>
    <span className={told.mark} aria-hidden>
      !
    </span>
    <h1>{title}</h1>
    <p className={styles.hint}>{hint}</p>
  </section>
)

/** Reads once, says what went wrong, and reads again when asked. */
const useRead = <T,>(read: () => Promise<T>, lost: (error: unknown) => void) => {
  const [data, setData] = useState<T>()
  const [problem, setProblem] = useState<string>()
  const load = useCallback(async (): Promise<void> => {
    setProblem(undefined)
    try {
      setData(await read())
    } catch (error) {
      setProblem(messageOf(error))
      lost(error)
    }
    // eslint-disable-next-line react/exhaustive-deps -- read again only when asked, not on every drawing
  }, [])
  useEffect(() => void load(), [load])
  return { data, problem, load }
}

const Waiting = ({ problem, load }: { problem: string | undefined; load: () => Promise<void> }): ReactNode => {
  const t = useApplyText()
  if (problem === undefined) return <output className={styles.wait} aria-label={t('loading')} />
  return (
    <section className={styles.card}>
      <p className={styles.error} role="alert">
        {problem}
      </p>
      <button type="button" className={styles.plain} onClick={() => void load()}>
        {t('retry')}
      </button>
    </section>
  )
}

type InsideProps = {
  readonly company: string
  readonly token: string
  readonly known: (applicationId: string) => void
  readonly over: () => void
}

const Inside = ({ company, token, known, over }: InsideProps): ReactNode => {
  const lost = (error: unknown): void => {
    if (isOver(error)) over()
  }
  const read = async (): Promise<ApplyPage> => {
    const found = await callExternal(calls.page, token, {})
    if (found.applicationId) known(found.applicationId)
    return found
  }
  const page = useRead(read, lost)
  const code = company || page.data?.companyCode
  if (!page.data || !code) return <Waiting {...page} />
  if (!page.data.open) return <Status page={page.data} />
  return (
    <Filling key={page.data.stage} {...{ company: code, token, lost }} page={page.data} sent={() => void page.load()} />
  )
}

type FillingProps = Omit<Parameters<typeof Steps>[0], 'welcome'>

const Filling = (props: FillingProps): ReactNode => {
  const welcome = useRead<Welcome>(
    () => callExternal(calls.welcome, null, { query: { company: props.company } }),
    props.lost,
  )
  return welcome.data ? <Steps {...props} welcome={welcome.data} /> : <Waiting {...welcome} />
}

const Lead = ({ company }: { readonly company: string }): ReactNode => {
  const t = useApplyText()
  const { data, problem, load } = useRead<Welcome>(
    () => callExternal(calls.welcome, null, { query: { company } }),
    () => undefined,
  )
  if (problem !== undefined) return <Waiting problem={problem} load={load} />
  return (
    <header className={styles.lead}>
      <h1>{t('heading')}</h1>
      <p>{data ? t('lead', { company: data.company }) : ' '}</p>
    </header>
  )
}

const ByLink = ({ ticket, enter }: { readonly ticket: string; readonly enter: (token: string) => void }): ReactNode => {
  const t = useApplyText()
  const [isGone, setIsGone] = useState(ticket.length < 10)
  if (isGone) return <Told title={t('gone')} hint={t('gone.hint')} />
  return <LinkEntry ticket={ticket} enter={enter} gone={() => setIsGone(true)} />
}

/** Where a company applies to be a supplier, asks how it stands and mends what came back; on a phone more often than not. */
const View = (): ReactNode => {
  const t = useApplyText()
  const [params] = useSearchParams()
  const company = (params.get('company') ?? '').toUpperCase()
  const ticket = params.get('ticket') ?? ''
  const key = ticket || company
  const [token, setToken] = useState(() => keptToken(key))
  const [way, setWay] = useState<'mobile' | 'number'>(params.has('query') ? 'number' : 'mobile')
  const enter = (next: string): void => {
    keepToken({ ticket: key, token: next })
    setToken(next)
  }
  const over = (): void => {
    keepToken(null)
    setToken(null)
  }
  if (!key) return <Told title={t('noCompany')} hint={t('noCompany.hint')} />
  if (token) {
    const known = (about: string): void => keepToken({ ticket: key, token, about })
    return <Inside key={token} company={company} token={token} known={known} over={over} />
  }
  if (ticket) return <ByLink ticket={ticket} enter={enter} />
  return (
    <>
      <Lead company={company} />
      <ApplyEntry
        key={way}
        way={way}
        company={company}
        enter={enter}
        turn={() => setWay(way === 'mobile' ? 'number' : 'mobile')}
      />
    </>
  )
}

/** Another link is another visit. */
const ApplyPageView = (): ReactNode => <View key={useSearchParams()[0].toString()} />

export default ApplyPageView
