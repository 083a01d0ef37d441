import { smsPurposes, type SmsPurpose } from '@srm/api/notice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { exchange, jsonOf } from '#test/exchange.ts'
import { query } from '#test/sql.ts'
import { aTenant } from '#test/tenant.ts'
import { readPicture } from '#modules/identity/identity.fixture.ts'
import { requestSmsCode, spendSmsCode } from '../index.ts'
import { aMobile, codeSentTo } from '../notice.fixture.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const page = { 'sec-fetch-site': 'same-origin' }
let networks = 0
/** An address of its own for each test, so that none uses up another's share. */
const anAddress = (): string => `10.9.${Math.floor((networks += 1) / 250)}.${(networks % 250) + 1}`

const outside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => t.app.asTenant('', work)
const ask = (mobile: string, purpose: SmsPurpose = 'login', address = anAddress(), more: object = {}) =>
  outside((ctx) => requestSmsCode(ctx, { mobile, purpose, address, proven: true, ...more })).then(
    () => 'sent',
    (error: Error) => error.message,
  )
const spend = (mobile: string, code: string, purpose: SmsPurpose = 'login', address = '10.1.1.1') =>
  outside((ctx) => spendSmsCode(ctx, { mobile, purpose, code, address }))
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
/** As if everything asked for so far had been asked for that much earlier. */
const later = (by: string, mobile: string) =>
  query(
    t,
    `update platform.sms_code set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval where mobile = $2`,
    [by, mobile],
  )
const tally = (answers: readonly string[]) => Object.groupBy(answers, (answer) => answer)
const counts = (answers: readonly string[]) =>
  Object.fromEntries(Object.entries(tally(answers)).map(([answer, all]) => [answer, all?.length]))

const get = (mobile: string, headers: Record<string, string> = page, remoteAddress = anAddress()) =>
  exchange(t, { method: 'GET', url: `/api/sms/sendSmsCode?mobile=${mobile}&purpose=login`, headers, remoteAddress })

