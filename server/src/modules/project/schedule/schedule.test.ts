import { project } from '@srm/api/project'
import { beforeAll, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTypedProject } from '#test/projects.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aTask } from '../project.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const days = (start: string, end = start) => ({ start, end, assignee: me.userId })

it('the schedule tells open tasks of people in the days asked for, and nothing else', async () => {
  const body = await aTypedProject(me, { eventStart: '2027-12-11', eventEnd: '2027-12-12' })
  const at = (await me.call(project.project.create, { body })).result.id
  const add = async (title: string, more: Parameters<typeof aTask>[0]): Promise<string> =>
    (await me.call(project.task.create, { body: aTask({ project: at, title, ...more }) })).result.id
  const above = await add('上级', days('2027-11-02'))
  await add('跨进来', { ...days('2027-10-28', '2027-11-01'), parent: above })
  await add('在其中', { ...days('2027-11-03', '2027-11-04'), weight: 3 })
  await add('之后', days('2027-11-20'))
  await add('没人做', { start: '2027-11-03', end: '2027-11-03' })
  await add('做完了', { ...days('2027-11-03'), status: 'done' })
  const { result } = await me.call(project.schedule.work, { query: { from: '2027-11-01', days: 14 } })
  expect(result.tasks.map(({ title, weight }) => [title, weight])).toEqual([
    ['跨进来', 1],
    ['在其中', 3],
  ])
  expect(result.people.map(({ id }) => id)).toEqual([me.userId])
  expect(result.projects).toEqual([{ id: at, name: body.name, eventStart: '2027-12-11', eventEnd: '2027-12-12' }])
  expect(result.isCut).toBe(false)
})

it('the schedule leaves out projects that have ended', async () => {
  const at = (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id
  await me.call(project.task.create, { body: aTask({ project: at, title: '取消的', ...days('2028-01-03') }) })
  await me.call(project.project.move, { params: { id: at }, body: { version: 1, stage: 'canceled', note: '客户取消' } })
  const { result } = await me.call(project.schedule.work, { query: { from: '2028-01-03', days: 7 } })
  expect(result.tasks).toEqual([])
})
