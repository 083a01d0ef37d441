import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { record } from '@srm/api/record'
import type { LinkedDocument } from '@srm/api/record/link'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { formatMoney } from '@/lib/format.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { Muted } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import type { RecordAt } from '@/ui/slots.ts'
import { Status } from '@/ui/status.tsx'
import styles from './link.module.css'
import { useLinkText } from '../record.texts.ts'

/** How many of one side are shown before one asks for the others. */
const shownAtFirst = 5

const Name = ({ subject, id, code, title, gone }: LinkedDocument): ReactNode => {
  const name = title || code
  const path = gone ? undefined : recordPath(subject, id)
  return path ? <Link to={path}>{name}</Link> : <span>{name}</span>
}

const Document = (document: LinkedDocument): ReactNode => {
  const t = useLinkText()
  const { kind, code, title, state, amount, linkAmount, link, gone } = document
  const money = linkAmount ?? amount
  return (
    <li className={styles.document} data-gone={gone}>
      <div className={styles.line}>
        <Muted as="span" size="s">
          {link === kind ? kind : `${link} · ${kind}`}
        </Muted>
        {gone ? (
          <Status color="grey">{t('gone')}</Status>
        ) : (
          state && <Status color={state.color ?? undefined}>{state.name}</Status>
        )}
      </div>
      <div className={styles.line}>
        <Name {...document} />
        {money !== null && <span className={styles.amount}>{formatMoney(money)}</span>}
      </div>
      {title !== '' && (
        <Muted as="span" size="s">
          {code}
        </Muted>
      )}
    </li>
  )
}

type SideProps = { readonly title: string; readonly documents: readonly LinkedDocument[] }

const Side = ({ title, documents }: SideProps): ReactNode => {
  const t = useLinkText()
  const [all, setAll] = useState(false)
  if (documents.length === 0) return null
  const shown = all ? documents : documents.slice(0, shownAtFirst)
  return (
    <section>
      <h3 className={styles.side}>{title}</h3>
      <ol className={styles.chain}>
        {shown.map((document) => (
          <Document key={`${document.near} ${document.id}`} {...document} />
        ))}
      </ol>
      {documents.length > shown.length && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {t('all', { count: documents.length })}
        </Button>
      )}
    </section>
  )
}

/** What a record came from and what came from it; nothing is shown where there is neither. */
export const LinkPanel = (at: RecordAt): ReactNode => {
  const t = useLinkText()
  const can = useCan()
  const { data } = useRead(record.links, { params: at }, { enabled: can(`${at.subject}:show`) })
  if (!data || data.up.length + data.down.length + data.hidden === 0) return null
  return (
    <Panel title={t('title')}>
      <div className={styles.sides}>
        <Side title={t('up')} documents={data.up} />
        <Side title={t('down')} documents={data.down} />
        {data.hidden > 0 && (
          <Muted as="p" size="s">
            {t('hidden', { count: data.hidden })}
          </Muted>
        )}
      </div>
    </Panel>
  )
}
