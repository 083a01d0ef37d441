import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { newId } from '../ids.ts'
import type { Sms, SmsMessage } from '../ports/sms.ts'
import { withinBudget } from './sms-budget.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp({ env: { SRM_SMS_PER_HOUR: '5', SRM_SMS_PER_HOUR_TENANT: '3' } })
})
afterAll(() => t.close())

const message: SmsMessage = { mobile: '13900000000', template: 'notice', kind: 'notice', params: {}, text: '您好' }

describe('messages of companies', () => {
  it('leave up to what one may send in an hour, and what all may send together', async () => {
    let sent = 0
    const provider: Sms = {
      provider: 'test',
      send: async () => {
        sent += 1
        return { accepted: true, code: 'OK', message: '', again: false }
      },
      report: () => Promise.resolve({ state: 'waiting' }),
    }
    const smsOf = (tenantId: string) => withinBudget(provider, tenantId, (work) => t.app.asTenant('', work))
    const [one, other] = [smsOf(newId()), smsOf(newId())]
    const codes = []
    for (const sms of [one, one, one, one, other, other, other]) codes.push((await sms.send(message)).code)
    expect(codes).toEqual(['OK', 'OK', 'OK', 'budget', 'OK', 'OK', 'budget'])
    expect(sent).toBe(5)
  })
})
