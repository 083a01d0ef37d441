import type { Endpoint, Input, Result } from '@srm/api/endpoint'
import type { InjectOptions } from 'fastify'
import type { Scope } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { allPermissions } from '#kernel/auth/permissions.ts'
import { seedTenant } from '#kernel/db/tenants.ts'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import { addDepartment, addPerson } from '#modules/identity/index.ts'
import { createTenant } from '#modules/tenancy/index.ts'
import type { TestApp } from './app.ts'

export type Answer<R> = {
  status: number
  code: number
  key?: string
  message: string
  result: R
  errors?: { path: string; message: string }[]
  details?: Record<string, unknown>
}

export type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export const urlOf = (endpoint: Endpoint, { params = {}, query = {} }: Parts): string => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, written(value)]],
  )
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path
}

export type Member = {
  tenantId: string
  userId: string
  token: string
  headers: Record<string, string>
  call: <E extends Endpoint>(
    endpoint: E,
    input?: Input<E>,
    headers?: Record<string, string>,
  ) => Promise<Answer<Result<E>>>
}

export type Claims = {
  userId?: string
  isSuper?: boolean
  permissions?: readonly string[]
  scope?: Scope
  masks?: readonly string[]
  departments?: readonly string[]
  exp?: number
}

const tokenFor = (t: TestApp, tenantId: string, userId: string, sessionId: string, exp = inSeconds(3600)): string =>
  issue('staff', { t: tenantId, u: userId, s: sessionId, exp }, t.app.config.SESSION_SECRET)

/** A person with any rights a test wants, without a role or a session in the database. */
export const memberOf = (t: TestApp, tenantId: string, userId: string, claims: Claims = {}): Member => {
  const { isSuper = false, permissions = allPermissions(), scope = { kind: 'all' }, masks = [], exp } = claims
  const { departments = [] } = claims
  const sessionId = newId()
  t.pretended.set(sessionId, {
    tenantId,
    userId,
    sessionId,
    isSuper,
    scope,
    permissions: new Set(permissions),
    masks: new Set(masks),
    departments,
  })
  return callerOf(t, tenantId, userId, tokenFor(t, tenantId, userId, sessionId, exp))
}

/** Calls endpoints the way the browser does. */
export const callerOf = (t: TestApp, tenantId: string, userId: string, token: string): Member => {
  const headers = { authorization: `Bearer ${token}` }
  return {
    tenantId,
    userId,
    token,
    headers,
    call: async (endpoint, input, more = {}) => {
      const parts = (input ?? {}) as Parts
      const options: InjectOptions = {
        method: endpoint.method,
        url: urlOf(endpoint, parts),
        headers: { ...headers, ...more },
      }
      const answer = await t.http.inject(
        parts.body === undefined ? options : { ...options, payload: parts.body as object },
      )
      return { status: answer.statusCode, ...answer.json<Omit<Answer<never>, 'status'>>() }
    },
  }
}

export type TestTenant = Member & {
  departmentId: string
  as: (claims: Claims) => Member
  inside: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>
}

let count = 0

const insertSession = `insert into app.session (id, user_id, way, device, address, salt, expires_at)
  values ($1, $2, 'test', 'test', '127.0.0.1', 'salt', now() + interval '1 day')`

/** A session as the database knows it, so that every process honours its token. */
export const signIn = async (t: TestApp, tenantId: string, userId: string): Promise<Member> => {
  const sessionId = newId()
  await t.app.asTenant(tenantId, (ctx) => ctx.db.run(insertSession, [sessionId, userId]))
  return callerOf(t, tenantId, userId, tokenFor(t, tenantId, userId, sessionId))
}

/** A fresh company with one department and one person holding every permission: one per test, so nothing is cleaned up. */
export const aTenant = async (t: TestApp): Promise<TestTenant> => {
  count += 1
  const tenantId = newId()
  const name = `测试企业${process.pid}-${count}`
  await t.app.asTenant(tenantId, (ctx) =>
    createTenant(ctx, {
      companyName: name,
      shortName: name,
      companyCode: newId().slice(-12).toUpperCase(),
      plan: 'professional',
      seats: 1000,
    }),
  )
  await seedTenant(t.app, tenantId)
  const inside: TestTenant['inside'] = (work) => t.app.asTenant(tenantId, work)
  const departmentId = await inside((ctx) => addDepartment(ctx, { name: '采购部', code: 'CG' }))
  const userId = await inside((ctx) =>
    addPerson(ctx, { username: 'admin', displayName: '王晓', departmentId, roles: ['SUPER'] }),
  )
  return {
    ...(await signIn(t, tenantId, userId)),
    departmentId,
    inside,
    as: (claims) => memberOf(t, tenantId, claims.userId ?? userId, claims),
  }
}
