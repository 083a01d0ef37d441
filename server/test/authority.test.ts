import { identity } from '@srm/api/identity'
import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signInWith, somebody } from '#modules/identity/identity.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { anOurCompany } from './records.ts'
import { query } from './sql.ts'
import { aTenant, callerOf, type TestTenant } from './tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const { role, user, menu, department, apiKey } = identity

const aRole = (more: object = {}) => ({
  name: `角色${Math.random()}`,
  scope: 'self' as const,
  permissions: [],
  ...more,
})

const enterAs = async (me: TestTenant, username: string) => {
  const { token, result } = await signInWith(t, me, username)
  void result
  return callerOf(t, me.tenantId, '', token)
}

const aUser = (more: object = {}) => ({
  displayName: '林夏',
  username: `u${Math.random()}`,
  status: 'active' as const,
  ...more,
})

describe('a role', () => {
  it('decides what its holder may call, and a change of it counts for the next call', async () => {
    const me = await aTenant(t)
    const made = await me.call(role.create, { body: aRole({ permissions: ['ourCompany:list'] }) })
    const person = await somebody(me)
    await me.call(role.assign, { params: { id: made.result.id }, body: { add: [person.id] } })
    const her = await enterAs(me, person.username)
    expect((await her.call(tenancy.ourCompany.list, { query: {} })).status).toBe(200)
    expect(await her.call(tenancy.ourCompany.create, { body: anOurCompany() })).toMatchObject({
      status: 403,
      key: 'session.forbidden',
    })
    expect((await her.call(role.getPermCode)).result).toEqual(['ourCompany:list'])
    const shown = (await me.call(role.show, { params: { id: made.result.id } })).result
    const body = { ...aRole(), name: shown.name, permissions: [], version: shown.version }
    expect((await me.call(role.update, { params: { id: shown.id }, body })).status).toBe(200)
    expect((await her.call(tenancy.ourCompany.list, { query: {} })).status).toBe(403)
  })

  it('is given only by somebody who holds all that is in it, and made only of what one holds', async () => {
    const me = await aTenant(t)
    const clerk = me.as({ permissions: ['role:create', 'role:assign', 'user:create', 'ourCompany:list'] })
    const beyond = await clerk.call(role.create, { body: aRole({ permissions: ['user:delete'] }) })
    expect(beyond).toMatchObject({ status: 422, key: 'role.beyond_own' })
    expect((await clerk.call(role.create, { body: aRole({ permissions: ['ourCompany:list'] }) })).status).toBe(200)
    const [boss] = await query<{ id: string }>(t, `select id from role where code = 'SUPER' and tenant_id = $1`, [
      me.tenantId,
    ])
    const person = await somebody(me)
    const grab = await clerk.call(role.assign, { params: { id: boss?.id ?? '' }, body: { add: [person.id] } })
    expect(grab).toMatchObject({ status: 422, key: 'role.beyond_own' })
    const sneak = await clerk.call(user.create, { body: aUser({ roles: [boss?.id ?? ''] }) })
    expect(sneak).toMatchObject({ status: 422, key: 'role.beyond_own' })
    expect(await me.call(role.create, { body: aRole({ permissions: ['no:such'] }) })).toMatchObject({ status: 400 })
  })

  it('that came with the product is not changed, and one in use is not deleted', async () => {
    const me = await aTenant(t)
    const list = (await me.call(role.list, { query: { pageSize: 50 } })).result.items
    expect(list.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        '超级管理员',
        '总经理',
        '部门经理',
        '项目经理',
        '采购',
        '业务',
        '财务',
        '行政',
        '普通员工',
        '只读审计',
      ]),
    )
    const builtIn = list.find(({ name }) => name === '财务')
    const params = { id: builtIn?.id ?? '' }
    expect(await me.call(role.update, { params, body: { ...aRole(), version: 1 } })).toMatchObject({
      key: 'role.builtin',
    })
    expect(await me.call(role.remove, { params, query: {} })).toMatchObject({ key: 'role.builtin' })
    const made = (await me.call(role.create, { body: aRole() })).result
    const person = await somebody(me)
    await me.call(role.assign, { params: { id: made.id }, body: { add: [person.id] } })
    expect(await me.call(role.remove, { params: { id: made.id }, query: {} })).toMatchObject({ key: 'role.in_use' })
    expect((await me.call(role.members)).result[made.id]).toBe(1)
    await me.call(role.assign, { params: { id: made.id }, body: { remove: [person.id] } })
    expect((await me.call(role.remove, { params: { id: made.id }, query: {} })).status).toBe(200)
  })

  it('cannot bring two duties together in one person, by whichever way it is tried', async () => {
    const me = await aTenant(t)
    const duties = [{ left: 'ourCompany:create', right: 'ourCompany:delete', reason: '建档与删除应由两人负责' }]
    await me.call(role.setDuties, { body: { duties } })
    const makes = (await me.call(role.create, { body: aRole({ permissions: ['ourCompany:create'] }) })).result
    const removes = (await me.call(role.create, { body: aRole({ permissions: ['ourCompany:delete'] }) })).result
    const refused = { status: 422, key: 'role.duties', errors: [{ message: '建档与删除应由两人负责' }] }
    expect(await me.call(user.create, { body: aUser({ roles: [makes.id, removes.id] }) })).toMatchObject(refused)
    const person = await somebody(me)
    await me.call(role.assign, { params: { id: makes.id }, body: { add: [person.id] } })
    expect(await me.call(role.assign, { params: { id: removes.id }, body: { add: [person.id] } })).toMatchObject(
      refused,
    )
    const both = { ...aRole({ permissions: ['ourCompany:create', 'ourCompany:delete'] }), version: 1 }
    expect(await me.call(role.update, { params: { id: makes.id }, body: both })).toMatchObject(refused)
  })

  it('can be looked through by an administrator: its rows, nothing written, and it is in the log', async () => {
    const me = await aTenant(t)
    const made = (
      await me.call(role.create, { body: aRole({ permissions: ['ourCompany:list', 'ourCompany:create'] }) })
    ).result
    const { result } = await me.call(role.seeAs, { params: { id: made.id } })
    const eyes = callerOf(t, me.tenantId, me.userId, result.token)
    expect((await eyes.call(user.profile)).result).toMatchObject({
      permissions: ['ourCompany:create', 'ourCompany:list', 'ourCompany:choose'],
      readOnly: true,
      isSuper: false,
    })
    expect((await eyes.call(tenancy.ourCompany.list, { query: {} })).status).toBe(200)
    expect(await eyes.call(tenancy.ourCompany.create, { body: anOurCompany() })).toMatchObject({
      key: 'session.read_only',
    })
    expect((await eyes.call(user.list, { query: {} })).status).toBe(403)
    const log = (await me.call(identity.log.system, { query: { action: 'session.see_as' } })).result.items
    expect(log).toMatchObject([{ title: '以角色查看', actor: { name: '王晓' } }])
  })

  it('hides what it masks in lists, details, exports and history, and a form sent back changes nothing', async () => {
    const me = await aTenant(t)
    const made = (
      await me.call(tenancy.ourCompany.create, { body: anOurCompany({ invoiceAccount: '6222021001116245702' }) })
    ).result
    const person = await somebody(me, { mobile: '13800138000' })
    const masked = me.as({ masks: ['mobile', 'bankAccount'] })
    const shown = (await masked.call(tenancy.ourCompany.show, { params: { id: made.id } })).result
    expect(shown).toMatchObject({ invoiceAccount: '6222****5702', bankAccounts: [{ accountNo: '1219****0801' }] })
    expect((await masked.call(user.show, { params: { id: person.id } })).result.mobile).toBe('138****8000')
    const found = (await masked.call(user.list, { query: { keyword: '陈默' } })).result.items
    expect(found).toMatchObject([{ mobile: '138****8000' }])
    const filter = JSON.stringify([{ field: 'mobile', op: 'contains', value: '1380' }]) as never
    expect((await masked.call(user.list, { query: { filter } })).status).toBe(400)
    const {
      id,
      version,
      actions,
      createdAt,
      createdBy,
      updatedAt,
      updatedBy,
      attachments,
      seals,
      owner,
      department: _,
      ...rest
    } = shown
    void [id, actions, createdAt, createdBy, updatedAt, updatedBy, attachments, seals, owner]
    const back = { ...rest, phone: '021-5555', version }
    expect((await masked.call(tenancy.ourCompany.update, { params: { id: made.id }, body: back })).status).toBe(200)
    const [row] = await query<{ account: string; line: string }>(
      t,
      `select c.invoice_account as account, b.account_no as line from our_company c join our_company_bank b on b.company_id = c.id where c.id = $1`,
      [made.id],
    )
    expect(row).toEqual({ account: '6222021001116245702', line: '121908776610801' })
    const wrong = { ...back, invoiceAccount: '6333****5702', version: version + 1 }
    expect((await masked.call(tenancy.ourCompany.update, { params: { id: made.id }, body: wrong })).status).toBe(400)
  })
})

