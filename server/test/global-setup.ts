import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { createDatabase, dropDatabase } from '#kernel/admin.ts'
import { loadConfig, type Config } from '#kernel/config.ts'
import { createLog } from '#kernel/log/log.ts'
import { migrate } from '#kernel/db/migrate.ts'
import { modulesOf } from '../src/assembly.ts'
import { clusterPort, nameTemplate, testEnvironment } from './settings.ts'

const cluster = join(import.meta.dirname, '../../tools/test-cluster.sh')

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** What a killed run left behind: databases named after a process that is gone. */
const sweep = async (config: Config): Promise<void> => {
  const client = new pg.Client({
    host: config.PG_HOST,
    port: config.PG_PORT,
    user: config.PG_ADMIN_USER,
    database: 'postgres',
  })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^srm_test_[0-9]+_'`,
  )
  await client.end()
  const stale = rows.filter(({ datname }) => !alive(Number(datname.split('_')[2])))
  for (const { datname } of stale) await dropDatabase(config, datname)
}

/** Builds the database every test process copies: from nothing, by the migrations alone. */
export default async (): Promise<() => Promise<void>> => {
  process.env[clusterPort] ??= execFileSync('bash', [cluster], { encoding: 'utf8' }).trim()
  const config = loadConfig(testEnvironment(nameTemplate()))
  await sweep(config)
  await dropDatabase(config)
  await createDatabase(config)
  await migrate(config, createLog(config), modulesOf(config))
  return () => dropDatabase(config)
}
