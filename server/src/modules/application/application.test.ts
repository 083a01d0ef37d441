import { application } from '@srm/api/application'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { own } from './application.db.ts'
import { anApplication } from './application.fixture.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const setStatus = (me: TestTenant, id: string, status: string) =>
  me.inside((ctx) => own(ctx).updateTable('application').set({ status }).where('id', '=', id).execute())

describe('application', () => {
  it('starts as a draft of the one who wrote it, with a number from the rule', async () => {
    const me = await aTenant(t)
    const body = anApplication()
    const made = await me.call(application.create, { body })
    expect(made).toMatchObject({ status: 200, result: { code: expect.stringMatching(/^SQ-\d{6}-0001$/) as string } })
    const found = await me.call(application.list, { query: { keyword: body.title } })
    expect(found.result.items).toMatchObject([{ id: made.result.id, title: body.title, status: 'draft' }])
    const shown = await me.call(application.show, { params: { id: made.result.id } })
    expect(shown.result).toMatchObject({ owner: { id: me.userId }, actions: ['update', 'delete'] })
  })

  it('does not let a form say how the approval stands', async () => {
    const me = await aTenant(t)
    const body = { ...anApplication(), status: 'approved' } as never
    expect((await me.call(application.create, { body })).status).toBe(400)
  })

  it('tells its changes in words', async () => {
    const me = await aTenant(t)
    const body = anApplication()
    const { id } = (await me.call(application.create, { body })).result
    const change = { ...body, owner: me.userId, amount: '1500.00', version: 1 }
    expect((await me.call(application.update, { params: { id }, body: change })).result).toEqual({ id, version: 2 })
    expect((await timelineOf(me, 'application', id)).result.items[0]).toMatchObject({
      kind: 'updated',
      changes: [{ label: '金额', from: '￥1200.00', to: '￥1500.00' }],
    })
  })

  it('refuses an end before its start', async () => {
    const me = await aTenant(t)
    const body = anApplication({ startDate: '2026-11-20', endDate: '2026-11-19' })
    expect(await me.call(application.create, { body })).toMatchObject({ status: 422, key: 'application.dates' })
  })

  it('asks for what its type needs and keeps nothing only other types have', async () => {
    const me = await aTenant(t)
    const leave = { ...anApplication(), type: 'leave', startDate: '2026-11-20', endDate: '2026-11-21' }
    expect(await me.call(application.create, { body: leave })).toMatchObject({
      status: 422,
      key: 'application.required',
      errors: [{ path: 'leaveKind' }, { path: 'days' }],
    })
    const whole = { ...leave, leaveKind: 'annual' as const, days: '2.0', destination: '杭州' }
    const { id } = (await me.call(application.create, { body: whole })).result
    const shown = (await me.call(application.show, { params: { id } })).result
    expect(shown).toMatchObject({ leaveKind: 'annual', days: '2.0', amount: null, destination: null })
  })

  it('of a type the company added is written like the general one', async () => {
    const me = await aTenant(t)
    const body = anApplication({ type: 'training' })
    const made = await me.call(application.create, { body })
    expect(made.key ?? made.status).not.toBe('application.required')
  })

  it('is not touched by hand while it is in approval or decided, and changed again once it came back', async () => {
    const me = await aTenant(t)
    const body = anApplication()
    const { id } = (await me.call(application.create, { body })).result
    for (const status of ['pending', 'approved', 'terminated', 'void']) {
      await setStatus(me, id, status)
      expect((await me.call(application.show, { params: { id } })).result.actions, status).toEqual([])
      const late = await me.call(application.update, { params: { id }, body: { ...body, version: 1 } })
      expect(late, status).toMatchObject({ status: 409, key: 'application.locked' })
    }
    await setStatus(me, id, 'returned')
    const again = await me.call(application.update, { params: { id }, body: { ...body, title: '改过', version: 1 } })
    expect(again.status).toBe(200)
    expect((await me.call(application.remove, { params: { id }, query: {} })).key).toBe('application.kept')
  })

  it('is hidden from those whose scope does not reach it', async () => {
    const me = await aTenant(t)
    const { id } = (await me.call(application.create, { body: anApplication() })).result
    const colleague = me.as({ userId: newId(), scope: { kind: 'self' } })
    expect((await colleague.call(application.list, { query: {} })).result.items).toEqual([])
    expect((await colleague.call(application.show, { params: { id } })).status).toBe(404)
    const body = { ...anApplication(), version: 1 }
    for (const status of ['draft', 'pending', 'approved'] as const) {
      await setStatus(me, id, status)
      const tries = [
        await colleague.call(application.remove, { params: { id }, query: {} }),
        await colleague.call(application.update, { params: { id }, body }),
      ]
      expect(
        tries.map(({ key }) => key),
        status,
      ).toEqual(['record.not_found', 'record.not_found'])
    }
    const stranger = await aTenant(t)
    expect((await stranger.call(application.show, { params: { id } })).status).toBe(404)
  })

  it('is deleted as a draft, with its timeline kept', async () => {
    const me = await aTenant(t)
    const { id } = (await me.call(application.create, { body: anApplication() })).result
    expect((await me.call(application.remove, { params: { id }, query: { version: 1 } })).status).toBe(200)
    const told = await timelineOf(me, 'application', id)
    expect(told.result.items.map(({ kind }) => kind)).toEqual(['deleted', 'created'])
  })
})
