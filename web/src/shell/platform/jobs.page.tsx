import { CheckCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Result } from '@srm/api/endpoint'
import { platform } from '@srm/api/tenancy/platform'
import { formatDateTime } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useTitle } from '../title.ts'
import { useOperated, useOperation } from './operate.ts'
import styles from './lists.module.css'
import { useText } from './platform.texts.ts'

type FailedJob = Result<typeof platform.failedJobs>[number]

const Job = ({ job }: { readonly job: FailedJob }): ReactNode => {
  const t = useText()
  const retry = useOperation(platform.retryJob, () => toast.success(t('jobs.retried')))
  const { id, name, company, error, failedAt, tries } = job
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <p className={styles.error}>{error}</p>
        <p className={styles.note}>
          {[company || t('jobs.platform'), formatDateTime(failedAt), t('jobs.tries', { count: tries })].join(' · ')}
        </p>
      </div>
      <Button
        loading={retry.isPending}
        aria-label={`${t('jobs.retry')} ${name}`}
        onClick={() => retry.mutate({ body: { id } })}
      >
        {t('jobs.retry')}
      </Button>
    </li>
  )
}

const JobsPage = (): ReactNode => {
  const t = useText()
  const query = useOperated(platform.failedJobs, {})
  useTitle(t('nav.jobs'))
  return (
    <Page title={t('nav.jobs')}>
      <Panel>
        <Await query={query}>
          {(jobs) =>
            jobs.length === 0 ? (
              <State icon={<CheckCircleOutlined />} title={t('jobs.none')} hint={t('jobs.noneHint')} />
            ) : (
              <ul className={styles.entries}>
                {jobs.map((job) => (
                  <Job key={job.id} job={job} />
                ))}
              </ul>
            )
          }
        </Await>
      </Panel>
    </Page>
  )
}

export default JobsPage
