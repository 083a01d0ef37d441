import { RightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { approval } from '@srm/api/approval'
import { formatDateTime } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { actWord, useText as useActText } from '../act/act.texts.ts'
import { detailPath } from '../approval.paths.ts'
import styles from './centre.module.css'
import { useCentreText } from './centre.texts.ts'

/** What waits for a second administrator, above the list of all: it is little, and each holds something up. */
export const WaitingProposals = (): ReactNode => {
  const t = useCentreText()
  const act = useActText()
  const { data = [] } = useRead(approval.centre.proposals, {})
  if (data.length === 0) return null
  return (
    <section className={styles.proposals} aria-label={t('proposals')}>
      <h2>{t('proposals.count', { count: data.length })}</h2>
      <ul>
        {data.map(({ id, do: verb, instanceId, title, by, reason, at, actions }) => (
          <li key={id}>
            <Link to={detailPath(instanceId)}>
              <strong>{actWord(act, `do.${verb}`)}</strong>
              <span className={styles.proposalTitle}>{title}</span>
              <span className={styles.proposalWhy}>
                {t('proposals.by', { name: by.name, reason })} · {formatDateTime(at).slice(5)}
              </span>
              <span className={styles.proposalGo}>
                {t(actions.includes('confirmProposal') ? 'proposals.answer' : 'proposals.look')}
                <RightOutlined aria-hidden />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