describe('the menu', () => {
  it('shows what the caller may open, with its guard, and no empty directory', async () => {
    const me = await aTenant(t)
    const names = (items: readonly { name: string; children?: readonly { name: string }[] | undefined }[]) =>
      items.flatMap((item) => [item.name, ...(item.children ?? []).map((child) => child.name)])
    const all = names((await me.call(menu.router)).result)
    expect(all).toEqual(
      expect.arrayContaining(['AuthManagement', 'AuthUser', 'AuthRole', 'AuthMenu', 'Account', 'OurCompany']),
    )
    const clerk = me.as({ permissions: ['ourCompany:list'] })
    const few = names((await clerk.call(menu.router)).result)
    expect(few).toEqual(expect.arrayContaining(['Account', 'OurCompany']))
    expect(few).not.toContain('AuthManagement')
    const directory = (await clerk.call(menu.list2)).result.find(({ name }) => name === 'Account')
    const below = (await clerk.call(menu.subRouter, { params: { id: directory?.id ?? '' }, query: {} })).result
    expect(below.find(({ name }) => name === 'OurCompany')?.meta).toMatchObject({
      title: '我方公司',
      guard: ['ourCompany:list'],
    })
  })

  it('takes no address that would run in the reader’s name', async () => {
    const me = await aTenant(t)
    for (const path of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', ' javascript:x']) {
      const body = { type: 'menu' as const, parentId: null, path, name: 'Bad', meta: { title: '坏' } }
      expect((await me.call(menu.create, { body })).status, path).toBe(400)
    }
  })

  it('keeps what a company changed and added, and gives the first shape back on request', async () => {
    const me = await aTenant(t)
    const item = (await me.call(menu.items)).result.find(({ name }) => name === 'OurCompany')
    const params = { id: item?.id ?? '' }
    await me.call(menu.update, { params, body: { meta: { title: '签约主体', badge: 'New', hidden: true } } })
    const changed = (await me.call(menu.items)).result.find(({ name }) => name === 'OurCompany')
    expect(changed).toMatchObject({
      changed: true,
      meta: { title: '签约主体', icon: 'bank', hidden: true, badge: 'New' },
    })
    const own = await me.call(menu.create, {
      body: {
        type: 'menu',
        parentId: item?.parentId ?? null,
        path: 'https://www.12306.cn',
        name: 'Train',
        meta: { title: '12306', target: '_blank' },
      },
    })
    expect(own.status).toBe(200)
    const twice = { type: 'menu' as const, parentId: null, path: '/x', name: 'Train', meta: { title: '重名' } }
    expect(await me.call(menu.create, { body: twice })).toMatchObject({ key: 'menu.name_taken' })
    await me.call(menu.remove, { params })
    const restored = (await me.call(menu.items)).result
    expect(restored.find(({ name }) => name === 'OurCompany')).toMatchObject({
      changed: false,
      meta: { title: '我方公司' },
    })
    expect(restored.find(({ name }) => name === 'Train')).toMatchObject({ own: true })
  })
})

