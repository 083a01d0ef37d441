import { ThunderboltOutlined } from '@ant-design/icons'
import { Badge, Button } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { record } from '@srm/api/record'
import { openJobs, useJobDrawer } from '@/lib/job-drawer.ts'
import { queryClient, useRead } from '@/lib/api/query.ts'
import { useJobText } from '../record.texts.ts'
import { isUnderWay } from './under-way.ts'

const JobDrawer = lazy(async () => ({ default: (await import('./drawer.tsx')).JobDrawer }))

const pollEvery = 2000

/** Read again and again while one of them is under way; the drawer shows the same answer. */
const useRunning = (): number => {
  const { data } = useRead(record.jobs, {}, { every: (jobs) => (jobs?.some(isUnderWay) ? pollEvery : false) })
  return data?.filter(isUnderWay).length ?? 0
}

/** What a job changed is read again as soon as it ends, wherever it is shown. */
const useRefreshAtEnd = (running: number): void => {
  const before = useRef(0)
  useEffect(() => {
    if (running < before.current)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'job' })
    before.current = running
  }, [running])
}

/** The drawer is fetched when it is first opened, and kept so that it can slide out again. */
const useOpened = (): boolean => {
  const open = useJobDrawer((drawer) => drawer.open)
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened
}

/** In the header: how many of one's own background jobs are under way. */
export const JobButton = (): ReactNode => {
  const t = useJobText()
  const opened = useOpened()
  const running = useRunning()
  useRefreshAtEnd(running)
  return (
    <>
      <Badge count={running} size="small" offset={[-6, 6]} title={t('running', { count: running })}>
        <Button
          type="text"
          icon={<ThunderboltOutlined aria-hidden />}
          aria-label={t('open')}
          title={t('open')}
          onClick={openJobs}
        />
      </Badge>
      <Suspense>{opened && <JobDrawer />}</Suspense>
    </>
  )
}
