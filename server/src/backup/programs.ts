import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { rootCertificates } from 'node:tls'
import type { Config } from '#kernel/config.ts'
import { connectionOptions } from '#kernel/db/connection.ts'
import type { Archive, Entry } from './archive.ts'
import { dumpName } from './manifest.ts'

const sslModes = { off: 'disable', require: 'require', 'verify-full': 'verify-full' } as const

/** PostgreSQL's own programs connect as we do. They read the authority's certificate from a file. */
const withEnvironment = async <T>(config: Config, work: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'srm-backup-'))
  const authority = join(folder, 'authority.pem')
  const { host, port, user, password, database } = connectionOptions(config, 'admin')
  try {
    if (config.PG_SSL === 'verify-full') await writeFile(authority, config.PG_SSL_CA ?? rootCertificates.join('\n'))
    return await work({
      PATH: process.env['PATH'],
      PGHOST: host,
      PGPORT: String(port),
      PGUSER: user,
      PGPASSWORD: password,
      PGDATABASE: database,
      PGSSLMODE: sslModes[config.PG_SSL],
      PGSSLROOTCERT: authority,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type ExitStatus = { readonly code: number | null; readonly complaint: string }

const outcomeOf = async (child: { stderr: Readable }, exited: Promise<readonly unknown[]>): Promise<ExitStatus> => {
  const [complaint, [code]] = await Promise.all([text(child.stderr), exited])
  return { code: typeof code === 'number' ? code : null, complaint: complaint.trim() }
}

const demand = (program: string, { code, complaint }: ExitStatus): void => {
  if (code !== 0) throw new Error(`${program} failed: ${complaint || `it ended with ${String(code)}`}`)
}

/** Dumps what a snapshot sees. Only a superuser sees the rows of every company. */
export const dumpDatabase = (config: Config, snapshot: string, archive: Archive): Promise<Entry> =>
  withEnvironment(config, async (env) => {
    const args = ['--format=custom', '--no-password', `--snapshot=${snapshot}`]
    const child = spawn('pg_dump', args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = outcomeOf(child, once(child, 'close'))
    const [entry, outcome] = await Promise.all([archive.write(dumpName, child.stdout), ended])
    demand('pg_dump', outcome)
    return entry
  })

const isBrokenPipe = (error: Error): boolean => 'code' in error && error.code === 'EPIPE'

/** Fills an empty database. The first thing that does not work ends it. */
export const restoreDump = (config: Config, dump: Readable): Promise<void> =>
  withEnvironment(config, async (env) => {
    const args = ['--exit-on-error', '--no-password', `--dbname=${config.PG_DATABASE}`]
    const child = spawn('pg_restore', args, { env, stdio: ['pipe', 'ignore', 'pipe'] })
    const ended = outcomeOf(child, once(child, 'close'))
    // When it stops reading, it has said why; when our side broke off, it has not.
    const sent = await pipeline(dump, child.stdin).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
    const outcome = await ended
    if (sent && !isBrokenPipe(sent)) throw sent
    demand('pg_restore', outcome)
  })
