import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { outside as calls, type ApplyPage, type Welcome } from '@srm/api/onboarding/outside'
import { ApiError } from '@/lib/api-error.ts'
import { keepToken, keptToken, outside } from '@/lib/outside.ts'
import { Door } from '@/ui/outside/door.tsx'
import { ApplyDoor } from './apply.door.tsx'
import styles from './apply.module.css'
import told from './status.module.css'
import { Status } from './apply.status.tsx'
import { Steps } from './apply.steps.tsx'
import { useText } from './apply.texts.ts'

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
      setProblem(error instanceof Error ? error.message : '')
      lost(error)
    }
    // eslint-disable-next-line react/exhaustive-deps -- read again only when asked, not on every drawing
  }, [])
  useEffect(() => void load(), [load])
  return { data, problem, load }
}

const Waiting = ({ problem, load }: { problem: string | undefined; load: () => Promise<void> }): ReactNode => {
  const t = useText()
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
    const found = await outside(calls.page, token, {})
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
    () => outside(calls.welcome, null, { query: { company: props.company } }),
    props.lost,
  )
  return welcome.data ? <Steps {...props} welcome={welcome.data} /> : <Waiting {...welcome} />
}

const Lead = ({ company }: { readonly company: string }): ReactNode => {
  const t = useText()
  const { data, problem, load } = useRead<Welcome>(
    () => outside(calls.welcome, null, { query: { company } }),
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
  const t = useText()
  const [isGone, setIsGone] = useState(ticket.length < 10)
  if (isGone) return <Told title={t('gone')} hint={t('gone.hint')} />
  return (
    <Door
      ask={() => outside(calls.code, null, { body: { by: 'link', ticket } })}
      enter={async (code) => enter((await outside(calls.enter, null, { body: { by: 'link', ticket, code } })).token)}
      isGone={({ key }) => key === 'onboarding.gone'}
      gone={() => setIsGone(true)}
    />
  )
}

/** Where a company applies to be a supplier, asks how it stands and mends what came back; on a phone more often than not. */
const View = (): ReactNode => {
  const t = useText()
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
      <ApplyDoor
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
