import { identity } from '@srm/api/identity'
import { notice } from '@srm/api/notice'
import { beforeAll, expect, it } from 'vitest'
import { seedTenant } from '#kernel/db/tenants.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

/** The company as the release before left it: without some of today's permissions. */
const beforeRelease = (me: TestTenant, codes: readonly string[]) =>
  query(
    t,
    `update permission_release set permissions = array(select p from unnest(permissions) p where p <> all($2)) where tenant_id = $1`,
    [me.tenantId, codes],
  )

const aRole = (me: TestTenant, permissions: string[]) =>
  me.call(identity.role.create, { body: { name: '会奖专员', permissions, scope: 'self' } })

const told = async (me: TestTenant) =>
  (await me.call(notice.list, { query: {} })).result.items.filter(({ title }) => title.includes('新增'))

it('administrators hear once which new permissions their own roles lack', async () => {
  const me = await aTenant(t)
  await aRole(me, ['supplier:list', 'numberRule:list'])
  await beforeRelease(me, ['numberRule:list', 'numberRule:update'])
  await seedTenant(t.app, me.tenantId)
  await seedTenant(t.app, me.tenantId)
  const news = await told(me)
  expect(news).toHaveLength(1)
  expect(news[0]).toMatchObject({
    title: '本次升级新增 1 项权限，自建角色尚未包含',
    body: '编号规则（修改编号规则）',
    link: '/authManagement/role',
  })
})

it('a company with built-in roles alone is told nothing: those follow by themselves', async () => {
  const me = await aTenant(t)
  await beforeRelease(me, ['numberRule:list'])
  await seedTenant(t.app, me.tenantId)
  expect(await told(me)).toEqual([])
})
