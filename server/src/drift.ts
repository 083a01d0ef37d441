import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createDatabase, dropDatabase } from '#kernel/admin.ts'
import type { Config } from '#kernel/config.ts'
import { connectionOptions, connectionUrl } from '#kernel/db/connection.ts'
import { createLog } from '#kernel/log/log.ts'
import { migrate } from '#kernel/db/migrate.ts'
import { modulesOf } from './assembly.ts'

const db = join(import.meta.dirname, '../db')
const paths = { schema: join(db, 'schema.sql'), types: join(db, 'tables.gen.ts') }
const codegen = join(import.meta.dirname, '../../node_modules/kysely-codegen/dist/cli/bin.js')

const dumpSchema = (config: Config, database: string): string =>
  execFileSync(
    'pg_dump',
    ['--schema-only', '--no-owner', '-n', 'app', '-n', 'platform', connectionUrl(config, 'owner', database)],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  )
    .split('\n')
    .filter((line) => !/^(--|SET |SELECT pg_catalog|\\)/.test(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .concat('\n')

const typed = { numeric: 'string', timestamptz: 'string', date: 'string', int8: 'number', xid8: 'string' }

const dumpTypes = (config: Config, database: string): string => {
  const out = join(mkdtempSync(join(tmpdir(), 'srm-types-')), 'tables.ts')
  const flags = [
    '--dialect=postgres',
    '--default-schema=app',
    '--include-pattern=app.*',
    `--type-mapping=${JSON.stringify(typed)}`,
  ]
  execFileSync(
    process.execPath,
    [codegen, ...flags, `--out-file=${out}`, `--url=${connectionUrl(config, 'owner', database)}`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return readFileSync(out, 'utf8')
}

type Dumps = { schema: string; types: string }

/** A database made from the migrations alone, looked at and thrown away. */
const fresh = async (config: Config, planted?: string): Promise<Dumps> => {
  const database = `srm_drift_${process.pid}`
  const scratch = { ...config, PG_DATABASE: database }
  await dropDatabase(config, database)
  try {
    await createDatabase(config, database)
    await migrate(scratch, createLog({ ...config, LOG_LEVEL: 'silent' }), modulesOf(scratch))
    if (planted) {
      const client = new pg.Client(connectionOptions(config, 'owner', database))
      await client.connect()
      await client.query(readFileSync(planted, 'utf8'))
      await client.end()
    }
    return { schema: dumpSchema(config, database), types: dumpTypes(config, database) }
  } finally {
    await dropDatabase(config, database)
  }
}

export const writeDumps = async (config: Config): Promise<void> => {
  const dumps = await fresh(config)
  for (const key of ['schema', 'types'] as const) writeFileSync(paths[key], dumps[key])
}

const difference = (committed: string, made: string): string[] => {
  const old = new Set(committed.split('\n'))
  const now = new Set(made.split('\n'))
  return [
    ...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ]
}

/** What is committed must be exactly what the migrations make. */
export const checkDrift = async (config: Config, args: readonly string[]): Promise<void> => {
  const planted = args[0] === '--planted' ? args[1] : undefined
  const dumps = await fresh(config, planted)
  for (const key of ['schema', 'types'] as const) {
    const committed = readFileSync(paths[key], 'utf8')
    if (committed === dumps[key]) continue
    process.exitCode = 1
    process.stdout.write(
      `${paths[key]} differs from the migrations; run npm run db:types\n${difference(committed, dumps[key]).slice(0, 40).join('\n')}\n`,
    )
  }
}
