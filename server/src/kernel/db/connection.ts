import type { ConnectionOptions } from 'node:tls'
import type { Config } from '../config.ts'

/** Who connects: the server itself, whoever owns the tables, or whoever makes roles and databases. */
export type DatabaseRole = 'app' | 'owner' | 'admin'

const credentialsOf = (config: Config, role: DatabaseRole): { user: string; password: string } => {
  if (role === 'app') return { user: config.PG_APP_USER, password: config.PG_APP_PASSWORD }
  if (role === 'owner') return { user: config.PG_OWNER_USER, password: config.PG_OWNER_PASSWORD }
  return { user: config.PG_ADMIN_USER, password: config.PG_ADMIN_PASSWORD }
}

const tlsOptions = ({ PG_SSL, PG_SSL_CA, PG_HOST }: Config): false | ConnectionOptions => {
  if (PG_SSL === 'off') return false
  if (PG_SSL === 'require') return { rejectUnauthorized: false }
  // The host is named here as well: for an address instead of a name the library would look for "localhost".
  return { rejectUnauthorized: true, host: PG_HOST, ...(PG_SSL_CA && { ca: PG_SSL_CA }) }
}

/** How every connection to PostgreSQL is made, whoever makes it and whatever for. */
export const connectionOptions = (config: Config, role: DatabaseRole, database = config.PG_DATABASE) => ({
  host: config.PG_HOST,
  port: config.PG_PORT,
  database,
  ...credentialsOf(config, role),
  ssl: tlsOptions(config),
})

/** The same for programs that take an address; the password stays out of it, as other processes can read it. */
export const connectionUrl = (config: Config, role: DatabaseRole, database: string): string =>
  `postgres://${credentialsOf(config, role).user}@${config.PG_HOST}:${config.PG_PORT}/${database}`
