import { CheckCircleFilled, NotificationOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { notice, type MyAnnouncement } from '@srm/api/notice'
import { Can } from '@/lib/session/can.tsx'
import { formatDateTime } from '@/lib/format.ts'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { useNarrow } from '@/ui/narrow.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { Article, type AnnouncementView } from './article.tsx'
import { Marks } from './marks.tsx'
import styles from './announcement.module.css'
import { paths, readingPath } from './announcement.paths.ts'
import { useAnnouncementText } from '../notice.texts.ts'

type ListProps = { readonly all: readonly MyAnnouncement[]; readonly open: string | undefined }

const Mine = ({ all, open }: ListProps): ReactNode => {
  const t = useAnnouncementText()
  return (
    <ul className={styles.mine} aria-label={t('reading.list')}>
      {all.map((one) => (
        <li key={one.id}>
          <Link
            to={readingPath(one.id)}
            replace={open !== undefined}
            className={styles.one}
            aria-current={one.id === open ? 'page' : undefined}
            data-unread={!one.readAt}
          >
            <span className={styles.oneTitle}>
              {!one.readAt && (
                <>
                  <span aria-hidden className={styles.dot} />
                  <VisuallyHidden>{`${t('mark.unread')} `}</VisuallyHidden>
                </>
              )}
              {one.title}
            </span>
            <span className={styles.by}>
              <Marks {...one} />
              <span>{one.author?.name}</span>
              <time dateTime={one.publishedAt}>{formatDateTime(one.publishedAt)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Opening is reading, unless it must be read: that is said by the reader. */
const Receipt = ({ shown }: { readonly shown: AnnouncementView }): ReactNode => {
  const t = useAnnouncementText()
  const { id, mustRead, readAt } = shown
  const { mutate, isPending } = useMutate(notice.announcement.read, { done: () => refreshFamily(notice.unread) })
  const silently = !mustRead && !readAt
  useEffect(() => {
    if (silently) mutate({ params: { id } })
  }, [silently, id, mutate])
  if (!mustRead) return null
  return (
    <footer className={styles.receipt}>
      {readAt ? (
        <span className={styles.confirmed}>
          <CheckCircleFilled aria-hidden />
          {t('reading.confirmed', { time: formatDateTime(readAt) })}
        </span>
      ) : (
        <Button type="primary" size="large" loading={isPending} onClick={() => mutate({ params: { id } })}>
          {t('reading.confirm')}
        </Button>
      )}
    </footer>
  )
}

const Reading = ({ id }: { readonly id: string }): ReactNode => (
  <Panel>
    <Await query={useRead(notice.announcement.view, { params: { id } })}>
      {(shown) => (
        <div className={styles.sheet}>
          <Article announcement={shown} />
          <Receipt shown={shown} />
        </div>
      )}
    </Await>
  </Panel>
)

const Panes = ({ all }: { readonly all: readonly MyAnnouncement[] }): ReactNode => {
  const t = useAnnouncementText()
  const narrow = useNarrow()
  const [params] = useSearchParams()
  const asked = params.get('id') ?? undefined
  const open = asked ?? (narrow ? undefined : all[0]?.id)
  if (all.length === 0 && !asked)
    return (
      <Panel>
        <State icon={<NotificationOutlined />} title={t('reading.none')} hint={t('reading.noneHint')} />
      </Panel>
    )
  if (narrow) return open ? <Reading key={open} id={open} /> : <Mine all={all} open={undefined} />
  return (
    <div className={styles.panes}>
      <Mine all={all} open={open} />
      {open && <Reading key={open} id={open} />}
    </div>
  )
}

/** What the company tells its people, for everybody it is meant for. */
const AnnouncementView = (): ReactNode => {
  const t = useAnnouncementText()
  const go = useNavigate()
  const narrow = useNarrow()
  const [params] = useSearchParams()
  const alone = narrow && params.has('id')
  const manage = (
    <Can code="announcement:list">
      <Button onClick={() => void go(paths.list)}>{t('reading.manage')}</Button>
    </Can>
  )
  return (
    <Page title={t('reading')} {...(alone ? { back: readingPath() } : { actions: manage })}>
      <Await query={useRead(notice.announcement.mine, { query: {} })}>{(all) => <Panes all={all} />}</Await>
    </Page>
  )
}

export default AnnouncementView
