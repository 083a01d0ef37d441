import { project, type TaskNode } from '@srm/api/project'

import { notice } from '@srm/api/notice'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTypedProject } from '#test/projects.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { projectPoints } from '../index.ts'
import { aTask } from '../project.fixture.ts'
import { remindOfTasks } from './reminder.service.ts'

let t: TestApp
let me: TestTenant
let at: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const event = { eventStart: '2027-12-11', eventEnd: '2027-12-12' }

beforeEach(async () => {
  at = (await me.call(project.project.create, { body: await aTypedProject(me, event) })).result.id
})

type More = NonNullable<Parameters<typeof aTask>[0]>

const add = async (title: string, start: string, more: More = {}): Promise<string> => {
  const made = await me.call(project.task.create, { body: aTask({ project: at, title, start, end: start, ...more }) })
  expect(made, JSON.stringify(made)).toMatchObject({ status: 200 })
  return made.result.id
}
const link = (from: string, to: string, more: { type?: 'SS' | 'FF'; lag?: number } = {}) =>
  me.call(project.task.link, { body: { from, to, ...more } })
const tree = async (): Promise<TaskNode[]> => (await me.call(project.task.tree, { query: { projectId: at } })).result
const flat = (nodes: readonly TaskNode[]): TaskNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])
const days = async (): Promise<string[]> =>
  flat(await tree()).map(({ title, start, end }) => `${title} ${start} ${end}`)
const patch = async (id: string, body: Record<string, unknown>) => {
  const version = flat(await tree()).find((node) => node.id === id)?.version
  return me.call(project.task.patch, { params: { id }, body: { version, ...body } })
}

