import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { totpCode, totpStepAt } from '#kernel/auth/totp.ts'
import { knock, password } from '#modules/identity/identity.fixture.ts'
import { addOperator } from '#modules/tenancy/index.ts'
import { startApp, type TestApp } from './app.ts'
import { query } from './sql.ts'
import { callerOf, type Member } from './tenant.ts'

const { platform } = tenancy

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const made = async (username: string): Promise<string> =>
  (await addOperator(t.app.config, { username, name: '小陈', password })).totp

const enter = (username: string, code: string, secret = password) =>
  knock(t, platform.login, { body: { username, password: secret, code } })

const codeOf = (totp: string, stepsFromNow = 0): string => totpCode(totp, totpStepAt(Date.now()) + stepsFromNow)

const callerWith = (token: unknown): Member => callerOf(t, '', '', String(token))

const signedIn = async (username: string): Promise<Member> => {
  const { result } = await enter(username, codeOf(await made(username)))
  return callerWith(result['token'])
}

const command = async (name: string, ...args: string[]): Promise<void> => {
  const run = t.app.modules.find(({ commands }) => commands?.[name])?.commands?.[name]
  await run?.(t.app.config, args)
}

describe('the sign-in of an operator', () => {
  it('takes a name made on the command line, a password and the code of an authenticator', async () => {
    const totp = await made('xiaochen')
    const good = await enter('xiaochen', codeOf(totp))
    expect(good.result).toMatchObject({ name: '小陈' })
    expect((await callerWith(good.result['token']).call(platform.health)).result).toMatchObject({
      database: { ok: true },
      redis: { ok: true },
    })
  })

  it('answers a wrong code like a wrong password, counts both, and then shows a picture', async () => {
    const totp = await made('wrongcode')
    const wrong = codeOf(totp) === '123456' ? '654321' : '123456'
    expect(await enter('wrongcode', wrong)).toMatchObject({ key: 'platform.wrong' })
    expect(await enter('wrongcode', codeOf(totp), 'not-the-one-1')).toMatchObject({ key: 'platform.wrong' })
    expect(await enter('wrongcode', codeOf(totp, 5))).toMatchObject({ key: 'platform.wrong' })
    expect(await enter('wrongcode', codeOf(totp))).toMatchObject({ key: 'login.captcha' })
    expect((await enter('wrongcode', '')).status).toBe(400)
  })

  it('takes a code once, of two who come with it at the same time one', async () => {
    const totp = await made('twice')
    const code = codeOf(totp)
    const answers = await Promise.all([1, 2, 3].map(() => enter('twice', code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await enter('twice', code)).key).toMatch(/^(platform\.wrong|login\.captcha)$/)
  })

  it('keeps the secret of the authenticator sealed, and is not possible without one', async () => {
    const totp = await made('sealed')
    const [row] = await query<{ secret: string }>(
      t,
      `select totp_secret as secret from platform.operator where username = 'sealed'`,
    )
    expect(row?.secret).not.toContain(totp)
    await query(t, `update platform.operator set totp_secret = null where username = 'sealed'`)
    expect(await enter('sealed', codeOf(totp))).toMatchObject({ key: 'platform.wrong' })
  })
})

describe('the session of an operator', () => {
  it('is over when they sign out', async () => {
    const operator = await signedIn('leaves')
    expect((await operator.call(platform.tenants, { query: {} })).status).toBe(200)
    expect((await operator.call(platform.signOut)).result).toEqual({ done: true })
    expect((await operator.call(platform.tenants, { query: {} })).status).toBe(401)
  })

  it('is over when they are disabled, given a new password, or after eight hours', async () => {
    const operator = await signedIn('goes')
    await command('operator:disable', 'goes')
    expect((await operator.call(platform.tenants, { query: {} })).status).toBe(401)
    expect(await enter('goes', '000000')).toMatchObject({ key: 'platform.wrong' })
    const again = await signedIn('goes')
    expect((await again.call(platform.health)).status).toBe(200)
    vi.stubEnv('OPERATOR_PASSWORD', 'Another-2026-word')
    await command('operator:add', 'goes', '小陈')
    vi.unstubAllEnvs()
    expect((await again.call(platform.health)).status).toBe(401)
    const third = await signedIn('goes')
    await query(
      t,
      `update platform.operator_session set expires_at = now() - interval '1 second' where ended_at is null`,
    )
    expect((await third.call(platform.health)).status).toBe(401)
  })

  it("cannot be made or prolonged by the server's own role, which may only begin and end one", async () => {
    const allowed = await query<{ privilege: string }>(
      t,
      `select table_name || ' ' || column_name || ' ' || privilege_type as privilege from information_schema.column_privileges
        where grantee = $1 and table_name in ('operator', 'operator_session') and privilege_type = 'UPDATE' order by 1`,
      [t.app.config.PG_APP_USER],
    )
    expect(allowed.map(({ privilege }) => privilege)).toEqual([
      'operator totp_step UPDATE',
      'operator_session ended_at UPDATE',
    ])
  })
})
