import pg from 'pg'
import type { Config } from './config.ts'
import { connectionOptions } from './db/connection.ts'

const literal = (text: string): string => pg.escapeLiteral(text)
const name = (text: string): string => pg.escapeIdentifier(text)

const connect = async (config: Config, database: string): Promise<pg.Client> => {
  const client = new pg.Client({ ...connectionOptions(config, 'admin', database), connectionTimeoutMillis: 5000 })
  await client.connect()
  return client
}

const ensureRole = async (client: pg.Client, role: string, password: string): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
  const secret = password ? ` password ${literal(password)}` : ''
  // Two processes may get here together; the second finds the role made.
  if (!rowCount)
    await client
      .query(`create role ${name(role)} login nosuperuser nobypassrls nocreatedb nocreaterole${secret}`)
      .catch((error: unknown) => {
        if (!(error instanceof pg.DatabaseError && ['42710', '23505'].includes(error.code ?? ''))) throw error
      })
}

/** Search by pairs of characters needs this operator as an index condition under row-level security. */
const leakproof = 'alter function pg_catalog.arraycontains(anyarray, anyarray) leakproof'

export const createDatabase = async (config: Config, database = config.PG_DATABASE): Promise<void> => {
  const admin = await connect(config, 'postgres')
  try {
    await ensureRole(admin, config.PG_OWNER_USER, config.PG_OWNER_PASSWORD)
    await ensureRole(admin, config.PG_APP_USER, config.PG_APP_PASSWORD)
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount)
      await admin.query(
        `create database ${name(database)} owner ${name(config.PG_OWNER_USER)} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
      )
  } finally {
    await admin.end()
  }
  const inside = await connect(config, database)
  try {
    await inside.query(`revoke all on schema public from public; ${leakproof}`)
  } finally {
    await inside.end()
  }
}

export const dropDatabase = async (config: Config, database = config.PG_DATABASE): Promise<void> => {
  const admin = await connect(config, 'postgres')
  try {
    await admin.query(`drop database if exists ${name(database)} with (force)`)
  } finally {
    await admin.end()
  }
}

/** A copy costs a fraction of building from nothing; tests make one each. */
export const copyDatabase = async (config: Config, from: string, to: string): Promise<void> => {
  const admin = await connect(config, 'postgres')
  try {
    await admin.query(`drop database if exists ${name(to)} with (force)`)
    await admin.query(`create database ${name(to)} owner ${name(config.PG_OWNER_USER)} template ${name(from)}`)
    // It is thrown away in a moment: nothing is lost when the machine loses its last second.
    await admin.query(`alter database ${name(to)} set synchronous_commit = off`)
  } finally {
    await admin.end()
  }
}
