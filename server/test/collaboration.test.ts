import { notice } from '@srm/api/notice'
import { record } from '@srm/api/record'
import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { anOurCompany } from '#modules/tenancy/tenancy.fixture.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { addCompany } from '#test/records.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const aCompany = async (me: TestTenant) => {
  const { result } = await me.call(tenancy.ourCompany.create, { body: anOurCompany() })
  return { subject: 'ourCompany', id: result.id }
}

const aColleague = async (me: TestTenant, displayName = '陈立') => {
  const userId = await me.inside((ctx) => addPerson(ctx, { username: displayName, displayName }))
  return memberOf(t, me.tenantId, userId)
}

describe('comments', () => {
  it('stand in the timeline with their mentions and what they answer, and make the speaker a follower', async () => {
    const me = await aTenant(t)
    const chen = await aColleague(me)
    const params = await aCompany(me)
    const first = await me.call(record.comment, { params, body: { body: '请核对开户行', mentions: [chen.userId] } })
    const answer = await chen.call(record.comment, { params, body: { body: '已核对', replyTo: first.result.id } })
    const told = await me.call(record.timeline, { params, query: { kind: 'comment' } })
    expect(told.result.items).toMatchObject([
      { id: answer.result.id, kind: 'comment', note: '已核对', actor: { name: '陈立' }, replyTo: first.result.id },
      { id: first.result.id, note: '请核对开户行', mentions: [{ id: chen.userId, name: '陈立' }], replyTo: null },
    ])
    expect(
      (await me.call(record.timeline, { params, query: { kind: 'change' } })).result.items.map(({ kind }) => kind),
    ).toEqual(['created'])
    expect((await me.call(record.followed, { params })).result).toMatchObject({
      following: true,
      followers: [{ name: '王晓' }, { name: '陈立' }],
    })
    await me.call(record.follow, { params, body: { on: false } })
    expect((await me.call(record.followed, { params })).result.following).toBe(false)
  })

  it('tell whom they mention, whom they answer and who follows; the speaker not', async () => {
    const me = await aTenant(t)
    const titles = async (who: Member) =>
      (await who.call(notice.list, { query: {} })).result.items.map(({ title }) => title)
    const [chen, li, zhao] = [await aColleague(me), await aColleague(me, '李娜'), await aColleague(me, '赵敏')]
    const params = { subject: 'ourCompany', id: await addCompany(me, { name: '远帆会务' }) }
    await li.call(record.follow, { params, body: { on: true } })
    const body = { body: '请核对开户行', mentions: [chen.userId, me.userId] }
    const asked = await me.call(record.comment, { params, body })
    expect((await chen.call(notice.list, { query: {} })).result.items).toMatchObject([
      {
        type: 'mention',
        title: '王晓在我方公司「远帆会务」中提到了您',
        body: '请核对开户行',
        subject: 'ourCompany',
        subjectId: params.id,
        readAt: null,
      },
    ])
    const [followed] = (await li.call(notice.list, { query: {} })).result.items
    expect(followed).toMatchObject({ type: 'system', title: '王晓评论了您关注的我方公司「远帆会务」', body: '' })
    expect([await titles(me), await titles(zhao)]).toEqual([[], []])
    await chen.call(record.comment, { params, body: { body: '已核对', replyTo: asked.result.id } })
    expect(await titles(me)).toEqual(['陈立回复了您在我方公司「远帆会务」中的评论'])
    expect((await titles(li)).length).toBe(2)
  })

  it('are refused on what does not exist, for people of another company, and in answer to nothing', async () => {
    const [me, other] = [await aTenant(t), await aTenant(t)]
    const params = await aCompany(me)
    const nowhere = { subject: 'ourCompany', id: other.userId }
    expect(await me.call(record.comment, { params: nowhere, body: { body: '好' } })).toMatchObject({ status: 404 })
    expect(await other.call(record.comment, { params, body: { body: '好' } })).toMatchObject({ status: 404 })
    expect(await me.call(record.comment, { params, body: { body: '好', mentions: [other.userId] } })).toMatchObject({
      key: 'record.bad_reference',
    })
    expect(await me.call(record.comment, { params, body: { body: '好', replyTo: me.userId } })).toMatchObject({
      key: 'record.reply_to_nothing',
    })
    expect(await me.as({ permissions: [] }).call(record.comment, { params, body: { body: '好' } })).toMatchObject({
      status: 403,
    })
  })
})

describe('saved views', () => {
  it('are one’s own until shared; only the owner changes them; one may be the default', async () => {
    const me = await aTenant(t)
    const chen = await aColleague(me)
    const params = { subject: 'ourCompany' }
    const state = '?sort=-createdAt&status=enabled'
    const mine = await me.call(record.createView, { params, body: { name: '启用的公司', state } })
    expect(await me.call(record.createView, { params, body: { name: '启用的公司', state } })).toMatchObject({
      status: 409,
      key: 'view.name_taken',
    })
    expect((await chen.call(record.views, { params })).result).toEqual([])
    const id = mine.result.id
    expect((await chen.call(record.removeView, { params: { id } })).status).toBe(404)
    const shared = await me.call(record.updateView, {
      params: { id },
      body: { version: 1, name: '启用的公司', state, shared: true },
    })
    expect(shared.result).toEqual({ id, version: 2 })
    expect(await me.call(record.updateView, { params: { id }, body: { version: 1, name: '旧', state } })).toMatchObject(
      { key: 'record.stale' },
    )
    expect(await chen.call(record.removeView, { params: { id } })).toMatchObject({ status: 409, key: 'view.not_yours' })
    await chen.call(record.defaultView, { params, body: { id } })
    expect((await chen.call(record.views, { params })).result).toMatchObject([
      { id, mine: false, isDefault: true, owner: { name: '王晓' } },
    ])
    expect((await me.call(record.views, { params })).result).toMatchObject([{ id, mine: true, isDefault: false }])
    await me.call(record.removeView, { params: { id } })
    expect((await chen.call(record.views, { params })).result).toEqual([])
  })
})
