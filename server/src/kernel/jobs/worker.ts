import type { ErrorKey } from '@srm/api'
import type { JobResult } from 'pg-boss'
import type { App } from '../http/app.ts'
import { describe, explain, Failure } from '../errors.ts'
import type { OnBehalfOf } from './job-names.ts'
import { batchSizeOf, nightlyJobs, Refused, type Job, type JobEnvelope, type JobRun } from './jobs.ts'
import { commonRights } from '../auth/session.ts'
import { withinBudget } from '../auth/sms-budget.ts'
import { allTenants } from '../db/tenants.ts'

class Cancelled extends Error {}

const begin = `update job_run set state = case state when 'cancelled' then state else 'running' end,
    finished_at = case state when 'cancelled' then finished_at end, error = case state when 'cancelled' then error end
  where tenant_id = app.tenant() and id = $1 returning state`
const step = `update job_run set done = $2, total = $3 where tenant_id = app.tenant() and id = $1 returning state`
const finish = `update job_run set state = $2, finished_at = now(), error = $3
  where tenant_id = app.tenant() and id = $1 and state <> 'cancelled'`

type Work = { id: string; data: JobEnvelope & { readonly as?: OnBehalfOf }; signal: AbortSignal }

type RunState = {
  readonly isCancelled: (statement: string, ...values: readonly unknown[]) => Promise<boolean>
  readonly finish: (state: 'done' | 'failed', error?: string) => Promise<void>
}

/** How far a job is, for the person who waits for it. Nothing is sent for a job nobody waits for. */
const runStateOf = (app: App, { id, data: { tenantId, tracked = true } }: Work): RunState => {
  const tell = (statement: string, values: readonly unknown[]) =>
    app.asTenant(tenantId, (ctx) => ctx.db.run<{ state: string }>(statement, [id, ...values]))
  return {
    isCancelled: async (statement, ...values) =>
      tracked && (await tell(statement, values)).rows[0]?.state === 'cancelled',
    finish: async (state, error) => {
      if (tracked) await tell(finish, [state, error ?? null])
    },
  }
}

const runOf = (app: App, job: Work, state: RunState): JobRun => {
  const { tenantId } = job.data
  return {
    id: job.id,
    tenantId,
    signal: job.signal,
    log: app.log,
    // Codes belong to no company and are counted when they are asked for.
    sms: tenantId ? withinBudget(app.sms, tenantId, (work) => app.asTenant('', work)) : app.sms,
    transaction: (work, as) => (as ? app.asPerson(tenantId, as, work) : app.asTenant(tenantId, work)),
    progress: async (done, total) => {
      if ((await state.isCancelled(step, done, total)) || job.signal.aborted) throw new Cancelled(job.id)
    },
  }
}

/** What a person asked for is done with what they may do now, and no more than they might then. */
const withPresentRights = async (app: App, tenantId: string, as: OnBehalfOf): Promise<OnBehalfOf> => {
  const find = app.modules.find(({ presentSession }) => presentSession)?.presentSession
  const now = find && (await app.asTenant(tenantId, ({ db }) => find(db, tenantId, as.userId)))
  if (!now) throw new Refused('session.forbidden')
  const then = { ...as, permissions: new Set(as.permissions), masks: new Set(as.masks) }
  const { isSuper, permissions, scope, masks } = commonRights(then, now)
  const { departments = [] } = now
  return { ...as, isSuper, scope, permissions: [...permissions], masks: [...(masks ?? [])], departments }
}

/** What would be refused the same way each time; a right that is gone is one. */
const refusalOf = (error: unknown): ErrorKey | undefined => {
  if (error instanceof Refused) return error.key
  return error instanceof Failure && error.key === 'session.forbidden' ? error.key : undefined
}

const perform = async (app: App, { run }: Job, job: Work): Promise<void> => {
  const state = runStateOf(app, job)
  const { tenantId, tracked: _, ...order } = job.data
  const { as } = order
  const language = as?.language ?? 'zh'
  try {
    if (await state.isCancelled(begin)) return
    const data = as ? { ...order, as: await withPresentRights(app, tenantId, as) } : order
    await run(runOf(app, job, state), data as never)
    await state.finish('done')
  } catch (error) {
    if (error instanceof Cancelled) return
    const refusal = refusalOf(error)
    if (refusal) {
      await state.finish('failed', describe(refusal, language).message)
      return
    }
    app.log.warn({ err: error, jobId: job.id }, 'job failed')
    // The log has the reason; the person who waits is told no more than a caller would be.
    await state.finish('failed', explain(error, language, job.id))
    throw error
  }
}

/** Each job ends for itself, so that one that fails sends back none of those taken with it. */
const settle = async (app: App, definition: Job, job: Work): Promise<JobResult> => {
  try {
    await perform(app, definition, job)
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
        for (const job of nightlyJobs(app.jobs)) await ctx.job(job, {}, { once: job })
      })
  })
}

/**
 * Some are taken at a time and done one after another, few enough that a second worker finds others to do. A batch that
 * came back full means that more are waiting: then the next is fetched at once, and only a short one waits for the poll.
 */
const pollingIntervalSeconds = 0.5

/** Takes jobs of every queue the modules declare. */
export const startWorker = async (app: App): Promise<void> => {
  for (const [name, definition] of app.jobs) {
    const options = {
      batchSize: batchSizeOf(definition),
      burstWhenBatchFull: true,
      pollingIntervalSeconds,
      perJobResults: true,
    } as const
    await app.boss.work<JobEnvelope>(name, options, async (jobs) => {
      const results: JobResult[] = []
      for (const job of jobs) results.push(await settle(app, definition, job))
      return results
    })
  }
  await scheduleNightly(app)
}
