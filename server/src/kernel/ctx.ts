import type { Language } from '@srm/api/shared/label'
import type { Session } from './auth/auth.ts'
import type { Config } from './config.ts'
import type { Emit } from './jobs/event-names.ts'
import type { Handle } from './db/handle.ts'
import type { Enqueue } from './jobs/job-names.ts'
import type { Logger } from './log/log.ts'
import type { Sms } from './ports/sms.ts'
import type { Storage } from './ports/storage.ts'
import type { SystemLog } from './log/system-log.ts'

/** Everything a function may touch. It is the first argument of every use case and view. */
export type Ctx = {
  readonly session: Session
  readonly tenantId: string
  readonly userId: string | null
  readonly language: Language
  readonly requestId: string
  readonly config: Config
  readonly log: Logger
  readonly db: Handle
  readonly storage: Storage
  readonly sms: Sms
  /** Enqueued in the same transaction: the job exists if and only if the change does. */
  readonly job: Enqueue
  /** Tells the other modules, inside this transaction. */
  readonly emit: Emit
  readonly systemLog: SystemLog
  /** Work whose result nobody waits for, but without which nothing may be committed. */
  readonly beforeCommit: (promise: Promise<unknown>) => void
  /** Done after this transaction was undone: takes back what the database cannot. */
  readonly onRollback: (work: () => Promise<unknown>) => void
  /** Tells every server process once this is committed; may be lost, so nothing depends on it. */
  readonly publish: (channel: string, message: string) => void
  /**
   * A transaction of its own that stays even if this one is undone. It takes a second connection, so it comes before
   * the first query of this one: many who hold one each and wait for another would wait for each other.
   */
  readonly newTransaction: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>
}
