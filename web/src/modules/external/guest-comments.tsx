import type { ReactNode } from 'react'
import { external } from '@srm/api/external'
import { useRead } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import styles from './link.module.css'
import { useLinkText } from './external.texts.ts'

type Props = {
  readonly subject: string
  readonly id: string
  /** Of one kind of link only. */ readonly purpose?: string
}

/** What people outside have said by their links; nothing while they are silent. */
export const GuestComments = ({ subject, id, purpose }: Props): ReactNode => {
  const t = useLinkText()
  const { data = [] } = useRead(external.comments, { params: { subject, id } })
  const comments = purpose === undefined ? data : data.filter((one) => one.purpose === purpose)
  if (comments.length === 0) return null
  return (
    <section className={styles.said} aria-label={t('comments')}>
      <h3>{t('comments')}</h3>
      <ul className={styles.links}>
        {comments.map(({ id: key, contact, company, body, at }) => (
          <li key={key} className={styles.card}>
            <Row justify="between" wrap>
              <strong>{[contact, company].filter(Boolean).join(' · ')}</strong>
              <Muted size="s">{formatDateTime(at)}</Muted>
            </Row>
            <p className={styles.words}>{body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
