import type { Endpoint } from '@srm/api/endpoint'
import { identity } from '@srm/api/identity'
import type { SmsPurpose } from '@srm/api/notice'
import { tenancy } from '@srm/api/tenancy'
import { newId } from '#kernel/ids.ts'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import { totpCode, totpStepAt } from '#kernel/auth/totp.ts'
import { aRole, aUser, codeOf, knock, password, signInWith, somebody } from '#modules/identity/identity.fixture.ts'
import { requestSmsCode } from '#modules/notice/index.ts'
import { aMobile, codeSentTo } from '#modules/notice/notice.fixture.ts'
import { addOperator } from '#modules/tenancy/index.ts'
import type { TestApp } from '../app.ts'
import type { Example } from '../exchange.ts'
import { scannedBy } from '../outside/feishu.ts'
import type { Examples, Make } from '../fixtures.ts'
import { operatorToken } from '../operators.ts'
import { query } from '../sql.ts'
import type { TestTenant } from '../tenant.ts'

const { auth, user, department, role, menu, apiKey, log } = identity
const { apply, platform } = tenancy

let count = 0
const address = (): string => `10.20.${Math.floor((count += 1) / 250) % 250}.${(count % 250) + 1}`

/** A code on somebody's phone, and the number it went to. */
const texted = async (t: TestApp, purpose: SmsPurpose, mobile = aMobile()) => {
  await t.app.asTenant('', (ctx) => requestSmsCode(ctx, { mobile, purpose, address: address(), proven: true }))
  return { mobile, code: await codeSentTo(t, mobile, purpose) }
}

const ofSomebody = (more: Example = {}): Make => {
  return async (_, me) => ({ params: { id: (await somebody(me)).id }, ...more })
}

const addDepartment = async (me: TestTenant): Promise<string> =>
  (await me.call(department.create, { body: { name: `部门${(count += 1)}` } })).result.id
const addRole = async (me: TestTenant): Promise<string> => (await me.call(role.create, { body: aRole() })).result.id
const menuBody = () => ({
  type: 'menu' as const,
  parentId: null,
  path: '/link',
  name: `Link${process.pid}x${(count += 1)}`,
  meta: { title: '外部链接' },
})
const addMenu = async (me: TestTenant): Promise<string> => (await me.call(menu.create, { body: menuBody() })).result.id
const addKey = async (me: TestTenant): Promise<string> =>
  (await me.call(apiKey.create, { body: { name: 'ERP', permissions: ['ourCompany:list'] } })).result.id

const mine = async (t: TestApp, me: TestTenant, purpose: SmsPurpose) => {
  const mobile = aMobile()
  await query(t, 'update "user" set mobile = $1 where id = $2', [mobile, me.userId])
  return texted(t, purpose, mobile)
}

const changeTicket = async (t: TestApp, me: TestTenant): Promise<string> => {
  const { code } = await mine(t, me, 'changeMobile')
  return (await me.call(auth.changeMobileVerify, { body: { code } })).result.ticket
}

const forgetTicket = async (t: TestApp): Promise<string> =>
  String((await knock(t, auth.forgetVerify, { body: await texted(t, 'forget') })).result['ticket'])

const chooseTicket = async (t: TestApp, me: TestTenant): Promise<Example> => {
  const data = { way: 'password', logins: [{ tenantId: me.tenantId, userId: me.userId }] }
  const claims = { id: newId(), step: 'choose', data, exp: inSeconds(60) }
  return { body: { ticket: issue('ticket', claims, t.app.config.SESSION_SECRET), applyId: me.tenantId } }
}

const withPassword = async (t: TestApp, me: TestTenant): Promise<Example> => {
  const person = await somebody(me)
  return { body: { companyCode: await codeOf(t, me), username: person.username, password } }
}

const givePassword = async (t: TestApp, me: TestTenant): Promise<void> => {
  const { hashPassword } = await import('#modules/identity/index.ts')
  const hash = await hashPassword(password)
  await query(t, 'update "user" set password_hash = $1 where id = $2', [hash, me.userId])
}

const unlocking = async (t: TestApp, me: TestTenant): Promise<Example> => {
  await givePassword(t, me)
  return { body: { password } }
}

const ownPassword = async (t: TestApp, me: TestTenant): Promise<Example> => {
  await givePassword(t, me)
  return { body: { oldPassword: password, newPassword: `Pudong#${(count += 1)}2026` } }
}

