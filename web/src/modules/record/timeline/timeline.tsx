import { Button, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { record, type TimelineEvent } from '@srm/api/record'
import { call } from '@/lib/api/api.ts'
import { usePages } from '@/lib/api/query.ts'
import type { RecordAt } from '@/ui/slots.ts'
import { Await } from '@/ui/states.tsx'
import { Muted } from '@/ui/layout.tsx'
import { Comment } from './comment.tsx'
import { Event } from './event.tsx'
import { useRecordText } from '../record.texts.ts'
import styles from './timeline.module.css'

type Filter = 'all' | 'comment' | 'change'

const useTimeline = ({ subject, id }: RecordAt, filter: Filter) =>
  usePages(['record', 'timeline', subject, id, filter], (cursor, signal) =>
    call(
      record.timeline,
      { params: { subject, id }, query: { ...(cursor && { cursor }), ...(filter !== 'all' && { kind: filter }) } },
      { silent: true, signal },
    ),
  )

type ListProps = {
  readonly events: readonly TimelineEvent[]
  readonly filter: Filter
  readonly answer: (event: TimelineEvent) => void
}

const Events = ({ events, filter, answer }: ListProps): ReactNode => {
  const t = useRecordText()
  if (events.length === 0) return <Muted as="p">{t(filter === 'comment' ? 'noComments' : 'none')}</Muted>
  return (
    <ol>
      {events.map((event) => (
        <Event
          key={event.id}
          event={event}
          answered={events.find((other) => other.id === event.replyTo)}
          reply={() => answer(event)}
        />
      ))}
    </ol>
  )
}

/** Who changed what and who said what, newest first. */
export const Timeline = (at: RecordAt): ReactNode => {
  const t = useRecordText()
  const [filter, setFilter] = useState<Filter>('all')
  const [answering, setAnswering] = useState<TimelineEvent>()
  const query = useTimeline(at, filter)
  return (
    <div className={styles.timeline}>
      <Comment {...at} answering={answering} answered={() => setAnswering(undefined)} />
      <Segmented<Filter>
        className={styles.filter ?? ''}
        size="small"
        aria-label={t('filter')}
        value={filter}
        options={[
          { value: 'all', label: t('all') },
          { value: 'comment', label: t('comments') },
          { value: 'change', label: t('changes') },
        ]}
        onChange={setFilter}
      />
      <Await query={{ ...query, denied: false }} rows={4}>
        {({ pages }) => <Events events={pages.flatMap((page) => page.items)} filter={filter} answer={setAnswering} />}
      </Await>
      {query.hasNextPage && (
        <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
