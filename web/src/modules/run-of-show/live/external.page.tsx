import { Suspense, type ReactNode } from 'react'
import { externalRun } from '@srm/api/run-of-show/share'
import { ApiError } from '@/lib/api/api-error.ts'
import { callExternal } from '@/lib/external.ts'
import { CommentBox } from '@/modules/external/index.ts'
import { LinkPage } from '@/ui/external/link-page.tsx'
import type { LinkSession } from '@/ui/external/use-link-page.ts'
import { Freshness, NowNext } from './now-next.tsx'
import styles from './live.module.css'
import { useLiveText } from '../run-of-show.texts.ts'
import { useLive } from './use-live.ts'

const Inside = ({ ticket, token, shut }: LinkSession): ReactNode => {
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
  const gone = (
    <section className={styles.told}>
      <h1>{t('gone')}</h1>
      <p>{t('gone.hint')}</p>
    </section>
  )
  return <LinkPage gone={gone}>{(session) => <Inside {...session} />}</LinkPage>
}

export default ExternalRunOfShow
