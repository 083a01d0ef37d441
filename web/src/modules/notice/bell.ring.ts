import { useEffect, useEffectEvent } from 'react'
import type { Notice, NoticeType } from '@srm/api/notice'
import { useProfile } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { followNews } from './news.ts'
import { useText } from './notice.texts.ts'
import { markRead, pathOf } from './notice.link.ts'

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
export const useRinging = (): void => {
  const t = useText()
  const profile = useProfile()
  const userId = profile && !profile.seeingAs ? profile.id : undefined
  const ring = useEffectEvent((news: Notice) => {
    if (!loud.includes(news.type) || document.visibilityState !== 'visible' || isOnList()) return
    toast.info(news.title, { label: t('look'), run: () => follow(news) })
  })
  useEffect(() => (userId ? followNews(userId, ring) : undefined), [userId])
}
