import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { Redis } from 'ioredis'
import { createAuthenticator, type Authenticate, type Authority, type Session } from '../auth/auth.ts'
import { unwatchedAuthority, watchAuthority } from '../auth/authority-watch.ts'
import type { Config } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import { createBus, type Bus } from '../jobs/events.ts'
import { readHandle, writeHandle, type Handle } from '../db/handle.ts'
import { newId } from '../ids.ts'
import type { OnBehalfOf } from '../jobs/job-names.ts'
import { createBoss, enqueueIn, jobCatalog, type JobCatalog } from '../jobs/jobs.ts'
import { createLog, type Logger } from '../log/log.ts'
import type { Module } from '../module.ts'
import { createPool } from '../db/pg.ts'
import { createSms } from '../ports/sms-factory.ts'
import type { Sms } from '../ports/sms.ts'
import { createStorage } from '../ports/storage-factory.ts'
import type { Storage } from '../ports/storage.ts'
import { createRefusals, type Refusals } from '../auth/refusals.ts'
import { createSystemLog } from '../log/system-log.ts'
import { virtualSession } from '../auth/virtual.ts'

export type App = {
  readonly config: Config
  readonly log: Logger
  readonly pool: pg.Pool
  readonly boss: PgBoss
  readonly redis: Redis
  readonly storage: Storage
  readonly sms: Sms
  readonly modules: readonly Module[]
  readonly jobs: JobCatalog
  readonly bus: Bus
  readonly authenticate: Authenticate
  readonly refusals: Refusals
  /** Runs work inside one tenant, in one transaction, as the system itself or on behalf of a person. */
  readonly asTenant: <T>(tenantId: string, work: (ctx: Ctx) => Promise<T>, userId?: string) => Promise<T>
  /** The same with the rights, the scope and the language a person had when they asked for it. */
  readonly asPerson: <T>(tenantId: string, who: OnBehalfOf, work: (ctx: Ctx) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

type Parts = Omit<App, 'asTenant' | 'asPerson' | 'refusals' | 'close'>

type Who = Pick<Ctx, 'session' | 'language' | 'requestId'>
type RequestScope = { ctx: Ctx; settle: () => Promise<void>; tell: () => void; takeBack: () => Promise<void> }

/**
 * A ctx over a handle; `settle` waits for everything that must precede the commit, `tell` sends what waited for it,
 * `takeBack` undoes outside the database what was done for a transaction that is no more.
 */
export const makeCtx = (app: Parts, db: Handle, who: Who, log: Logger = app.log): RequestScope => {
  const { tenantId, userId } = who.session
  const pending: Promise<unknown>[] = []
  const undoing: (() => Promise<unknown>)[] = []
  const news: (readonly [channel: string, message: string])[] = []
  const job = enqueueIn(app.boss, app.jobs, db, tenantId)
  const ctx: Ctx = {
    ...who,
    tenantId,
    userId: userId || null,
    config: app.config,
    log,
    db,
    storage: app.storage,
    sms: app.sms,
    job,
    emit: (name, told) => app.bus(ctx, name, told),
    systemLog: createSystemLog(db, job, who.requestId),
    beforeCommit: (promise) => {
      // The rejection is reported by settle; an unhandled one would end the process first.
      promise.catch(() => undefined)
      pending.push(promise)
    },
    onRollback: (work) => void undoing.push(work),
    publish: (channel, message) => void news.push([channel, message]),
    newTransaction: (work) => inTransaction(app, who, work, log),
  }
  return {
    ctx,
    settle: async () => void (await Promise.all(pending)),
    takeBack: async () => {
      for (const work of undoing) await work().catch((err: unknown) => log.warn({ err }, 'not taken back'))
    },
    tell: () => {
      for (const [channel, message] of news) app.redis.publish(channel, message).catch(() => undefined)
    },
  }
}

export const inTransaction = async <T>(
  app: Parts,
  who: Who,
  work: (ctx: Ctx) => Promise<T>,
  log?: Logger,
): Promise<T> => {
  const db = writeHandle(app.pool, who.session)
  const { ctx, settle, tell, takeBack } = makeCtx(app, db, who, log)
  try {
    const result = await work(ctx)
    await settle()
    await db.commit()
    tell()
    return result
  } catch (error) {
    await settle().catch(() => undefined)
    await db.rollback()
    await takeBack()
    throw error
  }
}

export const reading = <T>(app: Parts, who: Who, work: (ctx: Ctx) => Promise<T>, log?: Logger): Promise<T> =>
  work(makeCtx(app, readHandle(app.pool, who.session), who, log).ctx)

const systemSession = (tenantId: string, userId: string): Session => ({
  tenantId,
  userId,
  permissions: new Set(),
  isSuper: true,
  scope: { kind: 'all' },
})

/** One module knows what people may do; without it nobody gets in. */
const authorityOf = (modules: readonly Module[]): Authority =>
  modules.find(({ authority }) => authority)?.authority ?? (() => Promise.resolve(undefined))

export const createApp = async (
  config: Config,
  modules: readonly Module[],
  role: 'web' | 'worker' = 'web',
): Promise<App> => {
  const log = createLog(config)
  const redis = new Redis(config.REDIS_URL, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    enableOfflineQueue: false,
  })
  redis.on('error', (err) => log.warn({ err }, 'redis'))
  await redis.connect().catch(() => undefined)
  const boss = createBoss(config, log, role)
  await boss.start()
  const pool = createPool(config, log)
  const watch = role === 'web' && config.AUTHORITY_MS > 0 ? watchAuthority(config, log) : unwatchedAuthority
  const parts: Parts = {
    config,
    log,
    pool,
    boss,
    redis,
    storage: createStorage(config),
    sms: createSms(config, log, redis),
    modules,
    jobs: jobCatalog(modules),
    bus: createBus(modules.flatMap((module) => (module.on ? [module.on] : []))),
    authenticate: createAuthenticator(pool, config, authorityOf(modules), () => virtualSession(pool, config), watch),
  }
  const asTenant: App['asTenant'] = (tenantId, work, userId = '') =>
    inTransaction(parts, { session: systemSession(tenantId, userId), language: 'zh', requestId: newId() }, work)
  const refusals = createRefusals({ asTenant, log })
  return {
    ...parts,
    asTenant,
    refusals,
    asPerson: (tenantId, { language, permissions, masks = [], ...who }, work) => {
      const session = { tenantId, ...who, permissions: new Set(permissions), masks: new Set(masks) }
      return inTransaction(parts, { session, language, requestId: newId() }, work)
    },
    close: async () => {
      await refusals.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
      await watch.stop()
      await parts.pool.end()
      redis.disconnect()
    },
  }
}
