import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Config } from '../config.ts'
import { connectionOptions } from './connection.ts'
import type { Logger } from '../log/log.ts'
import { types } from './row-maker.ts'
import { SealedQuery, sealStatements, type QueryResult, type Seal } from './sealed-query.ts'

const settingsFor = ({ PG_STATEMENT_MS }: Config): string[] => [
  `statement_timeout=${PG_STATEMENT_MS}`,
  'lock_timeout=2000',
  'idle_in_transaction_session_timeout=10000',
  'timezone=Asia/Shanghai',
  'jit=off',
  'search_path=app',
]

export type PoolRole = 'app' | 'owner'

export const createPool = (config: Config, log: Logger, role: PoolRole = 'app', max = config.PG_POOL): pg.Pool => {
  const options = {
    ...connectionOptions(config, role),
    max,
    min: Math.min(2, max),
    connectionTimeoutMillis: 2000,
    query_timeout: config.PG_STATEMENT_MS + 3000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: true,
    application_name: `srm-${role}`,
    options: settingsFor(config)
      .map((setting) => `-c ${setting}`)
      .join(' '),
    types: types as pg.CustomTypesConfig,
    onConnect: async (client: pg.ClientBase) => {
      // Prepared before anything else, so that a sealed query can bind them without waiting.
      if (role === 'app') for (const statement of sealStatements) await client.query(statement)
    },
  }
  maxNames = Math.max(maxNames, config.PG_STATEMENTS)
  const pool = new pg.Pool(options)
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', (err) => log.warn({ err }, 'idle database connection lost'))
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'database connection lost')))
  return pool
}

const names = new Map<string, string>()
let maxNames = 0

/** One name per SQL text lets PostgreSQL keep the plan; past the cap a text is sent unnamed, so memory is bounded. */
export const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size >= maxNames) return known
  const name = `s${createHash('sha1').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}

export type Rows<T> = { rows: T[]; rowCount: number | null }

type How = { readonly seal?: Seal | undefined; readonly plan?: 'kept' | 'custom' | 'fresh' }

const submit = (
  client: pg.ClientBase,
  text: string,
  name: string | undefined,
  values: readonly unknown[],
  seal: Seal | undefined,
): Promise<QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(
      new SealedQuery(text, name, values, seal, (error, result) => (error ? reject(error) : resolve(result))),
    )
  })

/** Sends a query on a client; with a seal, tenant, user and how to plan are set in the same message, before it. */
export const send = <T>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
  { seal, plan = 'kept' }: How = {},
): Promise<Rows<T>> =>
  submit(client, text, plan === 'fresh' ? undefined : nameOf(text), values, seal) as Promise<Rows<T>>

/** Ends a transaction, and tells how PostgreSQL ended it. */
export const endTransaction = async (client: pg.ClientBase, statement: 'commit' | 'rollback'): Promise<string> =>
  (await submit(client, statement, statement, [], undefined)).command.toLowerCase()
