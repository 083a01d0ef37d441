import { notice } from '@srm/api/notice'
import { maxSmsTests, smsMessages } from '@srm/api/notice/sms-template'
import { codeScenes, noticeScene } from '@srm/api/notice/sms-scenes'
import { applicationScenes } from '@srm/api/onboarding/sms-scenes'
import { smsSceneChoices } from '@srm/api/shared/sms-scenes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#kernel/ids.ts'
import type { App } from '#kernel/http/app.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { startSmsGateway, type SmsGateway } from '#test/outside/sms-gateway.ts'
import { startJobs } from '#test/processes/worker.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Claims, type TestTenant } from '#test/tenant.ts'
import { addPerson } from '#modules/identity/index.ts'
import { requestSmsCode, sendSms } from '../index.ts'
import { aMobile, codeSentTo, targetOf } from '../notice.fixture.ts'

const keys = { id: 'key-id', secret: 'key-secret' }
const scene = applicationScenes.approved
const link = 'https://srm.example.com/public/admin/#/supplier/apply?ticket=a.very-secret-ticket'
const values = { company: '云海会展', code: 'ZR001', link }

let gateway: SmsGateway
let t: TestApp
let me: TestTenant
let worker: App
beforeAll(async () => {
  gateway = await startSmsGateway(keys)
  t = await startApp({
    env: {
      SRM_SMS_PROVIDER: 'aliyun',
      SRM_SMS_ENDPOINT: gateway.endpoint,
      SRM_SMS_KEY_ID: keys.id,
      SRM_SMS_KEY_SECRET: keys.secret,
      SRM_SMS_TEMPLATES: 'code=SMS_7,notice=SMS_8',
    },
  })
  me = await aTenant(t)
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
  await gateway.close()
})

let people = 0
const aColleague = async (displayName: string, more: { mobile?: string } = {}, claims: Claims = {}) => {
  people += 1
  const person = { username: `s${people}`, displayName, departmentId: me.departmentId, ...more }
  return memberOf(t, me.tenantId, await me.inside((ctx) => addPerson(ctx, person)), claims)
}

const { smsTemplate: template, smsLog } = smsMessages
const find = async (name: string, by = me) =>
  (await by.call(template.list)).result.items.find(({ scene: one }) => one === name)
const save = async (name: string, more: object) => {
  const { text = '', providerTemplate = null, isOn = true, version = 0 } = (await find(name)) ?? {}
  return me.call(template.update, {
    params: { scene: name },
    body: { text, providerTemplate, isOn, version, ...more },
  })
}
const rowOf = async (id: string) =>
  (await query<Record<string, unknown>>(t, 'select * from sms_log where id = $1', [id]))[0] ?? {}
const reaches = (id: string, state: string) =>
  vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ state }), { timeout: 60_000, interval: 50 })
const reportNow = () => query(t, `update pgboss.job set start_after = now() where name = 'sms.report'`)
const send = (more: object = {}) => me.inside((ctx) => sendSms(ctx, scene, { mobile: aMobile(), values, ...more }))

