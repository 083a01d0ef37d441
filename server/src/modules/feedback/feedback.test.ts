import { feedback } from '@srm/api/feedback'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant } from '#test/tenant.ts'
import { own } from './feedback.db.ts'
import { aFeedback } from './feedback.fixture.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

describe('feedback', () => {
  it('is written by anybody who is signed in and found by those who look after it', async () => {
    const me = await aTenant(t)
    const anybody = me.as({ permissions: ['ourCompany:list'], scope: { kind: 'self' } })
    const body = aFeedback({ words: '导出时没有提示' })
    const made = await anybody.call(feedback.create, { body })
    expect(made).toMatchObject({ status: 200, result: { code: 'FK-0001' } })
    expect(await anybody.call(feedback.list, { query: {} })).toMatchObject({ code: 403 })
    const found = await me.call(feedback.list, { query: { keyword: 'dcs' } })
    expect(found.result.items).toMatchObject([{ id: made.result.id, status: 'new', page: '/account/ourCompany' }])
  })

  it('is answered once, in words kept on its timeline', async () => {
    const me = await aTenant(t)
    const body = aFeedback()
    const { id } = (await me.call(feedback.create, { body })).result
    const change = { ...body, status: 'done', reply: '已排期', version: 1 } as const
    expect((await me.call(feedback.update, { params: { id }, body: change })).result).toEqual({ id, version: 2 })
    expect((await timelineOf(me, 'feedback', id)).result.items[0]).toMatchObject({
      kind: 'updated',
      changes: [
        { label: '状态', from: '待处理', to: '已处理' },
        { label: '处理说明', from: '空', to: '已排期' },
      ],
    })
    const late = await me.call(feedback.update, { params: { id }, body: change })
    expect(late).toMatchObject({ status: 409, key: 'record.stale' })
  })

  it('cannot be called handled by whoever writes it', async () => {
    const me = await aTenant(t)
    const body = { ...aFeedback(), status: 'done' } as never
    expect((await me.call(feedback.create, { body })).status).toBe(400)
  })

  it('stays in its company', async () => {
    const me = await aTenant(t)
    const { id } = (await me.call(feedback.create, { body: aFeedback() })).result
    const stranger = await aTenant(t)
    expect((await stranger.call(feedback.show, { params: { id } })).status).toBe(404)
    const rows = await stranger.inside((ctx) => own(ctx).selectFrom('feedback').select('id').execute())
    expect(rows).toEqual([])
  })

  it('is deleted with its timeline kept', async () => {
    const me = await aTenant(t)
    const { id } = (await me.call(feedback.create, { body: aFeedback() })).result
    expect((await me.call(feedback.remove, { params: { id }, query: { version: 1 } })).status).toBe(200)
    const told = await timelineOf(me, 'feedback', id)
    expect(told.result.items.map(({ kind }) => kind)).toEqual(['deleted', 'created'])
  })
})
