import { BellOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { notice } from '@srm/api/notice'
import { useRead } from '@/lib/api/query.ts'
import { Await, State } from '@/ui/states.tsx'
import { NoticeItem, useNow } from './notice.item.tsx'
import { useText } from './notice.texts.ts'
import styles from './notice.widget.module.css'

/** What waits to be read, on the home page. */
export const NoticeWidget = (): ReactNode => {
  const t = useText()
  const now = useNow()
  return (
    <Await query={useRead(notice.list, { query: { pageSize: 6, unread: 'true' } })} rows={4}>
      {({ items }) =>
        items.length === 0 ? (
          <State icon={<BellOutlined />} title={t('none.unread')} hint={t('none.unreadHint')} />
        ) : (
          <ul className={styles.items}>
            {items.map((item) => (
              <NoticeItem key={item.id} notice={item} now={now} />
            ))}
          </ul>
        )
      }
    </Await>
  )
}
