import { project } from '@srm/api/project'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTypedProject } from '#test/projects.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aTaskTemplate } from '../project.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const add = async (more: Parameters<typeof aTypedProject>[1] = {}): Promise<string> =>
  (await me.call(project.project.create, { body: await aTypedProject(me, more) })).result.id

const make = async (lines: NonNullable<Parameters<typeof aTaskTemplate>[0]>['lines']) =>
  me.call(project.template.create, { body: aTaskTemplate({ lines }) })

describe('a task template', () => {
  it('puts its tasks on their days before and after the event, below their phases, with whoever has the role', async () => {
    // A Saturday and a Sunday.
    const id = await add({ eventStart: '2027-12-11', eventEnd: '2027-12-12' })
    const lines = [
      { phase: '方案', title: '策划方案', days: -30, duration: 3, role: 'manager' },
      { phase: '方案', title: '方案确认', days: -30, duration: 0, after: '1' },
      { title: '现场执行', days: 0, duration: 2, isEveryDay: true },
      { title: '结案报告', anchor: 'end' as const, days: 2, duration: 1 },
    ]
    const template = (await make(lines)).result.id
    const at = { params: { id: template }, body: { projectId: id } }
    const seen = (await me.call(project.template.preview, at)).result
    expect(seen.map(({ title, start, end }) => [title, start, end])).toEqual([
      ['策划方案', '2027-11-11', '2027-11-15'],
      ['方案确认', '2027-11-15', '2027-11-15'],
      ['现场执行', '2027-12-11', '2027-12-12'],
      ['结案报告', '2027-12-14', '2027-12-14'],
    ])
    expect(seen[0]?.assignee).not.toBeNull()
    expect((await me.call(project.template.apply, at)).result).toEqual({ tasks: 4 })
    const tree = (await me.call(project.task.tree, { query: { projectId: id } })).result
    expect(tree.map(({ title, start, end }) => [title, start, end])).toEqual([
      ['方案', '2027-11-11', '2027-11-15'],
      ['现场执行', '2027-12-11', '2027-12-12'],
      ['结案报告', '2027-12-14', '2027-12-14'],
    ])
    expect(tree[0]?.children[0]?.assignee?.id).toBe(me.userId)
    expect((await me.call(project.task.links, { query: { projectId: id } })).result).toHaveLength(1)
  })

  it('names lines there are, and none that waits for itself in the end', async () => {
    const line = { title: '策划方案', days: -30, duration: 3 }
    expect(await make([{ ...line, after: '2' }])).toMatchObject({
      key: 'taskTemplate.after',
      errors: [{ path: 'lines.0.after' }],
    })
    expect(await make([{ ...line, after: 'x' }])).toMatchObject({ key: 'taskTemplate.after' })
    const circle = await make([
      { ...line, after: '3' },
      { ...line, after: '1' },
      { ...line, after: '2' },
    ])
    expect(circle.key).toBe('taskTemplate.circle')
    expect(circle.message).toMatch(/第 \d → \d → \d → \d 行互为前置/)
  })

  it('needs the days of an event, and a project that is still open to the person', async () => {
    const template = (await make([{ title: '策划方案', days: -30, duration: 3 }])).result.id
    const undated = await add({ eventStart: null, eventEnd: null })
    const at = (projectId: string) => ({ params: { id: template }, body: { projectId } })
    expect(await me.call(project.template.apply, at(undated))).toMatchObject({ key: 'project.no_event' })
    const stranger = await aTenant(t)
    expect((await stranger.call(project.template.apply, at(await add()))).status).toBe(404)
  })

  it('comes with the product, without a circle', async () => {
    const { items } = (await me.call(project.template.list, { query: {} })).result
    const usual = items.find(({ name }) => name === '会议活动标准计划')
    const at = { params: { id: usual?.id ?? '' }, body: { projectId: await add() } }
    expect((await me.call(project.template.apply, at)).result.tasks).toBe(27)
    const { lines, ...rest } = (await me.call(project.template.show, { params: { id: usual?.id ?? '' } })).result
    const { name, remark, version } = rest
    const body = { name, remark, version, lines }
    expect((await me.call(project.template.update, { params: { id: usual?.id ?? '' }, body })).status).toBe(200)
  })
})
