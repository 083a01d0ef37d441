import { identity } from '@srm/api/identity'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { open } from '#kernel/auth/tokens.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, callerOf, type TestTenant } from '#test/tenant.ts'
import { slowDown } from './attempt.service.ts'
import { codeOf, knock, password, readPicture, signInWith, somebody } from '../identity.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp({ env: { SRM_TRUST_PROXY: '127.0.0.1' } })
  me = await aTenant(t)
})
afterAll(() => t.close())

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })
let hosts = 0
const elsewhere = (): Record<string, string> => from(`10.9.${(hosts += 1) >> 8}.${hosts & 255}`)

const newPicture = async () => {
  const { result } = await knock(t, identity.auth.captcha, {}, elsewhere())
  return { id: String(result['id']), image: String(result['image']) }
}
const solve = async () => {
  const picture = await newPicture()
  return { id: picture.id, answer: readPicture(t, picture) }
}

const sub = async (username: string, secret: string, headers = elsewhere(), more: object = {}) =>
  knock(
    t,
    identity.auth.byPasswordSub,
    { body: { companyCode: await codeOf(t, me), username, password: secret, ...more } },
    headers,
  )
const wrong = 'not-the-one-1'

describe('the picture before the sign-in', () => {
  it('is made of points alone, and another each time', async () => {
    const { image } = await newPicture()
    expect(image).toMatch(/^data:image\/png;base64,/)
    const file = Buffer.from(image.split(',')[1] ?? '', 'base64')
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 296, height: 88 })
    expect(file.toString('latin1')).not.toMatch(/text|svg/i)
    expect((await newPicture()).image).not.toBe(image)
  })

  it('has an answer that is good for itself alone, one of about a hundred', async () => {
    const secret = t.app.config.SESSION_SECRET
    const pictures = []
    for (let n = 0; n < 80; n += 1) pictures.push(await newPicture())
    const digests = pictures.map(({ id }) => open('ticket', id, secret)?.data['digest'])
    expect(new Set(digests).size).toBe(80)
    const answers = pictures.map((picture) => readPicture(t, picture))
    expect(new Set(answers).size).toBeGreaterThan(35)
    for (const answer of answers) expect(Number(answer)).toBeGreaterThan(0)
  })
})

describe('an address from which many passwords were wrong', () => {
  /** So many as if they had been tried: trying them all takes long. */
  const manyWrongFrom = async (headers: Record<string, string>): Promise<void> => {
    await query(t, 'delete from platform.login_attempt')
    await sub('nobody-here', wrong, headers)
    await query(t, 'update platform.login_attempt set failures = 150')
  }

  it('asks the others for a picture and lets them in, as it does those on a device they know', async () => {
    const [stranger, known] = [await somebody(me), await somebody(me)]
    const [first, again] = ['10.8.0.1', '10.8.0.2'].map(from)
    const entered = await t.http.inject({
      method: 'POST',
      url: '/api/auth/loginByPasswordSub',
      payload: { companyCode: await codeOf(t, me), username: known.username, password },
      headers: again ?? {},
    })
    const device = [entered.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('dv=')) ?? ''
    await manyWrongFrom(first ?? {})
    expect(await sub(stranger.username, password, first)).toMatchObject({ status: 422, key: 'login.captcha' })
    expect((await sub(stranger.username, password, first, { captcha: await solve() })).status).toBe(200)
    const cookie = device.split(';')[0] ?? ''
    expect((await sub(known.username, password, { ...first, cookie })).status).toBe(200)
    expect((await sub(stranger.username, wrong, { ...first, cookie })).key, 'the device of another').toBe(
      'login.captcha',
    )
  })

  it('is the whole network where addresses are of the newer kind, however they are written', async () => {
    const person = await somebody(me)
    await manyWrongFrom(from('2001:db8::1'))
    for (const address of ['2001:db8::2', '2001:0db8:0:0:ffff::3'])
      expect((await sub(person.username, password, from(address))).key).toBe('login.captcha')
    expect((await sub(person.username, password, from('2001:db8:0:1::1'))).status).toBe(200)
  })

  it('does not lock anybody out of the screen they locked themselves', async () => {
    const person = await somebody(me)
    const { token } = await signInWith(t, me, person.username)
    await manyWrongFrom({})
    const caller = callerOf(t, me.tenantId, person.id, token)
    expect((await caller.call(identity.auth.unlock, { body: { password } })).status).toBe(200)
  })
})

