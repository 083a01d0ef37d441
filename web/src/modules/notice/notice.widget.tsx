import { BellOutlined } from '@ant-design/icons'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { notice, type Notice } from '@srm/api/notice'
import { useRead } from '@/lib/api/query.ts'
import { Await, State } from '@/ui/states.tsx'
import { NoticeItem, useNow } from './notice.item.tsx'
import { useNoticeText } from './notice.texts.ts'
import styles from './notice.widget.module.css'

/** Puts away what the lower edge of the card would cut through: the rest is a click away. */
const useWholeRows = () => {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const rows = list.current
    const card = rows?.parentElement
    if (!rows || !card) return undefined
    const fit = (): void => {
      const items = [...rows.children].filter((row) => row instanceof HTMLElement)
      for (const row of items) row.hidden = false
      const edge = card.getBoundingClientRect().bottom
      const cut = items.findIndex((row) => row.getBoundingClientRect().bottom > edge + 1)
      // The first stays, however low the card.
      for (const row of cut === -1 ? [] : items.slice(Math.max(1, cut))) row.hidden = true
    }
    fit()
    const resized = new ResizeObserver(fit)
    resized.observe(card)
    return () => resized.disconnect()
  })
  return list
}

const Items = ({ items }: { items: readonly Notice[] }): ReactNode => {
  const now = useNow()
  return (
    <ul ref={useWholeRows()} className={styles.items}>
      {items.map((item) => (
        <NoticeItem key={item.id} notice={item} now={now} />
      ))}
    </ul>
  )
}

/** What waits to be read, on the home page. */
export const NoticeWidget = (): ReactNode => {
  const t = useNoticeText()
  return (
    <Await query={useRead(notice.list, { query: { pageSize: 6, unread: 'true' } })} rows={4}>
      {({ items }) =>
        items.length === 0 ? (
          <State icon={<BellOutlined />} title={t('none.unread')} hint={t('none.unreadHint')} />
        ) : (
          <Items items={items} />
        )
      }
    </Await>
  )
}