describe('departments', () => {
  it('move and merge without a ring, and are not deleted with people in them', async () => {
    const me = await aTenant(t)
    const make = async (name: string, parentId: string | null = null) =>
      (await me.call(department.create, { body: { name, parentId } })).result.id
    const top = await make('华东区')
    const below = await make('上海', top)
    expect(await me.call(department.move, { params: { id: top }, body: { parentId: below } })).toMatchObject({
      key: 'department.own_child',
    })
    await me.call(department.move, { params: { id: below }, body: { parentId: null, before: me.departmentId } })
    expect((await me.call(department.list)).result.map(({ name }) => name)).toEqual(['上海', '采购部', '华东区'])
    expect(await me.call(department.remove, { params: { id: me.departmentId } })).toMatchObject({
      key: 'department.not_empty',
    })
    const merged = await me.call(department.merge, { params: { id: me.departmentId }, body: { into: below } })
    expect(merged.result).toEqual({ people: 1, departments: 0 })
    expect((await me.call(department.list)).result.find(({ id }) => id === below)?.headCount).toBe(1)
    expect((await me.call(department.remove, { params: { id: top } })).status).toBe(200)
  })

  it('moved by many hands at once stay a tree', async () => {
    const me = await aTenant(t)
    const ids: string[] = []
    for (let n = 0; n < 6; n += 1)
      ids.push((await me.call(department.create, { body: { name: `部门${n}` } })).result.id)
    const moves = ids.flatMap((id) => ids.filter((other) => other !== id).map((parentId) => ({ id, parentId })))
    await Promise.all(moves.map(({ id, parentId }) => me.call(department.move, { params: { id }, body: { parentId } })))
    const parents = new Map((await me.call(department.list)).result.map(({ id, parentId }) => [id, parentId]))
    for (const id of ids) {
      let at: string | null | undefined = id
      for (let steps = 0; at; steps += 1) {
        expect(steps).toBeLessThan(10)
        at = parents.get(at)
      }
    }
  })
})

