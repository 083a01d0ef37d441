import { notice } from '@srm/api/notice'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { addDepartment, addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { anAnnouncement } from '../notice.fixture.ts'

const calls = notice.announcement

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

let people = 0
const person = async (me: TestTenant, displayName: string, departmentId = me.departmentId): Promise<Member> => {
  people += 1
  const id = await me.inside((ctx) => addPerson(ctx, { username: `a${people}`, displayName, departmentId }))
  return memberOf(t, me.tenantId, id, { permissions: [] })
}

/** A role as the columns of its table ask for, whatever they are. */
const roleSql = `insert into role (tenant_id, id, code, name, scope, search_text, search_grams) values ($1, $2, 'R', '评审', 'all', '', '{}')`

const write = async (me: TestTenant, more: Parameters<typeof anAnnouncement>[0] = {}): Promise<string> =>
  (await me.call(calls.create, { body: anAnnouncement(more) })).result.id
const publish = (me: TestTenant, id: string) => me.call(calls.publish, { params: { id }, body: {} })
const mine = async (who: Member) => (await who.call(calls.mine, { query: {} })).result
const unread = async (who: Member) => (await who.call(notice.unread)).result.unread

/** 总部 above 采购部, beside 财务部; one person each, and one in 采购部's own 一组. */
const aFirm = async () => {
  const me = await aTenant(t)
  const add = (name: string, parentId: string | null) =>
    me.inside((ctx) => addDepartment(ctx, { name, code: name, parentId }))
  const [group, money] = [await add('一组', me.departmentId), await add('财务部', null)]
  return {
    me,
    money,
    chen: await person(me, '陈立'),
    li: await person(me, '李娜', group),
    zhao: await person(me, '赵敏', money),
  }
}

describe('an announcement', () => {
  it('for a department reaches those in it and below, and nobody else', async () => {
    const { me, chen, li, zhao } = await aFirm()
    const id = await write(me, { title: '搬家通知', departments: [me.departmentId], pinned: true })
    expect([await mine(chen), await unread(chen)]).toEqual([[], 0])
    expect((await publish(me, id)).result).toMatchObject({ id, version: 2, people: 3 })
    for (const who of [chen, li]) {
      expect(await mine(who)).toMatchObject([
        { id, title: '搬家通知', pinned: true, readAt: null, author: { name: '王晓' } },
      ])
      expect((await who.call(notice.list, { query: {} })).result.items).toMatchObject([
        { type: 'announcement', title: '搬家通知', subject: 'announcement', subjectId: id },
      ])
    }
    expect([await mine(zhao), await unread(zhao)]).toEqual([[], 0])
    for (const endpoint of [calls.view, calls.read])
      expect((await zhao.call(endpoint, { params: { id } })).status).toBe(404)
    expect((await chen.call(calls.view, { params: { id } })).result.body).toContain('<strong>8 日</strong>')
  })

  it('for a role reaches its holders, with a department either; for nobody chosen, everybody', async () => {
    const { me, money, chen, li, zhao } = await aFirm()
    const role = newId()
    await query(t, roleSql, [me.tenantId, role])
    await query(t, `update "user" set roles = array[$1::uuid] where id = $2`, [role, li.userId])
    const [forRole, forBoth, forAll] = [
      await write(me, { roles: [role] }),
      await write(me, { roles: [role], departments: [money] }),
      await write(me),
    ]
    const reached = []
    for (const id of [forRole, forBoth, forAll]) reached.push((await publish(me, id)).result.people)
    expect(reached).toEqual([1, 2, 4])
    const seen = async (who: Member) => (await mine(who)).map(({ id }) => id).toSorted()
    expect(await seen(li)).toEqual([forRole, forBoth, forAll].toSorted())
    expect(await seen(zhao)).toEqual([forBoth, forAll].toSorted())
    expect(await seen(chen)).toEqual([forAll])
  })

  it('tells who has read it and who has not', async () => {
    const { me, chen, li, zhao } = await aFirm()
    const id = await write(me, { mustRead: true })
    await publish(me, id)
    const first = await chen.call(calls.read, { params: { id } })
    expect(await unread(chen)).toBe(0)
    expect((await chen.call(calls.read, { params: { id } })).result).toEqual(first.result)
    await li.call(calls.read, { params: { id } })
    const all = (await me.call(calls.receipts, { params: { id }, query: {} })).result
    expect([all.total, all.read, all.items.length]).toEqual([4, 2, 4])
    const open = (await me.call(calls.receipts, { params: { id }, query: { state: 'unread' } })).result
    expect(
      open.items.map(({ person: { name }, department }) => `${name} ${department?.name ?? ''}`).toSorted(),
    ).toEqual(['王晓 采购部', '赵敏 财务部'].toSorted())
    const done = (await me.call(calls.receipts, { params: { id }, query: { state: 'read' } })).result
    expect(done.items.map(({ person: { id: who } }) => who).toSorted()).toEqual([chen.userId, li.userId].toSorted())
    expect(done.items.every(({ readAt }) => readAt !== null)).toBe(true)
    expect((await mine(zhao)).map(({ readAt }) => readAt)).toEqual([null])
    expect((await me.call(calls.mine, { query: { unread: 'false' } })).result).toEqual([])
  })

  it('reminds those who have not read it, each with one notice', async () => {
    const { me, chen, li, zhao } = await aFirm()
    const id = await write(me, { title: '体检安排', mustRead: true })
    const remind = () => me.call(calls.remind, { params: { id } })
    expect(await remind()).toMatchObject({ status: 409, key: 'announcement.not_published' })
    await publish(me, id)
    await chen.call(calls.read, { params: { id } })
    expect((await remind()).result).toEqual({ people: 3 })
    for (const who of [li, zhao]) {
      const { items } = (await who.call(notice.list, { query: {} })).result
      expect(items.map(({ title, readAt }) => [title, readAt])).toEqual([['【提醒阅读】体检安排', null]])
    }
    const told = (await chen.call(notice.list, { query: {} })).result.items
    expect([await unread(chen), told.map(({ title }) => title)]).toEqual([0, ['【必读】体检安排']])
    expect((await timelineOf(me, 'announcement', id)).result.items[0]?.note).toBe('提醒 3 人阅读')
    for (const who of [me, li, zhao]) await who.call(calls.read, { params: { id } })
    expect((await remind()).result).toEqual({ people: 0 })
  })

  it('is withdrawn with its notices, read anew when published again, and deleted only when it is not out', async () => {
    const { me, chen } = await aFirm()
    const id = await write(me)
    expect(await me.call(calls.withdraw, { params: { id }, body: {} })).toMatchObject({
      key: 'announcement.not_published',
    })
    await publish(me, id)
    expect(await publish(me, id)).toMatchObject({ status: 409, key: 'announcement.published' })
    expect(await me.call(calls.remove, { params: { id }, query: {} })).toMatchObject({ key: 'announcement.published' })
    await chen.call(calls.read, { params: { id } })
    const stale = await me.call(calls.withdraw, { params: { id }, body: { version: 1 } })
    expect(stale).toMatchObject({ status: 409, key: 'record.stale' })
    expect((await me.call(calls.show, { params: { id } })).result.actions).toEqual(['update', 'withdraw'])
    await me.call(calls.withdraw, { params: { id }, body: { version: 2 } })
    expect([await mine(chen), await unread(chen), await unread(me)]).toEqual([[], 0, 0])
    await publish(me, id)
    expect((await mine(chen))[0]?.readAt).toBeNull()
    await me.call(calls.withdraw, { params: { id }, body: {} })
    expect((await me.call(calls.remove, { params: { id }, query: {} })).status).toBe(200)
    const log = await query<{ action: string }>(
      t,
      `select action from system_log where tenant_id = $1 and action like 'announcement.%' order by id`,
      [me.tenantId],
    )
    expect(log.map(({ action }) => action)).toEqual([
      'announcement.published',
      'announcement.withdrawn',
      'announcement.published',
      'announcement.withdrawn',
    ])
  })

  it('keeps its state when it is corrected, and no form sets it', async () => {
    const { me, chen } = await aFirm()
    const id = await write(me)
    await publish(me, id)
    const body = { ...anAnnouncement({ title: '改正后' }), version: 2 }
    expect((await me.call(calls.update, { params: { id }, body })).result.version).toBe(3)
    expect((await mine(chen))[0]).toMatchObject({ title: '改正后' })
    expect((await me.call(calls.show, { params: { id } })).result).toMatchObject({
      status: 'published',
      title: '改正后',
    })
    const forced = { ...anAnnouncement(), status: 'published' }
    expect((await me.call(calls.create, { body: forced as never })).status).toBe(400)
    const told = await timelineOf(me, 'announcement', id)
    expect(told.result.items.map(({ kind, note }) => note ?? kind)).toEqual(['updated', '发布公告', 'created'])
    expect(told.result.items[0]?.changes.map(({ field }) => field)).toEqual(['title'])
  })

  it('is cleaned of what could run, and takes no department or role of another company', async () => {
    const { me } = await aFirm()
    const other = await aTenant(t)
    const id = await write(me, {
      body: '<p onclick="x()">好<script>alert(1)</script><img src="http://evil.example/a.png"></p>',
    })
    const { body } = (await me.call(calls.show, { params: { id } })).result
    expect(body).toContain('好')
    expect(body).not.toMatch(/script|onclick|evil/)
    for (const more of [{ departments: [other.departmentId] }, { roles: [other.userId] }])
      expect(await me.call(calls.create, { body: anAnnouncement(more) })).toMatchObject({ key: 'record.bad_reference' })
  })

  it('for nobody at work is not published', async () => {
    const me = await aTenant(t)
    const empty = await me.inside((ctx) => addDepartment(ctx, { name: '空', code: 'K' }))
    expect(await publish(me, await write(me, { departments: [empty] }))).toMatchObject({ key: 'announcement.nobody' })
  })
})