describe('tasks of a project', () => {
  it('push what waits for them over free days, and tell it in the timeline of what was pushed', async () => {
    // 2027-11-05 is a Friday.
    const a = await add('定方案', '2027-11-01', { end: '2027-11-03' })
    const b = await add('做预算', '2027-11-02', { end: '2027-11-03' })
    expect((await link(a, b)).result.shifted).toBe(1)
    expect(await days()).toEqual(['定方案 2027-11-01 2027-11-03', '做预算 2027-11-04 2027-11-05'])
    expect((await patch(a, { end: '2027-11-05' })).status).toBe(200)
    expect(await days()).toEqual(['定方案 2027-11-01 2027-11-05', '做预算 2027-11-08 2027-11-09'])
    const [told] = (await timelineOf(me, 'task', b)).result.items
    expect(told).toMatchObject({ kind: 'updated', changes: [{ label: '开始', to: '2027-11-08' }, { label: '结束' }] })
  })

  it('leave what somebody has begun where it is', async () => {
    const a = await add('定方案', '2027-11-01', { end: '2027-11-03' })
    const b = await add('做预算', '2027-11-02', { status: 'doing' })
    expect((await link(a, b)).result.shifted).toBe(0)
    expect(await days()).toContain('做预算 2027-11-02 2027-11-02')
  })

  it('never wait for each other in a circle, which is named', async () => {
    const ids = [await add('甲', '2027-11-01'), await add('乙', '2027-11-02'), await add('丙', '2027-11-03')] as const
    await link(ids[0], ids[1])
    await link(ids[1], ids[2])
    const circle = await link(ids[2], ids[0])
    expect(circle).toMatchObject({ status: 422, key: 'task.circle' })
    expect(circle.message).toMatch(/(?:甲|乙|丙) → (?:甲|乙|丙) → (?:甲|乙|丙) → (?:甲|乙|丙)/)
    expect(await link(ids[0], ids[1])).toMatchObject({ key: 'task.linked' })
  })

  it('give those above them their days and their progress by weight', async () => {
    const parent = await add('搭建', '2027-11-01')
    const one = await add('设计', '2027-11-02', { end: '2027-11-04', parent, weight: 3 })
    await add('制作', '2027-11-08', { end: '2027-11-12', parent })
    expect(await patch(one, { status: 'done' })).toMatchObject({ status: 200 })
    const [top] = await tree()
    expect(top).toMatchObject({ title: '搭建', start: '2027-11-02', end: '2027-11-12', progress: 75, slack: null })
    expect(top?.children).toHaveLength(2)
    expect((await me.call(project.project.show, { params: { id: at } })).result.progress).toBe('75.00')
    expect(await me.call(project.task.remove, { params: { id: parent }, query: {} })).toMatchObject({
      key: 'task.has_below',
    })
    const circle = await me.call(project.task.update, {
      params: { id: parent },
      body: { ...aTask({ project: at, title: '搭建' }), parent: one, version: top?.version ?? 0 },
    })
    expect(circle).toMatchObject({ key: 'task.above_circle' })
  })

  it('are done when what they wait for is, and not before', async () => {
    const a = await add('签合同', '2027-11-01')
    const b = await add('付定金', '2027-11-02')
    await link(a, b)
    expect(await patch(b, { status: 'done' })).toMatchObject({ status: 409, key: 'task.waits' })
    await patch(a, { status: 'done' })
    expect((await patch(b, { status: 'done' })).status).toBe(200)
  })

  it('say how far they may slip, and are found with what stands above them', async () => {
    const a = await add('长任务', '2027-11-01', { end: '2027-11-12' })
    await add('短任务', '2027-11-01', { end: '2027-11-02', parent: await add('准备', '2027-11-01') })
    const nodes = flat(await tree())
    expect(nodes.find(({ id }) => id === a)).toMatchObject({ duration: 10, slack: 0, isLate: false })
    expect(nodes.find(({ title }) => title === '短任务')).toMatchObject({ duration: 2, slack: 8 })
    const found = await me.call(project.task.tree, { query: { projectId: at, keyword: '短' } })
    expect(found.result).toMatchObject([{ title: '准备', children: [{ title: '短任务' }] }])
  })

  it('are saved by one of two who move the same one, the other is told', async () => {
    const rehearsal = await add('彩排', '2027-12-10')
    const move = (end: string) => me.call(project.task.patch, { params: { id: rehearsal }, body: { version: 1, end } })
    const answers = await Promise.all([move('2027-12-11'), move('2027-12-12')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})

describe('an event that moves', () => {
  const wanted = (version: number) => ({ version, eventStart: '2027-12-18', eventEnd: '2027-12-19' })
  const params = () => ({ params: { id: at } })
  const preview = (version = 1) => me.call(project.eventMove.preview, { ...params(), body: wanted(version) })

  it('shows every task that shifts, and confirming does it once', async () => {
    await add('签场地', '2027-11-12')
    await add('彩排', '2027-12-10', { isEveryDay: true })
    await add('结算', '2027-12-13', { end: '2027-12-15' })
    await add('已办', '2027-11-01', { status: 'done' })
    const { version } = (await me.call(project.project.show, params())).result
    const { seal, moved } = (await preview(version)).result
    expect(moved.map(({ name, after }) => `${name} ${after.start}`)).toEqual([
      '签场地 2027-11-19',
      '彩排 2027-12-17',
      '结算 2027-12-20',
    ])
    expect(await days()).toContain('签场地 2027-11-12 2027-11-12')
    const body = { ...wanted(version), seal }
    expect((await me.call(project.eventMove.confirm, { ...params(), body })).result).toMatchObject({ moved: 3 })
    expect((await me.call(project.eventMove.confirm, { ...params(), body })).status).toBe(409)
    expect(await days()).toEqual([
      '签场地 2027-11-19 2027-11-19',
      '彩排 2027-12-17 2027-12-17',
      '结算 2027-12-20 2027-12-22',
      '已办 2027-11-01 2027-11-01',
    ])
  })

  it('is not confirmed on a plan that changed since it was looked at', async () => {
    await add('签场地', '2027-11-12')
    const { version } = (await me.call(project.project.show, params())).result
    const { seal } = (await preview(version)).result
    await add('订车', '2027-12-01')
    const body = { ...wanted(version), seal }
    expect(await me.call(project.eventMove.confirm, { ...params(), body })).toMatchObject({
      key: 'project.plan_changed',
    })
  })

  it('moves what another module planned along, and a stage waits for what that module says', async () => {
    const applied: string[] = []
    const hold = { start: '2027-12-11', end: '2027-12-12' }
    const thing = {
      kind: 'hold',
      id: at,
      name: '宴会厅',
      before: hold,
      after: hold,
      cause: 'event',
      isTooLate: false,
    } as const
    const detach = [
      projectPoints.movers.contribute({
        kind: 'hold',
        preview: () => Promise.resolve([thing]),
        apply: (_, __, moved) => {
          applied.push(...moved.map(({ name }) => name))
          return Promise.resolve()
        },
      }),
      projectPoints.guards.contribute({
        key: 'orders',
        stage: 'canceled',
        hindrance: () => Promise.resolve(label('2 个订单未验收', '2 orders not accepted')),
      }),
    ].map(({ attach }) => attach())
    const { seal, moved } = (await preview()).result
    expect(moved).toMatchObject([{ kind: 'hold', name: '宴会厅' }])
    const done = (await me.call(project.eventMove.confirm, { ...params(), body: { ...wanted(1), seal } })).result
    expect(applied).toEqual(['宴会厅'])
    const stage = { ...params(), body: { version: done.version, stage: 'canceled', note: '客户取消' } } as const
    expect(await me.call(project.project.move, stage)).toMatchObject({
      key: 'project.hindered',
      message: '还不能进入“取消”：2 个订单未验收',
    })
    const { ways } = (await me.call(project.project.standing, params())).result
    expect(ways.find((way) => way.stage === 'canceled')?.hindrances).toEqual(['2 个订单未验收'])
    for (const takeAway of detach) takeAway()
  })
})

describe('what is due', () => {
  it('is told to whoever has it once a morning, and stands among what has to be done today', async () => {
    const day = (n: number) => shanghaiDay(new Date(Date.now() + n * 86_400_000))
    const mine = { project: at, assignee: me.userId }
    await me.call(project.task.create, { body: { ...mine, title: '交场地押金', start: day(0), end: day(0) } })
    await me.call(project.task.create, { body: { ...mine, title: '签用车合同', start: day(-3), end: day(-2) } })
    const transaction = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => me.inside(work)
    await remindOfTasks({ transaction })
    const notices = (await me.call(notice.list, { query: {} })).result.items
    expect(notices.filter(({ type }) => type === 'due')).toMatchObject([
      { title: '您有 1 个任务今天到期，1 个已延期', body: '签用车合同、交场地押金' },
    ])
  })

  it('is as far as its checklist', async () => {
    const checklist = [
      { title: '量尺寸', isDone: true },
      { title: '定材质', isDone: false },
      { title: '下单', isDone: false },
    ]
    const body = aTask({ project: at, checklist })
    const made = (await me.call(project.task.create, { body })).result.id
    expect((await me.call(project.task.show, { params: { id: made } })).result.progress).toBe(33)
  })
})
