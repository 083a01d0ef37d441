import { setTimeout as sleep } from 'node:timers/promises'
import { externalTokenHeader, permissionOf, type Endpoint } from '@srm/api/endpoint'
import { planOf } from '@srm/api/shared/plans'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction, reading, type App } from './app.ts'
import { externalOf, grants, holds, nobody, operatorOf, type Session } from '../auth/auth.ts'
import type { Config } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import { languageOf, success } from './envelope.ts'
import { fail, isRetryable, isStalePlan } from '../errors.ts'
import { fingerprintOf, keyOf, once } from './idempotency.ts'
import type { Exchange, Route } from '../module.ts'
import { mayChoose } from '../auth/permissions.ts'
import { missingPlan } from '../auth/plans.ts'
import { secureTransport } from './secure-transport.ts'
import { compileStrip } from './strip-unknown-keys.ts'
import { validate } from './validate.ts'

/** The tenant comes from the session alone; a header that says otherwise is an attack or a bug, and is written down. */
const namesOther = ({ tenantId }: Session, { headers }: FastifyRequest): boolean => {
  const claimed = headers['applyid']
  return claimed !== undefined && claimed !== '' && claimed !== tenantId
}

const refuseOtherTenant = async (app: App, session: Session, request: FastifyRequest): Promise<void> => {
  await app.asTenant(session.tenantId, (ctx) =>
    ctx.systemLog('session.wrong_tenant', { userId: session.userId, path: request.routeOptions.url ?? '' }),
  )
  fail('session.wrong_tenant')
}

/** What goes on when nobody may write, or when nothing but renewing is left. */
const refuseWhenClosed = ({ closing }: Session, { method, writes, allowedWhenExpired }: Endpoint): void => {
  if (!closing || allowedWhenExpired === 'renewal') return
  if (closing === 'renewal') fail('tenant.renewal_only')
  const reads = method === 'GET' && !writes
  if (reads || (closing === 'reading' && allowedWhenExpired === 'reading')) return
  fail(closing === 'looking' ? 'session.read_only' : 'tenant.read_only')
}

const isAllowed = (session: Session, { access, keys }: Endpoint): boolean => {
  if (typeof access !== 'object') return !session.isKey || keys === true
  return 'choose' in access ? mayChoose(session, access.choose) : holds(session, access.permission)
}

/** Whoever would be let in but for the company's plan is told which plan it takes. */
const refuseForPlan = (session: Session, { access }: Endpoint): void => {
  const permission = permissionOf(access)
  const plan = permission && grants(session, permission) ? missingPlan(session, permission) : undefined
  if (plan) fail('session.plan_missing', { words: { plan: planOf(plan).label } })
}

const authorize = async (app: App, endpoint: Endpoint, request: FastifyRequest): Promise<Session> => {
  const { access } = endpoint
  const { authorization } = request.headers
  if (access === 'public') return nobody
  if (access === 'operator') return operatorOf(app.pool, authorization, app.config.SESSION_SECRET)
  if (access === 'external') return externalOf(request.headers[externalTokenHeader], app.config.SESSION_SECRET)
  const session = await app.authenticate(authorization)
  if (namesOther(session, request)) await refuseOtherTenant(app, session, request)
  if (!isAllowed(session, endpoint)) {
    refuseForPlan(session, endpoint)
    app.refusals.note(session, `${endpoint.method} ${endpoint.path}`)
    fail('session.forbidden')
  }
  if (session.locked && !endpoint.whileLocked) fail('session.locked')
  if (session.mustChangePassword && !endpoint.beforePasswordChange) fail('session.password_first')
  refuseWhenClosed(session, endpoint)
  return session
}

const sessionIdOf = async (app: App, request: FastifyRequest): Promise<string | undefined> => {
  const { authorization } = request.headers
  if (authorization) return (await app.authenticate(authorization)).sessionId
  const find = app.modules.find(({ sessionOfCookie }) => sessionOfCookie)?.sessionOfCookie
  return find?.({ request, asTenant: app.asTenant })
}

const pause = (attempt: number) => sleep(Math.random() * 50 * 2 ** attempt)

const tries = 3

/** Every connection of the pool may keep a statement as it was before a migration; each try replaces one. */
const triesFor = (error: unknown, { pool }: App): number => (isStalePlan(error) ? (pool.options.max ?? 10) + 1 : tries)

/** A deadlock or serialisation failure undid everything, so the whole transaction may be tried again. */
const retrying =
  (app: App) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        if (attempt >= triesFor(error, app) || !isRetryable(error)) throw error
        if (!isStalePlan(error)) await pause(attempt)
      }
    }
  }

/** Only what the contract names leaves the server. In development and in tests the answer is validated as well. */
const answerShape = ({ raw, result }: Endpoint, { NODE_ENV }: Config): ((answer: unknown) => unknown) => {
  if (raw) return (answer) => answer
  return NODE_ENV === 'production' ? compileStrip(result) : (answer) => result.parse(answer)
}

/** secure line → authenticate → tenant → permission → validate → idempotency → one sealed transaction → commit → respond. */
export const serve = (app: App, { endpoint, handler }: Route) => {
  const readOnly = endpoint.method === 'GET' && !endpoint.writes
  // A stream is read once: a second try would find it empty and blame the sender.
  const attempt = endpoint.upload ? <T>(work: () => Promise<T>) => work() : retrying(app)
  const shape = answerShape(endpoint, app.config)
  const assertSecure = secureTransport(endpoint, app.config)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    assertSecure(request)
    const session = await authorize(app, endpoint, request)
    const language = languageOf(request.headers['accept-language'])
    const input = validate(endpoint, request, language)
    const who = { session, language, requestId: request.id }
    const exchange: Exchange = {
      request,
      reply,
      asTenant: app.asTenant,
      sessionId: () => sessionIdOf(app, request),
      ping: () => app.redis.ping(),
    }
    const effect = async (ctx: Ctx) => shape(await handler(ctx, input as never, exchange))
    const key = readOnly || endpoint.upload || !session.userId ? undefined : keyOf(request.headers['idempotency-key'])
    const fingerprint = key && fingerprintOf(request.method, request.url, session.userId, request.body)
    const keyed = (ctx: Ctx) =>
      key && fingerprint ? once(ctx, key, fingerprint, () => effect(ctx), endpoint.secret) : effect(ctx)
    const result = readOnly
      ? await reading(app, who, effect, request.log)
      : await attempt(() => inTransaction(app, who, keyed, request.log))
    return endpoint.raw ? reply : success(result, who.language, request.id)
  }
}
