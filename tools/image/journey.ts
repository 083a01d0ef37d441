import { setTimeout as pause } from 'node:timers/promises'
import type { SmsGateway } from '../../server/test/outside/sms-gateway.ts'

type Answer = {
  readonly status: number
  readonly key?: string
  readonly result: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
}

/** What a browser says of a call from our page. */
const fromPage = { 'sec-fetch-site': 'same-origin' }
/** What the edge adds to a request that came over TLS. */
const throughEdge = { ...fromPage, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }

const assert = (fact: boolean, otherwise: string): void => {
  if (!fact) throw new Error(otherwise)
}

const ask = async (
  url: string,
  init: RequestInit = {},
  through: Record<string, string> = throughEdge,
): Promise<Answer> => {
  const answer = await fetch(url, { ...init, headers: { ...through, ...(init.headers as Record<string, string>) } })
  const body = (await answer.json()) as Pick<Answer, 'key' | 'result'>
  return { status: answer.status, ...body, cookies: answer.headers.getSetCookie() }
}

const post = (url: string, body: object, through?: Record<string, string>): Promise<Answer> =>
  ask(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, through)

const demand = (what: string, { status, key, ...answer }: Answer): Answer => {
  assert(status === 200, `${what}: ${String(status)} ${key ?? ''}`)
  return { status, ...answer }
}

/** The worker sends the message a moment after it was asked for. */
const codeFrom = async ({ sent }: SmsGateway, mobile: string): Promise<string> => {
  for (let tries = 0; tries < 150; tries += 1) {
    const found = sent.find((message) => message.mobile === mobile)
    if (found) return (found.params as { code: string }).code
    await pause(100)
  }
  throw new Error('no code came by SMS')
}

const assertCookies = (cookies: readonly string[]): void => {
  const renewal = cookies.find((cookie) => cookie.startsWith('__Host-rt='))
  assert(renewal !== undefined, `no cookie is pinned to the host: ${cookies.join(' ')}`)
  for (const cookie of cookies) {
    assert(cookie.startsWith('__Host-'), `not pinned to the host: ${cookie}`)
    assert(/; Secure(;|$)/.test(cookie), `not pinned to TLS: ${cookie}`)
  }
}

/** A link to a file is good in the browser that is signed in, which shows its cookies. */
const uploaded = async (origin: string, { result: { token = '' }, cookies }: Answer): Promise<void> => {
  const form = new FormData()
  form.append('file', new Blob(['说明']), '说明.txt')
  const headers = { authorization: `Bearer ${token}` }
  const { result } = demand('an upload', await ask(`${origin}/api/ossPut`, { method: 'POST', body: form, headers }))
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  const file = await fetch(new URL(result['url'] ?? '', origin), { headers: { ...throughEdge, cookie } })
  assert((await file.text()) === '说明', 'an upload cannot be read again')
}

/** A company registers, signs out and signs in again, as it would behind the edge. */
export const walkThrough = async (origin: string, gateway: SmsGateway): Promise<void> => {
  const page = await fetch(`${origin}/public/admin/`)
  assert(page.status === 200 && (await page.text()).includes('<script'), 'the page is not served')
  const person = { mobile: '13900001234', password: 'Image-boots-2026' }
  demand(
    'asking for a code',
    await post(`${origin}/api/sms/sendSmsCode`, { mobile: person.mobile, purpose: 'register' }),
  )
  const registration = {
    ...person,
    companyName: '镜像试验有限公司',
    contactName: '王晓',
    code: await codeFrom(gateway, person.mobile),
    agreement: true,
  }
  const registered = demand('registering', await post(`${origin}/api/apply/registerApplay`, registration))
  assertCookies(registered.cookies)
  const { token = '' } = registered.result
  await uploaded(origin, registered)
  const signedOut = await ask(`${origin}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } })
  demand('signing out', signedOut)
  const login = { username: person.mobile, password: person.password }
  const plain = await post(`${origin}/api/auth/loginByPassword`, login, fromPage)
  assert(plain.status === 400 && plain.key === 'request.insecure', `plain HTTP is let in: ${String(plain.status)}`)
  const signedIn = demand('signing in', await post(`${origin}/api/auth/loginByPassword`, login))
  assertCookies(signedIn.cookies)
  const headers = { authorization: `Bearer ${signedIn.result['token'] ?? ''}` }
  demand('reading the profile', await ask(`${origin}/api/user/profile`, { headers }))
}
