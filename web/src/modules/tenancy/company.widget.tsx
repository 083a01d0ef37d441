import { Button, Progress } from 'antd'
import type { ReactNode } from 'react'
import { apply } from '@srm/api/tenancy/apply'
import { planOf } from '@srm/api/tenancy'
import { useLabel } from '@/lib/i18n.ts'
import { choosePlan } from '@/lib/session/membership.ts'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { useText } from './tenancy.texts.ts'
import styles from './company.widget.module.css'

/** What the company has bought, how much of it is used and until when, on the home page. */
export const MembershipWidget = (): ReactNode => {
  const t = useText()
  const say = useLabel()
  return (
    <Await query={useRead(apply.mine, {})} rows={3}>
      {({ plan, seats, seatsUsed, outDate }) => (
        <div className={styles.card}>
          <p className={styles.plan}>{say(planOf(plan).label)}</p>
          <p className={styles.until}>
            {t('outDate')} {outDate ?? t('forever')}
          </p>
          <Progress
            aria-label={t('seats', { used: seatsUsed, seats })}
            percent={Math.round((seatsUsed / Math.max(1, seats)) * 100)}
            showInfo={false}
            size="small"
          />
          <Row as="p" justify="between" className={styles.seats}>
            <span>{t('seats', { used: seatsUsed, seats })}</span>
            <Button size="small" onClick={() => choosePlan()}>
              {t('renew')}
            </Button>
          </Row>
        </div>
      )}
    </Await>
  )
}
