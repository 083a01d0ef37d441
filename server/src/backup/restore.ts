import { resolve } from 'node:path'
import type pg from 'pg'
import { createDatabase, dropDatabase } from '#kernel/admin.ts'
import type { Config } from '#kernel/config.ts'
import { markRestored } from '#kernel/log/log-heads.ts'
import { createLog } from '#kernel/log/log.ts'
import { migrate, migrations } from '#kernel/db/migrate.ts'
import { createStorage } from '#kernel/ports/storage-factory.ts'
import type { Storage } from '#kernel/ports/storage.ts'
import { analyzeStaleTables } from '#kernel/db/statistics.ts'
import { allTenants } from '#kernel/db/tenants.ts'
import { modulesOf } from '../assembly.ts'
import { withApp } from '../checks.ts'
import { openArchive, type Archive } from './archive.ts'
import { dumpName, readManifest, type Manifest } from './manifest.ts'
import { restoreDump } from './programs.ts'
import { checkContents, checkDump, checkTables } from './proof.ts'
import { checkFiles, restoreFiles } from './stored-files.ts'
import { countTables, newerMigrations, withAdmin } from './tables.ts'

type Log = (line: string) => void

/** Says each step with its time: what a restore takes should be known before it is needed. */
const timerWith =
  (say: Log) =>
  async <T>(what: string, act: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const result = await act()
    say(`${what}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
    return result
  }

const demand = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new Error(`not restored: ${problems.join('; ')}`)
}

/** Nothing that holds anything is ever written over. */
const assertEmpty = async (config: Config): Promise<void> => {
  const tables = await withAdmin(config, countTables)
  if (Object.keys(tables).length > 0)
    throw new Error(`database ${config.PG_DATABASE} has tables already: rename it or drop it first`)
}

/**
 * Transactions are counted anew by every cluster, and the log is sealed in their order: entries that seem to come from
 * the future would keep all later ones from being sealed. The number itself is no part of a seal. What changed in
 * anybody's rights before is known to nobody who starts now.
 */
const forgetTransactions = (client: pg.Client) =>
  client.query(`begin; set local session_replication_role = replica;
    update app.system_log set xid = '1'; truncate platform.authority_change; commit`)

const fill = async (config: Config, archive: Archive, manifest: Manifest): Promise<void> => {
  try {
    await restoreDump(config, archive.read(dumpName))
    demand(await checkTables(config, manifest))
  } catch (error) {
    await dropDatabase(config)
    throw error
  }
  await withAdmin(config, forgetTransactions)
}

/** Before the logs are looked at: what was written after the backup is gone on purpose. */
const markLogs = (config: Config): Promise<void> =>
  withApp({ ...config, AUTHORITY_MS: 0 }, async (app) => {
    for (const tenantId of await allTenants(app)) await app.asTenant(tenantId, markRestored)
  })

const checkAll = async (config: Config, { files }: Manifest, storage: Storage): Promise<string[]> => [
  ...(await checkContents(config)),
  ...(await withAdmin(config, (client) => checkFiles(client, files, async (key) => (await storage.get(key))?.body))),
]

/**
 * Makes roles and database where they are missing, fills them and the store of files, brings an older schema up to
 * date, and looks at everything. The keys for sealed numbers are not in a backup: they must be set.
 */
export const restoreBackup = async (config: Config, folder: string, say: Log): Promise<void> => {
  const timed = timerWith(say)
  const archive = openArchive(resolve(folder), config.BACKUP_KEY)
  const manifest = await readManifest(archive)
  const { database, madeAt, serverVersion, files, tables } = manifest
  say(`backup of ${database}, made ${madeAt}, PostgreSQL ${serverVersion}`)
  demand(newerMigrations(manifest).map((name) => `migration ${name} is not of this release, restore with that one`))
  await timed('dump read', async () => demand(await checkDump(archive, manifest)))
  await timed('roles and database made', () => createDatabase(config))
  await assertEmpty(config)
  await timed(`${Object.keys(tables).length} tables restored and counted`, () => fill(config, archive, manifest))
  const storage = createStorage(config)
  await timed(`${Object.keys(files).length} files restored`, () => restoreFiles(archive, files, storage))
  const log = createLog(config)
  if (manifest.migrations.length < migrations().length)
    await timed('schema brought up to date', () => migrate(config, log, modulesOf(config)))
  await timed('heads of the logs marked', () => markLogs(config))
  await timed('logs, approvals and files checked', async () => demand(await checkAll(config, manifest, storage)))
  await timed('statistics gathered', () => analyzeStaleTables(config, log))
}

/** `restore FOLDER/STAMP` */
export const restore = async (config: Config, [folder]: readonly string[]): Promise<void> => {
  if (!folder) throw new Error('usage: restore FOLDER/STAMP')
  process.umask(0o077)
  const say: Log = (line) => process.stdout.write(`${line}\n`)
  await timerWith(say)(`restored ${config.PG_DATABASE}`, () => restoreBackup(config, folder, say))
}
