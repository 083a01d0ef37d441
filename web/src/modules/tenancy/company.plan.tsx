import { Button, Progress } from 'antd'
import type { ReactNode } from 'react'
import { planOf, type Apply } from '@srm/api/tenancy'
import { useLabel } from '@/lib/i18n.ts'
import { choosePlan } from '@/lib/membership.ts'
import { CopyButton } from '@/ui/fields/copy-button.tsx'
import { Panel } from '@/ui/page.tsx'
import { CompanyLogo } from './company.logo.tsx'
import styles from './company.module.css'
import { useText } from './company.texts.ts'

export const CompanyPlan = ({ company }: { readonly company: Apply }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const { companyName, companyCode, plan, seats, seatsUsed, outDate } = company
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
            <dd>{say(planOf(plan).label)}</dd>
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
        </dl>
        <Button onClick={() => choosePlan()}>{t('renew')}</Button>
      </div>
    </Panel>
  )
}
