import { notice, type Channel, type NoticeType } from '@srm/api/notice'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { createMail } from '#kernel/ports/mail.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { readMail, startSmtpServer, type SmtpServer } from '#test/outside/smtp-server.ts'
import { startJobs } from '#test/processes/worker.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { notify } from '../index.ts'

const account = { user: 'notice@srm.example.com', password: 'mail-password' }

let server: SmtpServer
let t: TestApp
let worker: App
beforeAll(async () => {
  server = await startSmtpServer(account)
  t = await startApp({
    env: {
      SRM_SMTP_HOST: '127.0.0.1',
      SRM_SMTP_PORT: String(server.port),
      SRM_SMTP_SECURITY: 'none',
      SRM_SMTP_USER: account.user,
      SRM_SMTP_PASSWORD: account.password,
      SRM_SMTP_FROM: `云采 <${account.user}>`,
    },
  })
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
  await server.close()
})

const want = (me: TestTenant, type: NoticeType, channel: Channel) =>
  me.call(notice.setPreference, { body: { type, channel, on: true } })
const setAddress = (me: TestTenant, email: string | null) =>
  query(t, `update "user" set email = $1 where id = $2`, [email, me.userId])
const tell = (me: TestTenant, title: string, type: NoticeType = 'approval', more: object = {}) =>
  me.inside((ctx) => notify(ctx, { to: [me.userId], type, title, ...more }))
const mailsTo = (address: string) => server.mails.filter(({ to }) => to === address).map(readMail)
const settled = (name: string) =>
  vi.waitFor(
    async () =>
      expect(await query(t, `select 1 from pgboss.job where name = $1 and state <> 'completed'`, [name])).toEqual([]),
    { timeout: 60_000, interval: 50 },
  )
const aReader = async (email: string): Promise<TestTenant> => {
  const me = await aTenant(t)
  await setAddress(me, email)
  await want(me, 'approval', 'email')
  return me
}

describe('notices by mail', () => {
  it('are a column of the preferences and reach those who chose it and have an address', async () => {
    const me = await aTenant(t)
    const before = (await me.call(notice.preferences)).result
    expect([before.channels.includes('email'), before.unreachable.includes('email')]).toEqual([true, true])
    await setAddress(me, 'chen@example.com')
    expect((await me.call(notice.preferences)).result.unreachable).not.toContain('email')
    await tell(me, '没有选择邮件')
    expect((await want(me, 'approval', 'email')).status).toBe(200)
    await tell(me, '云海会展的付款申请待您审批', 'approval', { body: '金额 ¥12,000.00', link: '/approval/centre' })
    await tell(me, '任务到期', 'due')
    await settled('notice.email')
    await setAddress(me, null)
    await tell(me, '没有地址')
    await settled('notice.email')
    const home = t.app.config.PUBLIC_URL
    const mails = mailsTo('chen@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual(['云海会展的付款申请待您审批'])
    expect(mails[0]?.text).toContain(`金额 ¥12,000.00\n${home}#/approval/centre\n`)
    expect(server.mails.at(-1)?.from).toContain(account.user)
    await setAddress(me, 'chen@example.com')
    const { items } = (await me.call(notice.list, { query: {} })).result
    const sent = items.filter(({ title }) => title.startsWith('云海')).map(({ id }) => id)
    await me.inside((ctx) => ctx.job('notice.email', { ids: sent }))
    await settled('notice.email')
    expect(mailsTo('chen@example.com')).toHaveLength(1)
  })

  it('are tried again while the server is busy, sent once, and dropped when it refuses for good', async () => {
    const me = await aReader('busy@example.com')
    const before = server.tries
    server.mood = 'busy'
    await tell(me, '稍后再试')
    await vi.waitFor(() => expect(server.tries).toBeGreaterThan(before), { timeout: 60_000 })
    expect(mailsTo('busy@example.com')).toEqual([])
    server.mood = 'kind'
    await settled('notice.email')
    expect(mailsTo('busy@example.com').map(({ subject }) => subject)).toEqual(['稍后再试'])
    server.mood = 'refusing'
    const tries = server.tries
    await tell(me, '没有这个邮箱')
    await settled('notice.email')
    server.mood = 'kind'
    expect([server.tries - tries, mailsTo('busy@example.com').length]).toEqual([1, 1])
  })

  it('of a flood are five and one summary, and those seen meanwhile are in neither', async () => {
    const me = await aReader('flood@example.com')
    for (let n = 1; n <= 40; n += 1) await tell(me, `第${n}件待审批`)
    await settled('notice.email')
    expect(mailsTo('flood@example.com')).toHaveLength(5)
    expect((await me.call(notice.unread)).result.unread).toBe(40)
    const [newest] = (await me.call(notice.list, { query: {} })).result.items
    await me.call(notice.read, { body: { ids: [newest?.id ?? ''] } })
    const waiting = await query(t, `select 1 from pgboss.job where name = 'notice.digest' and state = 'created'`)
    expect(waiting).toHaveLength(1)
    await query(t, `update pgboss.job set start_after = now() where name = 'notice.digest'`)
    await settled('notice.digest')
    const mails = mailsTo('flood@example.com')
    expect([mails.length, mails.at(-1)?.subject]).toEqual([6, '还有 34 条审批通知'])
    expect(mails.at(-1)?.text).toContain('第39件待审批\n第38件待审批')
    expect(mails.at(-1)?.text).not.toContain('第40件')
    await want(me, 'due', 'email')
    await tell(me, '另一类不受影响', 'due')
    await settled('notice.email')
    expect(mailsTo('flood@example.com').at(-1)?.subject).toBe('另一类不受影响')
  })
})

describe('the mail port', () => {
  const settings = (more: object = {}) => ({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: server.port,
    SMTP_SECURITY: 'none' as const,
    SMTP_USER: account.user,
    SMTP_PASSWORD: account.password,
    SMTP_FROM: account.user,
    ...more,
  })
  const mail = { to: 'port@example.com', subject: '您好\r\nBcc: other@example.com', text: '正文' }

  it('is off without settings', () => {
    expect(createMail(settings({ SMTP_HOST: undefined }))).toBeUndefined()
    expect(createMail(settings({ SMTP_FROM: '' }))).toBeUndefined()
  })

  it('takes no header from a subject and nobody else from an address', async () => {
    const send = createMail(settings())
    expect(await send?.(mail)).toEqual({ accepted: true })
    expect(await send?.({ ...mail, to: 'a@example.com, b@example.com' })).not.toEqual({ accepted: true })
    expect(server.mails.filter(({ to }) => /other@|b@/.test(to))).toEqual([])
    expect(server.mails.at(-1)?.data).not.toMatch(/^Bcc:/m)
  })

  it('answers a wrong password and a server that is away as what may pass, without what was to be sent', async () => {
    const wrong = await createMail(settings({ SMTP_PASSWORD: 'wrong' }))?.(mail)
    const away = await createMail(settings({ SMTP_PORT: 9 }))?.(mail)
    expect([wrong, away]).toMatchObject([
      { accepted: false, again: true, reason: 'EAUTH 535' },
      { accepted: false, again: true },
    ])
    expect(JSON.stringify([wrong, away])).not.toContain(mail.to)
  })
})
