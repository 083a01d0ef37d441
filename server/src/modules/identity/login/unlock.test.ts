import { identity } from '@srm/api/identity'
import { beforeAll, describe, expect, it } from 'vitest'
import { password, signInWith, somebody } from '../identity.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, callerOf } from '#test/tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const signedIn = async () => {
  const me = await aTenant(t)
  const person = await somebody(me)
  const { token } = await signInWith(t, me, person.username)
  const caller = callerOf(t, me.tenantId, person.id, token)
  const unlock = (secret: string) => caller.call(identity.auth.unlock, { body: { password: secret } })
  return { me, person, caller, unlock }
}

describe('a locked screen', () => {
  it('is unlocked by the password of the person who is signed in', async () => {
    const { unlock } = await signedIn()
    expect(await unlock(password)).toMatchObject({ status: 200, result: { done: true } })
  })

  it('is locked for whoever holds its token until its owner unlocks it', async () => {
    const { unlock, caller } = await signedIn()
    const locked = { status: 423, key: 'session.locked' }
    expect((await caller.call(identity.auth.lock)).status).toBe(200)
    expect(await caller.call(identity.auth.sessions.list)).toMatchObject(locked)
    const newPassword = { oldPassword: password, newPassword: 'another-one-1' }
    expect(await caller.call(identity.auth.password, { body: newPassword })).toMatchObject(locked)
    // What the lock shows and needs goes on, and a wrong password changes nothing.
    expect((await caller.call(identity.user.profile)).status).toBe(200)
    expect((await unlock('not-the-one-1')).key).toBe('unlock.wrong')
    expect(await caller.call(identity.auth.sessions.list)).toMatchObject(locked)
    expect((await unlock(password)).status).toBe(200)
    expect((await caller.call(identity.auth.sessions.list)).status).toBe(200)
  })

  it('leaves another session of the same person alone', async () => {
    const { me, person, caller } = await signedIn()
    const { token } = await signInWith(t, me, person.username)
    await caller.call(identity.auth.lock)
    expect((await callerOf(t, me.tenantId, person.id, token).call(identity.auth.sessions.list)).status).toBe(200)
    expect((await caller.call(identity.auth.sessions.list)).key).toBe('session.locked')
  })

  it('answers a wrong password as an error of its field, and the session goes on', async () => {
    const { unlock, caller } = await signedIn()
    expect((await unlock('123')).key).toBe('unlock.wrong')
    const refused = await unlock('not-the-one-1')
    expect(refused).toMatchObject({ status: 422, key: 'unlock.wrong', errors: [{ path: 'password' }] })
    expect((await caller.call(identity.user.profile)).status).toBe(200)
  })

  it('asks for a captcha after three failures and leaves the login alone', async () => {
    const { unlock, me, person } = await signedIn()
    for (let tries = 0; tries < 3; tries += 1) expect((await unlock('not-the-one-1')).key).toBe('unlock.wrong')
    expect(await unlock(password)).toMatchObject({ status: 422, key: 'login.captcha' })
    expect((await signInWith(t, me, person.username)).status).toBe(200)
  })

  it('is locked for a while after ten failures', async () => {
    const { unlock } = await signedIn()
    for (let tries = 0; tries < 10; tries += 1) await unlock('not-the-one-1')
    expect(await unlock(password)).toMatchObject({ status: 429, key: 'login.locked' })
  })

  it('forgets the failures with the right password', async () => {
    const { unlock } = await signedIn()
    for (const secret of ['not-the-one-1', 'not-the-one-2', password, 'not-the-one-3', 'not-the-one-4'])
      await unlock(secret)
    expect((await unlock(password)).status).toBe(200)
  })

  it('stays locked for somebody who has no password', async () => {
    const { unlock, person } = await signedIn()
    await query(t, 'update "user" set password_hash = null where id = $1', [person.id])
    expect(await unlock(password)).toMatchObject({ status: 422, key: 'unlock.wrong' })
  })
})