describe('the text of a scene', () => {
  it('is changed within its variables and 70 characters, and follows the product again when it is the same', async () => {
    const text = '{{company}}已收录贵司，欢迎合作：{{link}}'
    expect((await save(scene.name, { text, providerTemplate: 'SMS_42' })).status).toBe(200)
    expect(await find(scene.name)).toMatchObject({ text, changed: true, providerTemplate: 'SMS_42', version: 1 })
    const long = await save(scene.name, { text: '字'.repeat(67) })
    expect([long.status, long.key, long.message]).toEqual([422, 'sms.too_long', '含签名共 71 个字，不能超过 70 个字'])
    expect((await save(scene.name, { text: '字'.repeat(66) })).status).toBe(200)
    const unknown = await save(scene.name, { text: '中标价 {{price}}' })
    expect([unknown.key, unknown.message]).toEqual(['sms.unknown_variable', '没有这样的变量：price'])
    const stale = await save(scene.name, { version: 1 })
    expect([stale.status, stale.key]).toEqual([409, 'record.stale'])
    expect((await save(scene.name, { text: scene.text })).status).toBe(200)
    expect(await find(scene.name)).toMatchObject({ text: scene.text, changed: false, version: 3 })
    const other = await aTenant(t)
    expect(await find(scene.name, other)).toMatchObject({ changed: false, version: 0 })
  })

  it('of the platform is nobody’s to change, and a needed one is not switched off', async () => {
    expect((await save('login', { text: '您好 {{code}}' })).key).toBe('sms.platform_scene')
    expect((await save('supplier', { isOn: false })).key).toBe('sms.required_scene')
    expect((await save('nothing', {})).key).toBe('record.not_found')
  })

  it('goes out as the company changed it, with its template; one that is switched off does not', async () => {
    await save(noticeScene.name, { text: '新消息“{{title}}”', providerTemplate: 'SMS_77' })
    const order = { mobile: aMobile(), values: { title: '合同到期' } }
    const id = await me.inside((ctx) => sendSms(ctx, noticeScene, order))
    await reaches(id, 'sent')
    expect(gateway.sent.at(-1)).toMatchObject({
      mobile: order.mobile,
      template: 'SMS_77',
      params: { title: '合同到期' },
    })
    expect((await rowOf(id))['body']).toBe('【云采】新消息“合同到期”')
    await save(noticeScene.name, { isOn: false })
    const off = await me.inside((ctx) => sendSms(ctx, noticeScene, order))
    expect(await rowOf(off)).toMatchObject({ state: 'failed', reason: '该场景已停用', sealed_values: null })
    await save(noticeScene.name, { isOn: true })
  })

  it('is not filled with values nobody declared', async () => {
    const extra: Record<string, string> = { ...values, price: '880.00' }
    await expect(send({ values: extra })).rejects.toThrow('declares no price')
  })
})

describe('the declared scenes', () => {
  it('are those the lists and filters of both sides know by name', async () => {
    const { items } = (await me.call(template.list)).result
    expect(items.map(({ sender }) => sender)).toEqual(items.map(({ sender }) => sender).toSorted())
    const known = new Map(smsSceneChoices.map(({ value, label }) => [value, label.zh]))
    expect(items.map((item) => known.get(item.scene))).toEqual(items.map(({ label }) => label))
    expect(items.length).toBeGreaterThan(10)
  })
})

describe('the log', () => {
  it('covers number, code and link, keeps neither in readable form and forgets them in the end', async () => {
    const mobile = aMobile()
    const record = { subject: 'supplierApplication', id: newId() }
    const id = await send({ mobile, record })
    const asked = { mobile, purpose: 'supplier', address: '10.7.7.7', proven: true, tenantId: me.tenantId } as const
    await t.app.asTenant('', (ctx) => requestSmsCode(ctx, asked))
    const code = await codeSentTo(t, mobile, 'supplier')
    await reaches(id, 'sent')
    await vi.waitFor(() => expect(gateway.sent.at(-1)?.params).toEqual({ code }), { timeout: 60_000 })
    const rows = await query<Record<string, unknown>>(
      t,
      `select * from sms_log where tenant_id = $1 and mobile = $2 order by id`,
      [me.tenantId, `${mobile.slice(0, 3)}****${mobile.slice(-4)}`],
    )
    expect(rows.map(({ scene: name, subject_id }) => [name, subject_id])).toEqual([
      [scene.name, record.id],
      [codeScenes.supplier.name, null],
    ])
    expect(rows.map(({ body }) => body)).toEqual([
      '【云采】云海会展：准入申请已通过，欢迎合作：http://127.0.0.1:5555/api/s/******',
      '【云采】您正在确认供应商身份，验证码 ******，5 分钟内有效，请勿告诉他人。',
    ])
    const stored = JSON.stringify([
      rows.map((row) => ({ ...row, id: '', created_at: '', sent_at: '' })),
      await query(t, `select data from pgboss.job where name like 'sms.%'`),
      await query(t, 'select * from platform.sms_link'),
    ])
    for (const secret of [mobile, code, 'a.very-secret-ticket']) {
      const plain = stored.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
      expect(plain).not.toContain(secret)
    }
    gateway.outcome = 'delivered'
    await reportNow()
    await reaches(id, 'delivered')
    expect(await rowOf(id)).toMatchObject({ sealed_mobile: null, sealed_values: null, provider_id: 'b-1' })
    const { result } = await me.call(smsLog.list, { query: { keyword: mobile.slice(-4) } })
    expect(result.items.map(({ scene: name }) => name).toSorted()).toEqual(['application_approved', 'supplier'])
  })

  it('tells what the provider says: accepted, delivered, failed with its reason', async () => {
    gateway.outcome = 'waiting'
    const id = await send()
    await reaches(id, 'sent')
    await reportNow()
    await vi.waitFor(
      async () =>
        expect(
          await query(t, `select 1 from pgboss.job where name = 'sms.report' and (data ->> 'round')::int = 1`),
        ).not.toEqual([]),
      { timeout: 60_000 },
    )
    expect(await rowOf(id)).toMatchObject({ state: 'sent', finished_at: null })
    gateway.outcome = 'failed'
    await reportNow()
    await reaches(id, 'failed')
    const filter = [{ field: 'state', op: 'in' as const, value: ['failed'] }]
    const { result } = await me.call(smsLog.list, { query: { filter: JSON.stringify(filter) } })
    expect(result.items.find((row) => row.id === id)).toMatchObject({
      reason: 'MOBILE_NOT_ON_SERVICE',
      parts: 1,
      provider: 'aliyun',
    })
  })

  it('has a message the provider refuses for good as failed, and tries again what may pass', async () => {
    gateway.mood = 'throttled'
    const id = await send()
    await vi.waitFor(
      async () => expect(await rowOf(id)).toMatchObject({ reason: 'Throttling.User Throttling.User!' }),
      {
        timeout: 60_000,
      },
    )
    expect((await rowOf(id))['state']).toBe('queued')
    gateway.mood = 'kind'
    await reaches(id, 'sent')
    gateway.mood = 'blacklisted'
    const black = await send()
    await reaches(black, 'failed')
    expect(await rowOf(black)).toMatchObject({ attempts: 1, sealed_mobile: null, sealed_values: null })
    gateway.mood = 'kind'
  })

  it('is only for its company, and only for holders of the permission', async () => {
    const other = await aTenant(t)
    expect((await other.call(smsLog.list, { query: {} })).result.items).toEqual([])
    const chen = await aColleague('陈立', {}, { permissions: ['smsTemplate:list'] })
    expect((await chen.call(smsLog.list, { query: {} })).status).toBe(403)
  })
})

