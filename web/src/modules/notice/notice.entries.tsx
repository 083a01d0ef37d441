import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { notice, type Notice, type NoticeType } from '@srm/api/notice'
import { call } from '@/lib/api/api.ts'
import { keyOf, useMutate, usePages } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Skeleton, ErrorState, State } from '@/ui/states.tsx'
import { NoticeItem, useNow } from './notice.item.tsx'
import styles from './notice.list.module.css'
import { useNoticeText } from './notice.texts.ts'
import { dayOf } from './notice.time.ts'

type Props = { readonly type: NoticeType | undefined; readonly unread: boolean }

/** Reads on when the end of the list comes into sight. */
const useReadOn = (end: RefObject<HTMLElement | null>, wanted: boolean, read: () => unknown): void => {
  const readOn = useEffectEvent(read)
  useEffect(() => {
    const node = end.current
    if (!wanted || !node) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && void readOn(), {
      rootMargin: '600px',
    })
    watch.observe(node)
    return () => watch.disconnect()
  }, [end, wanted])
}

const Days = ({ items, remove }: { items: readonly Notice[]; remove: (gone: Notice) => void }): ReactNode => {
  const t = useNoticeText()
  const now = useNow()
  const days = Map.groupBy(items, ({ createdAt }) => dayOf(createdAt, now))
  return [...days].map(([day, members]) => (
    <section key={day} aria-label={t(`day.${day}`)}>
      <h2 className={styles.day}>{t(`day.${day}`)}</h2>
      <ul className={styles.items}>
        {members.map((item) => (
          <NoticeItem key={item.id} notice={item} now={now} remove={remove} />
        ))}
      </ul>
    </section>
  ))
}

/** One's own notices from the newest back, by day. */
export const NoticeEntries = ({ type, unread }: Props): ReactNode => {
  const t = useNoticeText()
  const end = useRef<HTMLDivElement>(null)
  const query = { pageSize: 20, ...(type && { type }), ...(unread && { unread: 'true' as const }) }
  const pages = usePages(keyOf(notice.list, { query }), (cursor, signal) =>
    call(notice.list, { query: { ...query, cursor } }, { silent: true, signal }),
  )
  const { mutate: remove } = useMutate(notice.remove, { done: () => toast.success(t('removed')) })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  useReadOn(end, hasNextPage && !isFetchingNextPage && !isFetchNextPageError, fetchNextPage)
  if (!pages.data && pages.error) return <ErrorState error={pages.error} retry={pages.refetch} />
  if (!pages.data) return <Skeleton rows={8} />
  const items = pages.data.pages.flatMap((page) => page.items)
  const kind = unread ? 'unread' : 'all'
  if (items.length === 0) return <State title={t(`none.${kind}`)} hint={t(`none.${kind}Hint`)} />
  return (
    <>
      <Days items={items} remove={({ id }) => remove({ params: { id } })} />
      <div ref={end} className={styles.end}>
        {hasNextPage ? (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        ) : (
          t('end')
        )}
      </div>
    </>
  )
}
