import { identity } from '@srm/api/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, knock, password, readPicture, signInWith, somebody } from '../identity.fixture.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { isFullDepth } from '#test/depth.ts'
import { query } from '#test/sql.ts'
import { aTenant, callerOf } from '#test/tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp({ env: { SRM_TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => t.close())

let host = 0
const elsewhere = (): Record<string, string> => {
  host += 1
  return { 'x-forwarded-for': `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}` }
}

const solve = async (): Promise<{ id: string; answer: string }> => {
  const { result } = await knock(t, identity.auth.captcha, {}, elsewhere())
  const id = String(result['id'])
  return { id, answer: readPicture(t, { id }) }
}

describe('a main account', () => {
  it('signs in with its mobile or its name, and chooses among several companies', async () => {
    const [one, two] = [await aTenant(t), await aTenant(t)]
    const mobile = `139${String(process.pid).padStart(8, '0').slice(-8)}`
    const first = await somebody(one, { mobile, main: true, username: `owner${process.pid}` })
    expect(
      (await knock(t, identity.auth.byPassword, { body: { username: mobile, password } }, elsewhere())).result,
    ).toMatchObject({ token: expect.stringContaining('.') as unknown })
    const named = await knock(
      t,
      identity.auth.byPassword,
      { body: { username: first.username.toUpperCase(), password } },
      elsewhere(),
    )
    expect(named.status).toBe(200)
    await somebody(two, { mobile, main: true })
    const asked = await knock(t, identity.auth.byPassword, { body: { username: mobile, password } }, elsewhere())
    expect(asked.result).toMatchObject({ token: '', choices: [{ displayName: '陈默' }, { displayName: '陈默' }] })
    const choice = { ticket: String(asked.result['ticket']), applyId: two.tenantId }
    const chosen = await knock(t, identity.auth.choose, { body: choice }, elsewhere())
    expect(chosen.result['token']).toBeTruthy()
    expect(await knock(t, identity.auth.choose, { body: choice }, elsewhere())).toMatchObject({ key: 'login.ticket' })
    const stranger = { ...choice, applyId: (await aTenant(t)).tenantId }
    expect(await knock(t, identity.auth.choose, { body: stranger }, elsewhere())).toMatchObject({ key: 'login.ticket' })
  })

  it('is not found by the name of an employee, who signs in with the company code', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const body = { username: person.username, password }
    expect(await knock(t, identity.auth.byPassword, { body }, elsewhere())).toMatchObject({ key: 'login.wrong' })
    expect((await signInWith(t, me, person.username)).status).toBe(200)
  })
})

