import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Detail } from '@srm/api/approval'
import { formatDateTime } from '@/lib/format.ts'
import { Muted } from '@/ui/layout.tsx'
import { detailPath } from '../approval.paths.ts'
import styles from './talk.module.css'
import { RunItem } from './run.tsx'
import { useText, wordFor } from './detail.texts.ts'

/** What came before: rounds of this approval, and other approvals of the same document. */
export const Rounds = ({ detail }: { readonly detail: Detail }): ReactNode => {
  const t = useText()
  const rounds = Array.from({ length: detail.round - 1 }, (_, index) => detail.round - 1 - index)
  return (
    <div className={styles.padded}>
      {rounds.map((round) => (
        <section key={round} className={styles.round}>
          <h3>{t('round', { count: round })}</h3>
          <ol>
            {detail.runs
              .filter((run) => run.round === round && run.tasks.length > 0)
              .map((run) => (
                <RunItem key={run.id} detail={detail} run={run} />
              ))}
          </ol>
        </section>
      ))}
      {detail.previous.length > 0 && (
        <ul className={styles.previous}>
          {detail.previous.map(({ id, serialNo, status, submittedAt }) => (
            <li key={id}>
              <Link to={detailPath(id)}>{serialNo}</Link>
              <span>{wordFor(t, `status.${status}`, status)}</span>
              <Muted as="time" size="s">
                {formatDateTime(submittedAt)}
              </Muted>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
