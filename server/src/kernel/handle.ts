import type pg from 'pg'
import { breaksConnection, Failure } from './errors.ts'
import { send, type Rows } from './pg.ts'
import { tenantSlot } from './tenant-plugin.ts'

export type Identity = { readonly tenantId: string; readonly userId: string | null }

/** `kept`: planned once per connection. `fresh`: planned for these very values, where they differ too much for one plan. */
export type Plan = 'kept' | 'fresh'

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

/** Shed before the queue for connections grows so long that nobody is served in time. */
const acquire = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  if (pool.waitingCount > 2 * (pool.options.max ?? 10) + 100) throw new Failure('server.busy')
  return pool.connect()
}

/**
 * Reads need no explicit transaction: each statement travels with its seal and is a read-only
 * transaction of its own, which under READ COMMITTED sees what it would have seen in a longer one.
 */
export const readHandle = (pool: pg.Pool, who: Identity): Handle => {
  const seal = [['seal_read', [who.tenantId, who.userId ?? '']]] as const
  return {
    readOnly: true,
    run: async <T>(text: string, values: readonly unknown[], plan: Plan = 'kept') => {
      const client = await acquire(pool)
      let broken: unknown
      try {
        return await send<T>(client, text, fill(values, who.tenantId), { seal, plan })
      } catch (error) {
        broken = error
        throw error
      } finally {
        client.release(breaksConnection(broken))
      }
    },
  }
}

/** BEGIN and the seal ride along with the first statement; nothing is sent for a request that touches no data. */
export const writeHandle = (pool: pg.Pool, who: Identity): Transaction => {
  const seal = [
    ['begin', []],
    ['seal_write', [who.tenantId, who.userId ?? '']],
  ] as const
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
      const { command } = await client.query({ name: statement, text: statement })
      // After an error PostgreSQL answers COMMIT with a rollback, without a word of complaint.
      if (command.toLowerCase() !== statement) throw new Error('undone: an error inside the transaction was swallowed')
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
        return await send<T>(client, text, fill(values, who.tenantId), { seal: prefix, plan })
      } catch (error) {
        broken ||= breaksConnection(error)
        throw error
      }
    },
    commit: () => finish('commit'),
    rollback: () => finish('rollback').catch(() => undefined),
  }
}
