import type pg from 'pg'
import { breaksConnection, Failure, isStalePlan } from '../errors.ts'
import { endTransaction, send, type Rows } from './pg.ts'
import type { Seal } from './sealed-query.ts'
import { tenantSlot } from './tenant-plugin.ts'

export type Identity = { readonly tenantId: string; readonly userId: string | null }

/**
 * `kept`: planned once per connection. `custom`: read once per connection, but planned for these very values, where the
 * rows they find are too many here and too few there for one plan. `fresh`: the same for a text that hardly comes again.
 */
export type Plan = 'kept' | 'custom' | 'fresh'

/** The only way to the database: every query through it carries the tenant. */
export type Handle = {
  readonly readOnly: boolean
  run<T>(text: string, values: readonly unknown[], plan?: Plan): Promise<Rows<T>>
}

export type Transaction = Handle & {
  commit(): Promise<void>
  rollback(): Promise<void>
}

const fill = (values: readonly unknown[], tenantId: string): readonly unknown[] =>
  values.includes(tenantSlot) ? values.map((value) => (value === tenantSlot ? tenantId : value)) : values

/** An error of the database is made where its bytes are read; whoever reads the log wants to know who asked. */
const withCaller = (error: unknown): unknown => {
  if (error instanceof Error) Error.captureStackTrace(error, withCaller)
  return error
}

/** Shed before the queue for connections grows so long that nobody is served in time. */
const acquire = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  if (pool.waitingCount > 2 * (pool.options.max ?? 10) + 100) throw new Failure('server.busy')
  return pool.connect()
}

/** A session is served many times; what its seal says is the same each time. */
const sealsOf = (make: (tenantId: string, userId: string) => Seal): ((who: Identity) => Seal) => {
  const seals = new WeakMap<Identity, Seal>()
  return (who) => {
    const known = seals.get(who) ?? make(who.tenantId, who.userId ?? '')
    seals.set(who, known)
    return known
  }
}
const readSeal = sealsOf((tenantId, userId) => [['seal_read', [tenantId, userId]]])
const customSeal = sealsOf((tenantId, userId) => [['seal_read_custom', [tenantId, userId]]])
const writeSeal = sealsOf((tenantId, userId) => [
  ['begin', []],
  ['seal_write', [tenantId, userId]],
])

/**
 * Reads need no explicit transaction: each statement travels with its seal and is a read-only
 * transaction of its own, which under READ COMMITTED sees what it would have seen in a longer one.
 */
export const readHandle = (pool: pg.Pool, who: Identity): Handle => {
  const runOnce = async <T>(text: string, values: readonly unknown[], plan: Plan) => {
    const seal = plan === 'custom' ? customSeal(who) : readSeal(who)
    const client = await acquire(pool)
    let broken: unknown
    try {
      return await send<T>(client, text, fill(values, who.tenantId), { seal, plan })
    } catch (error) {
      broken = error
      throw withCaller(error)
    } finally {
      client.release(breaksConnection(broken))
    }
  }
  return {
    readOnly: true,
    run: async <T>(text: string, values: readonly unknown[], plan: Plan = 'kept') => {
      // Each try replaces a connection that keeps the statement as it was before a migration.
      for (let triesLeft = pool.options.max ?? 10; ; triesLeft -= 1) {
        try {
          return await runOnce<T>(text, values, plan)
        } catch (error) {
          if (triesLeft <= 0 || !isStalePlan(error)) throw error
        }
      }
    },
  }
}

/** BEGIN and the seal ride along with the first statement; nothing is sent for a request that touches no data. */
export const writeHandle = (pool: pg.Pool, who: Identity): Transaction => {
  const seal = writeSeal(who)
  let connecting: Promise<pg.PoolClient> | undefined
  let begun = false
  let closed = false
  let broken = false

  const finish = async (statement: 'commit' | 'rollback'): Promise<void> => {
    closed = true
    if (!connecting) return
    const client = await connecting
    try {
      if (!begun || broken) return
      // After an error PostgreSQL answers COMMIT with a rollback, without a word of complaint.
      if ((await endTransaction(client, statement)) !== statement)
        throw new Error('undone: an error inside the transaction was swallowed')
    } catch (error) {
      broken = true
      // Whether it was committed is not known now, so only a caller with a key may try again.
      throw breaksConnection(error) ? new Failure('server.busy') : error
    } finally {
      client.release(broken)
    }
  }

  return {
    readOnly: false,
    run: async <T>(text: string, values: readonly unknown[], plan: Plan = 'kept') => {
      if (closed) throw new Error('the transaction has ended: await every query before returning')
      connecting ??= acquire(pool)
      const client = await connecting
      const prefix = begun ? undefined : seal
      begun = true
      try {
        return await send<T>(client, text, fill(values, who.tenantId), {
          seal: prefix,
          // The setting would hold for the rest of the transaction: a statement without a name is planned for its values.
          plan: plan === 'kept' ? plan : 'fresh',
        })
      } catch (error) {
        broken ||= breaksConnection(error)
        throw withCaller(error)
      }
    },
    commit: () => finish('commit'),
    rollback: () => finish('rollback').catch(() => undefined),
  }
}
