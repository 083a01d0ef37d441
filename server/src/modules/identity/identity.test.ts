import { development, identity } from '@srm/api/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedRoles } from './identity.seed.service.ts'
import { addPerson } from './identity.service.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aTenant } from '#test/tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

describe('people and departments', () => {
  it('are offered by pinyin order with what a picker searches by', async () => {
    const me = await aTenant(t)
    await me.inside((ctx) => addPerson(ctx, { username: 'chen', displayName: '陈重庆', departmentId: me.departmentId }))
    const all = await me.call(identity.user.all, { query: {} })
    expect(all.result.map(({ name }) => name)).toEqual(['陈重庆', '王晓'])
    expect(all.result[0]).toMatchObject({ pinyin: 'chenchongqing ccq', departmentId: me.departmentId })
    const found = await me.call(identity.user.all, { query: { keyword: 'ccq' } })
    expect(found.result).toHaveLength(1)
  })

  it('have a beginning in their history even when a seed put them there, and only one', async () => {
    const me = await aTenant(t)
    const id = await me.inside((ctx) => addPerson(ctx, { username: 'lin', displayName: '林一' }))
    await me.inside(seedRoles)
    await me.inside(seedRoles)
    const missing = await me.inside((ctx) =>
      ctx.db.run<{ n: number; roles: number }>(
        `select (select count(*)::int from record_event where tenant_id = $1 and subject = 'user' and subject_id = $2) as n,
          (select count(*)::int from role where tenant_id = $1)
            - (select count(*)::int from record_event where tenant_id = $1 and subject = 'role' and kind = 'created') as roles`,
        [me.tenantId, id],
      ),
    )
    expect(missing.rows).toEqual([{ n: 1, roles: 0 }])
  })

  it('count the heads of a department', async () => {
    const me = await aTenant(t)
    const { result } = await me.call(identity.department.list)
    expect(result).toMatchObject([{ id: me.departmentId, name: '采购部', headCount: 1, leader: null }])
    expect((await me.call(identity.department.show, { params: { id: me.departmentId } })).result.name).toBe('采购部')
  })

  it('tell a person who they are and what they may do', async () => {
    const me = await aTenant(t)
    const { result } = await me.as({ permissions: ['ourCompany:list'] }).call(identity.user.profile)
    expect(result).toMatchObject({
      displayName: '王晓',
      applyId: me.tenantId,
      permissions: ['ourCompany:list', 'ourCompany:choose'],
      department: { name: '采购部' },
    })
  })

  it('sign in on the development page, which production does not have', async () => {
    const me = await aTenant(t)
    const signed = await me.call(development.signIn, { body: { tenantId: me.tenantId, userId: me.userId } })
    const profile = await t.http.inject({
      url: '/api/user/profile',
      headers: { authorization: `Bearer ${signed.result.token}` },
    })
    expect(profile.json()).toMatchObject({ result: { id: me.userId } })
    const stranger = await me.call(development.signIn, { body: { tenantId: me.tenantId, userId: me.tenantId } })
    expect(stranger).toMatchObject({ status: 404, key: 'user.not_found' })
    const closed = await startApp({ env: { SRM_DEV_SIGN_IN: 'off' } })
    expect((await closed.http.inject({ url: '/api/dev/people' })).statusCode).toBe(404)
    await closed.close()
  })
})
