import { userGroup } from '@srm/api/user-group'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant } from '#test/tenant.ts'
import { own } from './user-group.db.ts'
import { aUserGroup } from './user-group.fixture.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

describe('user group', () => {
  it('is created with a number from the rule and found by its name', async () => {
    const me = await aTenant(t)
    const body = aUserGroup()
    const made = await me.call(userGroup.create, { body })
    expect(made).toMatchObject({ status: 200, result: { code: 'YHZ-0001' } })
    const found = await me.call(userGroup.list, { query: { keyword: body.name } })
    expect(found.result.items).toMatchObject([{ id: made.result.id, name: body.name }])
    expect((await me.call(userGroup.all, { query: {} })).result).toMatchObject([{ id: made.result.id }])
  })

  it('tells its changes in words', async () => {
    const me = await aTenant(t)
    const body = aUserGroup()
    const { id } = (await me.call(userGroup.create, { body })).result
    const change = { ...body, status: 'disabled' as const, members: [me.userId], version: 1 }
    expect((await me.call(userGroup.update, { params: { id }, body: change })).result).toEqual({ id, version: 2 })
    expect((await timelineOf(me, 'userGroup', id)).result.items[0]).toMatchObject({
      kind: 'updated',
      changes: [
        { label: '状态', from: '启用', to: '停用' },
        { label: '成员', from: '空', to: '王晓' },
      ],
    })
  })

  it('refuses a stale version', async () => {
    const me = await aTenant(t)
    const body = aUserGroup()
    const { id } = (await me.call(userGroup.create, { body })).result
    await me.call(userGroup.update, { params: { id }, body: { ...body, remark: '先', version: 1 } })
    const late = await me.call(userGroup.update, { params: { id }, body: { ...body, remark: '后', version: 1 } })
    expect(late).toMatchObject({ status: 409, key: 'record.stale' })
  })

  it('refuses the same name twice', async () => {
    const me = await aTenant(t)
    const body = aUserGroup()
    await me.call(userGroup.create, { body })
    expect(await me.call(userGroup.create, { body })).toMatchObject({
      status: 409,
      key: 'userGroup.name_taken',
      errors: [{ path: 'name' }],
    })
  })

  it('is of one company alone, and refuses people of another', async () => {
    const [me, stranger] = [await aTenant(t), await aTenant(t)]
    const { id } = (await me.call(userGroup.create, { body: aUserGroup() })).result
    expect((await stranger.call(userGroup.show, { params: { id } })).status).toBe(404)
    const rows = await stranger.inside((ctx) => own(ctx).selectFrom('user_group').select('id').execute())
    expect(rows).toEqual([])
    const foreign = await me.call(userGroup.create, { body: aUserGroup({ members: [stranger.userId] }) })
    expect(foreign).toMatchObject({ status: 422, key: 'record.bad_reference' })
  })

  it('is deleted with its timeline kept', async () => {
    const me = await aTenant(t)
    const { id } = (await me.call(userGroup.create, { body: aUserGroup() })).result
    expect((await me.call(userGroup.remove, { params: { id }, query: { version: 1 } })).status).toBe(200)
    expect((await me.call(userGroup.show, { params: { id } })).status).toBe(404)
    const told = await timelineOf(me, 'userGroup', id)
    expect(told.result.items.map(({ kind }) => kind)).toEqual(['deleted', 'created'])
  })
})
