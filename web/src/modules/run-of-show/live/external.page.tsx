import { Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { externalRun } from '@srm/api/run-of-show/share'
import { ApiError } from '@/lib/api/api-error.ts'
import { callExternal, keepToken, keptToken } from '@/lib/external.ts'
import { CommentBox } from '@/modules/external/index.ts'
import { LinkEntry } from '@/ui/external/link-entry.tsx'
import { Freshness, NowNext } from './now-next.tsx'
import styles from './live.module.css'
import { useLiveText } from '../run-of-show.texts.ts'
import { useLive } from './use-live.ts'

type InsideProps = { readonly ticket: string; readonly token: string; readonly shut: (isGone: boolean) => void }

const Inside = ({ ticket, token, shut }: InsideProps): ReactNode => {
  const t = useLiveText()
  const { stored, isOffline, problem, reload } = useLive(
    `externalRunOfShow.${ticket.slice(0, 43)}`,
    () => callExternal(externalRun.page, token, {}),
    (error) => {
      if (!(error instanceof ApiError)) return
      if (error.key === 'runOfShow.gone') shut(true)
      else if (Number(error.code) === 401) shut(false)
    },
  )
  if (!stored)
    return problem ? (
      <section className={styles.told}>
        <p role="alert">{problem}</p>
        <button type="button" onClick={() => void reload()}>
          {t('retry')}
        </button>
      </section>
    ) : (
      <output aria-label={t('loading')} />
    )
  const { company, project, items } = stored.data
  return (
    <>
      <header className={styles.head}>
        <h1>{project}</h1>
        <Freshness at={stored.at} isOffline={isOffline} />
        <p>{t('by', { company })}</p>
      </header>
      <NowNext items={items} />
      {!isOffline && (
        <Suspense>
          <CommentBox token={token} />
        </Suspense>
      )}
    </>
  )
}

/** Where a customer or supplier reads a run-of-show: by a link, with a code, and nothing else. */
const ExternalRunOfShow = (): ReactNode => {
  const t = useLiveText()
  const [params] = useSearchParams()
  const ticket = params.get('ticket') ?? ''
  const [token, setToken] = useState(() => keptToken(ticket))
  const [isGone, setIsGone] = useState(ticket.length < 10)
  const enter = (next: string): void => {
    keepToken({ ticket, token: next })
    setToken(next)
  }
  const shut = (gone: boolean): void => {
    keepToken(null)
    setToken(null)
    if (gone) setIsGone(true)
  }
  if (isGone)
    return (
      <section className={styles.told}>
        <h1>{t('gone')}</h1>
        <p>{t('gone.hint')}</p>
      </section>
    )
  if (token) return <Inside ticket={ticket} token={token} shut={shut} />
  return <LinkEntry ticket={ticket} enter={enter} gone={() => setIsGone(true)} />
}

export default ExternalRunOfShow