const scanned = async (t: TestApp, unionId: string) => ({
  code: scannedBy(unionId),
  state: String((await knock(t, auth.feishu, {})).result['state']),
})

const sessionExamples: readonly (readonly [Endpoint, Make])[] = [
  [auth.byPassword, async (_, me) => ({ body: { username: (await somebody(me, { main: true })).username, password } })],
  [auth.byPasswordSub, withPassword],
  [
    auth.byMobile,
    async (t, me) => {
      const { mobile, code } = await texted(t, 'login')
      await somebody(me, { mobile })
      return { body: { mobile, code } }
    },
  ],
  [auth.choose, chooseTicket],
  [auth.feishu, () => ({})],
  [
    auth.byFeishu,
    async (t, me) => {
      const { id } = await somebody(me)
      await query(t, 'update "user" set feishu_id = $1 where id = $2', [`on_${id}`, id])
      return { body: await scanned(t, `on_${id}`) }
    },
  ],
  [auth.captcha, () => ({})],
  [auth.ways, () => ({})],
  [
    auth.logout,
    async (t, me) => {
      const { token } = await signInWith(t, me, (await somebody(me)).username)
      return { headers: { authorization: `Bearer ${token}` } }
    },
  ],
  [
    auth.refresh,
    async (t, me) => {
      const { cookie } = await signInWith(t, me, (await somebody(me)).username)
      return { headers: { cookie, 'sec-fetch-site': 'same-origin' } }
    },
  ],
  [auth.forgetVerify, async (t) => ({ body: await texted(t, 'forget') })],
  [auth.forgetUpdate, async (t) => ({ body: { ticket: await forgetTicket(t), password } })],
  [auth.changeMobileVerify, async (t, me) => ({ body: { code: (await mine(t, me, 'changeMobile')).code } })],
  [
    auth.changeMobileUpdate,
    async (t, me) => ({ body: { ticket: await changeTicket(t, me), ...(await texted(t, 'changeMobileNew')) } }),
  ],
  [auth.lock, () => ({})],
  [auth.unlock, unlocking],
  [auth.confirm, unlocking],
  [auth.password, ownPassword],
  [auth.sessions.list, () => ({})],
  [
    auth.sessions.end,
    async (t, me) => {
      const id = newId()
      await query(
        t,
        `insert into session (tenant_id, id, user_id, way, device, address, salt, expires_at)
          values ($1, $2, $3, 'test', 'test', '::1', 's', now() + interval '1 day')`,
        [me.tenantId, id, me.userId],
      )
      return { params: { id } }
    },
  ],
  [auth.sessions.endOthers, () => ({})],
]

const userBody = async (me: TestTenant): Promise<Example> => ({
  params: { id: (await somebody(me)).id },
  body: { ...aUser(), version: 1 },
})

const peopleExamples: readonly (readonly [Endpoint, Make])[] = [
  [user.all, () => ({ query: { keyword: '王' } })],
  [user.put, (_, me) => userBody(me)],
  [user.remove, ofSomebody({ query: { version: '1' } })],
  [user.resetPassword, ofSomebody()],
  [user.enable, ofSomebody()],
  [user.disable, ofSomebody()],
  [user.holdings, ofSomebody()],
  [user.handOver, ofSomebody({ body: { successors: {}, leave: true } })],
  [user.profile, () => ({})],
  [user.administrators, () => ({})],
  [user.saveProfile, () => ({ body: { email: 'me@example.com' } })],
  [user.bindFeishu, async (t) => ({ body: await scanned(t, `on_${newId()}`) })],
  [user.unbindFeishu, () => ({})],
  [department.list, () => ({})],
  [department.show, async (_, me) => ({ params: { id: await addDepartment(me) } })],
  [department.create, () => ({ body: { name: `部门${(count += 1)}` } })],
  [
    department.update,
    async (_, me) => ({ params: { id: await addDepartment(me) }, body: { name: '新名', version: 1 } }),
  ],
  [department.move, async (_, me) => ({ params: { id: await addDepartment(me) }, body: { parentId: null } })],
  [
    department.merge,
    async (_, me) => ({ params: { id: await addDepartment(me) }, body: { into: await addDepartment(me) } }),
  ],
  [department.remove, async (_, me) => ({ params: { id: await addDepartment(me) } })],
  [role.getPermCode, () => ({})],
  [role.catalog, () => ({})],
  [role.members, () => ({})],
  [
    role.assign,
    async (_, me) => ({ params: { id: await addRole(me) }, body: { add: [(await somebody(me)).id], remove: [] } }),
  ],
  [role.seeAs, async (_, me) => ({ params: { id: await addRole(me) } })],
  [role.duties, () => ({})],
  [role.setDuties, () => ({ body: { duties: [] } })],
  [menu.router, () => ({})],
  [menu.list2, () => ({})],
  [menu.subRouter, async (_, me) => ({ params: { id: await addMenu(me) } })],
  [menu.items, () => ({})],
  [menu.create, () => ({ body: menuBody() })],
  [menu.update, async (_, me) => ({ params: { id: await addMenu(me) }, body: { meta: { title: '新名' } } })],
  [menu.remove, async (_, me) => ({ params: { id: await addMenu(me) } })],
  [apiKey.list, () => ({})],
  [apiKey.create, () => ({ body: { name: 'ERP', permissions: ['ourCompany:list'] } })],
  [apiKey.remove, async (_, me) => ({ params: { id: await addKey(me) } })],
  [log.system, () => ({ query: { action: 'session.sign_in' } })],
  [log.login, () => ({ query: { from: '2026-01-01' } })],
  [log.verify, () => ({})],
]

