import type { FastifyRequest } from 'fastify'
import type { EnteredSession } from '@srm/api/identity'
import { isSolved } from '#kernel/auth/captcha.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { countUsage } from '#kernel/log/usage.ts'
import { spendSmsCode } from '#modules/notice/index.ts'
import { beginAttempt, foldedName, slowDown } from './attempt.service.ts'
import { knownDevice, rememberDevice, setRefreshCookie } from './cookie.service.ts'
import { findLogins, loginIn, loginOf, tenantByCode, type Login, type LoginKind } from './login.views.ts'
import { clearText, matches } from './password.service.ts'
import { openSession } from './refresh.service.ts'
import { issueTicket, readTicket, consumeTicket, type Way } from './ticket.service.ts'

const deviceOf = (request: FastifyRequest, way: Way) => ({
  way,
  device: request.headers['user-agent'] ?? '',
  address: request.ip,
})

/** Opens the session of a person who has proven who they are. */
export const enter = async (
  exchange: Exchange,
  { tenantId, userId }: Pick<Login, 'tenantId' | 'userId'>,
  way: Way,
): Promise<EnteredSession> => {
  const { request, reply, asTenant } = exchange
  const tokens = await asTenant(tenantId, async (ctx) => {
    const login = await loginIn(ctx, userId)
    if (!login) return fail('login.disabled')
    if (login.tenantStatus === 'disabled') return fail('login.tenant_closed')
    return openSession(ctx, userId, deviceOf(request, way), login.sessionDays)
  })
  setRefreshCookie(request, reply, tokens)
  return { token: tokens.token }
}

/** One company: in. Several: the person chooses, with a ticket that says which they may choose from. */
const enterOrChoose = (ctx: Ctx, exchange: Exchange, logins: readonly Login[], way: Way): Promise<EnteredSession> => {
  const [first, ...others] = logins
  if (!first) return fail('login.wrong')
  if (others.length === 0) return enter(exchange, first, way)
  const ticket = issueTicket(ctx, 'choose', {
    way,
    logins: logins.map(({ tenantId, userId }) => ({ tenantId, userId })),
  })
  const choices = logins.map(({ tenantId, companyName, displayName }) => ({
    applyId: tenantId,
    companyName,
    displayName,
  }))
  return Promise.resolve({ token: '', ticket, choices })
}

export const chooseTenant = async (
  ctx: Ctx,
  exchange: Exchange,
  ticket: string,
  tenantId: string,
): Promise<EnteredSession> => {
  const { id, data } = readTicket(ctx, 'choose', ticket)
  const chosen = data.logins.find((login) => login.tenantId === tenantId) ?? fail('login.ticket')
  await exchange.asTenant('', (inside) => consumeTicket(inside, id))
  return enter(exchange, chosen, data.way)
}

type Secret = { readonly password: string; readonly captcha?: { id: string; answer: string } | undefined }

type SignInOptions<L> = {
  /** As it was typed, for tries at a name nobody has. */
  readonly name: string
  readonly find: () => Promise<readonly L[]>
  readonly idOf: (login: L) => string
  /** What else must be right; asked only where the password is. */
  readonly also?: (login: L) => Promise<boolean>
  /** Told of everybody whose password it was not. */
  readonly failed?: (logins: readonly L[]) => void
  /** How a wrong password is answered; the same for everything that may be wrong with a try. */
  readonly refusal?: Parameters<typeof fail>[0]
}

/**
 * Counts the try, checks the password against everybody it could be, and lets the owner in. Tries are counted for the
 * people themselves, by whatever name and through whatever entrance they are tried.
 */
