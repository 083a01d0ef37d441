import { FileTextOutlined, HistoryOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { home, type RecentRecord } from '@srm/api/home'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { Await, State } from '@/ui/states.tsx'
import { Ellipsis } from '@/ui/layout.tsx'
import styles from './home.recent.module.css'
import { useHomeText } from './home.texts.ts'

const Line = ({ one }: { readonly one: RecentRecord }): ReactNode => {
  const say = useLabel()
  return (
    <li>
      <Link to={recordPath(one.subject, one.id) ?? '/'} className={styles.line}>
        <span aria-hidden className={styles.icon}>
          <FileTextOutlined />
        </span>
        <Ellipsis>{one.name}</Ellipsis>
        <span className={styles.kind}>{`${say(one.label)} · ${one.code}`}</span>
        <time dateTime={one.at} className={styles.time}>
          {formatDateTime(one.at).slice(5)}
        </time>
      </Link>
    </li>
  )
}

/** Where one was, to go on there. */
export const RecentRecords = (): ReactNode => {
  const t = useHomeText()
  return (
    <Await query={useRead(home.recent, {})} rows={4}>
      {(all) =>
        all.length === 0 ? (
          <State icon={<HistoryOutlined />} title={t('recent.none')} hint={t('recent.noneHint')} />
        ) : (
          <ul className={styles.lines}>
            {all.map((one) => (
              <Line key={`${one.subject}:${one.id}`} one={one} />
            ))}
          </ul>
        )
      }
    </Await>
  )
}
