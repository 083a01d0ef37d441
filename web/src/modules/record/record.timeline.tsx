import { Button } from 'antd'
import type { ReactNode } from 'react'
import { record, type TimelineEvent } from '@srm/api/record'
import { call } from '@/lib/api.ts'
import { formatDateTime } from '@/lib/format.ts'
import { usePages } from '@/lib/query.ts'
import { Await } from '@/ui/states.tsx'
import styles from './record.timeline.module.css'
import { useText } from './record.texts.ts'

const known = { created: 'kind.created', updated: 'kind.updated', deleted: 'kind.deleted' } as const
const verb = (kind: string) => known[kind as keyof typeof known] ?? 'kind.other'

const Change = ({ change }: { change: TimelineEvent['changes'][number] }): ReactNode => (
  <li className={styles.change}>
    <span className={styles.label}>{change.label}</span>
    <del>{change.from}</del>
    <span aria-hidden> → </span>
    <ins>{change.to}</ins>
  </li>
)

const Event = ({ event }: { event: TimelineEvent }): ReactNode => {
  const t = useText()
  return (
    <li className={styles.event} data-kind={event.kind}>
      <p className={styles.head}>
        <strong>{event.actor?.name ?? t('system')}</strong> {t(verb(event.kind))}
        <time dateTime={event.at}>{formatDateTime(event.at)}</time>
      </p>
      {event.note && <p className={styles.note}>{event.note}</p>}
      {event.changes.length > 0 && (
        <ul>
          {event.changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </ul>
      )}
    </li>
  )
}

type Props = { readonly subject: string; readonly id: string }

/** Who changed what, newest first. */
export const Timeline = ({ subject, id }: Props): ReactNode => {
  const t = useText()
  const query = usePages(['record', 'timeline', subject, id], (cursor, signal) =>
    call(record.timeline, { params: { subject, id }, query: cursor ? { cursor } : {} }, { silent: true, signal }),
  )
  return (
    <div className={styles.timeline}>
      <Await query={{ ...query, denied: false }} rows={4}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.items)
          if (events.length === 0) return <p className={styles.note}>{t('none')}</p>
          return (
            <ol>
              {events.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </ol>
          )
        }}
      </Await>
      {query.hasNextPage && (
        <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
