import { createApp, type App } from '#kernel/http/app.ts'
import { startWorker } from '#kernel/jobs/worker.ts'
import { record } from '@srm/api/record'
import { vi } from 'vitest'
import type { TestApp } from '../app.ts'
import type { Member } from '../tenant.ts'

/** A second process's worth of server on the same database, taking jobs. */
export const startJobs = async (t: Pick<TestApp, 'app'>, modules = t.app.modules): Promise<App> => {
  const app = await createApp(t.app.config, modules, 'worker')
  await startWorker(app)
  return app
}

export const jobOf = async (me: Member, id: string) => (await me.call(record.job, { params: { id } })).result

export const untilDone = (me: Member, id: string) =>
  vi.waitFor(
    async () => {
      const job = await jobOf(me, id)
      if (job.state === 'waiting' || job.state === 'running') throw new Error(`the job is still ${job.state}`)
      return job
    },
    { timeout: 60_000, interval: 50 },
  )

export const cancel = (me: Member, id: string) => me.call(record.cancelJob, { params: { id } })

/** Waits until the job has got somewhere. */
export const untilMoving = (me: Member, id: string) =>
  vi.waitFor(
    async () => {
      const job = await jobOf(me, id)
      if (job.done === 0) throw new Error('the job has not begun')
    },
    { timeout: 60_000, interval: 20 },
  )