describe('asking for a code', () => {
  it('50 times at once for one number gives one', async () => {
    const mobile = aMobile()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(mobile)))
    expect(counts(answers)).toEqual({ sent: 1, 'sms.too_soon': 49 })
  })

  it('50 times at once from one address, each for another number, gives thirty; an hour later thirty more', async () => {
    const address = anAddress()
    const storm = () => Promise.all(Array.from({ length: 50 }, () => ask(aMobile(), 'login', address)))
    expect(counts(await storm())).toEqual({ sent: 30, 'sms.address_limit': 20 })
    expect(await ask(aMobile())).toBe('sent')
    const place = `update platform.sms_code set created_at = created_at - interval '59 minutes' where address = $1::inet`
    await query(t, place, [address])
    expect(await ask(aMobile(), 'login', address)).toBe('sms.address_limit')
    await query(t, place.replace('59 minutes', '2 minutes'), [address])
    expect(counts(await storm())).toEqual({ sent: 30, 'sms.address_limit': 20 })
  })

  it('counts a whole network of newer addresses as one, and an older one in disguise as itself', async () => {
    const storm = (of: (n: number) => string) =>
      Promise.all(Array.from({ length: 34 }, (_, n) => ask(aMobile(), 'login', of(n))))
    expect(counts(await storm((n) => `2001:db8:1:2::${n.toString(16)}`))).toEqual({ sent: 30, 'sms.address_limit': 4 })
    expect(await ask(aMobile(), 'login', '2001:db8:1:3::1')).toBe('sent')
    expect(counts(await storm((n) => (n % 2 ? '10.200.0.1' : '::ffff:10.200.0.1')))).toEqual({
      sent: 30,
      'sms.address_limit': 4,
    })
    expect(await ask(aMobile(), 'login', '::ffff:10.200.0.2')).toBe('sent')
  })

  it('gives ten a day, counted by the day of Shanghai, a minute apart', async () => {
    const mobile = aMobile()
    const answers: string[] = []
    for (let n = 0; n < 12; n += 1) {
      answers.push(await ask(mobile))
      // All of today, but more than a minute ago: in the first minutes of a day that is just behind midnight.
      await query(
        t,
        `update platform.sms_code set created_at = greatest(created_at - interval '61 seconds', date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai') where mobile = $1`,
        [mobile],
      )
    }
    expect(counts(answers)).toEqual({ sent: 10, 'sms.day_limit': 2 })
    await query(
      t,
      `update platform.sms_code set created_at = (date_trunc('day', now() at time zone 'Asia/Shanghai') - interval '1 second') at time zone 'Asia/Shanghai' where mobile = $1`,
      [mobile],
    )
    const [{ soon } = { soon: true }] = await query<{ soon: boolean }>(
      t,
      `select now() at time zone 'Asia/Shanghai' < date_trunc('day', now() at time zone 'Asia/Shanghai') + interval '60 seconds' as soon`,
    )
    expect(await ask(mobile)).toBe(soon ? 'sms.too_soon' : 'sent')
  })

  it('for one purpose uses up nothing of another, up to thirty a day in all', async () => {
    const mobile = aMobile()
    /** All of today, but more than a minute ago unless the day is younger than that. */
    const earlier = (purpose: SmsPurpose) =>
      query(
        t,
        `insert into platform.sms_code (id, mobile, purpose, address, created_at)
          select app.new_id(), $1, $2, '10.3.3.3', greatest(now() - interval '61 seconds', date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')
          from generate_series(1, 10)`,
        [mobile, purpose],
      )
    await earlier('register')
    expect(await ask(mobile, 'register')).toBe('sms.day_limit')
    expect(await ask(mobile, 'login')).not.toBe('sms.day_limit')
    await earlier('forget')
    await earlier('changeMobile')
    expect(await ask(mobile, 'supplier')).toBe('sms.day_limit')
  })

  it('takes a picture from the sixth an hour from one address, and from the sixth a day for one number', async () => {
    const address = anAddress()
    const answers = []
    for (let n = 0; n < 6; n += 1) answers.push(await ask(aMobile(), 'login', address, { proven: false }))
    expect(counts(answers)).toEqual({ sent: 5, 'sms.captcha': 1 })
    expect(await ask(aMobile(), 'login', address)).toBe('sent')
  })

  it('is refused beyond what may be sent in an hour, for a company and in all', async () => {
    const poor = await startApp({ env: { SRM_SMS_PER_HOUR: '5', SRM_SMS_PER_HOUR_TENANT: '3' } })
    try {
      const [one, other] = [await aTenant(poor), await aTenant(poor)]
      const asking = (tenantId: string) =>
        poor.app
          .asTenant('', (ctx) =>
            requestSmsCode(ctx, {
              mobile: aMobile(),
              purpose: 'supplier',
              address: anAddress(),
              proven: true,
              tenantId,
            }),
          )
          .then(
            () => 'sent',
            (error: Error) => error.message,
          )
      const answers = []
      for (const { tenantId } of [one, one, one, one, other, other, other]) answers.push(await asking(tenantId))
      expect(answers).toEqual(['sent', 'sent', 'sent', 'sms.budget', 'sent', 'sent', 'sms.budget'])
      await query(poor, `update platform.usage set since = since - interval '61 minutes'`)
      expect(await asking(one.tenantId)).toBe('sent')
    } finally {
      await poor.close()
    }
  })

  it('is refused 59 seconds after the last, whatever for, and answered after 61', async () => {
    const mobile = aMobile()
    expect(await ask(mobile, 'login')).toBe('sent')
    await later('59 seconds', mobile)
    expect(await ask(mobile, 'register')).toBe('sms.too_soon')
    await later('2 seconds', mobile)
    expect(await ask(mobile, 'register')).toBe('sent')
  })

  it('that is undone sends nothing and counts for nothing', async () => {
    const mobile = aMobile()
    const undone = outside(async (ctx) => {
      await requestSmsCode(ctx, { mobile, purpose: 'login', address: anAddress(), proven: true })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await ask(mobile)).toBe('sent')
  })
})

