import { identity } from '@srm/api/identity'
import type { Endpoint, Input } from '@srm/api/endpoint'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { hashPassword } from './login/password.service.ts'
import { addPerson, type NewPerson } from './identity.service.ts'
import { captchaDigest } from '#kernel/auth/captcha.ts'
import { open } from '#kernel/auth/tokens.ts'
import type { TestApp } from '#test/app.ts'
import { urlOf, type Parts, type TestTenant } from '#test/tenant.ts'

export const password = 'Shanghai-2026'

let count = 0
let hashed: Promise<string> | undefined

/** Somebody of the tenant who can sign in with a password. */
export const somebody = async (me: TestTenant, more: Partial<NewPerson> = {}) => {
  count += 1
  const person = { username: `someone${process.pid}x${count}`, displayName: '陈默', ...more }
  const passwordHash = await (hashed ??= hashPassword(password))
  const id = await me.inside((ctx) => addPerson(ctx, { ...person, passwordHash }))
  return { id, ...person }
}

export type TestAnswer = { status: number; key?: string; result: Record<string, unknown>; cookie: string | undefined }

const cookieOf = (answer: LightMyRequestResponse): string | undefined => {
  const renewal = [answer.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('rt='))
  return renewal?.split(';')[0]
}

/** A call without a session, as a browser that is not signed in makes it. */
export const knock = async <E extends Endpoint>(
  t: TestApp,
  endpoint: E,
  input: Input<E>,
  headers: Record<string, string> = {},
): Promise<TestAnswer> => {
  const parts = input as Parts
  const options: InjectOptions = { method: endpoint.method, url: urlOf(endpoint, parts), headers }
  const answer = await t.http.inject(parts.body === undefined ? options : { ...options, payload: parts.body as object })
  return {
    status: answer.statusCode,
    cookie: cookieOf(answer),
    ...answer.json<Omit<TestAnswer, 'status' | 'cookie'>>(),
  }
}

export const codeOf = (t: TestApp, me: TestTenant): Promise<string> =>
  me.inside(async (ctx) => {
    const { rows } = await ctx.db.run<{ company_code: string }>(
      'select company_code from app.tenant where tenant_id = $1',
      [me.tenantId],
    )
    void t
    return rows[0]?.company_code ?? ''
  })

/** Signs in by name and password, and keeps what the browser would keep. */
export const signInWith = async (t: TestApp, me: TestTenant, username: string, secret = password) => {
  const body = { companyCode: await codeOf(t, me), username, password: secret }
  const answer = await knock(t, identity.auth.byPasswordSub, { body })
  return {
    ...answer,
    token: typeof answer.result?.['token'] === 'string' ? answer.result['token'] : '',
    cookie: answer.cookie ?? '',
  }
}

export const refresh = (t: TestApp, cookie: string) =>
  knock(t, identity.auth.refresh, {}, { cookie, 'sec-fetch-site': 'same-origin' })

type UserBody = Input<typeof identity.user.create>['body']
type RoleBody = Input<typeof identity.role.create>['body']

export const aUser = (more: Partial<UserBody> = {}): UserBody => {
  count += 1
  return { displayName: `林夏${count}`, username: `linxia${process.pid}x${count}`, status: 'active', ...more }
}

export const aRole = (more: Partial<RoleBody> = {}): RoleBody => {
  count += 1
  return { name: `会务专员${count}`, scope: 'department', permissions: ['ourCompany:list'], ...more }
}

/** What stands on a picture, found as only the holder of the server's secret can: by trying every answer there may be. */
export const readPicture = ({ app: { config } }: Pick<TestApp, 'app'>, { id: ticket }: { id: string }): string => {
  const claims = open('ticket', ticket, config.SESSION_SECRET)
  const answers = Array.from({ length: 200 }, (_, n) => String(n))
  const fits = (answer: string) =>
    claims?.data['digest'] === captchaDigest(config.SESSION_SECRET, claims?.id ?? '', answer)
  return answers.find(fits) ?? ''
}
