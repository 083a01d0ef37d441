import { dictionary } from '@srm/api/dictionary'
import type { Endpoint } from '@srm/api/endpoint'
import { onboarding } from '@srm/api/onboarding'
import { codeOf } from '#modules/identity/identity.fixture.ts'
import { requestSmsCode } from '#modules/notice/index.ts'
import { aMobile, codeSentTo } from '#modules/notice/notice.fixture.ts'
import { anAppliance, type ApplicationBody } from '#modules/onboarding/onboarding.fixture.ts'
import type { TestApp } from './app.ts'
import { exchange, jsonOf, requestOf, type Example } from './exchange.ts'
import { pdf } from './outside/sample-files.ts'
import type { Answer, Member, TestTenant } from './tenant.ts'

const { external } = onboarding
let count = 0
const anAddress = (): string => `10.31.${String(Math.floor((count += 1) / 250) % 250)}.${String((count % 250) + 1)}`

export type Applicant = Pick<Member, 'call'> & {
  readonly mobile: string
  readonly address: string
  readonly headers: Record<string, string>
  readonly upload: (name?: string, content?: Buffer) => Promise<Answer<{ id: string; name: string }>>
}

/** Calls without being anybody's staff, from an address of its own. */
export const nobodyAt = (t: TestApp, address = anAddress()): Member['call'] => {
  const caller = async (endpoint: Endpoint, input: Example = {}, headers: Record<string, string> = {}) => {
    const answer = await t.http.inject({ ...requestOf(endpoint, input, headers), remoteAddress: address })
    return { status: answer.statusCode, ...answer.json<object>() }
  }
  return caller as unknown as Member['call']
}

const tokenOnly = (token: string): Record<string, string> => ({ 'supplier-token': token })

export const withToken = (t: TestApp, mobile: string, token: string, address = anAddress()): Applicant => {
  const headers = tokenOnly(token)
  const anyone = nobodyAt(t, address)
  return {
    mobile,
    address,
    headers,
    call: (endpoint, input) => anyone(endpoint, input, headers),
    upload: async (name = '营业执照.pdf', content = pdf) => {
      const sent = requestOf(external.upload, { file: { name, content } }, headers)
      const answer = await exchange(t, { ...sent, remoteAddress: address })
      return { ...jsonOf<Answer<{ id: string; name: string }>>(answer), status: answer.status }
    },
  }
}

/** A code on their phone, without the picture before it. */
export const texted = async (t: TestApp, mobile: string): Promise<string> => {
  await t.app.asTenant('', (ctx) =>
    requestSmsCode(ctx, { mobile, purpose: 'supplier', address: anAddress(), proven: true }),
  )
  return codeSentTo(t, mobile, 'supplier')
}

/** Through the public entrance as they would: a number, a code, then the token. */
export const applicant = async (
  t: TestApp,
  me: TestTenant,
  { mobile = aMobile(), address = anAddress() } = {},
): Promise<Applicant> => {
  const company = await codeOf(t, me)
  const body = { by: 'mobile', company, mobile, code: await texted(t, mobile) } as const
  const { result, message } = await nobodyAt(t)(external.enter, { body })
  if (!result) throw new Error(message)
  return withToken(t, mobile, result.token, address)
}

export const aClass = async (me: TestTenant): Promise<string> => {
  const name = `酒店${String(process.pid)}-${String((count += 1))}`
  return (await me.call(dictionary.classes.create, { body: { kind: 'supplier', name } })).result.id
}

/** Everything an application needs, with a scan of their own. */
export const filledIn = async (
  me: TestTenant,
  who: Applicant,
  more: Partial<ApplicationBody> = {},
): Promise<ApplicationBody> => anAppliance([await aClass(me)], [(await who.upload()).result.id], more)

export type Sender = {
  readonly who: Applicant
  readonly id: string
  readonly applyNo: string
  readonly sent: ApplicationBody
}

export const sentIn = async (
  t: TestApp,
  me: TestTenant,
  more: Partial<ApplicationBody> = {},
  given?: Applicant,
): Promise<Sender> => {
  const who = given ?? (await applicant(t, me))
  const sent = await filledIn(me, who, more)
  const { result, message } = await who.call(external.submit, { body: sent })
  if (!result) throw new Error(message)
  const found = await me.call(onboarding.application.list, { query: { keyword: result.applyNo } })
  return { who, id: found.result.items[0]?.id ?? '', applyNo: result.applyNo, sent }
}

export const asApplicant = async (t: TestApp, me: TestTenant, more: Example = {}): Promise<Example> => ({
  headers: (await applicant(t, me)).headers,
  ...more,
})
