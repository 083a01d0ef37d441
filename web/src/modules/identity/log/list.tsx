import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { identity, LogEntry } from '@srm/api/identity'
import { call } from '@/lib/api/api.ts'
import { formatDateTime } from '@/lib/format.ts'
import { keyOf, usePages } from '@/lib/api/query.ts'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import { Skeleton, ErrorState, State } from '@/ui/states.tsx'
import { deviceName } from '../account/device.ts'
import { useLogText } from '../identity.texts.ts'
import type { LogQuery } from './words.ts'
import styles from './log.module.css'

type Detail = Readonly<Record<string, unknown>>
type Translate = ReturnType<typeof useLogText>

const names = ['name', 'companyName', 'subject', 'way', 'device', 'address', 'reason', 'count', 'rows'] as const
const lists = ['permissions', 'roles', 'add', 'remove', 'changes', 'moved'] as const
const ways = ['password', 'sub', 'mobile', 'feishu', 'development', 'administrator', 'forgotten', 'register'] as const

const wayOf = (value: string, t: Translate): string => {
  const known = ways.find((way) => way === value)
  return known ? t(`way.${known}`) : value
}

const wordOf = (name: string, value: unknown, t: Translate): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (name === 'way') return wayOf(text, t)
  return name === 'device' ? deviceName(text) : text
}

const sizeOf = (value: unknown): number => (typeof value === 'object' && value !== null ? Object.keys(value).length : 0)

/** The particulars of an entry in words. Bare ids mean nothing to a reader and are left out. */
const useDetail = () => {
  const t = useLogText()
  return (detail: Detail): string => {
    const words = names.map((name) => wordOf(name, detail[name], t)).filter(Boolean)
    const counts = lists
      .filter((name) => sizeOf(detail[name]) > 0)
      .map((name) => t(`list.${name}`, { count: sizeOf(detail[name]) }))
    return [...words, ...counts].join(' · ')
  }
}

type Endpoints = (typeof identity)['log']
/** Both logs are read alike. */
type Props = { readonly endpoint: Endpoints['system']; readonly asked: LogQuery }

const Entry = ({ entry }: { readonly entry: LogEntry }): ReactNode => {
  const t = useLogText()
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
  const t = useLogText()
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
