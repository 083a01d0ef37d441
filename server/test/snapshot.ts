import type pg from 'pg'
import type { Config } from '#kernel/config.ts'
import type { TestApp } from './app.ts'
import { connectAs } from './sql.ts'

type Server = Pick<TestApp, 'app'>

const tablesSql = `select c.relname as name from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' order by 1`

const connections = new WeakMap<Config, Promise<pg.Client>>()

/** One connection to each database that is looked at over and over; it ends with the database. */
const connectionOf = ({ app: { config } }: Server): Promise<pg.Client> => {
  const known = connections.get(config) ?? connectAs(config, 'superuser')
  connections.set(config, known)
  return known
}

const tablesOf = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>({ name: 'tables', text: tablesSql })).rows.map(({ name }) => name)

/**
 * A row that was written, be it with what it held before, carries the number of the transaction that did it; reading
 * that is far cheaper than the row.
 */
const lookSql = (table: string): string =>
  `select '${table}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from app."${table}" where tenant_id = $1`

const lookAt = async (client: pg.Client, tenantId: string, tables: readonly string[]): Promise<Map<string, string>> => {
  if (tables.length === 0) return new Map()
  const { rows } = await client.query<{ name: string; state: string }>(tables.map(lookSql).join(' union all '), [
    tenantId,
  ])
  return new Map(rows.map(({ name, state }) => [name, state]))
}

/** A sequence is not rolled back: it may count a write that came to nothing, and never misses one. */
const noteWritesSql = (table: string): string => `
  create sequence noted."${table}";
  create trigger noted after insert or update or delete or truncate on app."${table}"
    for each statement execute function noted.note();`

const prepareSql = `
  create schema noted;
  create function noted.note() returns trigger language plpgsql security definer set search_path = noted as
    $$ begin perform nextval(format('noted.%I', tg_table_name)); return null; end $$;`

const writesSql = `select c.relname as name, coalesce(pg_sequence_last_value(c.oid), 0)::text as writes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'noted' and c.relkind = 'S'`

const writesOf = async (client: pg.Client): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ name: string; writes: string }>({ name: 'writes', text: writesSql })
  return new Map(rows.map(({ name, writes }) => [name, writes]))
}

type Look = { readonly writes: string | undefined; readonly state: string | undefined }
/** What each table held of each company when it was last looked at, by database. */
const looks = new WeakMap<Config, Map<string, Map<string, Look>>>()

/**
 * From now on the database counts the writes to each table, so that a look reads only those that were written since the
 * last one: for files that look hundreds of times.
 */
export const noteWrites = async (t: Server): Promise<void> => {
  const client = await connectionOf(t)
  await client.query(`${prepareSql}${(await tablesOf(client)).map(noteWritesSql).join('')}`)
  looks.set(t.app.config, new Map())
}

const lookAgain = async (client: pg.Client, tenantId: string, known: Map<string, Look>): Promise<void> => {
  const writes = await writesOf(client)
  const written = (await tablesOf(client)).filter((table) => {
    const count = writes.get(table)
    return count === undefined || count !== known.get(table)?.writes
  })
  const states = await lookAt(client, tenantId, written)
  for (const table of written) known.set(table, { writes: writes.get(table), state: states.get(table) })
}

/** Everything a tenant has, so that "nothing changed" can be said in one comparison. */
export const snapshotOf = async (
  t: Server,
  tenantId: string,
  without: readonly string[] = [],
): Promise<Record<string, string>> => {
  const client = await connectionOf(t)
  const known = looks.get(t.app.config)?.get(tenantId) ?? new Map<string, Look>()
  looks.get(t.app.config)?.set(tenantId, known)
  await lookAgain(client, tenantId, known)
  return Object.fromEntries(
    [...known].flatMap(([name, { state = '' }]) => (without.includes(name) ? [] : [[name, state] as const])),
  )
}
