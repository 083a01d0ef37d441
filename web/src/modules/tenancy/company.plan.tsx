import { Button, Progress } from 'antd'
import type { ReactNode } from 'react'
import { planOf, storageOf, type Apply } from '@srm/api/tenancy'
import { formatSize } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { choosePlan } from '@/lib/session/membership.ts'
import { CopyButton } from '@/ui/fields/copy-button.tsx'
import { Panel } from '@/ui/page.tsx'
import { CompanyLogo } from './company.logo.tsx'
import styles from './company.module.css'
import { useText } from './tenancy.texts.ts'

export const CompanyPlan = ({ company }: { readonly company: Apply }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const { companyName, companyCode, plan, seats, seatsUsed, storageUsed, outDate } = company
  const { label: planName, storage } = planOf(plan)
  const room = t('storage', { used: formatSize(storageUsed), limit: storage })
  return (
    <Panel>
      <div className={styles.plan}>
        <CompanyLogo company={company} />
        <div className={styles.name}>
          <h2>{companyName}</h2>
          <p>
            {t('code')} {companyCode}
            <CopyButton text={companyCode} />
          </p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t('plan')}</dt>
            <dd>{say(planName)}</dd>
          </div>
          <div>
            <dt>{t('outDate')}</dt>
            <dd>{outDate ?? t('forever')}</dd>
          </div>
          <div className={styles.seats}>
            <dt>{t('seats', { used: seatsUsed, seats })}</dt>
            <dd>
              <Progress
                aria-label={t('seats', { used: seatsUsed, seats })}
                percent={Math.round((seatsUsed / Math.max(1, seats)) * 100)}
                showInfo={false}
                size="small"
              />
            </dd>
          </div>
          <div className={styles.seats}>
            <dt>{room}</dt>
            <dd>
              <Progress
                aria-label={room}
                percent={Math.min(100, Math.round((storageUsed / storageOf(plan)) * 100))}
                showInfo={false}
                size="small"
              />
            </dd>
          </div>
        </dl>
        <Button onClick={() => choosePlan()}>{t('renew')}</Button>
      </div>
    </Panel>
  )
}
