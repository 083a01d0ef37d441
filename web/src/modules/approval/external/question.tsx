import type { ReactNode } from 'react'
import type { ExternalPage } from '@srm/api/approval'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import styles from './external.module.css'
import { useExternalText } from '../approval.texts.ts'

type View = ExternalPage['fields'][number]

/** What stands where a field is told of but not shown. */
const covered = '***'

const said = ({ kind, text }: View): string => {
  if (text === covered) return text
  if (kind === 'money') return formatMoney(text)
  return kind === 'dateTime' ? formatDateTime(text) : text
}

/** What they are asked about, as far as the step opens it to them. */
export const Asked = ({ page }: { readonly page: ExternalPage }): ReactNode => {
  const t = useExternalText()
  const { contact, askedBy, document, step, note, serialNo, expiresAt, fields, files, comments } = page
  return (
    <>
      <section className={styles.card}>
        <p className={styles.note}>{t('hello', { name: contact })}</p>
        <h1>{askedBy ? t('asked.by', { name: askedBy }) : t('asked')}</h1>
        <p className={styles.note}>
          {[document, step, t('number', { serialNo })].join(' · ')}
          <br />
          {t('until', { time: formatDateTime(expiresAt) })}
        </p>
        {note && <p className={styles.told}>{note}</p>}
        <dl className={styles.fields}>
          {fields
            .filter(({ text }) => text !== '')
            .map((field) => (
              <div key={field.path}>
                <dt>{field.label}</dt>
                <dd data-money={field.kind === 'money' ? true : undefined}>{said(field)}</dd>
              </div>
            ))}
        </dl>
      </section>
      {files.length > 0 && (
        <section className={styles.card}>
          <h2>{t('files')}</h2>
          <ul className={styles.files}>
            {files.map(({ file, mine }) => (
              <li key={file.id}>
                <a href={file.url} target="_blank" rel="noreferrer">
                  {file.name}
                </a>
                {mine && <small>{t('files.mine')}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {comments.length > 0 && (
        <section className={styles.card}>
          <h2>{t('talk')}</h2>
          <ul className={styles.talk}>
            {comments.map(({ id, mine, author, body, at }) => (
              <li key={id} data-mine={mine}>
                <small>
                  {mine ? t('talk.me') : (author ?? t('talk.them'))} · {formatDateTime(at)}
                </small>
                <p>{body}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
