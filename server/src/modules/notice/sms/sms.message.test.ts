import { noticeDevelopment } from '@srm/api/notice'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { startSmsGateway } from '#test/outside/sms-gateway.ts'
import { query } from '#test/sql.ts'
import { aTenant } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'
import { requestSmsCode } from '../index.ts'
import { aMobile, codeSentTo } from '../notice.fixture.ts'

let t: TestApp
let worker: App | undefined
beforeAll(async () => {
  t = await startApp()
})
afterEach(async () => {
  await worker?.close()
  worker = undefined
})
afterAll(() => t.close())

const address = '10.9.9.9'
const ask = (mobile: string) =>
  t.app.asTenant('', (ctx) => requestSmsCode(ctx, { mobile, purpose: 'register', address, proven: true }))

describe('the message', () => {
  it('leaves with a job and is read in development, where production has no such page', async () => {
    const me = await aTenant(t)
    const mobile = aMobile()
    await ask(mobile)
    const code = await codeSentTo(t, mobile, 'register')
    expect((await me.call(noticeDevelopment.messages)).result.filter((one) => one.mobile === mobile)).toEqual([])
    worker = await startJobs(t)
    const found = await vi.waitFor(
      async () => {
        const { result } = await me.call(noticeDevelopment.messages)
        const mine = result.filter((one) => one.mobile === mobile)
        expect(mine).toHaveLength(1)
        return mine[0]
      },
      { timeout: 60_000 },
    )
    expect(found?.text).toContain(`您正在注册，验证码 ${code}`)
    const closed = await startApp({ env: { SRM_DEV_SIGN_IN: 'off' } })
    expect((await closed.http.inject({ url: '/api/dev/messages' })).statusCode).toBe(404)
    await closed.close()
  })

  it('goes to the provider that is set, and is tried again when that is busy', async () => {
    const keys = { id: 'key-id', secret: 'key-secret' }
    const gateway = await startSmsGateway(keys)
    const env = {
      SRM_SMS_PROVIDER: 'aliyun',
      SRM_SMS_ENDPOINT: gateway.endpoint,
      SRM_SMS_KEY_ID: keys.id,
      SRM_SMS_KEY_SECRET: keys.secret,
      SRM_SMS_TEMPLATES: 'code=SMS_7,forget=SMS_8',
    }
    const real = await startApp({ env })
    try {
      const mobile = aMobile()
      gateway.mood = 'throttled'
      await real.app.asTenant('', (ctx) => requestSmsCode(ctx, { mobile, purpose: 'forget', address, proven: true }))
      worker = await startJobs(real)
      await vi.waitFor(
        async () => {
          const [job] = await query<{ retry_count: number }>(
            real,
            `select retry_count from pgboss.job where name = 'sms.code'`,
          )
          expect(job?.retry_count).toBeGreaterThan(0)
        },
        { timeout: 60_000 },
      )
      gateway.mood = 'kind'
      await vi.waitFor(() => expect(gateway.sent).toHaveLength(1), { timeout: 60_000 })
      const code = await codeSentTo(real, mobile, 'forget')
      expect(gateway.sent[0]).toMatchObject({ mobile, template: 'SMS_8', params: { code } })
      await worker.close()
      worker = undefined
    } finally {
      await real.close()
      await gateway.close()
    }
  })
})
