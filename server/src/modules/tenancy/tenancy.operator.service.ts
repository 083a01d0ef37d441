import pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { connectionOptions } from '#kernel/connection.ts'
import { newId } from '#kernel/ids.ts'
import { assertGood, hashPassword } from '#modules/identity/index.ts'

type Operator = { readonly username: string; readonly name: string; readonly password: string }

const insert = `insert into platform.operator (id, username, name, password_hash) values ($1, $2, $3, $4)
  on conflict (username) do update set name = excluded.name, password_hash = excluded.password_hash, status = 'active'`

/** Operators are made from the command line alone: the server's own role cannot add one. */
export const addOperator = async (config: Config, { username, name, password }: Operator): Promise<void> => {
  assertGood(password)
  const client = new pg.Client(connectionOptions(config, 'owner'))
  await client.connect()
  try {
    await client.query(insert, [newId(), username, name, await hashPassword(password)])
  } finally {
    await client.end()
  }
}

/** `operator:add <username> <name>`; the password comes from the environment, so that no history keeps it. */
export const operatorCommand = async (config: Config, [username = '', name = '']: readonly string[]): Promise<void> => {
  const password = process.env['OPERATOR_PASSWORD'] ?? ''
  if (!username || !name || !password) throw new Error('OPERATOR_PASSWORD=… operator:add <username> <name>')
  await addOperator(config, { username, name, password })
  process.stdout.write(`operator ${username} is ready\n`)
}
