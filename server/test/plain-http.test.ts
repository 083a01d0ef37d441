import type { Endpoint } from '@srm/api/endpoint'
import { identity } from '@srm/api/identity'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carriesSecret } from '#kernel/http/secure-transport.ts'
import { codeOf, password, somebody } from '#modules/identity/identity.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { everyEndpoint, keyOf } from './endpoints.ts'
import { productionSettings } from './settings.ts'
import { aTenant } from './tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp({ env: productionSettings })
})
afterAll(() => t.close())

const throughProxy = { 'x-forwarded-proto': 'https' }

const guarded = everyEndpoint.filter((endpoint) => carriesSecret(endpoint) && !endpoint.path.startsWith('/api/dev/'))

const call = ({ method, path }: Endpoint, more: InjectOptions = {}) =>
  t.http.inject({ method, url: path.replaceAll(/:\w+/g, 'x'), ...(method !== 'GET' && { payload: {} }), ...more })

const cookiesOf = (answer: { headers: Record<string, unknown> }): string[] =>
  [answer.headers['set-cookie']].flat().map(String)

describe('plain HTTP in production', () => {
  it('is refused wherever a session is opened or a password told', () => {
    expect(guarded.map(keyOf)).toEqual(
      expect.arrayContaining([
        'POST /api/auth/loginByPassword',
        'POST /api/auth/loginByPasswordSub',
        'POST /api/auth/loginByMobile',
        'POST /api/auth/loginByFeishu',
        'POST /api/auth/chooseTenant',
        'GET /refreshToken',
        'POST /api/auth/forgetPassword/update',
        'POST /api/apply/registerApplay',
        'POST /api/platform/login',
        'POST /api/external/onboarding/enter',
        'POST /api/external/enter',
      ]),
    )
  })

  it.each(guarded.map((endpoint) => [keyOf(endpoint), endpoint] as const))('is refused by %s', async (_, endpoint) => {
    const answer = await call(endpoint)
    expect([answer.statusCode, answer.json<{ key: string }>().key]).toEqual([400, 'request.insecure'])
    expect(answer.headers['set-cookie']).toBeUndefined()
    const passed = await call(endpoint, { headers: throughProxy })
    expect(passed.json<{ key?: string }>().key).not.toBe('request.insecure')
  })

  it('is refused in the language of the browser', async () => {
    const told = async (language: string) =>
      (await call(identity.auth.refresh, { headers: { 'accept-language': language } })).json<{ message: string }>()
        .message
    expect(await told('zh-CN')).toBe('当前连接未加密，请使用 https 开头的网址访问')
    expect(await told('en')).toContain('not encrypted')
  })

  it('serves what opens no session', async () => {
    expect((await call(identity.auth.ways)).statusCode).toBe(200)
  })
})

describe('a sign-in in production', () => {
  const signIn = async (more: InjectOptions) => {
    const me = await aTenant(t)
    const { username } = await somebody(me)
    return call(identity.auth.byPasswordSub, {
      payload: { companyCode: await codeOf(t, me), username, password },
      ...more,
    })
  }

  it('through the trusted proxy gets cookies pinned to this host and to TLS', async () => {
    const answer = await signIn({ headers: throughProxy })
    expect(answer.statusCode, answer.body).toBe(200)
    const cookies = cookiesOf(answer)
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-dv', '__Host-rt'])
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/)
  })

  it('is refused when somebody else than the proxy says that it came over TLS', async () => {
    const answer = await signIn({ headers: throughProxy, remoteAddress: '203.0.113.7' })
    expect(answer.json<{ key: string }>().key).toBe('request.insecure')
  })
})
