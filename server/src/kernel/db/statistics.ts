import pg from 'pg'
import type { Config } from '../config.ts'
import type { Logger } from '../log/log.ts'
import { connectOwner } from './migrate.ts'

/** Tables with rows whose statistics are missing or no longer true, by the same measure autovacuum is given. */
const staleSql = `select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_stat_user_tables s on s.relid = c.oid
  where n.nspname in ('app', 'platform') and c.relkind = 'r' and pg_relation_size(c.oid) > 0
    and (c.reltuples < 0 or coalesce(s.n_mod_since_analyze, 0) > 20 + 0.05 * c.reltuples) order by 1, 2`

type Table = { readonly schema: string; readonly name: string }

/**
 * Lets the planner know what was just written in bulk. Only the owner of a table may do that, so it belongs to commands
 * that have the owner's password; while the server runs, autovacuum does it within a minute.
 */
export const analyzeStaleTables = async (config: Config, log: Logger): Promise<void> => {
  const client = await connectOwner(config).catch((err: unknown) => {
    log.warn({ err }, 'no statistics were gathered: the owner role cannot connect, autovacuum has to do it')
  })
  if (!client) return
  try {
    const { rows } = await client.query<Table>(staleSql)
    for (const { schema, name } of rows)
      await client.query(`analyze ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
