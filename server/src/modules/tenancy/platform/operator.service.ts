import pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { connectionOptions } from '#kernel/db/connection.ts'
import { newId } from '#kernel/ids.ts'
import { seal } from '#kernel/log/sealing.ts'
import { makeTotpSecret, totpAddress } from '#kernel/auth/totp.ts'
import { assertGood, hashPassword } from '#modules/identity/index.ts'

type Operator = {
  readonly username: string
  readonly name: string
  readonly password: string
  /** The secret their authenticator has; a new one unless given. */
  readonly totp?: string | undefined
}

const insert = `insert into platform.operator (id, username, name, password_hash) values ($1, $2, $3, $4)
  on conflict (username) do update set name = excluded.name, password_hash = excluded.password_hash, status = 'active'
  returning id`
const keepSecret = 'update platform.operator set totp_secret = $2, totp_step = 0 where id = $1'
const disable = `update platform.operator set status = 'disabled' where username = $1 returning id`
const endSessions = 'update platform.operator_session set ended_at = now() where operator_id = $1 and ended_at is null'

const asOwner = async <T>(config: Config, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(connectionOptions(config, 'owner'))
  await client.connect()
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    return done
  } finally {
    await client.end()
  }
}

/** Operators are made from the command line alone: the server's own role cannot add one. What they had open ends. */
export const addOperator = async (config: Config, operator: Operator): Promise<{ totp: string }> => {
  const { username, name, password, totp = makeTotpSecret() } = operator
  assertGood(password)
  const hash = await hashPassword(password)
  await asOwner(config, async (client) => {
    const { rows } = await client.query<{ id: string }>(insert, [newId(), username, name, hash])
    const id = rows[0]?.id ?? ''
    await client.query(keepSecret, [id, seal(config, id, totp)])
    await client.query(endSessions, [id])
  })
  return { totp }
}

/** `operator:add <username> <name>`; the password comes from the environment, so that no history keeps it. */
export const addOperatorCommand = async (
  config: Config,
  [username = '', name = '']: readonly string[],
): Promise<void> => {
  const { OPERATOR_PASSWORD: password = '', OPERATOR_TOTP: given } = process.env
  if (!username || !name || !password) throw new Error('OPERATOR_PASSWORD=… operator:add <username> <name>')
  if (given !== undefined && !/^[A-Z2-7]{32}$/.test(given)) throw new Error('OPERATOR_TOTP: 32 letters of base32')
  const { totp } = await addOperator(config, { username, name, password, totp: given })
  process.stdout.write(`operator ${username} is ready\n`)
  if (!given) process.stdout.write(`for their authenticator, once: ${totpAddress('云采 SRM', username, totp)}\n`)
}

/** `operator:disable <username>`: refused from the next request on. */
export const disableOperatorCommand = async (config: Config, [username = '']: readonly string[]): Promise<void> => {
  if (!username) throw new Error('operator:disable <username>')
  await asOwner(config, async (client) => {
    const { rows } = await client.query<{ id: string }>(disable, [username])
    const [found] = rows
    if (!found) throw new Error(`no operator ${username}`)
    await client.query(endSessions, [found.id])
  })
  process.stdout.write(`operator ${username} is disabled\n`)
}
