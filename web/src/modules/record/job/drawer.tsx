import { Button, Drawer, Progress } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { record, type JobState } from '@srm/api/record'
import { formatDateTime } from '@/lib/format.ts'
import { closeJobs, useJobDrawer } from '@/lib/job-drawer.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { slot } from '@/ui/slots.ts'
import { Await, State } from '@/ui/states.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import styles from './job.module.css'
import { useJobText } from '../record.texts.ts'
import { isUnderWay } from './under-way.ts'

const Acts = ({ job }: { readonly job: JobState }): ReactNode => {
  const t = useJobText()
  const cancel = useMutate(record.cancelJob)
  const retry = useMutate(record.retryJob)
  const input = { params: { id: job.id } }
  return (
    <div className={styles.acts}>
      {isUnderWay(job) && (
        <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate(input)}>
          {t('cancel')}
        </Button>
      )}
      {(job.state === 'failed' || job.state === 'cancelled') && (
        <Button size="small" loading={retry.isPending} onClick={() => retry.mutate(input)}>
          {t('retry')}
        </Button>
      )}
      {!isUnderWay(job) && <Suspense>{slot('jobResult', { job })}</Suspense>}
    </div>
  )
}

const looks = {
  waiting: 'normal',
  running: 'active',
  done: 'success',
  failed: 'exception',
  cancelled: 'normal',
} as const

const Job = ({ job }: { readonly job: JobState }): ReactNode => {
  const t = useJobText()
  const percent = job.state === 'done' ? 100 : Math.floor((job.done / Math.max(job.total, 1)) * 100)
  return (
    <Stack as="li" gap={4} className={styles.job}>
      <Row align="baseline" className={styles.head}>
        <strong>{job.title}</strong>
        <Muted size="s">{t(`state.${job.state}`)}</Muted>
      </Row>
      <Progress
        aria-label={job.title}
        percent={percent}
        size="small"
        status={looks[job.state]}
        showInfo={job.state !== 'cancelled'}
      />
      <Muted as="div" size="s">
        {formatDateTime(job.createdAt)}
        {job.total > 0 && ` · ${t('steps', { done: job.done, total: job.total })}`}
      </Muted>
      {job.error && <p className={styles.error}>{job.error}</p>}
      <Acts job={job} />
    </Stack>
  )
}

/** One's own background jobs: how far they are, and what to do about them. */
export const JobDrawer = (): ReactNode => {
  const t = useJobText()
  const open = useJobDrawer((state) => state.open)
  return (
    <Drawer title={t('title')} open={open} onClose={closeJobs} size={400}>
      <Await query={useRead(record.jobs, {})} rows={4}>
        {(jobs) =>
          jobs.length === 0 ? (
            <State title={t('none')} hint={t('noneHint')} />
          ) : (
            <ul>
              {jobs.map((job) => (
                <Job key={job.id} job={job} />
              ))}
            </ul>
          )
        }
      </Await>
    </Drawer>
  )
}
