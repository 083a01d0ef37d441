import { identity } from '@srm/api/identity'
import { project } from '@srm/api/project'
import { runOfShow } from '@srm/api/run-of-show'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { somebody } from '#modules/identity/identity.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTypedProject } from '#test/projects.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'
import { aRunItem } from './run-of-show.fixture.ts'

const { item } = runOfShow

let t: TestApp
let me: TestTenant
let at: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

beforeEach(async () => {
  at = (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id
})

const add = async (title: string, startTime: string, more: Parameters<typeof aRunItem>[0] = {}): Promise<string> => {
  const made = await me.call(item.create, { body: aRunItem({ project: at, title, startTime, ...more }) })
  expect(made, JSON.stringify(made)).toMatchObject({ status: 200 })
  return made.result.id
}
const sheet = async () => (await me.call(item.sheet, { query: { projectId: at } })).result
const times = async () => (await sheet()).items.map(({ title, day, startTime }) => `${title} ${day} ${startTime}`)
const shift = (id: string, minutes: number, count: number, version = 1) =>
  me.call(item.shift, { body: { id, version, minutes, count } })

describe('a run-of-show', () => {
  it('lists the items of a project by day and time, with the words of their cues', async () => {
    await add('开场', '09:00')
    await add('签到', '08:00', { cues: ['etiquette'] })
    await add('撤场', '08:00', { day: '2027-12-12' })
    expect(await sheet()).toMatchObject({
      canEdit: true,
      items: [{ title: '签到', cues: ['礼仪'] }, { title: '开场', cues: ['灯光', '音响'] }, { day: '2027-12-12' }],
    })
    expect(await me.call(item.create, { body: aRunItem({ project: at, startTime: '24:00' }) })).toMatchObject({
      status: 400,
    })
  })

  it('shifts an item and all that follow on its day at once, with a line in each timeline', async () => {
    await add('签到', '08:00')
    const opening = await add('开场', '09:00')
    const tea = await add('茶歇', '10:00')
    await add('次日', '09:00', { day: '2027-12-12' })
    expect((await shift(opening, 10, 2)).result).toEqual({ moved: 2 })
    expect(await times()).toEqual([
      '签到 2027-12-11 08:00',
      '开场 2027-12-11 09:10',
      '茶歇 2027-12-11 10:10',
      '次日 2027-12-12 09:00',
    ])
    const [told] = (await timelineOf(me, 'runItem', tea)).result.items
    expect(told).toMatchObject({ note: '顺延 10 分钟', changes: [{ label: '开始时间', from: '10:00', to: '10:10' }] })
  })

  it('shifts nothing when it is not what was looked at', async () => {
    const opening = await add('开场', '09:00')
    await add('茶歇', '10:00')
    expect(await shift(opening, 10, 1)).toMatchObject({ status: 409, key: 'runItem.changed' })
    expect(await shift(opening, 10, 2, 7)).toMatchObject({ status: 409, key: 'record.stale' })
    const both = await Promise.all([shift(opening, 10, 2), shift(opening, 10, 2)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await times()).toEqual(['开场 2027-12-11 09:10', '茶歇 2027-12-11 10:10'])
  })

  it('of another project is neither seen nor shifted by a stranger, and not changed by a reader', async () => {
    const opening = await add('开场', '09:00')
    const rights = ['project:show', 'runItem:list', 'runItem:show', 'runItem:update', 'runItem:create']
    const stranger = memberOf(t, me.tenantId, newId(), { permissions: rights, scope: { kind: 'self' } })
    expect((await stranger.call(item.sheet, { query: { projectId: at } })).status).toBe(404)
    expect((await stranger.call(item.show, { params: { id: opening } })).status).toBe(404)
    const body = { id: opening, version: 1, minutes: 10, count: 1 }
    expect((await stranger.call(item.shift, { body })).status).toBe(404)
    expect((await stranger.call(item.create, { body: aRunItem({ project: at }) })).status).toBe(404)
    const reader = me.as({ permissions: ['project:show', 'runItem:list'], isSuper: false })
    expect((await reader.call(item.sheet, { query: { projectId: at } })).result.canEdit).toBe(false)
    expect((await reader.call(item.shift, { body })).status).toBe(403)
  })

  it('stays as it is when its project has ended', async () => {
    const opening = await add('开场', '09:00')
    const body = { version: 1, stage: 'canceled', note: '客户取消' } as const
    expect((await me.call(project.project.move, { params: { id: at }, body })).status).toBe(200)
    expect(await shift(opening, 10, 1)).toMatchObject({ key: 'project.ended' })
    expect(await me.call(item.remove, { params: { id: opening }, query: {} })).toMatchObject({ key: 'project.ended' })
    expect((await sheet()).canEdit).toBe(false)
  })

  it('goes along when the event moves, one line for each day', async () => {
    await add('签到', '08:00')
    await add('开场', '09:00')
    await add('已办', '07:00', { state: 'done' })
    const wanted = { version: 1, eventStart: '2027-12-18', eventEnd: '2027-12-19' }
    const params = { id: at }
    const { seal, moved } = (await me.call(project.eventMove.preview, { params, body: wanted })).result
    expect(moved).toMatchObject([{ kind: 'runOfShow', name: '执行流程：签到等 2 项', after: { start: '2027-12-18' } }])
    await me.call(project.eventMove.confirm, { params, body: { ...wanted, seal } })
    expect(await times()).toEqual(['已办 2027-12-11 07:00', '签到 2027-12-18 08:00', '开场 2027-12-18 09:00'])
  })

  it('passes what a leaver was in charge of to somebody else, but what is done', async () => {
    const leaver = await somebody(me, { roles: ['STAFF'] })
    const heir = await somebody(me, { roles: ['STAFF'] })
    await add('灯光', '09:00', { owner: leaver.id })
    await add('搭建', '07:00', { owner: leaver.id, state: 'done' })
    const { result } = await me.call(identity.user.holdings, { params: { id: leaver.id } })
    expect(result).toMatchObject([{ kind: 'runItem', count: 1, samples: [{ name: '灯光' }] }])
    const body = { successors: { runItem: heir.id }, leave: true }
    expect((await me.call(identity.user.handOver, { params: { id: leaver.id }, body })).result.moved).toEqual({
      runItem: 1,
    })
    expect((await sheet()).items.map(({ owner }) => owner?.id)).toEqual([leaver.id, heir.id])
  })
})
