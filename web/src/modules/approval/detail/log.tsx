import { Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Detail } from '@srm/api/approval'
import { formatDateTime } from '@/lib/format.ts'
import { punctuation, useLabel } from '@/lib/i18n.ts'
import { Muted } from '@/ui/layout.tsx'
import type { Entry } from './detail.model.ts'
import styles from './talk.module.css'
import { useText as useDetailText, wordFor } from './detail.texts.ts'
import { labelsOf, nameIn } from './words.ts'
import { eventWord, systemWord, useText } from './log.texts.ts'

const filters = ['main', 'all'] as const
type Filter = (typeof filters)[number]

/** What people did and what came of it; the machinery in between is there on request. */
const isMain = ({ type }: Entry): boolean =>
  type.startsWith('instance.') ||
  type.startsWith('sign.') ||
  type === 'cc.added' ||
  type === 'comment.added' ||
  type === 'child.tooDeep' ||
  type === 'child.tooMany' ||
  /^task\.(?:approved|rejected|returned|transferred|handed|takenBack|claimed|skipped|escalated)$/.test(type)

const word = (value: unknown): string => (typeof value === 'string' ? value : '')

const Item = ({ detail, entry }: { detail: Detail; entry: Entry }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const run = detail.runs.find(({ id }) => id === entry.runId)
  const labels = labelsOf(detail, say)
  const fields = Array.isArray(entry.note['fields']) ? entry.note['fields'].map((path) => labels.get(String(path))) : []
  const opinion = word(entry.note['opinion']) || word(entry.note['reasonText'])
  const actor = entry.actor ? nameIn(detail, entry.actor) : systemWord(t, entry.system ?? '')
  return (
    <li className={styles.entry}>
      <time>{formatDateTime(entry.at)}</time>
      <div>
        <p>
          <strong>{actor}</strong>
          {entry.actingFor && <Muted size="s">{t('for', { name: nameIn(detail, entry.actingFor) })}</Muted>}
          <span>{eventWord(t, entry.type)}</span>
          {run?.name && <Muted size="s">{run.name}</Muted>}
        </p>
        {opinion && <p className={styles.opinion}>{opinion}</p>}
        {fields.length > 0 && (
          <Muted as="p" size="s">
            {t('fields', { fields: fields.filter(Boolean).join(punctuation('list')) })}
          </Muted>
        )}
      </div>
    </li>
  )
}

/** Everything that happened, in order. */
export const Log = ({ detail }: { readonly detail: Detail }): ReactNode => {
  const t = useText()
  const words = useDetailText()
  const [filter, setFilter] = useState<Filter>('main')
  const shown = detail.timeline.filter((entry) => filter === 'all' || isMain(entry))
  return (
    <div className={styles.padded}>
      <Segmented<Filter>
        aria-label={t('filter.label')}
        value={filter}
        onChange={setFilter}
        options={filters.map((value) => ({ value, label: t(`filter.${value}`) }))}
      />
      <ol className={styles.log}>
        {shown.map((entry) => (
          <Item key={entry.seq} detail={detail} entry={entry} />
        ))}
      </ol>
      {detail.prints.length > 0 && (
        <ul className={styles.log} aria-label={t('prints')}>
          {detail.prints.map(({ by, at, status }) => (
            <li key={at} className={styles.entry}>
              <time>{formatDateTime(at)}</time>
              <p>
                <strong>{nameIn(detail, by)}</strong>
                <span>{t('printed')}</span>
                <Muted size="s">{wordFor(words, `status.${status}`, status)}</Muted>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