describe('a leaver', () => {
  it('goes only when everything they hold has a successor, and then nothing hangs', async () => {
    const me = await aTenant(t)
    const [leaver, heir] = [await somebody(me), await somebody(me, { displayName: '许言' })]
    await me.call(department.update, { params: { id: me.departmentId }, body: { leaderId: leaver.id, version: 1 } })
    await me.call(tenancy.ourCompany.create, { body: anOurCompany({ owner: leaver.id }) })
    const held = (await me.call(user.holdings, { params: { id: leaver.id } })).result
    expect(held).toMatchObject([
      { kind: 'department', count: 1, samples: [{ name: '采购部' }] },
      { kind: 'ourCompany', count: 1 },
    ])
    const params = { id: leaver.id }
    const half = await me.call(user.handOver, { params, body: { successors: { department: heir.id }, leave: true } })
    expect(half).toMatchObject({
      status: 422,
      key: 'user.needs_successor',
      errors: [{ path: 'successors.ourCompany' }],
    })
    const self = { department: leaver.id, ourCompany: heir.id }
    expect(await me.call(user.handOver, { params, body: { successors: self, leave: true } })).toMatchObject({
      key: 'user.bad_successor',
    })
    const successors = { department: heir.id, ourCompany: heir.id }
    const done = await me.call(user.handOver, { params, body: { successors, leave: true } })
    expect(done.result.moved).toMatchObject({ department: 1, ourCompany: 1 })
    expect((await me.call(user.holdings, { params })).result).toEqual([])
    expect((await me.call(user.show, { params })).result).toMatchObject({ status: 'left', roles: [] })
    expect((await signInWith(t, me, leaver.username)).key).toBe('login.wrong')
  })
})