describe('wrong passwords of one person', () => {
  it('are answered later each time, up to a limit', async () => {
    const waited = async (failures: number): Promise<number> => {
      const began = performance.now()
      await slowDown({ ...t.app.config, SLOW_DOWN_MS: 20 }, failures)
      return performance.now() - began
    }
    expect(await waited(1)).toBeLessThan(20)
    expect(await waited(3)).toBeGreaterThanOrEqual(39)
    expect(await waited(9)).toBeGreaterThanOrEqual(159)
    const [ninth, thousandth] = [await waited(9), await waited(1000)]
    expect(thousandth).toBeLessThan(ninth + 150)
  })

  it('are counted together, however the name is spelt and through whichever entrance', async () => {
    const mobile = `138${String(process.pid).padStart(8, '0').slice(-8)}`
    const username = `ptfin${process.pid}`
    await somebody(me, { username, mobile, main: true })
    const companyCode = await codeOf(t, me)
    const main = async (name: string) =>
      knock(
        t,
        identity.auth.byPassword,
        { body: { username: name, password: wrong, captcha: await solve() } },
        elsewhere(),
      )
    const side = async (name: string, code = companyCode) =>
      knock(
        t,
        identity.auth.byPasswordSub,
        { body: { companyCode: code, username: name, password: wrong, captcha: await solve() } },
        elsewhere(),
      )
    const tries = [
      () => main(username),
      () => main(mobile),
      () => main(username.toUpperCase()),
      () => side(username),
      () => side(username.toUpperCase(), companyCode.toLowerCase()),
    ]
    const keys = []
    for (const one of [...tries, ...tries]) keys.push((await one()).key)
    expect(new Set(keys)).toEqual(new Set(['login.wrong']))
    for (const one of tries) expect(await one()).toMatchObject({ status: 429, key: 'login.locked' })
  })

  it('of a name nobody has are counted alike for every spelling of it', async () => {
    const keys = []
    for (const name of ['nobodyſ', 'NOBODYS', 'nobodys', 'Nobodyş'])
      keys.push(
        (await knock(t, identity.auth.byPassword, { body: { username: name, password: wrong } }, elsewhere())).key,
      )
    expect(keys).toEqual(['login.wrong', 'login.wrong', 'login.wrong', 'login.captcha'])
  })
})

describe('the old password', () => {
  beforeAll(() => query(t, 'delete from platform.login_attempt'))

  it('can be guessed ten times in an open session, together with those at the locked screen', async () => {
    const person = await somebody(me)
    const { token } = await signInWith(t, me, person.username)
    const caller = callerOf(t, me.tenantId, person.id, token)
    const change = (oldPassword: string) =>
      caller.call(identity.auth.password, { body: { oldPassword, newPassword: 'Hangzhou-2027' } })
    expect((await caller.call(identity.auth.unlock, { body: { password: wrong } })).key).toBe('unlock.wrong')
    for (let n = 0; n < 9; n += 1) expect((await change(wrong)).key).toBe('password.wrong')
    expect(await change(password)).toMatchObject({ status: 429, key: 'login.locked' })
    expect((await caller.call(identity.auth.unlock, { body: { password } })).key).toBe('login.locked')
    expect((await signInWith(t, me, person.username)).status, 'this entrance is another').toBe(200)
    await query(t, 'delete from platform.login_attempt')
    expect((await change(password)).status).toBe(200)
  })

  it('asked in parallel is compared no more often than in turn', async () => {
    const person = await somebody(me)
    const { token } = await signInWith(t, me, person.username)
    const caller = callerOf(t, me.tenantId, person.id, token)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        caller.call(identity.auth.password, { body: { oldPassword: wrong, newPassword: 'Hangzhou-2027' } }),
      ),
    )
    expect(answers.filter(({ key }) => key === 'password.wrong')).toHaveLength(10)
  })
})