describe('the call', () => {
  it('answers alike for a number somebody has and one nobody has, and keeps nothing in caches', async () => {
    const me = await aTenant(t)
    const known = aMobile()
    await query(t, `update "user" set mobile = $1 where id = $2`, [known, me.userId])
    const answers = [await get(known), await get(aMobile())]
    for (const { status, headers, text } of answers) {
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
      expect({ ...(JSON.parse(text) as object), requestId: '' }).toEqual({
        code: 200,
        message: '操作成功',
        requestId: '',
        result: { wait: 60 },
      })
    }
    const jobs = await query(
      t,
      `select 1 from pgboss.job where name = 'sms.code' and data ->> 'id' in (select id::text from platform.sms_code where mobile = $1)`,
      [known],
    )
    expect(jobs).toHaveLength(1)
  })

  it('asks for a picture when many codes went to one address, and takes the answer once', async () => {
    const address = anAddress()
    for (let n = 0; n < 5; n += 1) await get(aMobile(), page, address)
    const asked = await get(aMobile(), page, address)
    expect([asked.status, jsonOf(asked)['key']]).toEqual([422, 'sms.captcha'])
    const drawn = jsonOf<{ result: { id: string } }>(await exchange(t, { method: 'GET', url: '/api/auth/captcha' }))
    const answer = `captchaId=${drawn.result.id}&captchaAnswer=${readPicture(t, drawn.result)}`
    const url = () => `/api/sms/sendSmsCode?mobile=${aMobile()}&purpose=login&${answer}`
    const send = () => exchange(t, { method: 'GET', url: url(), headers: page, remoteAddress: address })
    expect([(await send()).status, (await send()).status]).toEqual([200, 422])
  })

  it('is refused when a picture on a foreign page makes it', async () => {
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { referer: 'http://localhost/' }] as Record<
      string,
      string
    >[]) {
      const mobile = aMobile()
      const answer = await get(mobile, headers)
      expect([answer.status, jsonOf(answer)['key']]).toEqual([400, 'sms.foreign_page'])
      expect(await query(t, 'select 1 from platform.sms_code where mobile = $1', [mobile])).toEqual([])
    }
    expect((await get(aMobile(), { 'x-requested-with': 'fetch' })).status).toBe(200)
  })

  it('can be made by POST too, under the same caps', async () => {
    const mobile = aMobile()
    const post = () =>
      exchange(t, {
        method: 'POST',
        url: '/api/sms/sendSmsCode',
        headers: page,
        payload: { mobile, purpose: 'forget' },
      })
    expect((await post()).status).toBe(200)
    const again = await post()
    expect([again.status, jsonOf(again)['key']]).toEqual([429, 'sms.too_soon'])
    expect((await get(mobile)).status).toBe(429)
    expect(await spend(mobile, await codeSentTo(t, mobile, 'forget'), 'forget')).toBe(true)
  })

  it('takes no number that is none', async () => {
    for (const mobile of ['12345678901', '1390000000', '+8613900000000', ''])
      expect((await get(mobile)).status).toBe(400)
  })
})

