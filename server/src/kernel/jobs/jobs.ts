import type { ErrorKey } from '@srm/api'
import { PgBoss } from 'pg-boss'
import type { Config } from './config.ts'
import { connectionOptions } from './connection.ts'
import type { Ctx } from './ctx.ts'
import { fail } from './errors.ts'
import type { Handle } from './handle.ts'
import { newId } from './ids.ts'
import { lengthy, queues, type Enqueue, type JobName, type Jobs, type OnBehalfOf } from './job-names.ts'
import type { Logger } from './log.ts'
import type { Sms } from './ports/sms.ts'

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
export type JobHandlers = { [N in JobName]?: (run: JobRun, data: Jobs[N]) => Promise<void> }

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
export const batchSizeOf = (name: JobName): number => (lengthy.has(name) ? 1 : 20)

/** How many jobs of one kind a company may have waiting. */
const maxWaitingOf = (name: JobName): number => (lengthy.has(name) ? 50 : 2000)

const countWaiting = `select count(*)::int as n
  from (select 1 from pgboss.job where name = $1 and group_id = $2 and state < 'active' limit $3) as waiting`

/**
 * Whoever has a long queue waits behind those who have a short one: each batch of a company's waiting jobs ranks below
 * the one before it. Housekeeping is bounded by its keys, and what belongs to no company has limits of its own.
 */
const rankOf = async (db: Handle, name: JobName, tenantId: string): Promise<number> => {
  if (queues[name] === 'short' || tenantId === '') return 0
  const max = maxWaitingOf(name)
  const { rows } = await db.run<{ n: number }>(countWaiting, [name, tenantId, max])
  const waiting = rows[0]?.n ?? 0
  if (waiting >= max) fail('job.too_many')
  return -Math.floor(waiting / batchSizeOf(name))
}

const track = 'insert into job_run (id, name, title, data) values ($1, $2, $3, $4)'

/** Binds the queue to one request's transaction. */
export const enqueueIn =
  (boss: PgBoss, db: Handle, tenantId: string): Enqueue =>
  async (name, data, when = {}) => {
    const id = newId()
    const priority = await rankOf(db, name, tenantId)
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
