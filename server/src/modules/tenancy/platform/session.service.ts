import type { Parsed } from '@srm/api/endpoint'
import type { tenancy } from '@srm/api/tenancy'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { Exchange } from '#kernel/module.ts'
import { unseal } from '#kernel/log/sealing.ts'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import { totpStepOf } from '#kernel/auth/totp.ts'
import { withPassword } from '#modules/identity/index.ts'

type Login = Parsed<typeof tenancy.platform.login>['body']

const operator = `select id, name, password_hash as hash, totp_secret as secret from platform.operator
  where username = $1 and status = 'active'`
/** Of two who come with the same code only one finds a smaller step. */
const spendStep = 'update platform.operator set totp_step = $2 where id = $1 and totp_step < $2 returning id'
const begin = `insert into platform.operator_session (id, operator_id, expires_at, address, agent)
  values ($1, $2, now() + make_interval(secs => $3), $4, $5)`
const end = 'update platform.operator_session set ended_at = now() where id = $1 and ended_at is null'
const seconds = 8 * 3600

type Row = { id: string; name: string; hash: string; secret: string | null }

const spendCode = (ctx: Ctx, { asTenant }: Exchange, { id, secret }: Row, code: string): Promise<boolean> =>
  asTenant('', async ({ db }) => {
    const step = secret && totpStepOf(unseal(ctx.config, id, secret), code, Date.now())
    return step ? (await db.run(spendStep, [id, step])).rows.length === 1 : false
  })

/** A wrong code is answered like a wrong password: neither tells that the other was right. */
export const signInOperator = async (ctx: Ctx, exchange: Exchange, { username, code, ...secret }: Login) => {
  const find = async () => (await exchange.asTenant('', ({ db }) => db.run<Row>(operator, [username]))).rows
  const options = {
    name: `operator/${username}`,
    find,
    idOf: ({ id }: Row) => id,
    also: (found: Row) => spendCode(ctx, exchange, found, code),
  }
  const [found] = await withPassword(ctx, exchange, secret, { ...options, refusal: 'platform.wrong' })
  const { id, name } = found ?? fail('platform.wrong')
  const session = newId()
  const { ip, headers } = exchange.request
  const agent = (headers['user-agent'] ?? '').slice(0, 300)
  await exchange.asTenant('', ({ db }) => db.run(begin, [session, id, seconds, ip, agent]))
  const claims = { s: session, exp: inSeconds(seconds) }
  return { token: issue('operator', claims, ctx.config.SESSION_SECRET), name }
}

export const signOutOperator = async (ctx: Ctx): Promise<{ done: boolean }> => {
  await ctx.db.run(end, [ctx.session.operator?.sessionId])
  return { done: true }
}
