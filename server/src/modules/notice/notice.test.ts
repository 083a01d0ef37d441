import { notice, noticeTypes, type NoticeType } from '@srm/api/notice'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'
import { notify } from './index.ts'
import { jobsOf } from './notice.jobs.ts'
import { aMobile } from './notice.fixture.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

let people = 0
const aColleague = async (me: TestTenant, displayName = '陈立', more: { mobile?: string } = {}): Promise<Member> => {
  people += 1
  const person = { username: `p${people}`, displayName, departmentId: me.departmentId, ...more }
  return memberOf(t, me.tenantId, await me.inside((ctx) => addPerson(ctx, person)))
}
const tell = (me: TestTenant, to: readonly string[], title: string, type: NoticeType = 'task') =>
  me.inside((ctx) => notify(ctx, { to, type, title }))
const titles = async (who: Member, more: Record<string, string> = {}) =>
  (await who.call(notice.list, { query: more })).result.items.map(({ title }) => title)
const bell = async (who: Member) => (await who.call(notice.unread)).result

describe('notices', () => {
  it('are listed newest first, page by page, by type and by whether they were read', async () => {
    const me = await aTenant(t)
    for (let n = 1; n <= 7; n += 1) await tell(me, [me.userId], `第${n}条`, n % 2 ? 'task' : 'due')
    const first = await me.call(notice.list, { query: { pageSize: 3 } })
    expect(first.result.items.map(({ title }) => title)).toEqual(['第7条', '第6条', '第5条'])
    const second = await me.call(notice.list, { query: { pageSize: 4, cursor: first.result.nextCursor ?? '' } })
    expect([second.result.items.map(({ title }) => title), second.result.nextCursor]).toEqual([
      ['第4条', '第3条', '第2条', '第1条'],
      null,
    ])
    expect(await titles(me, { type: 'due' })).toEqual(['第6条', '第4条', '第2条'])
    const ids = second.result.items.map(({ id }) => id)
    expect((await me.call(notice.read, { body: { ids } })).result).toEqual({ unread: 3, capped: false })
    expect([await titles(me, { unread: 'true' }), await titles(me, { unread: 'false', type: 'due' })]).toEqual([
      ['第7条', '第6条', '第5条'],
      ['第4条', '第2条'],
    ])
    const [read] = (await me.call(notice.list, { query: { unread: 'false' } })).result.items
    await me.call(notice.read, { body: { ids: [read?.id ?? ''] } })
    expect((await me.call(notice.list, { query: { unread: 'false' } })).result.items[0]).toEqual(read)
  })

  it('belong to one person: a colleague neither sees, reads nor deletes them', async () => {
    const me = await aTenant(t)
    const chen = await aColleague(me)
    await tell(me, [me.userId, chen.userId], '给两个人')
    const [mine] = (await me.call(notice.list, { query: {} })).result.items
    const id = mine?.id ?? ''
    expect(await titles(chen)).toEqual(['给两个人'])
    const [theirs] = (await chen.call(notice.list, { query: {} })).result.items
    expect(theirs?.id).not.toBe(id)
    const both = [id, theirs?.id ?? '']
    expect((await chen.call(notice.read, { body: { ids: both } })).status).toBe(404)
    expect((await chen.call(notice.remove, { params: { id } })).status).toBe(404)
    expect([(await bell(me)).unread, (await bell(chen)).unread]).toEqual([1, 1])
    await me.call(notice.remove, { params: { id } })
    expect([await titles(me), (await bell(me)).unread, (await bell(chen)).unread]).toEqual([[], 0, 1])
  })

  it('are counted up to 99 and all marked at once, or those of a type', async () => {
    const me = await aTenant(t)
    await query(
      t,
      `insert into notice (tenant_id, id, user_id, type, title) select $1, app.new_id(), $2, case when n % 2 = 0 then 'due' else 'task' end, 'x' from generate_series(1, 150) n`,
      [me.tenantId, me.userId],
    )
    expect(await bell(me)).toEqual({ unread: 99, capped: true })
    expect((await me.call(notice.readAll, { body: { type: 'due' } })).result).toEqual({ unread: 75, capped: false })
    expect((await me.call(notice.readAll, { body: {} })).result).toEqual({ unread: 0, capped: false })
  })

  it('stay where they belong: undone with the change, not for people who left, only to pages of ours', async () => {
    const me = await aTenant(t)
    const chen = await aColleague(me)
    await query(t, `update "user" set status = 'left' where id = $1`, [chen.userId])
    const undone = me.inside(async (ctx) => {
      await notify(ctx, { to: [me.userId], type: 'task', title: '没有发生' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await tell(me, [me.userId, me.userId, chen.userId, me.tenantId], '有人离开')).toBe(1)
    expect(await titles(me)).toEqual(['有人离开'])
    for (const link of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/a b'])
      await expect(
        me.inside((ctx) => notify(ctx, { to: [me.userId], type: 'task', title: 'x', link })),
      ).rejects.toThrow('a page of ours')
    await me.inside((ctx) =>
      notify(ctx, { to: [me.userId], type: 'task', title: '长'.repeat(300), link: '/project/list?tab=1' }),
    )
    const [last] = (await me.call(notice.list, { query: {} })).result.items
    expect([last?.link, last?.title.length]).toEqual(['/project/list?tab=1', 100])
  })

  it('are swept a quarter after they were read and a year after they were written', async () => {
    const me = await aTenant(t)
    await query(
      t,
      `insert into notice (tenant_id, id, user_id, type, title, read_at, created_at) values
        ($1, app.new_id(), $2, 'task', '早读过', now() - interval '91 days', now() - interval '100 days'),
        ($1, app.new_id(), $2, 'task', '刚读过', now() - interval '89 days', now() - interval '300 days'),
        ($1, app.new_id(), $2, 'task', '一年前', null, now() - interval '366 days'),
        ($1, app.new_id(), $2, 'task', '今年', null, now() - interval '364 days')`,
      [me.tenantId, me.userId],
    )
    const old = aMobile()
    await query(
      t,
      `insert into platform.sms_code (id, mobile, purpose, address, created_at) values (gen_random_uuid(), $1, 'login', '10.0.0.1', now() - interval '3 days'), (gen_random_uuid(), $1, 'login', '10.0.0.1', now() - interval '1 day')`,
      [old],
    )
    await jobsOf({ feishu: undefined, mail: undefined })['notice.sweep'].run(
      { transaction: <T>(work: Parameters<typeof me.inside<T>>[0]) => me.inside(work) } as never,
      {},
    )
    expect((await titles(me)).toSorted()).toEqual(['今年', '刚读过'])
    expect(await query(t, 'select 1 from platform.sms_code where mobile = $1', [old])).toHaveLength(1)
  })
})

describe('preferences', () => {
  it('are by event and channel: the bell is on, the rest off, until one says otherwise', async () => {
    const me = await aTenant(t)
    const { result } = await me.call(notice.preferences)
    expect(result.channels.slice(0, 2)).toEqual(['site', 'sms'])
    expect(result.channels).not.toContain('email')
    expect(result.items).toHaveLength(noticeTypes.length * 4)
    expect(result.items.filter(({ on }) => on).every(({ channel }) => channel === 'site')).toBe(true)
    const set = await me.call(notice.setPreference, { body: { type: 'due', channel: 'sms', on: true } })
    expect(set.result.items.filter(({ on, channel }) => on && channel === 'sms')).toEqual([
      { type: 'due', channel: 'sms', on: true },
    ])
    const refused = await me.call(notice.setPreference, { body: { type: 'due', channel: 'email', on: true } })
    expect([refused.status, refused.key]).toEqual([422, 'notice.channel_unavailable'])
    const chen = await aColleague(me)
    expect((await chen.call(notice.preferences)).result).toEqual(result)
  })

  it('without the bell leave a notice in the list, already read', async () => {
    const me = await aTenant(t)
    await me.call(notice.setPreference, { body: { type: 'due', channel: 'site', on: false } })
    await tell(me, [me.userId], '安静的', 'due')
    await tell(me, [me.userId], '响的', 'task')
    expect([await titles(me), (await bell(me)).unread, await titles(me, { unread: 'false' })]).toEqual([
      ['响的', '安静的'],
      1,
      ['安静的'],
    ])
  })

  it('with SMS send one message for a notice, once, one for a flood, and none past twenty a day', async () => {
    const me = await aTenant(t)
    const mobile = aMobile()
    const chen = await aColleague(me, '陈立', { mobile })
    for (const type of ['approval', 'due'] as const)
      await chen.call(notice.setPreference, { body: { type, channel: 'sms', on: true } })
    const sent = async () =>
      (await t.app.sms.recent?.())?.filter((one) => one.mobile === mobile).map(({ text }) => text) ?? []
    const settled = () =>
      vi.waitFor(
        async () =>
          expect(
            await query(
              t,
              `select 1 from pgboss.job where name in ('notice.sms', 'notice.digest', 'sms.send') and state <> 'completed' and start_after <= now()`,
            ),
          ).toEqual([]),
        { timeout: 60_000 },
      )
    const worker = await startJobs(t)
    try {
      await tell(me, [me.userId, chen.userId], '付款待您审批', 'approval')
      await tell(me, [chen.userId], '没有选的', 'task')
      await settled()
      expect(await sent()).toEqual(['【云采】您有新的通知：付款待您审批，请登录系统查看。'])
      const ids = (await chen.call(notice.list, { query: {} })).result.items.map(({ id }) => id)
      await me.inside((ctx) => ctx.job('notice.sms', { ids: ids.slice(1) }))
      for (let n = 2; n <= 23; n += 1) await tell(me, [chen.userId], `第${n}件`, 'approval')
      await settled()
      expect(await sent()).toHaveLength(5)
      await query(t, `update pgboss.job set start_after = now() where name = 'notice.digest'`)
      await settled()
      expect([(await sent()).length, (await sent())[0]]).toEqual([6, '【云采】您还有 18 条审批通知，请登录系统查看。'])
      const spread = `update notice set sms_at = now() - random() * (now() - date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')
        where user_id = $1 and type = 'approval'`
      await query(t, spread, [chen.userId])
      await tell(me, [chen.userId], '第二十四条', 'due')
      await settled()
      expect(await sent()).toHaveLength(6)
    } finally {
      await worker.close()
    }
  })
})
