import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { platform } from '@srm/api/tenancy/platform'
import { formatCount } from '@/lib/format.ts'
import { Page } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { useTitle } from '../title.ts'
import { useOperated } from './operate.ts'
import styles from './lists.module.css'
import { useText } from './platform.texts.ts'

const every = 10_000

type Service = { readonly ok: boolean; readonly ms: number }

const ServiceCard = ({ name, state, hint }: { name: string; state: Service; hint?: string }): ReactNode => {
  const t = useText()
  return (
    <div className={styles.card} data-bad={!state.ok}>
      <dt>{name}</dt>
      <dd>
        <Status color={state.ok ? 'green' : 'red'}>{state.ok ? t('health.ok') : t('health.down')}</Status>
      </dd>
      <dd className={styles.note}>{state.ok ? t('health.ms', { ms: state.ms }) : hint}</dd>
    </div>
  )
}

const NumberCard = ({ name, children, bad = false }: { name: string; children: ReactNode; bad?: boolean }) => (
  <div className={styles.card} data-bad={bad}>
    <dt>{name}</dt>
    <dd className={styles.number}>{children}</dd>
  </div>
)

const HealthPage = (): ReactNode => {
  const t = useText()
  const query = useOperated(platform.health, {}, { every })
  useTitle(t('nav.health'))
  return (
    <Page title={t('nav.health')} note={t('health.every')}>
      <Await query={query} rows={6}>
        {({ version, tenants, waitingJobs, failedJobs, database, redis }) => (
          <dl className={styles.cards}>
            <ServiceCard name={t('health.database')} state={database} />
            <ServiceCard name={t('health.redis')} state={redis} hint={t('health.redisHint')} />
            <NumberCard name={t('health.waiting')}>{formatCount(waitingJobs, false)}</NumberCard>
            <NumberCard name={t('health.failed')} bad={failedJobs > 0}>
              <Link to="/platform/jobs">{formatCount(failedJobs, false)}</Link>
            </NumberCard>
            <NumberCard name={t('health.tenants')}>{formatCount(tenants, false)}</NumberCard>
            <NumberCard name={t('health.version')}>{version}</NumberCard>
          </dl>
        )}
      </Await>
    </Page>
  )
}

export default HealthPage
