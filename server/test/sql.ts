import pg from 'pg'
import type { Config } from '#kernel/config.ts'
import type { TestApp } from './app.ts'

type Role = 'app' | 'owner' | 'superuser'

const userOf = (config: Config, role: Role): string =>
  role === 'app' ? config.PG_APP_USER : role === 'owner' ? config.PG_OWNER_USER : config.PG_ADMIN_USER

const optionsOf = (config: Config, role: Role): pg.ClientConfig => ({
  host: config.PG_HOST,
  port: config.PG_PORT,
  database: config.PG_DATABASE,
  user: userOf(config, role),
  options: '-c search_path=app',
})

/** A plain connection outside the kernel, to look behind it and to do what it would never do. */
export const connectAs = async (config: Config, role: Role): Promise<pg.Client> => {
  const client = new pg.Client(optionsOf(config, role))
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const pools = new Map<string, pg.Pool>()

/** Tests look into their database thousands of times; a connection for each look would cost more than the look. */
const poolOf = (config: Config, role: Role): pg.Pool => {
  const key = `${config.PG_DATABASE} ${role}`
  const known = pools.get(key)
  if (known) return known
  const pool = new pg.Pool({ ...optionsOf(config, role), max: 20, idleTimeoutMillis: 2000, allowExitOnIdle: true })
  // The database is dropped while connections to it lie idle.
  pool.on('error', () => undefined)
  pools.set(key, pool)
  return pool
}

export const query = async <T extends pg.QueryResultRow>(
  t: Pick<TestApp, 'app'>,
  text: string,
  values: readonly unknown[] = [],
  role: Role = 'superuser',
): Promise<T[]> => (await poolOf(t.app.config, role).query<T>(text, [...values])).rows

/**
 * Seals a tenant's whole log at once. The server's own sealing waits for every transaction open anywhere on the
 * database server, be it in a database that has nothing to do with the test.
 */
export const sealByHand = (t: Pick<TestApp, 'app'>, tenantId: string) =>
  query(
    t,
    `do $$ declare entry app.system_log; previous bytea := '\\x00'; place bigint := 0; begin
      for entry in select * from app.system_log where tenant_id = '${tenantId}' order by xid, id loop
        place := place + 1;
        previous := app.log_hash(previous, place, entry);
        insert into app.system_log_seal (tenant_id, seq, log_id, hash) values (entry.tenant_id, place, entry.id, previous);
      end loop;
    end $$`,
  )