describe('a code', () => {
  it('is right once', async () => {
    const mobile = aMobile()
    await ask(mobile)
    const code = await codeSentTo(t, mobile, 'login')
    expect([await spend(mobile, code), await spend(mobile, code)]).toEqual([true, false])
  })

  it('tried eight times at once, rightly, is right once', async () => {
    const mobile = aMobile()
    await ask(mobile)
    const code = await codeSentTo(t, mobile, 'login')
    const answers = await Promise.all(Array.from({ length: 8 }, () => spend(mobile, code)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('is dead after five wrong tries, even when they come together and the sixth is right', async () => {
    const mobile = aMobile()
    await ask(mobile)
    const code = await codeSentTo(t, mobile, 'login')
    expect(await Promise.all(Array.from({ length: 20 }, () => spend(mobile, wrong(code))))).not.toContain(true)
    expect(await spend(mobile, code)).toBe(false)
    const [row] = await query<{ tries: number }>(t, 'select tries from platform.sms_code where mobile = $1', [mobile])
    expect(row?.tries).toBe(5)
  })

  it('that strangers tried wrongly from their address is still good from that of its owner', async () => {
    const mobile = aMobile()
    await ask(mobile)
    const code = await codeSentTo(t, mobile, 'login')
    for (const host of ['2001:db8::1', '2001:db8::2', '2001:db8::3'])
      for (let n = 0; n < 3; n += 1) expect(await spend(mobile, wrong(code), 'login', host)).toBe(false)
    expect(await spend(mobile, code, 'login', '2001:db8::4'), 'the same network').toBe(false)
    expect(await spend(mobile, code, 'login', '10.2.2.2')).toBe(true)
  })

  it('is dead after twenty tries from wherever', async () => {
    const mobile = aMobile()
    await ask(mobile)
    const code = await codeSentTo(t, mobile, 'login')
    const tries = Array.from({ length: 30 }, (_, n) => spend(mobile, wrong(code), 'login', `10.4.4.${n}`))
    expect(await Promise.all(tries)).not.toContain(true)
    expect(await spend(mobile, code, 'login', '10.4.5.1')).toBe(false)
    const [row] = await query<{ tries: number }>(t, 'select tries from platform.sms_code where mobile = $1', [mobile])
    expect(row?.tries).toBe(20)
  })

  it('still has its fifth try', async () => {
    const mobile = aMobile()
    await ask(mobile)
    const code = await codeSentTo(t, mobile, 'login')
    for (let n = 0; n < 4; n += 1) expect(await spend(mobile, wrong(code))).toBe(false)
    expect(await spend(mobile, code)).toBe(true)
  })

  it('loses the try although whoever asked undoes everything', async () => {
    const mobile = aMobile()
    await ask(mobile)
    const code = await codeSentTo(t, mobile, 'login')
    const undone = (given: string) =>
      outside(async (ctx) => {
        await spendSmsCode(ctx, { mobile, purpose: 'login', code: given, address: '10.1.1.1' })
        throw new Error('undone')
      }).catch(() => undefined)
    for (let n = 0; n < 5; n += 1) await undone(wrong(code))
    expect(await spend(mobile, code)).toBe(false)
  })

  it('for one purpose is worth nothing for another', async () => {
    const mobile = aMobile()
    await ask(mobile, 'login')
    const code = await codeSentTo(t, mobile, 'login')
    for (const purpose of smsPurposes.filter((one) => one !== 'login'))
      expect(await spend(mobile, code, purpose), purpose).toBe(false)
    expect(await spend(aMobile(), code)).toBe(false)
    expect(await spend(mobile, code)).toBe(true)
  })

  it('is worth nothing after five minutes, nor once a newer one was asked for', async () => {
    const mobile = aMobile()
    await ask(mobile)
    await later('301 seconds', mobile)
    expect(await spend(mobile, await codeSentTo(t, mobile, 'login'))).toBe(false)
    await ask(mobile)
    const first = await codeSentTo(t, mobile, 'login')
    await later('61 seconds', mobile)
    await ask(mobile)
    const second = await codeSentTo(t, mobile, 'login')
    expect([await spend(mobile, first), await spend(mobile, second)]).toEqual([false, true])
  })

  it('stands nowhere in the database', async () => {
    const mobile = aMobile()
    await ask(mobile)
    const code = await codeSentTo(t, mobile, 'login')
    const [{ kept } = { kept: '' }] = await query<{ kept: string }>(
      t,
      `select (select string_agg(c::text, '') from platform.sms_code c where mobile = $1) || (select string_agg(j.data::text, '') from pgboss.job j where name = 'sms.code') as kept`,
      [mobile],
    )
    expect(kept).toContain(mobile)
    const withoutIds = kept.replaceAll(/[0-9a-f-]{36}/g, '').replaceAll(/\d{4}-\d\d-\d\d [\d:.+]+/g, '')
    expect(withoutIds).not.toContain(code)
  })
})
