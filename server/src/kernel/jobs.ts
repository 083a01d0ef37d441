import type { ErrorKey } from '@srm/api'
import { PgBoss } from 'pg-boss'
import type { Config } from './config.ts'
import type { Ctx } from './ctx.ts'
import type { Handle } from './handle.ts'
import { newId } from './ids.ts'
import type { Enqueue, JobName, Jobs, OnBehalfOf } from './job-names.ts'
import type { Logger } from './log.ts'
import type { Sms } from './ports/sms.ts'

export const deadLetter = 'dead_letter'
export const queueOptions = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 900,
  heartbeatSeconds: 60,
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
  /** Tells every server process; may be lost, so nothing depends on it. */
  readonly publish: (channel: string, message: string) => Promise<void>
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
    host: config.PG_HOST,
    port: config.PG_PORT,
    database: config.PG_DATABASE,
    user: owner ? config.PG_OWNER_USER : config.PG_APP_USER,
    password: owner ? config.PG_OWNER_PASSWORD : config.PG_APP_PASSWORD,
    application_name: `srm-jobs-${role}`,
    max: role === 'worker' ? 4 : 1,
    schema: 'pgboss',
    migrate: owner,
    createSchema: owner,
    supervise: role === 'worker',
    schedule: role === 'worker',
  })
  boss.on('error', (err) => log.error({ err }, 'job queue'))
  return boss
}

const track = 'insert into job_run (id, name, title, data) values ($1, $2, $3, $4)'

/** Binds the queue to one request's transaction. */
export const enqueueIn =
  (boss: PgBoss, db: Handle, tenantId: string): Enqueue =>
  async (name, data, when = {}) => {
    const id = newId()
    const sent = boss.send(
      name,
      { ...data, tenantId },
      {
        id,
        ...(when.once && { singletonKey: `${tenantId}:${when.once}` }),
        ...(when.after && { startAfter: when.after }),
        db: { executeSql: (text: string, values?: unknown[]) => db.run<unknown>(text, values ?? []) },
      },
    )
    if (!when.title) return sent
    // Waited for together: one that fails while nobody looks would end the process.
    const [made] = await Promise.all([sent, db.run(track, [id, name, when.title, JSON.stringify(data)])])
    return made
  }