const versionOf = async (t: TestApp, me: TestTenant): Promise<number> =>
  (await query<{ version: number }>(t, 'select version from tenant where tenant_id = $1', [me.tenantId]))[0]?.version ??
  1

const failedJob = async (t: TestApp): Promise<string> => {
  const id = await t.app.boss.send('file.sweep', { tenantId: newId() })
  await query(t, `update pgboss.job set state = 'failed', completed_on = now() where id = $1`, [id])
  return id ?? ''
}

const tenantExamples: readonly (readonly [Endpoint, Make])[] = [
  [
    apply.register,
    async (t) => ({
      body: {
        companyName: `杭州观澜${(count += 1)}`,
        contactName: '方屿',
        password,
        agreement: true,
        ...(await texted(t, 'register')),
      },
    }),
  ],
  [apply.mine, () => ({})],
  [
    apply.update,
    async (t, me) => ({ params: { id: me.tenantId }, body: { shortName: '观澜', version: await versionOf(t, me) } }),
  ],
  [apply.purchases, () => ({})],
  [apply.manager, () => ({})],
  [
    platform.login,
    async (t) => {
      const username = `ops${process.pid}x${(count += 1)}`
      const { totp } = await addOperator(t.app.config, { username, name: '运营', password })
      return { body: { username, password, code: totpCode(totp, totpStepAt(Date.now())) } }
    },
  ],
  [platform.signOut, () => ({})],
  [platform.tenants, () => ({ query: { keyword: '测试' } })],
  [platform.purchases, (_, me) => ({ params: { id: me.tenantId } })],
  [platform.renew, async (t) => ({ params: { id: await otherTenant(t) }, body: { plan: 'standard', years: 3 } })],
  [platform.disable, async (t) => ({ params: { id: await otherTenant(t) }, body: { reason: '欠费' } })],
  [platform.enable, (_, me) => ({ params: { id: me.tenantId } })],
  [platform.health, () => ({})],
  [platform.failedJobs, () => ({})],
  [platform.retryJob, async (t) => ({ body: { id: await failedJob(t) } })],
  [platform.errors, () => ({})],
  [platform.report, () => ({ body: { message: 'x is undefined', trace: 'at y', url: '#/home' } })],
]

/** One that no test looks at, so that disabling it disturbs nobody. */
const otherTenant = async (t: TestApp): Promise<string> => {
  const id = newId()
  await query(t, 'insert into platform.tenant_directory (tenant_id, company_code) values ($1, $2)', [id, id.slice(-10)])
  return id
}

export const examples: Examples = [...sessionExamples, ...peopleExamples, ...tenantExamples]

/** What a caller of this endpoint brings: an operator's token for the operator's endpoints, the person's own elsewhere. */
export const credentials = async (t: TestApp, { access }: Endpoint, me: TestTenant): Promise<Record<string, string>> =>
  access === 'operator' ? { authorization: `Bearer ${await operatorToken(t)}` } : me.headers
