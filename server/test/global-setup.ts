import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createDatabase, dropDatabase } from '#kernel/admin.ts'
import { loadConfig, type Config } from '#kernel/config.ts'
import { createLog } from '#kernel/log/log.ts'
import { migrate } from '#kernel/db/migrate.ts'
import { modulesOf } from '../src/assembly.ts'
import { clusterPort, databasesOfRun, nameTemplate, testEnvironment } from './settings.ts'

const cluster = join(import.meta.dirname, '../../tools/test-cluster.sh')

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const testDatabases = `select datname as name from pg_database where datname ~ '^srm_test_[0-9]+_'`

/** Drops the databases of tests that are chosen by name, and the files that belong to them. */
const dropTestDatabases = async (config: Config, isChosen: (name: string) => boolean): Promise<void> => {
  const client = new pg.Client({
    host: config.PG_HOST,
    port: config.PG_PORT,
    user: config.PG_ADMIN_USER,
    database: 'postgres',
  })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(testDatabases)
  await client.end()
  for (const name of rows.map((row) => row.name).filter(isChosen)) {
    await dropDatabase(config, name)
    await rm(`.data/${name}`, { recursive: true, force: true })
  }
}

/** What a killed run left behind is named after a process that is gone. */
const isStale = (name: string): boolean => !alive(Number(name.split('_')[2]))

/** Builds the database every test process copies: from nothing, by the migrations alone. */
export default async (): Promise<() => Promise<void>> => {
  process.env[clusterPort] ??= execFileSync('bash', [cluster], { encoding: 'utf8' }).trim()
  const config = loadConfig(testEnvironment(nameTemplate()))
  await dropTestDatabases(config, isStale)
  await dropDatabase(config)
  await createDatabase(config)
  await migrate(config, createLog(config), modulesOf(config))
  return () => dropTestDatabases(config, (name) => name.startsWith(databasesOfRun()))
}
