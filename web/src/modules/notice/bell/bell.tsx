import { BellOutlined } from '@ant-design/icons'
import { Badge, Button } from 'antd'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { notice, type Notice, type NoticeType, unreadCap } from '@srm/api/notice'
import { useRead } from '@/lib/api/query.ts'
import { useProfile, useSession } from '@/lib/session/session.ts'
import { Pop } from '@/ui/record-list/filter/pop.tsx'
import { toast } from '@/lib/toast.ts'
import { remember, remembered } from '@/lib/storage.ts'
import { markRead, pathOf } from '../notice.link.ts'
import { useNoticeText } from '../notice.texts.ts'
import { followNews } from './news.ts'

const Dialog = lazy(async () => ({ default: (await import('./must-read.dialog.tsx')).MustReadDialog }))

const key = 'must-read-put-off'

/** Put off until one signs in again. */
useSession.subscribe((now, before) => {
  if (!now.token && before.token) remember(key, null)
})

/** Whoever signs in is shown what must be read, once. */
const MustRead = ({ userId }: { readonly userId: string }): ReactNode => {
  const [over, setOver] = useState(() => remembered(key) === userId)
  const { data } = useRead(notice.announcement.mine, { query: { unread: 'true' } }, { enabled: !over })
  const [ids, setIds] = useState<readonly string[]>()
  const waiting = data?.filter(({ mustRead }) => mustRead).map(({ id }) => id)
  // What is confirmed leaves the answer; the dialog keeps the list it began with.
  if (!over && !ids && waiting && waiting.length > 0) setIds(waiting)
  if (over || !ids) return null
  const close = (): void => {
    remember(key, userId)
    setOver(true)
  }
  return <Dialog ids={ids} close={close} />
}

const bare = (title: string): string => title.replace(/^\(\d+\+?\) /, '')

/** Puts a number before the title of the window and keeps it there when the page changes the title. */
const useTitleMark = (mark: string): void => {
  useEffect(() => {
    const put = (): void => {
      const wanted = mark ? `(${mark}) ${bare(document.title)}` : bare(document.title)
      if (wanted !== document.title) document.title = wanted
    }
    put()
    const watch = new MutationObserver(put)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      document.title = bare(document.title)
    }
  }, [mark])
}

/** Somebody waits for an answer to these; the rest is told by the bell alone. */
const loud: readonly NoticeType[] = ['approval', 'mention', 'due', 'announcement']

const follow = (news: Notice): void => {
  const path = pathOf(news)
  markRead(news)
  if (path) window.location.hash = `#${path}`
}

/** There it appears before one's eyes. */
const isOnList = (): boolean => window.location.hash.startsWith('#/notice/list')

/** Listens for news as long as somebody is signed in, and says the important ones aloud where somebody looks. */
const useRinging = (): void => {
  const t = useNoticeText()
  const profile = useProfile()
  const userId = profile && !profile.seeingAs ? profile.id : undefined
  const ring = useEffectEvent((news: Notice) => {
    if (!loud.includes(news.type) || document.visibilityState !== 'visible' || isOnList()) return
    toast.info(news.title, { label: t('look'), run: () => follow(news) })
  })
  useEffect(() => (userId ? followNews(userId, ring) : undefined), [userId])
}

const Panel = lazy(async () => ({ default: (await import('./panel.tsx')).BellPanel }))

/** How many wait to be read, in the header and in the title of the window. */
export const Bell = (): ReactNode => {
  const t = useNoticeText()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const profile = useProfile()
  const { data } = useRead(notice.unread, {})
  const count = data ? data.unread + (data.capped ? 1 : 0) : 0
  const text = count > unreadCap ? `${String(unreadCap)}+` : String(count)
  const label = count > 0 ? t('bell', { count: text }) : t('bellNone')
  useRinging()
  useTitleMark(count > 0 ? text : '')
  return (
    <>
      <Badge count={count} overflowCount={unreadCap} size="small" offset={[-6, 6]} title="">
        <Button
          ref={opener}
          type="text"
          icon={<BellOutlined aria-hidden />}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
          title={label}
          onClick={() => setOpen(!open)}
        />
      </Badge>
      {open && (
        <Pop anchor={opener} label={t('title')} close={() => setOpen(false)} end>
          <Panel close={() => setOpen(false)} />
        </Pop>
      )}
      {profile && !profile.seeingAs && (
        <Suspense>
          <MustRead userId={profile.id} />
        </Suspense>
      )}
    </>
  )
}
