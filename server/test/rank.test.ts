import { dictionary } from '@srm/api/dictionary'
import { approval } from '@srm/api/approval'
import { identity } from '@srm/api/identity'
import { record } from '@srm/api/record'
import { supplier } from '@srm/api/supplier'
import { tenancy } from '@srm/api/tenancy'
import { transfer } from '@srm/api/transfer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { signInWith, somebody } from '#modules/identity/identity.fixture.ts'
import { aSupplier, aSupplierBankAccount } from '#modules/supplier/supplier.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { query } from './sql.ts'
import { aTenant, callerOf, signIn, type Member, type TestTenant } from './tenant.ts'
import { startJobs } from './processes/worker.ts'

let t: TestApp
let worker: App
beforeAll(async () => {
  t = await startApp()
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

const { role, user, apiKey } = identity

const roleId = async (me: TestTenant, code: string): Promise<string> => {
  const found = await query<{ id: string }>(t, 'select id from role where tenant_id = $1 and code = $2', [
    me.tenantId,
    code,
  ])
  return found[0]?.id ?? ''
}

/** Somebody with a built-in role, signed in. */
const withRole = async (me: TestTenant, code: string): Promise<Member> =>
  signIn(t, me.tenantId, (await somebody(me, { roles: [code] })).id)

const bodyOf = async (me: TestTenant, id: string) => {
  const { displayName, username, roles, version } = (await me.call(user.show, { params: { id } })).result
  return { displayName, username, roles, version, status: 'active' as const }
}

describe('somebody in charge of people', () => {
  it('changes nobody who may do or see more: no role taken away, no password, no status, no hand-over', async () => {
    const me = await aTenant(t)
    const clerk = await withRole(me, 'ADMIN')
    const manager = await somebody(me, { roles: ['DEPT'] })
    const params = { id: manager.id }
    const stripped = { ...(await bodyOf(me, manager.id)), roles: [] }
    const refused = { status: 422, key: 'user.outranked' }
    expect(await clerk.call(user.update, { params, body: stripped })).toMatchObject(refused)
    expect(await clerk.call(user.resetPassword, { params })).toMatchObject(refused)
    expect(await clerk.call(user.disable, { params })).toMatchObject(refused)
    expect(await clerk.call(user.remove, { params, query: {} })).toMatchObject(refused)
    const removed = { params: { id: await roleId(me, 'DEPT') }, body: { add: [], remove: [manager.id] } }
    expect(await clerk.call(role.assign, removed)).toMatchObject(refused)
    const successors = { approvalTask: clerk.userId }
    expect(await clerk.call(user.handOver, { params, body: { successors, leave: false } })).toMatchObject(refused)
  })

  it('counts scope and masks as rank: seeing all of one’s own department is less than seeing everything', async () => {
    const me = await aTenant(t)
    const permissions = ['user:update', 'user:show', 'user:disable', 'ourCompany:list']
    const wide = await me.call(role.create, {
      body: { name: '全部可见', scope: 'all', permissions: ['ourCompany:list'], masks: [] },
    })
    const person = await somebody(me)
    await me.call(role.assign, { params: { id: wide.result.id }, body: { add: [person.id] } })
    const params = { id: person.id }
    const narrow = me.as({ permissions, scope: { kind: 'departments', ids: [me.departmentId] } })
    expect(await narrow.call(user.disable, { params })).toMatchObject({ key: 'user.outranked' })
    const masked = me.as({ permissions, masks: ['mobile'] })
    expect(await masked.call(user.disable, { params })).toMatchObject({ key: 'user.outranked' })
    expect((await me.as({ permissions }).call(user.disable, { params })).status).toBe(200)
  })

  it('does not widen a role beyond what they see themselves, and sets no rules on duties without the word for it', async () => {
    const me = await aTenant(t)
    const body = { name: '看自己', scope: 'self' as const, permissions: ['ourCompany:list'], masks: ['mobile'] }
    const { id } = (await me.call(role.create, { body })).result
    const editor = me.as({
      permissions: ['role:update', 'role:create', 'role:show', 'ourCompany:list'],
      scope: { kind: 'self' },
      masks: ['mobile'],
    })
    const refused = { status: 422, key: 'role.beyond_own' }
    const change = (more: object) =>
      editor.call(role.update, { params: { id }, body: { ...body, ...more, version: 1 } })
    expect(await change({ scope: 'all' })).toMatchObject(refused)
    expect(await change({ scope: 'department' })).toMatchObject(refused)
    expect(await change({ scope: 'custom', departments: [me.departmentId] })).toMatchObject(refused)
    expect(await change({ masks: [] })).toMatchObject(refused)
    expect(await editor.call(role.create, { body: { ...body, name: '另一个', masks: [] } })).toMatchObject(refused)
    expect((await change({ name: '只看自己的' })).status).toBe(200)
    expect((await editor.call(role.setDuties, { body: { duties: [] } })).status).toBe(403)
  })

  it('seeing as a role sees no more than they do themselves', async () => {
    const me = await aTenant(t)
    const wide = await roleId(me, 'AUDIT')
    const person = await somebody(me)
    const narrow = await me.call(role.create, {
      body: { name: '看角色', scope: 'self', permissions: ['role:seeAs', 'role:show'], masks: ['mobile'] },
    })
    await me.call(role.assign, { params: { id: narrow.result.id }, body: { add: [person.id] } })
    const her = await signIn(t, me.tenantId, person.id)
    expect(await her.call(role.seeAs, { params: { id: wide } })).toMatchObject({ key: 'role.beyond_own' })
    const own = await her.call(role.seeAs, { params: { id: narrow.result.id } })
    const eyes = callerOf(t, me.tenantId, person.id, own.result.token)
    // The role grows after the token was made: what is seen through it does not.
    await query(t, `update role set permissions = $1, scope = 'all', masks = '{}' where id = $2`, [
      ['role:show', 'ourCompany:list'],
      narrow.result.id,
    ])
    await query(t, `update "user" set roles = '{}' where id = $1`, [person.id])
    await vi.waitUntil(async () => (await eyes.call(tenancy.ourCompany.list, { query: {} })).status === 403, 5000)
  })
})

describe('a password somebody else gave', () => {
  it('opens nothing but its own change', async () => {
    const me = await aTenant(t)
    const made = await me.call(user.create, {
      body: { displayName: '林夏', username: 'linxia', status: 'active', roles: [await roleId(me, 'GM')] },
    })
    const { token } = await signInWith(t, me, 'linxia', made.result.password)
    const her = callerOf(t, me.tenantId, made.result.id, token)
    expect((await her.call(user.profile)).result.mustChangePassword).toBe(true)
    const refused = { status: 422, key: 'session.password_first' }
    expect(await her.call(tenancy.ourCompany.list, { query: {} })).toMatchObject(refused)
    expect(await her.call(approval.rows.todo.list, { query: {} })).toMatchObject(refused)
    const body = { oldPassword: made.result.password, newPassword: 'Yunzhou-2026-x' }
    expect((await her.call(identity.auth.password, { body })).status).toBe(200)
    expect((await her.call(tenancy.ourCompany.list, { query: {} })).status).toBe(200)
  })
})

describe('an API key', () => {
  it('reaches what it holds a permission for, and of the rest only what is marked for keys', async () => {
    const me = await aTenant(t)
    const boss = await somebody(me, { isSuper: true })
    const owner = await signIn(t, me.tenantId, boss.id)
    const { key } = (await owner.call(apiKey.create, { body: { name: 'ERP', permissions: ['selOption:list'] } })).result
    const program = callerOf(t, me.tenantId, boss.id, key)
    const calls = [
      program.call(approval.rows.todo.list, { query: {} }),
      program.call(approval.act, { params: { id: boss.id }, body: { do: 'withdraw' } }),
      program.call(identity.auth.sessions.endOthers),
      program.call(identity.auth.password, { body: { oldPassword: 'x', newPassword: 'Yunzhou-2026-x' } }),
      program.call(user.saveProfile, { body: { displayName: '别人' } }),
      program.call(user.all, { query: {} }),
      program.call(supplier.supplier.all, { query: {} }),
      program.call(apiKey.list),
    ]
    for (const call of await Promise.all(calls)) expect(call).toMatchObject({ status: 403, key: 'session.forbidden' })
    expect((await program.call(user.profile)).status).toBe(200)
    const options = { query: { selTypeName: 'supplierNature' } }
    expect((await program.call(dictionary.tree, options)).status).not.toBe(403)
  })
})

describe('work started with rights that are gone', () => {
  it('is not started again, and where it waits it is done with those of today', async () => {
    const me = await aTenant(t)
    const supplierId = (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
    await me.call(supplier.bankAccount.create, { body: aSupplierBankAccount({ supplier: supplierId }) })
    const person = await somebody(me, { roles: ['BUYER'] })
    const buyer = await signIn(t, me.tenantId, person.id)
    const body = { subject: 'supplierBankAccount', query: {}, columns: ['accountNo'] }
    const started = (await buyer.call(transfer.export, { body })).result.id
    await buyer.call(record.cancelJob, { params: { id: started } })
    await query(t, `update "user" set roles = array[$1::uuid] where id = $2`, [await roleId(me, 'STAFF'), person.id])
    const retry = () => buyer.call(record.retryJob, { params: { id: started } })
    await vi.waitUntil(async () => (await retry()).status === 403, 5000)
    // A job that was waiting all the while.
    const as = {
      userId: person.id,
      isSuper: true,
      permissions: [],
      scope: { kind: 'all' as const },
      language: 'zh' as const,
    }
    const id = await me.inside((ctx) => ctx.job('transfer.export', { ...body, as }, { title: '导出' }))
    await vi.waitUntil(
      async () =>
        (await query<{ state: string }>(t, 'select state from job_run where id = $1', [id]))[0]?.state === 'failed',
      30_000,
    )
    expect(await query(t, 'select 1 from transfer_run where id = $1 and finished', [id])).toEqual([])
  })
})
