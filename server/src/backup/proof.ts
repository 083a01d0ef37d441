import { createDatabase, dropDatabase } from '#kernel/admin.ts'
import type { Config } from '#kernel/config.ts'
import { findBrokenLogs, findReported, withApp, withPatience } from '../checks.ts'
import { measure, type Archive } from './archive.ts'
import { dumpName, fileName, type Manifest } from './manifest.ts'
import { restoreDump } from './programs.ts'
import { checkFiles } from './stored-files.ts'
import { compareTables, countTables, withAdmin } from './tables.ts'

/** What the server's own checks say about a database. */
export const checkContents = (config: Config): Promise<string[]> =>
  withApp({ ...withPatience(config), AUTHORITY_MS: 0 }, async (app) => [
    ...(await findBrokenLogs(app)),
    ...(await findReported(app)),
  ])

/** Whether the dump lies there as it was written. */
export const checkDump = async (archive: Archive, { dump }: Manifest): Promise<string[]> =>
  (await measure(archive.read(dumpName))).sha256 === dump.sha256 ? [] : ['the dump is not what was written']

export const checkTables = (config: Config, { tables }: Manifest): Promise<string[]> =>
  withAdmin(config, async (client) => compareTables(tables, await countTables(client)))

/** Restores a backup into a database nobody uses and looks at everything; tells what is not as it was. */
export const proveBackup = async (config: Config, archive: Archive, manifest: Manifest): Promise<string[]> => {
  const scratch = { ...config, PG_DATABASE: `${config.PG_DATABASE.slice(0, 40)}_proof_${process.pid}` }
  const copyOf = async (key: string) => (manifest.files[key] ? archive.read(fileName(key)) : undefined)
  await dropDatabase(scratch)
  try {
    await createDatabase(scratch)
    await restoreDump(scratch, archive.read(dumpName))
    return [
      ...(await checkDump(archive, manifest)),
      ...(await checkTables(scratch, manifest)),
      ...(await checkContents(scratch)),
      ...(await withAdmin(scratch, (client) => checkFiles(client, manifest.files, copyOf))),
    ]
  } finally {
    await dropDatabase(scratch)
  }
}