describe('a test message', () => {
  it('goes to one’s own number with samples, stands in the log and is limited per day', async () => {
    const mobile = aMobile()
    const chen = await aColleague('陈测', { mobile })
    const text = '{{company}}：测试文案 {{link}}'
    const sent = await chen.call(notice.sms.test, { body: { scene: scene.name, text } })
    expect(sent.result).toMatchObject({
      mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      text: '【云采】云海会展：测试文案 https://srm.example.com/api/s/AbCdEfGhIj',
      left: maxSmsTests - 1,
    })
    await reaches(sent.result.id, 'sent')
    expect(gateway.sent.at(-1)?.mobile).toBe(mobile)
    expect(await rowOf(sent.result.id)).toMatchObject({ is_test: true, created_by: chen.userId })
    const long = await chen.call(notice.sms.test, { body: { scene: scene.name, text: '字'.repeat(67) } })
    expect(long.key).toBe('sms.too_long')
    const ask = () => chen.call(notice.sms.test, { body: { scene: scene.name } })
    const answers = await Promise.all(Array.from({ length: maxSmsTests + 1 }, ask))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxSmsTests - 1)
    expect(answers.find(({ status }) => status === 429)?.key).toBe('sms.test_limit')
    expect((await chen.call(template.list)).result.testsLeft).toBe(0)
    const nobody = await aColleague('无号')
    await query(t, `update "user" set mobile = null where id = $1`, [nobody.userId])
    expect((await nobody.call(notice.sms.test, { body: { scene: scene.name } })).key).toBe('sms.no_mobile')
  })
})

describe('a short link', () => {
  it('leads to its page until its time is over, and a wrong one nowhere', async () => {
    const mobile = aMobile()
    await reaches(await send({ mobile }), 'sent')
    const params = gateway.sent.findLast((one) => one.mobile === mobile)?.params as { link: string }
    expect(params.link.length).toBeLessThanOrEqual(40)
    expect(await targetOf(t, params.link)).toBe(link)
    const url = new URL(params.link).pathname
    expect((await t.http.inject({ url: `${url}x` })).statusCode).toBe(404)
    await query(t, `update platform.sms_link set target = 's1:sms:' || repeat('A', 80)`)
    expect((await t.http.inject({ url })).statusCode).toBe(404)
    await query(t, `update platform.sms_link set expires_at = now() - interval '1 second'`)
    expect((await t.http.inject({ url })).statusCode).toBe(404)
  })
})
