import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { crm, type CustomerActivity } from '@srm/api/crm'
import { call } from '@/lib/api/api.ts'
import { usePages } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import styles from './overview.module.css'
import { useCrmText } from '../crm.texts.ts'

const Line = ({ activity }: { readonly activity: CustomerActivity }): ReactNode => {
  const { kind, label, at, title, note, by, subject, subjectId } = activity
  const path = subject && subjectId ? recordPath(subject, subjectId) : undefined
  return (
    <li className={styles.activity} data-kind={kind}>
      <Row wrap gap={8} align="baseline">
        <Muted size="s">{label}</Muted>
        {path ? (
          <Link to={path} className={styles.title}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <span className={styles.grow} />
        <Muted size="s">{[by?.name, formatDateTime(at)].filter(Boolean).join(' · ')}</Muted>
      </Row>
      {note && <p className={styles.note}>{note}</p>}
    </li>
  )
}

/** Everything that ever happened with a customer in one line of time, whichever module knows it. */
export const ActivityTab = ({ customerId: id }: { readonly customerId: string }): ReactNode => {
  const t = useCrmText()
  const query = usePages(['customer', 'activities', id], (cursor, signal) =>
    call(crm.customer.activities, { params: { id }, query: cursor ? { cursor } : {} }, { silent: true, signal }),
  )
  return (
    <Panel title={t('tab.activity')}>
      <Await query={{ ...query, denied: false }} rows={6}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items)
          if (all.length === 0) return <p className={styles.none}>{t('activity.none')}</p>
          return (
            <ol className={styles.activities} aria-label={t('tab.activity')}>
              {all.map((activity) => (
                <Line key={activity.id} activity={activity} />
              ))}
            </ol>
          )
        }}
      </Await>
      {query.hasNextPage && (
        <p className={styles.none}>
          <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('activity.more')}
          </Button>
        </p>
      )}
    </Panel>
  )
}
