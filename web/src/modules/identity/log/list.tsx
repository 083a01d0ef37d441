import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { identity, LogEntry } from '@srm/api/identity'
import { call } from '@/lib/api.ts'
import { formatDateTime } from '@/lib/format.ts'
import { keyOf, usePages } from '@/lib/query.ts'
import { PersonChip } from '@/ui/fields/person-chip.tsx'
import { Skeleton, ErrorState, State } from '@/ui/states.tsx'
import { useDetail } from './log.detail.ts'
import type { LogQuery } from './log.words.ts'
import styles from './log.module.css'
import { useText } from './log.texts.ts'

type Endpoints = (typeof identity)['log']
/** Both logs are read alike. */
type Props = { readonly endpoint: Endpoints['system']; readonly asked: LogQuery }

const Entry = ({ entry }: { readonly entry: LogEntry }): ReactNode => {
  const t = useText()
  const detail = useDetail()(entry.detail)
  return (
    <li className={styles.entry}>
      <time className={styles.time} dateTime={entry.at}>
        {formatDateTime(entry.at)}
      </time>
      <span className={styles.who}>{entry.actor ? <PersonChip name={entry.actor.name} /> : t('system')}</span>
      <span className={styles.title}>{entry.title}</span>
      <span className={styles.detail} title={detail}>
        {detail}
      </span>
    </li>
  )
}

/** Entries from the newest back, fetched on as far as one wants to read. */
export const LogList = ({ endpoint, asked }: Props): ReactNode => {
  const t = useText()
  const pages = usePages(keyOf(endpoint, { query: asked }), (cursor, signal) =>
    call(endpoint, { query: { ...asked, cursor } }, { silent: true, signal }),
  )
  if (pages.error) return <ErrorState error={pages.error} retry={pages.refetch} />
  if (!pages.data) return <Skeleton rows={8} />
  const entries = pages.data.pages.flatMap(({ items }) => items)
  if (entries.length === 0) return <State title={t('none')} hint={t('noneHint')} />
  return (
    <>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <div className={styles.more}>
          <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
