import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Config } from './config.ts'
import type { Logger } from './log.ts'
import { SealedQuery, sealStatements } from './sealed-query.ts'

const { builtins, getTypeParser } = pg.types

/** Moments and days stay text: no Date object, no lost microseconds, no day shifted by a zone. */
const toIso = (value: string): string => `${value.slice(0, 10)}T${value.slice(11)}:00`
const asIs = (value: string): string => value

const parsers = new Map<number, (value: string) => unknown>([
  [builtins.DATE, asIs],
  [builtins.TIMESTAMPTZ, toIso],
  [builtins.NUMERIC, asIs],
  [builtins.INT8, Number],
])

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (getTypeParser as (oid: number, format?: string) => unknown)(oid, format),
}

const settings = [
  'statement_timeout=5000',
  'lock_timeout=2000',
  'idle_in_transaction_session_timeout=10000',
  'timezone=Asia/Shanghai',
  'jit=off',
  'search_path=app',
]

export type PoolRole = 'app' | 'owner'

export const createPool = (config: Config, log: Logger, role: PoolRole = 'app', max = config.PG_POOL): pg.Pool => {
  const options = {
    host: config.PG_HOST,
    port: config.PG_PORT,
    database: config.PG_DATABASE,
    user: role === 'app' ? config.PG_APP_USER : config.PG_OWNER_USER,
    password: role === 'app' ? config.PG_APP_PASSWORD : config.PG_OWNER_PASSWORD,
    max,
    min: Math.min(2, max),
    connectionTimeoutMillis: 2000,
    query_timeout: 8000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: true,
    application_name: `srm-${role}`,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    types: types as pg.CustomTypesConfig,
    onConnect: async (client: pg.ClientBase) => {
      // Prepared before anything else, so that a sealed query can bind them without waiting.
      if (role === 'app') for (const statement of sealStatements) await client.query(statement)
    },
  }
  const pool = new pg.Pool(options as pg.PoolConfig)
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', (err) => log.warn({ err }, 'idle database connection lost'))
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'database connection lost')))
  return pool
}

const names = new Map<string, string>()
const mostNames = 2000

/** One name per SQL text lets PostgreSQL keep the plan; past the cap a text is sent unnamed, so memory is bounded. */
export const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = `s${createHash('sha1').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}

export type Rows<T> = { rows: T[]; rowCount: number | null }

type Seal = readonly (readonly [statement: string, values: readonly string[]])[]
type How = { readonly seal?: Seal | undefined; readonly plan?: 'kept' | 'fresh' }

/** Sends a query on a client; with a seal, tenant and user are set in the same message, before it. */
export const send = <T>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
  { seal, plan = 'kept' }: How = {},
): Promise<Rows<T>> => {
  const config = { text, values: values as unknown[], name: plan === 'kept' ? nameOf(text) : undefined }
  if (!seal) return client.query(config as pg.QueryConfig) as unknown as Promise<Rows<T>>
  return new Promise((resolve, reject) => {
    const query = new SealedQuery(config as pg.QueryConfig, seal, (error, result) =>
      error ? reject(error) : resolve(result as unknown as Rows<T>),
    )
    client.query(query)
  })
}
