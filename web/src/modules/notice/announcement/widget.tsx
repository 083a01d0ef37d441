import { NotificationOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { notice } from '@srm/api/notice'
import { formatDateTime } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Await, State } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { Marks } from './marks.tsx'
import { readingPath } from './announcement.paths.ts'
import { useAnnouncementText } from '../notice.texts.ts'
import styles from '../notice.widget.module.css'

const shown = 6

/** What the company has told lately, on the home page. */
export const AnnouncementWidget = (): ReactNode => {
  const t = useAnnouncementText()
  return (
    <Await query={useRead(notice.announcement.mine, { query: {} })} rows={4}>
      {(all) =>
        all.length === 0 ? (
          <State icon={<NotificationOutlined />} title={t('reading.none')} hint={t('reading.noneHint')} />
        ) : (
          <ul className={styles.lines}>
            {all.slice(0, shown).map((one) => (
              <li key={one.id}>
                <Link to={readingPath(one.id)} className={styles.line} data-unread={!one.readAt}>
                  <span className={styles.title}>
                    {!one.readAt && <span aria-hidden className={styles.dot} />}
                    {one.title}
                  </span>
                  <Row as="span" className={styles.by}>
                    <Marks {...one} />
                    <time dateTime={one.publishedAt}>{formatDateTime(one.publishedAt).slice(0, 10)}</time>
                  </Row>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Await>
  )
}