export const withPassword = async <L extends { readonly hash: string | null }>(
  ctx: Ctx,
  exchange: Exchange,
  secret: Secret,
  { name, find, idOf, also = () => Promise.resolve(true), failed, refusal = 'login.wrong' }: SignInOptions<L>,
): Promise<L[]> => {
  const { asTenant, request } = exchange
  const password = clearText(ctx.config, secret.password)
  const proven = await asTenant('', (inside) => isSolved(inside, secret.captcha))
  const found = await find()
  const people = found.map(idOf)
  const about = people.length > 0 ? people : [foldedName(name)]
  const device = knownDevice(ctx.config, request, people)
  const attempt = await beginAttempt(asTenant, { about, address: request.ip, proven, device })
  const checked = await Promise.all(
    (found.length > 0 ? found : [undefined]).map(
      async (login) => (await matches(login?.hash, password)) && login !== undefined && (await also(login)),
    ),
  )
  const right = found.filter((_, index) => checked[index])
  const [owner] = right
  if (!owner) {
    failed?.(found)
    await slowDown(ctx.config, attempt.failures)
    return fail(refusal)
  }
  await asTenant('', attempt.succeed)
  rememberDevice(ctx.config, exchange, idOf(owner))
  return right
}

/** What one person's failures may add to the log of their company in an hour. */
const maxNoted = 50

/**
 * In the log of each company the name stands for. Nobody waits for it: an answer that takes longer would tell that the
 * name is somebody's.
 */
const noteFailed =
  ({ asTenant, request }: Exchange, way: Way) =>
  (logins: readonly Login[]): void => {
    for (const { tenantId, userId } of logins)
      asTenant(tenantId, async (ctx) => {
        const usage = { key: `failed sign-ins of ${userId}`, max: maxNoted, within: '1 hour' }
        if (await countUsage(ctx, [usage]))
          await ctx.systemLog('session.sign_in_failed', { userId, ...deviceOf(request, way) })
      }).catch((err: unknown) => request.log.warn({ err }, 'a failed sign-in was not noted'))
  }

const userIdOf = ({ userId }: Login): string => userId

const kindOf = (name: string): LoginKind => (/^1[3-9]\d{9}$/.test(name) ? 'mobile' : 'username')

export const loginByPassword = async (
  ctx: Ctx,
  exchange: Exchange,
  { username, ...secret }: Secret & { username: string },
): Promise<EnteredSession> => {
  const find = () => findLogins(exchange.asTenant, kindOf(username), username)
  const failed = noteFailed(exchange, 'password')
  const right = await withPassword(ctx, exchange, secret, { name: username, find, idOf: userIdOf, failed })
  return enterOrChoose(ctx, exchange, right, 'password')
}

export const loginByPasswordSub = async (
  ctx: Ctx,
  exchange: Exchange,
  { companyCode, username, ...secret }: Secret & { companyCode: string; username: string },
): Promise<EnteredSession> => {
  const find = async () => {
    const tenantId = await tenantByCode(exchange.asTenant, companyCode)
    const login = tenantId && (await exchange.asTenant(tenantId, (inside) => loginOf(inside, username)))
    return login ? [login] : []
  }
  const name = `${companyCode}/${username}`
  const failed = noteFailed(exchange, 'sub')
  const right = await withPassword(ctx, exchange, secret, { name, find, idOf: userIdOf, failed })
  return enterOrChoose(ctx, exchange, right, 'sub')
}

export const loginByMobile = async (
  ctx: Ctx,
  exchange: Exchange,
  { mobile, code }: { mobile: string; code: string },
): Promise<EnteredSession> => {
  const right = await spendSmsCode(ctx, { mobile, purpose: 'login', code, address: exchange.request.ip })
  const logins = await findLogins(exchange.asTenant, 'mobile', mobile)
  if (!right) {
    noteFailed(exchange, 'mobile')(logins)
    return fail('login.wrong_code')
  }
  return logins.length > 0 ? enterOrChoose(ctx, exchange, logins, 'mobile') : fail('login.wrong_code')
}

export const loginByFeishuId = async (ctx: Ctx, exchange: Exchange, feishuId: string): Promise<EnteredSession> => {
  const logins = await findLogins(exchange.asTenant, 'feishu', feishuId)
  return logins.length > 0 ? enterOrChoose(ctx, exchange, logins, 'feishu') : fail('login.feishu_unbound')
}
