import type { ReactNode } from 'react'
import { crm } from '@srm/api/crm'
import { useRead } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import styles from '../crm.module.css'
import { useOpportunityText } from '../crm.texts.ts'

/** Where an opportunity was and for how long, the newest first. */
export const PastTab = ({ opportunityId }: { readonly opportunityId: string }): ReactNode => {
  const t = useOpportunityText()
  const query = useRead(crm.opportunity.ways, { params: { id: opportunityId } })
  return (
    <Panel title={t('tab.past')}>
      <Await query={query} rows={3}>
        {({ past }) => (
          <ul className={styles.list}>
            {past.map(({ id, from, to, at, by, days, note }) => (
              <li key={id} className={styles.entry}>
                <Row wrap gap={8}>
                  <strong>{from === null ? t('past.begun', { to }) : t('past.step', { from, to })}</strong>
                  {days !== null && <Muted size="s">{t('past.days', { count: days })}</Muted>}
                  <span className={styles.grow} />
                  <Muted size="s">{by ?? t('past.system')}</Muted>
                  <time>{formatDateTime(at)}</time>
                </Row>
                {note && <p className={styles.text}>{note}</p>}
              </li>
            ))}
          </ul>
        )}
      </Await>
    </Panel>
  )
}
