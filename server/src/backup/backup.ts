import { mkdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#kernel/config.ts'
import { createStorage } from '#kernel/ports/storage-factory.ts'
import { openArchive, type Archive } from './archive.ts'
import { writeManifest, type Manifest } from './manifest.ts'
import { dumpDatabase } from './programs.ts'
import { proveBackup } from './proof.ts'
import { removeOld, stampOf } from './stamps.ts'
import { assertStorage, copyFiles } from './stored-files.ts'
import { readFacts, withSnapshot } from './tables.ts'

const megabytes = (entries: readonly { readonly size: number }[]): string =>
  `${(entries.reduce((sum, { size }) => sum + size, 0) / 1e6).toFixed(1)} MB`

const describe = ({ database, serverVersion, migrations, tables, dump, files }: Manifest): string[] => [
  `database ${database}, PostgreSQL ${serverVersion}, ${migrations.length} migrations`,
  `${Object.keys(tables).length} tables, ${Object.values(tables).reduce((sum, n) => sum + n, 0)} rows, a dump of ${megabytes([dump])}`,
  `${Object.keys(files).length} files, ${megabytes(Object.values(files))}`,
]

type BackupResult = { readonly manifest: Manifest; readonly problems: readonly string[] }

/** Counts, dump and the list of files all see the database at the same moment. */
const write = (config: Config, archive: Archive, madeAt: Date): Promise<BackupResult> =>
  withSnapshot(config, async (client, snapshot) => {
    const dump = await dumpDatabase(config, snapshot, archive)
    const { files, problems } = await copyFiles(client, createStorage(config), archive)
    const facts = await readFacts(client)
    const manifest: Manifest = {
      format: 1,
      madeAt: madeAt.toISOString(),
      database: config.PG_DATABASE,
      ...facts,
      dump,
      files,
    }
    await writeManifest(archive, manifest)
    return { manifest, problems }
  })

type Log = (line: string) => void

/**
 * Dumps the database and copies the files into a new folder, then proves them by restoring them. What could not be
 * proven keeps the ending `.failed`: better than nothing, but no backup. Needs the administrator's password, as nobody
 * else sees the rows of every company.
 */
export const makeBackup = async (config: Config, folder: string, say: Log): Promise<string> => {
  assertStorage(config)
  const began = new Date()
  const stamp = join(resolve(folder), stampOf(began))
  await mkdir(resolve(folder), { recursive: true, mode: 0o700 })
  await mkdir(`${stamp}.part`, { mode: 0o700 })
  const archive = openArchive(`${stamp}.part`, config.BACKUP_KEY)
  const faults = new Set<string>()
  try {
    const { manifest, problems } = await write(config, archive, began)
    describe(manifest).forEach(say)
    for (const fault of [...problems, ...(await proveBackup(config, archive, manifest))]) faults.add(fault)
  } catch (error) {
    faults.add(error instanceof Error ? error.message : String(error))
  }
  await rename(`${stamp}.part`, faults.size === 0 ? stamp : `${stamp}.failed`)
  faults.forEach(say)
  if (faults.size > 0) throw new Error(`${stamp}.failed could not be proven`)
  say('restored into a scratch database: every row, log, approval and file is as it was')
  const seconds = ((Date.now() - began.getTime()) / 1000).toFixed(1)
  say(`${stamp}, ${config.BACKUP_KEY ? 'encrypted' : 'not encrypted'}, ${seconds} s`)
  for (const name of await removeOld(folder, config.BACKUP_KEEP_DAYS)) say(`removed ${name}`)
  return stamp
}

/** `backup FOLDER` */
export const backup = async (config: Config, [folder]: readonly string[]): Promise<void> => {
  if (!folder) throw new Error('usage: backup FOLDER')
  process.umask(0o077)
  await makeBackup(config, folder, (line) => process.stdout.write(`${line}\n`))
}
