export const fixture = `import type { Input } from '@srm/api/endpoint'
import type { $camel$ } from '@srm/api/$kebab$'

type Body = Input<typeof $camel$.create>['body']

let count = 0

/** Passes every check; each one has a name of its own. */
export const $example$ = (more: Partial<Body> = {}): Body => {
  count += 1
  return { name: \`$zh$\${count}\`, status: 'enabled', ...more }
}
`

export const test = `import { $camel$ } from '@srm/api/$kebab$'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant } from '#test/tenant.ts'
import { own } from './$kebab$.db.ts'
import { $example$ } from './$kebab$.fixture.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

describe('$lower$', () => {
  it('is created with a number from the rule and found by its name', async () => {
    const me = await aTenant(t)
    const body = $example$()
    const made = await me.call($camel$.create, { body })
    expect(made).toMatchObject({ status: 200, result: { code: '$prefix$-0001' } })
    const found = await me.call($camel$.list, { query: { keyword: body.name } })
    expect(found.result.items).toMatchObject([{ id: made.result.id, name: body.name }])
    expect((await me.call($camel$.all, { query: {} })).result).toMatchObject([{ id: made.result.id }])
  })

  it('tells its changes in words', async () => {
    const me = await aTenant(t)
    const body = $example$()
    const { id } = (await me.call($camel$.create, { body })).result
    const change = { ...body, status: 'disabled', owner: me.userId, version: 1 } as const
    expect((await me.call($camel$.update, { params: { id }, body: change })).result).toEqual({ id, version: 2 })
    expect((await timelineOf(me, '$camel$', id)).result.items[0]).toMatchObject({
      kind: 'updated',
      changes: [
        { label: '状态', from: '启用', to: '停用' },
        { label: '负责人', from: '空', to: '王晓' },
      ],
    })
  })

  it('refuses a stale version', async () => {
    const me = await aTenant(t)
    const body = $example$()
    const { id } = (await me.call($camel$.create, { body })).result
    await me.call($camel$.update, { params: { id }, body: { ...body, remark: '先', version: 1 } })
    const late = await me.call($camel$.update, { params: { id }, body: { ...body, remark: '后', version: 1 } })
    expect(late).toMatchObject({ status: 409, key: 'record.stale' })
  })

  it('refuses the same name twice', async () => {
    const me = await aTenant(t)
    const body = $example$()
    await me.call($camel$.create, { body })
    expect(await me.call($camel$.create, { body })).toMatchObject({
      status: 409,
      key: '$camel$.name_taken',
      errors: [{ path: 'name' }],
    })
  })

  it('is hidden from those whose scope does not reach it', async () => {
    const me = await aTenant(t)
    const { id } = (await me.call($camel$.create, { body: $example$() })).result
    const colleague = me.as({ userId: newId(), scope: { kind: 'self' } })
    expect((await colleague.call($camel$.list, { query: {} })).result.items).toEqual([])
    expect((await colleague.call($camel$.show, { params: { id } })).status).toBe(404)
    const stranger = await aTenant(t)
    expect((await stranger.call($camel$.show, { params: { id } })).status).toBe(404)
    const rows = await stranger.inside((ctx) => own(ctx).selectFrom('$snake$').select('id').execute())
    expect(rows).toEqual([])
  })

  it('is deleted with its timeline kept', async () => {
    const me = await aTenant(t)
    const { id } = (await me.call($camel$.create, { body: $example$() })).result
    expect((await me.call($camel$.remove, { params: { id }, query: { version: 1 } })).status).toBe(200)
    expect((await me.call($camel$.show, { params: { id } })).status).toBe(404)
    const told = await timelineOf(me, '$camel$', id)
    expect(told.result.items.map(({ kind }) => kind)).toEqual(['deleted', 'created'])
  })
})
`