describe('guessing', () => {
  it('is told the same for an unknown name, a wrong password, a disabled person and an unknown company', async () => {
    const me = await aTenant(t)
    const [person, gone] = [await somebody(me), await somebody(me)]
    await me.call(identity.user.disable, { params: { id: gone.id } })
    const companyCode = await codeOf(t, me)
    const tries = [
      { companyCode, username: person.username, password: 'not-the-one-1' },
      { companyCode, username: 'nobody-here', password: 'not-the-one-1' },
      { companyCode, username: gone.username, password },
      { companyCode: 'ZZZZZZ', username: person.username, password },
    ]
    const bodies = []
    for (const body of tries) {
      const {
        status,
        key,
        cookie: _cookie,
        ...rest
      } = await knock(t, identity.auth.byPasswordSub, { body }, elsewhere())
      bodies.push(JSON.stringify({ status, key, ...rest, requestId: '' }))
    }
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain('login.wrong')
  })

  it('takes as long for an unknown name as for a wrong password', async () => {
    const me = await aTenant(t)
    const people: { username: string }[] = []
    for (let n = 0; n < (isFullDepth ? 40 : 12); n += 1) people.push(await somebody(me))
    const companyCode = await codeOf(t, me)
    const timed = async (username: string) => {
      const began = performance.now()
      await knock(
        t,
        identity.auth.byPasswordSub,
        { body: { companyCode, username, password: 'not-it-99' } },
        elsewhere(),
      )
      return performance.now() - began
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
    const gapOf = async (round: number): Promise<number> => {
      const known: number[] = []
      const unknown: number[] = []
      // In turns, so that whatever else the machine does falls on both alike.
      for (const [index, person] of people.entries()) {
        known.push(await timed(person.username))
        unknown.push(await timed(`no-such-${process.pid}-${round}-${index}`))
      }
      await query(t, 'delete from platform.login_attempt', [])
      return Math.abs(median(known) - median(unknown))
    }
    // A real difference is there every time; a busy neighbour is not.
    const gaps = [await gapOf(1)]
    while (Math.min(...gaps) >= 5 && gaps.length < 10) gaps.push(await gapOf(gaps.length + 1))
    expect(Math.min(...gaps)).toBeLessThan(5)
  })

  it('needs a captcha after three failures, which is good once, and is locked after ten', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const companyCode = await codeOf(t, me)
    const guess = (more: object = {}, secret = 'not-the-one-1') =>
      knock(
        t,
        identity.auth.byPasswordSub,
        { body: { companyCode, username: person.username, password: secret, ...more } },
        elsewhere(),
      )
    for (let tries = 0; tries < 3; tries += 1) expect((await guess()).key).toBe('login.wrong')
    expect(await guess({}, password)).toMatchObject({ status: 422, key: 'login.captcha' })
    const captcha = await solve()
    expect((await guess({ captcha: { ...captcha, answer: '1' } }, password)).key).toBe('login.captcha')
    expect((await guess({ captcha }, password)).key).toBe('login.captcha')
    expect((await guess({ captcha: await solve() }, password)).status).toBe(200)
    for (let tries = 0; tries < 10; tries += 1) await guess({ captcha: await solve() })
    expect(await guess({ captcha: await solve() }, password)).toMatchObject({ status: 429, key: 'login.locked' })
    await query(
      t,
      `update platform.login_attempt set locked_until = now() - interval '1 second', last_at = now() - interval '16 minutes'`,
      [],
    )
    expect((await guess({}, password)).status).toBe(200)
  })

  it('by strangers does not lock the owner out of a device they signed in from before', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const companyCode = await codeOf(t, me)
    const enter = (secret: string, headers: Record<string, string>) =>
      t.http.inject({
        method: 'POST',
        url: '/api/auth/loginByPasswordSub',
        payload: { companyCode, username: person.username, password: secret },
        headers,
      })
    const first = await enter(password, elsewhere())
    const device =
      [first.headers['set-cookie']]
        .flat()
        .find((cookie) => cookie?.startsWith('dv='))
        ?.split(';')[0] ?? ''
    expect(device).not.toBe('')
    for (let tries = 0; tries < 12; tries += 1) await enter('not-the-one-1', elsewhere())
    expect((await enter(password, elsewhere())).statusCode).not.toBe(200)
    expect((await enter(password, { ...elsewhere(), cookie: device })).statusCode).toBe(200)
    const forged = `${device.slice(0, -2)}${device.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await enter(password, { ...elsewhere(), cookie: forged })).statusCode).not.toBe(200)
  })

  it('in parallel checks no more passwords than in turn', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const companyCode = await codeOf(t, me)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        knock(
          t,
          identity.auth.byPasswordSub,
          { body: { companyCode, username: person.username, password: 'not-it-99' } },
          elsewhere(),
        ),
      ),
    )
    const counts = Map.groupBy(answers, ({ key }) => key)
    expect(counts.get('login.wrong')).toHaveLength(3)
  })
})

describe('encrypted passwords', () => {
  it('are demanded when the setting says so', async () => {
    const { generateKeyPairSync, publicEncrypt, constants } = await import('node:crypto')
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const strict = await startApp({ env: { SRM_RSA_LOGIN: 'on', SRM_RSA_PRIVATE_KEY: pem } })
    const me = await aTenant(strict)
    const person = await somebody(me)
    const body = { companyCode: await codeOf(strict, me), username: person.username, password }
    expect(await knock(strict, identity.auth.byPasswordSub, { body })).toMatchObject({ key: 'login.encrypted' })
    const { result } = await knock(strict, identity.auth.ways, {})
    const key = { key: String(result['publicKey']), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
    const encrypted = publicEncrypt(key, Buffer.from(password)).toString('base64')
    expect((await knock(strict, identity.auth.byPasswordSub, { body: { ...body, password: encrypted } })).status).toBe(
      200,
    )
    await strict.close()
  })
})

describe('with the login switched off', () => {
  it('everybody is the administrator, under a name that says so; otherwise that token is none', async () => {
    const me = await aTenant(t)
    expect((await callerOf(t, me.tenantId, '', 'virtual').call(identity.user.profile)).status).toBe(401)
    const open = await startApp({ env: { SRM_VIRTUAL_ROLE: 'on' } })
    await aTenant(open)
    const { result } = await callerOf(open, '', '', 'virtual').call(identity.user.profile)
    expect(result).toMatchObject({ displayName: 'admin (login interception off)', isSuper: true })
    expect((await knock(open, identity.auth.ways, {})).result).toMatchObject({ virtual: true })
    const anybody = callerOf(open, '', '', 'virtual')
    expect((await anybody.call(identity.auth.lock)).status).toBe(200)
    expect((await anybody.call(identity.auth.unlock, { body: { password: 'whatever' } })).status).toBe(200)
    expect((await anybody.call(identity.user.profile)).status).toBe(200)
    await open.close()
  })
})
