import type { ErrorKey } from '@srm/api'
import { PgBoss } from 'pg-boss'
import type { Config } from '../config.ts'
import { connectionOptions } from '../db/connection.ts'
import type { Ctx } from '../ctx.ts'
import { fail } from '../errors.ts'
import type { Handle } from '../db/handle.ts'
import { newId } from '../ids.ts'
import type { Enqueue, JobName, Jobs, OnBehalfOf, PlainJobName } from './job-names.ts'
import type { Logger } from '../log/log.ts'
import type { Sms } from '../ports/sms.ts'

export const deadLetter = 'dead_letter'

/**
 * What a killed worker had begun is taken up again within half a minute: it is missed after `heartbeatSeconds`, found so
 * within `lookAfterSeconds`, and tried again after the first delay.
 */
const lookAfterSeconds = 5
export const queueOptions = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 900,
  heartbeatSeconds: 15,
  deadLetter,
} as const

export type JobRun = {
  readonly id: string
  readonly tenantId: string
  readonly signal: AbortSignal
  readonly log: Logger
  /** Outside any transaction: a provider may take seconds. */
  readonly sms: Sms
  /** One sealed transaction, as the system or on behalf of a person; a long job opens several, so that none is held for long. */
  readonly transaction: <T>(work: (ctx: Ctx) => Promise<T>, as?: OnBehalfOf) => Promise<T>
  /** Tells the person how far it is; throws when somebody cancelled it. */
  readonly progress: (done: number, total: number) => Promise<void>
}

/** How a job is done, declared by the module it belongs to. */
export type Job<N extends JobName = JobName> = {
  readonly run: (run: JobRun, data: Jobs[N]) => Promise<void>
  /** `short`: a waiting job that carries a key stands for all that would follow it. */
  readonly queue?: 'standard' | 'short'
  /** Work of minutes is taken one at a time, so that none waits behind another while a second worker is free. */
  readonly lengthy?: true
  /** Housekeeping of every tenant, once a day, in the small hours of Shanghai; never queued twice. */
  readonly nightly?: N extends PlainJobName ? true : never
  /** Asked before a person's job is run again: throws when they may not start it now. A job without it is not run again. */
  readonly retry?: (ctx: Ctx, data: Jobs[N]) => void
}
export type ModuleJobs = { readonly [N in JobName]?: Job<N> }

/** All jobs whose names begin so: one that is declared and not defined does not compile. */
export type JobsOf<Prefix extends string> = {
  readonly [N in JobName as N extends `${Prefix}.${string}` ? N : never]: Job<N>
}

/** The jobs of all modules by name. */
export type JobCatalog = ReadonlyMap<string, Job>

/** A job has one owner: two modules that do the same one would do it twice. */
export const jobCatalog = (modules: readonly { readonly jobs?: ModuleJobs }[]): JobCatalog => {
  const catalog = new Map<string, Job>()
  for (const [name, job] of modules.flatMap(({ jobs = {} }) => Object.entries(jobs))) {
    if (catalog.has(name)) throw new Error(`two modules do the job ${name}`)
    catalog.set(name, job as Job)
  }
  return catalog
}

const isNightly = (entry: readonly [string, Job]): entry is [PlainJobName, Job] => entry[1].nightly === true

export const nightlyJobs = (catalog: JobCatalog): PlainJobName[] => [...catalog].filter(isNightly).map(([name]) => name)

export const queuePolicyOf = ({ nightly, queue = 'standard' }: Job): 'standard' | 'short' => (nightly ? 'short' : queue)

/** Ends a job that would fail the same way each time: the person is told why, and it is not tried again. */
export class Refused extends Error {
  readonly key: ErrorKey
  constructor(key: ErrorKey) {
    super(key)
    this.name = 'Refused'
    this.key = key
  }
}

export const createBoss = (config: Config, log: Logger, role: 'web' | 'worker' | 'migrate'): PgBoss => {
  const owner = role === 'migrate'
  const boss = new PgBoss({
    ...connectionOptions(config, owner ? 'owner' : 'app'),
    application_name: `srm-jobs-${role}`,
    max: role === 'worker' ? 4 : 1,
    schema: 'pgboss',
    migrate: owner,
    createSchema: owner,
    supervise: role === 'worker',
    superviseIntervalSeconds: lookAfterSeconds,
    monitorIntervalSeconds: lookAfterSeconds,
    schedule: role === 'worker',
  })
  boss.on('error', (err) => log.error({ err }, 'job queue'))
  return boss
}

/** What a job carries beside its own data. */
export type JobEnvelope = {
  readonly tenantId: string
  /** Whether somebody waits for it, so that `job_run` has a row. Jobs of earlier releases do not say, and may have one. */
  readonly tracked?: boolean
}

/** How many jobs a worker takes at a time; of work of minutes, one. */
export const batchSizeOf = ({ lengthy }: Pick<Job, 'lengthy'>): number => (lengthy ? 1 : 20)

/** How many jobs of one kind a company may have waiting. */
const maxWaitingOf = ({ lengthy }: Job): number => (lengthy ? 50 : 2000)

const countWaiting = `select count(*)::int as n
  from (select 1 from pgboss.job where name = $1 and group_id = $2 and state < 'active' limit $3) as waiting`

/**
 * Whoever has a long queue waits behind those who have a short one: each batch of a company's waiting jobs ranks below
 * the one before it. Housekeeping is bounded by its keys, and what belongs to no company has limits of its own.
 */
const rankOf = async (db: Handle, name: JobName, job: Job, tenantId: string): Promise<number> => {
  if (queuePolicyOf(job) === 'short' || tenantId === '') return 0
  const max = maxWaitingOf(job)
  const { rows } = await db.run<{ n: number }>(countWaiting, [name, tenantId, max])
  const waiting = rows[0]?.n ?? 0
  if (waiting >= max) fail('job.too_many')
  return -Math.floor(waiting / batchSizeOf(job))
}

const track = 'insert into job_run (id, name, title, data) values ($1, $2, $3, $4)'

/** Binds the queue to one request's transaction. */
export const enqueueIn =
  (boss: PgBoss, jobs: JobCatalog, db: Handle, own: string): Enqueue =>
  async (name, data, when = {}) => {
    // A company's own work stays its own, whatever is asked for.
    const tenantId = own || (when.tenantId ?? '')
    const job = jobs.get(name)
    if (!job) throw new Error(`no module does the job ${name}`)
    const id = newId()
    const priority = await rankOf(db, name, job, tenantId)
    const envelope: JobEnvelope = { tenantId, tracked: when.title !== undefined }
    const sent = boss.send(
      name,
      { ...data, ...envelope },
      {
        id,
        priority,
        ...(tenantId && { group: { id: tenantId } }),
        ...(when.once && { singletonKey: `${tenantId}:${when.once}` }),
        ...(when.after && { startAfter: when.after }),
        db: { executeSql: (text: string, values?: unknown[]) => db.run<unknown>(text, values ?? []) },
      },
    )
    if (when.title === undefined) return sent
    // Waited for together: one that fails while nobody looks would end the process.
    const [made] = await Promise.all([sent, db.run(track, [id, name, when.title, JSON.stringify(data)])])
    return made
  }
