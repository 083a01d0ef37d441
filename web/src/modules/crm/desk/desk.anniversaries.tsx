import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { crm, type Anniversary } from '@srm/api/crm'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { customerPaths } from '../crm.paths.ts'
import { opportunityFor, useAnniversaryWords } from '../overview/anniversary.tsx'
import { useCrmText } from '../crm.texts.ts'
import styles from './desk.module.css'

const Line = ({ event }: { readonly event: Anniversary }): ReactNode => {
  const t = useCrmText()
  const may = useCan()
  const go = useNavigate()
  const say = useAnniversaryWords()
  const { customer } = event
  return (
    <li className={styles.line}>
      <div className={styles.facts}>
        <Row wrap gap={8} align="baseline" justify="between">
          <Link to={customerPaths.detail(customer.id)} className={styles.name}>
            {customer.name}
          </Link>
          <Muted size="s">{say.left(event)}</Muted>
        </Row>
        <p className={styles.what}>
          {say.when(event)}：{say.was(event)}
        </p>
      </div>
      {may('opportunity:create') && (
        <Row className={styles.steps ?? ''}>
          <Button
            aria-label={t('anniversary.sellFor', { name: customer.name })}
            onClick={() => void go(opportunityFor(customer.id))}
          >
            {t('anniversary.sell')}
          </Button>
        </Row>
      )}
    </li>
  )
}

/** Customers that held something at this time of an earlier year and with whom nothing is under way yet. */
export const Anniversaries = ({ owner }: { readonly owner: string }): ReactNode => {
  const t = useCrmText()
  const { data = [] } = useRead(crm.customer.anniversaries, { query: { owner } })
  if (data.length === 0) return null
  const title = (
    <>
      {t('anniversary.title')}
      <span className={styles.count}>{data.length}</span>
    </>
  )
  return (
    <Panel title={title}>
      <ul className={styles.lines} aria-label={t('anniversary.title')}>
        {data.map((event) => (
          <Line key={event.id} event={event} />
        ))}
      </ul>
    </Panel>
  )
}