describe('people', () => {
  it('fit the seats of the plan, and a returning one needs a seat too', async () => {
    const me = await aTenant(t)
    await query(t, 'update platform.tenant_directory set seats = 2 where tenant_id = $1', [me.tenantId])
    const made = await me.call(user.create, { body: aUser() })
    expect(made).toMatchObject({ status: 200, result: { password: expect.stringMatching(/^\w{10}$/) as unknown } })
    expect(await me.call(user.create, { body: aUser() })).toMatchObject({ status: 422, key: 'user.seats_full' })
    await me.call(user.disable, { params: { id: made.result.id } })
    await me.call(user.create, { body: aUser() })
    expect(await me.call(user.enable, { params: { id: made.result.id } })).toMatchObject({ key: 'user.seats_full' })
  })

  it('protect their super administrators, the last of them most of all', async () => {
    const me = await aTenant(t)
    const boss = await somebody(me, { isSuper: true })
    const params = { id: boss.id }
    expect(await me.call(user.disable, { params })).toMatchObject({ key: 'user.protected' })
    expect(await me.call(user.resetPassword, { params })).toMatchObject({ key: 'user.protected' })
    const peer = me.as({ isSuper: true })
    expect(await peer.call(user.disable, { params })).toMatchObject({ key: 'user.last_super' })
    await somebody(me, { isSuper: true })
    expect((await peer.call(user.disable, { params })).status).toBe(200)
    expect(await me.call(user.disable, { params: { id: me.userId } })).toMatchObject({ key: 'user.not_yourself' })
  })
})

describe('how somebody signs in', () => {
  it('is not set by one who holds less than they do', async () => {
    const me = await aTenant(t)
    const boss = await somebody(me, { roles: ['GM'] })
    const clerk = me.as({ permissions: ['user:update', 'user:resetPassword', 'user:show'] })
    const params = { id: boss.id }
    expect(await clerk.call(user.resetPassword, { params })).toMatchObject({ status: 422, key: 'user.outranked' })
    const { displayName, username, roles } = (await me.call(user.show, { params })).result
    const same = { displayName, username, roles, status: 'active' as const, version: 1 }
    const stolen = { ...same, mobile: '13911112222' }
    expect(await clerk.call(user.update, { params, body: stolen })).toMatchObject({ key: 'user.outranked' })
    const retitled = { ...same, post: '总经理助理' }
    expect(await clerk.call(user.update, { params, body: retitled })).toMatchObject({ key: 'user.outranked' })
    expect((await me.call(user.resetPassword, { params })).status).toBe(200)
  })
})

describe('an API key', () => {
  it('does what it was made for and never more than its owner may', async () => {
    const me = await aTenant(t)
    const made = await me.call(apiKey.create, { body: { name: 'ERP', permissions: ['ourCompany:list'] } })
    const program = callerOf(t, me.tenantId, me.userId, made.result.key)
    expect((await program.call(tenancy.ourCompany.list, { query: {} })).status).toBe(200)
    expect((await program.call(user.list, { query: {} })).status).toBe(403)
    await vi.waitUntil(async () => (await me.call(apiKey.list)).result[0]?.usedAt !== null, { timeout: 60_000 })
    const wrong = callerOf(
      t,
      me.tenantId,
      me.userId,
      `${made.result.key.slice(0, -1)}${made.result.key.endsWith('A') ? 'B' : 'A'}`,
    )
    expect((await wrong.call(tenancy.ourCompany.list, { query: {} })).status).toBe(401)
    const poor = me.as({ permissions: ['apiKey:manage'] })
    expect(await poor.call(apiKey.create, { body: { name: 'X', permissions: ['ourCompany:list'] } })).toMatchObject({
      key: 'role.beyond_own',
    })
    await me.call(apiKey.remove, { params: { id: made.result.id } })
    expect((await program.call(tenancy.ourCompany.list, { query: {} })).status).toBe(401)
  })
})
