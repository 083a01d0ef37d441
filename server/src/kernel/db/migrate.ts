import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../config.ts'
import { connectionOptions } from './connection.ts'
import { createBoss, deadLetter, jobCatalog, queueOptions, queuePolicyOf } from '../jobs/jobs.ts'
import type { Logger } from '../log/log.ts'
import type { Module } from '../module.ts'

const folder = join(import.meta.dirname, '../../../db/migrations')

type Migration = { name: string; sql: string; hash: string }

export const migrations = (): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })

const history = `create schema if not exists migration;
  create table if not exists migration.done (name text primary key, hash text not null, at timestamptz not null default now())`

const withNames = (sql: string, appRole: string): string =>
  sql.replaceAll(":'app'", pg.escapeLiteral(appRole)).replaceAll(/(?<![:\w]):app\b/g, pg.escapeIdentifier(appRole))

const tries = 10

/** A busy table must not be made to wait behind us: give up soon, try again. */
const apply = async (client: pg.Client, { name, sql, hash }: Migration, appRole: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`begin; set local lock_timeout = '2s'; set local statement_timeout = '15s'`)
      await client.query(withNames(sql, appRole))
      await client.query('insert into migration.done (name, hash) values ($1, $2)', [name, hash])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const isLocked = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!isLocked || attempt === tries) throw error
      await sleep(Math.random() * 500 * attempt)
    }
  }
}

const oneAtATime = `select pg_advisory_lock(hashtextextended('srm migrate', 0))`

/** The role that owns the tables; only commands have its password. */
export const connectOwner = async (config: Config): Promise<pg.Client> => {
  const client = new pg.Client(connectionOptions(config, 'owner'))
  await client.connect()
  return client
}

const runSql = async (config: Config, log: Logger): Promise<void> => {
  const client = await connectOwner(config)
  try {
    await client.query(oneAtATime)
    await client.query(history)
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration.done')
    const done = new Map(rows.map((row) => [row.name, row.hash]))
    for (const migration of migrations()) {
      const before = done.get(migration.name)
      if (before === migration.hash) continue
      if (before) throw new Error(`${migration.name} was changed after it ran: migrations only go forward`)
      await apply(client, migration, config.PG_APP_USER)
      log.info({ migration: migration.name }, 'migrated')
    }
  } finally {
    await client.end()
  }
}

/** For counting what a company has waiting, which is done whenever it adds to it. */
const waitingIndex = `create index if not exists job_waiting_of_group on pgboss.job (name, group_id)
  where state < 'active' and group_id is not null`

/** The queue's own tables, made by its library; the server's role may use them but owns nothing. */
const prepareQueues = async (config: Config, log: Logger, modules: readonly Module[]): Promise<void> => {
  const boss = createBoss(config, log, 'migrate')
  await boss.start()
  try {
    for (const plain of [deadLetter, 'nightly']) if (!(await boss.getQueue(plain))) await boss.createQueue(plain)
    for (const [name, job] of jobCatalog(modules))
      if (!(await boss.getQueue(name))) await boss.createQueue(name, { policy: queuePolicyOf(job), ...queueOptions })
      else await boss.updateQueue(name, queueOptions)
    for (const name of modules.flatMap(({ retiredJobs = [] }) => retiredJobs))
      if (await boss.getQueue(name)) await boss.deleteAllJobs(name)
    await boss.getDb().executeSql(waitingIndex)
    const role = pg.escapeIdentifier(config.PG_APP_USER)
    await boss
      .getDb()
      .executeSql(
        `grant usage on schema pgboss to ${role}; grant select, insert, update, delete on all tables in schema pgboss to ${role}; grant execute on all functions in schema pgboss to ${role}`,
      )
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** The tables by the migrations, and a queue for each job of the modules. */
export const migrate = async (config: Config, log: Logger, modules: readonly Module[]): Promise<void> => {
  await runSql(config, log)
  await prepareQueues(config, log, modules)
}
