import type { JobResult } from 'pg-boss'
import type { App } from './app.ts'
import { asFailure, describe } from './errors.ts'
import { lengthy, nightly, queues, type JobName, type Jobs, type OnBehalfOf } from './job-names.ts'
import { Refused, type JobHandlers, type JobRun } from './jobs.ts'
import { allTenants } from './tenants.ts'

class Cancelled extends Error {}

const state = `update job_run set state = $2, finished_at = case when $2 in ('done', 'failed') then now() end, error = $3
  where tenant_id = app.tenant() and id = $1 and state <> 'cancelled'`
const step = `update job_run set done = $2, total = $3 where tenant_id = app.tenant() and id = $1 returning state`

const cancelled = `select 1 from job_run where tenant_id = app.tenant() and id = $1 and state = 'cancelled'`

const isCancelled = async (run: JobRun): Promise<boolean> =>
  (await run.transaction((ctx) => ctx.db.run(cancelled, [run.id]))).rows.length > 0

type Work = { id: string; data: { tenantId: string }; signal: AbortSignal }

const runOf = (app: App, job: Work): JobRun => {
  const { tenantId } = job.data
  const transaction: JobRun['transaction'] = (work, as) =>
    as ? app.asPerson(tenantId, as, work) : app.asTenant(tenantId, work)
  return {
    id: job.id,
    tenantId,
    signal: job.signal,
    log: app.log,
    sms: app.sms,
    transaction,
    publish: async (channel, message) => void (await app.redis.publish(channel, message).catch(() => 0)),
    progress: async (done, total) => {
      const found = await transaction((ctx) => ctx.db.run<{ state: string }>(step, [job.id, done, total]))
      if (found.rows[0]?.state === 'cancelled' || job.signal.aborted) throw new Cancelled(job.id)
    },
  }
}

const perform = async <N extends JobName>(app: App, handler: NonNullable<JobHandlers[N]>, job: Work): Promise<void> => {
  const run = runOf(app, job)
  const { tenantId: _, ...data } = job.data
  const language = (data as { as?: OnBehalfOf }).as?.language ?? 'zh'
  const mark = (to: string, error: string | null = null) =>
    run.transaction((ctx) => ctx.db.run(state, [job.id, to, error])).then(() => undefined)
  try {
    await mark('running')
    if (await isCancelled(run)) return
    await handler(run, data as Jobs[N])
    await mark('done')
  } catch (error) {
    if (error instanceof Cancelled) return
    if (error instanceof Refused) {
      await mark('failed', describe(error.key, language).message)
      return
    }
    app.log.warn({ err: error, jobId: job.id }, 'job failed')
    // The log has the reason; the person who waits is told no more than a caller would be.
    await mark('failed', describe(asFailure(error)?.key ?? 'server.internal', language).message)
    throw error
  }
}

/** Each job ends for itself, so that one that fails sends back none of those taken with it. */
const settle = async <N extends JobName>(
  app: App,
  handlers: readonly NonNullable<JobHandlers[N]>[],
  job: Work,
): Promise<JobResult> => {
  try {
    for (const handler of handlers) await perform(app, handler, job)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    return { id: job.id, status: 'failed', output: error }
  }
}

/** Once a day each tenant's housekeeping is queued; the key keeps a second worker from queueing it again. */
const scheduleNightly = async (app: App): Promise<void> => {
  const name = 'nightly'
  if (!(await app.boss.getQueue(name))) return
  await app.boss.schedule(name, '30 3 * * *', null, { tz: 'Asia/Shanghai' })
  await app.boss.work(name, async () => {
    for (const tenantId of await allTenants(app))
      await app.asTenant(tenantId, async (ctx) => {
        for (const job of nightly) await ctx.job(job, {}, { once: job })
      })
  })
}

/** Takes jobs of every queue for which some module has a handler. */
export const startWorker = async (app: App): Promise<void> => {
  const handlers = app.modules.flatMap((module) => Object.entries(module.jobs ?? {}))
  for (const name of Object.keys(queues) as JobName[]) {
    const mine = handlers.filter(([handled]) => handled === name).map(([, handler]) => handler)
    if (mine.length === 0) continue
    const options = { batchSize: lengthy.has(name) ? 1 : 20, pollingIntervalSeconds: 0.5, perJobResults: true } as const
    await app.boss.work<{ tenantId: string }>(name, options, async (jobs) => {
      const results: JobResult[] = []
      for (const job of jobs) results.push(await settle(app, mine as never, job))
      return results
    })
  }
  await scheduleNightly(app)
}
