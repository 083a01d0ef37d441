import { identity } from '@srm/api/identity'
import { beforeAll, describe, expect, it } from 'vitest'
import { knock, password, refresh, signInWith, somebody } from '../identity.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, callerOf } from '#test/tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const liveSessions = (userId: string) =>
  query<{ id: string; generation: number }>(
    t,
    'select id, generation from session where user_id = $1 and ended_at is null',
    [userId],
  )

describe('a session', () => {
  it('is opened by company code, name and password, and its token is honoured', async () => {
    const me = await aTenant(t)
    const person = await somebody(me, { roles: ['STAFF'] })
    const entered = await signInWith(t, me, person.username)
    expect(entered.status).toBe(200)
    expect(entered.cookie).toMatch(/^rt=/)
    const caller = callerOf(t, me.tenantId, person.id, entered.token)
    const profile = await caller.call(identity.user.profile)
    expect(profile.result).toMatchObject({ id: person.id, displayName: '陈默', roles: ['普通员工'], isSuper: false })
    expect(profile.result.userInfo).toMatchObject({ role: { name: '普通员工' }, versionNumber: '0.1.0' })
  })

  it('is renewed by its newest token only; two tabs at once get the same successor', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const { cookie } = await signInWith(t, me, person.username)
    const both = await Promise.all(Array.from({ length: 8 }, () => refresh(t, cookie)))
    expect(both.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(new Set(both.map((answer) => answer.cookie)).size).toBe(1)
    expect(await liveSessions(person.id)).toMatchObject([{ generation: 2 }])
  })

  it('ends altogether when an older token comes back, and says so in the log', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const first = await signInWith(t, me, person.username)
    const second = await refresh(t, first.cookie)
    const third = await refresh(t, second.cookie ?? '')
    expect(third.status).toBe(200)
    expect(await refresh(t, first.cookie)).toMatchObject({ status: 401, key: 'session.missing' })
    expect(await refresh(t, third.cookie ?? '')).toMatchObject({ status: 401 })
    const caller = callerOf(t, me.tenantId, person.id, String(third.result['token']))
    expect(await caller.call(identity.user.profile)).toMatchObject({ status: 401 })
    const logged = await query(
      t,
      `select 1 from system_log where action = 'session.refresh_reuse' and tenant_id = $1`,
      [me.tenantId],
    )
    expect(logged).toHaveLength(1)
  })

  it('ends when the direct parent comes back later than the moment two tabs may need', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const first = await signInWith(t, me, person.username)
    await refresh(t, first.cookie)
    await query(t, `update session set rotated_at = now() - interval '11 seconds' where user_id = $1`, [person.id])
    expect((await refresh(t, first.cookie)).status).toBe(401)
    expect(await liveSessions(person.id)).toEqual([])
  })

  it('is not renewed by a forged token, by none, or from somebody else’s page', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const { cookie } = await signInWith(t, me, person.username)
    const forged = `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await refresh(t, forged)).status).toBe(401)
    expect((await refresh(t, '')).status).toBe(401)
    const foreign = await knock(t, identity.auth.refresh, {}, { cookie, 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(401)
    expect((await refresh(t, cookie)).status).toBe(200)
  })

  it('is listed, ended one by one, and the others end with a new password', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const [one, two, three] = [
      await signInWith(t, me, person.username),
      await signInWith(t, me, person.username),
      await signInWith(t, me, person.username),
    ]
    const here = callerOf(t, me.tenantId, person.id, one.token)
    const list = (await here.call(identity.auth.sessions.list)).result
    expect(list).toHaveLength(3)
    expect(list.filter(({ current }) => current)).toHaveLength(1)
    const other = list.find(({ current }) => !current)
    await here.call(identity.auth.sessions.end, { params: { id: other?.id ?? '' } })
    const weak = await here.call(identity.auth.password, { body: { oldPassword: password, newPassword: 'abcdefgh' } })
    expect(weak).toMatchObject({ status: 422, key: 'password.weak' })
    const common = await here.call(identity.auth.password, {
      body: { oldPassword: password, newPassword: 'password1' },
    })
    expect(common).toMatchObject({ status: 422, key: 'password.common' })
    const changed = await here.call(identity.auth.password, {
      body: { oldPassword: password, newPassword: 'Pudong#2026' },
    })
    expect(changed.status).toBe(200)
    expect((await here.call(identity.user.profile)).status).toBe(200)
    for (const { token } of [two, three])
      expect((await callerOf(t, me.tenantId, person.id, token).call(identity.user.profile)).status).toBe(401)
  })

  it('ends at once when the person is disabled, and sign-out ends it too', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const entered = await signInWith(t, me, person.username)
    const caller = callerOf(t, me.tenantId, person.id, entered.token)
    await me.call(identity.user.disable, { params: { id: person.id } })
    expect(await caller.call(identity.user.profile)).toMatchObject({ status: 401 })
    expect((await refresh(t, entered.cookie)).status).toBe(401)
    await me.call(identity.user.enable, { params: { id: person.id } })
    const again = await signInWith(t, me, person.username)
    const gone = await knock(t, identity.auth.logout, {}, { authorization: `Bearer ${again.token}` })
    expect(gone.result).toEqual({ done: true })
    expect((await refresh(t, again.cookie)).status).toBe(401)
  })

  it('ends by sign-out with the cookie alone, from our own page and with a cookie of ours', async () => {
    const me = await aTenant(t)
    const person = await somebody(me)
    const { cookie, token } = await signInWith(t, me, person.username)
    const out = (headers: Record<string, string>) => knock(t, identity.auth.logout, {}, headers)
    const here = { 'sec-fetch-site': 'same-origin' }
    const forged = `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await out({ ...here, cookie: forged })).result).toEqual({ done: false })
    expect((await out({ cookie, 'sec-fetch-site': 'cross-site' })).result).toEqual({ done: false })
    const caller = callerOf(t, me.tenantId, person.id, token)
    expect((await caller.call(identity.user.profile)).status).toBe(200)
    expect((await out({ ...here, cookie })).result).toEqual({ done: true })
    expect((await caller.call(identity.user.profile)).status).toBe(401)
    expect((await refresh(t, cookie)).status).toBe(401)
  })

  it('says 402 when only the access token is over, and 401 to a token of another audience', async () => {
    const me = await aTenant(t)
    const old = me.as({ exp: Math.floor(Date.now() / 1000) - 1 })
    expect(await old.call(identity.user.profile)).toMatchObject({ status: 402, code: 402 })
    const { issue, inSeconds } = await import('#kernel/auth/tokens.ts')
    const secret = t.app.config.SESSION_SECRET
    const supplier = issue('external', { t: me.tenantId, purpose: 'quote', id: me.userId, exp: inSeconds(60) }, secret)
    const operator = issue('operator', { s: me.userId, exp: inSeconds(60) }, secret)
    for (const token of [supplier, operator])
      expect((await callerOf(t, me.tenantId, me.userId, token).call(identity.user.profile)).status).toBe(401)
  })
})
