import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { approval } from '@srm/api/approval'
import { formatDateTime } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { Muted } from '@/ui/layout.tsx'
import { useText } from '../act/act.texts.ts'
import { detailPath } from '../approval.paths.ts'
import styles from './talk.module.css'
import { useText as useDetailText, wordFor } from './detail.texts.ts'

type Props = { readonly docType: string; readonly docId: string }

/** The approvals a document has been through. */
export const DocumentApprovals = ({ docType, docId }: Props): ReactNode => {
  const t = useText()
  const say = useDetailText()
  const query = useRead(approval.centre.of, { query: { docType, docId } })
  return (
    <Panel>
      <div className={styles.padded}>
        <Await query={query} rows={2}>
          {(all) =>
            all.length === 0 ? (
              <Muted as="p" size="s">
                {t('noApprovals')}
              </Muted>
            ) : (
              <ul className={styles.previous}>
                {all.map(({ id, serialNo, status, submittedAt }) => (
                  <li key={id}>
                    <Link to={detailPath(id)}>{serialNo}</Link>
                    <span>{wordFor(say, `status.${status}`, status)}</span>
                    <Muted as="time" size="s">
                      {formatDateTime(submittedAt)}
                    </Muted>
                  </li>
                ))}
              </ul>
            )
          }
        </Await>
      </div>
    </Panel>
  )
}
