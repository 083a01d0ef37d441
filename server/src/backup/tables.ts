import pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { connectionOptions } from '#kernel/db/connection.ts'
import { migrations } from '#kernel/db/migrate.ts'
import type { Manifest } from './manifest.ts'

export const withAdmin = async <T>(config: Config, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(connectionOptions(config, 'admin'))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Everything inside sees the database as it was at one moment, and so does every program that is told its name. */
export const withSnapshot = <T>(
  config: Config,
  work: (client: pg.Client, snapshot: string) => Promise<T>,
): Promise<T> =>
  withAdmin(config, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    return work(client, rows[0]?.id ?? '')
  })

const tablesSql = `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`

export const countTables = async (client: pg.Client): Promise<Record<string, number>> => {
  const { rows } = await client.query<{ name: string }>(tablesSql)
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await client.query<{ n: string }>(`select count(*) as n from ${name}`)
    counts[name] = Number(counted.rows[0]?.n)
  }
  return counts
}

type Facts = Pick<Manifest, 'serverVersion' | 'migrations' | 'tables'>

export const readFacts = async (client: pg.Client): Promise<Facts> => {
  const version = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  const done = await client.query<Manifest['migrations'][number]>('select name, hash from migration.done order by name')
  return {
    serverVersion: version.rows[0]?.version ?? '',
    migrations: done.rows,
    tables: await countTables(client),
  }
}

/** Where a restored database differs from what was dumped. */
export const compareTables = (wanted: Manifest['tables'], found: Manifest['tables']): string[] =>
  [...new Set([...Object.keys(wanted), ...Object.keys(found)])].toSorted().flatMap((name) => {
    const [dumped, restored] = [wanted[name], found[name]]
    if (dumped === restored) return []
    return [`${name}: ${String(dumped ?? 'no')} rows were dumped, ${String(restored ?? 'no')} are there`]
  })

/** A backup of a newer release cannot be read by this one; an older one is brought up to date after it is restored. */
export const newerMigrations = (manifest: Pick<Manifest, 'migrations'>): string[] => {
  const known = new Map(migrations().map(({ name, hash }) => [name, hash]))
  return manifest.migrations.filter(({ name, hash }) => known.get(name) !== hash).map(({ name }) => name)
}
