import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSmsGateway, type SmsGateway } from '#test/outside/sms-gateway.ts'
import { aliyunSms } from './sms-aliyun.ts'
import { tencentSms } from './sms-tencent.ts'
import type { Sms, SmsMessage } from './sms.ts'

const keys = { id: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3gnPhESA', secret: 'Gu5t9xGARNpq86cd98joQYCN3Cozk1qA' }
const message: SmsMessage = {
  mobile: '13800138000',
  template: 'login',
  kind: 'code',
  // Signs that are written in more than one way are where two signatures come apart.
  params: { code: "0 1+2*3/4~5'6(7)!&=%", place: '上海' },
  text: '',
}

let gateway: SmsGateway
beforeAll(async () => {
  gateway = await startSmsGateway(keys)
})
beforeEach(() => {
  gateway.mood = 'kind'
  gateway.sent.length = 0
  gateway.reports.length = 0
})
afterAll(() => gateway.close())

type More = { secret?: string; id?: string; endpoint?: string; timeout?: number }

const settings = ({ secret = keys.secret, id = keys.id, endpoint = gateway.endpoint }: More) => ({
  SMS_ENDPOINT: endpoint,
  SMS_REGION: undefined,
  SMS_KEY_ID: id,
  SMS_KEY_SECRET: secret,
  SMS_APP_ID: '1400006666',
  SMS_SIGN_NAME: '云采 SRM',
  SMS_TEMPLATES: 'code=SMS_1,notice=SMS_2',
})

const providers: readonly (readonly [string, (more?: More) => Sms])[] = [
  ['aliyun', (more = {}) => aliyunSms(settings(more), more.timeout)],
  ['tencent', (more = {}) => tencentSms(settings(more), more.timeout)],
]

describe.each(providers)('%s', (name, provider) => {
  it('takes a message signed as its page says', async () => {
    expect(await provider().send(message)).toMatchObject({ accepted: true, again: false })
    expect(gateway.sent).toEqual([
      name === 'aliyun'
        ? { mobile: '13800138000', sign: '云采 SRM', template: 'SMS_1', params: message.params }
        : { mobile: '+8613800138000', sign: '云采 SRM', template: 'SMS_1', params: Object.values(message.params) },
    ])
    await provider().send({ ...message, template: 'award', kind: 'notice' })
    expect(gateway.sent[1]?.template).toBe('SMS_2')
    await provider().send({ ...message, templateId: 'SMS_9' })
    expect(gateway.sent[2]?.template).toBe('SMS_9')
  })

  it('refuses a wrong secret and an unknown key, in its own words', async () => {
    const forged = await provider({ secret: `${keys.secret}x` }).send(message)
    expect(forged.code).toBe(name === 'aliyun' ? 'SignatureDoesNotMatch' : 'AuthFailure.SignatureFailure')
    const stranger = await provider({ id: 'nobody' }).send(message)
    expect(stranger.code).toMatch(/NotFound/)
    expect([forged.accepted, stranger.accepted, gateway.sent]).toEqual([false, false, []])
  })

  it('that is busy may be asked again; a number it will not serve, not', async () => {
    gateway.mood = 'throttled'
    expect(await provider().send(message)).toMatchObject({ accepted: false, again: true })
    gateway.mood = 'blacklisted'
    expect(await provider().send(message)).toMatchObject({ accepted: false, again: false })
  })

  it('that does not answer is not waited for', async () => {
    gateway.mood = 'silent'
    const began = performance.now()
    expect(await provider({ timeout: 300 }).send(message)).toMatchObject({
      accepted: false,
      code: 'timeout',
      again: true,
    })
    expect(performance.now() - began).toBeLessThan(1500)
  })

  it.each(['rambling', 'broken'] as const)('that is %s is an answer too', async (mood) => {
    gateway.mood = mood
    expect(await provider().send(message)).toMatchObject({ accepted: false, again: true })
  })

  it('that cannot be reached is an answer too, without what was to be sent', async () => {
    const answer = await provider({ endpoint: 'http://127.0.0.1:9' }).send(message)
    expect(answer).toMatchObject({ accepted: false, code: 'unreachable', again: true })
    expect(JSON.stringify(answer)).not.toContain(message.mobile)
  })

  it('tells what became of a message by the number it gave it', async () => {
    const { id = '' } = await provider().send(message)
    expect(id).toBe(name === 'aliyun' ? 'b-1' : 's-1')
    const accepted = { id, mobile: message.mobile, sentAt: new Date('2026-11-17T16:30:00Z') }
    const states: unknown[] = []
    for (const outcome of ['waiting', 'delivered', 'failed'] as const) {
      gateway.outcome = outcome
      states.push(await provider().report(accepted))
    }
    expect(states).toEqual([
      { state: 'waiting' },
      { state: 'delivered' },
      { state: 'failed', reason: 'MOBILE_NOT_ON_SERVICE' },
    ])
    expect(gateway.reports[0]).toMatchObject(
      name === 'aliyun'
        ? { BizId: 'b-1', PhoneNumber: '13800138000', SendDate: '20261118' }
        : { PhoneNumber: '+8613800138000', SmsSdkAppId: '1400006666', BeginTime: 1_794_933_000 - 60 },
    )
    for (const mood of ['throttled', 'broken', 'rambling'] as const) {
      gateway.mood = mood
      expect(await provider().report(accepted)).toEqual({ state: 'waiting' })
    }
  })

  it('is not asked without a template', async () => {
    const bare = name === 'aliyun' ? aliyunSms : tencentSms
    const answer = await bare({ ...settings({}), SMS_TEMPLATES: 'code=SMS_1' }).send({
      ...message,
      template: 'notice',
      kind: 'notice',
    })
    expect(answer).toMatchObject({ accepted: false, code: 'no_template', again: false })
  })
})
