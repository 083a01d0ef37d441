import { crm } from '@srm/api/crm'
import { identity } from '@srm/api/identity'
import { project } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { aCustomer } from '#modules/crm/crm.fixture.ts'
import { addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTypedProject } from '#test/projects.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { staleHealth } from './health.service.ts'
import { hasReach, projectPoints } from './index.ts'
import { own } from './project.db.ts'
import { carryOut, requestDocument } from './request/request.service.ts'
import { aProjectMember, aProjectRequest, aTask } from './project.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const add = async (more: Parameters<typeof aTypedProject>[1] = {}): Promise<string> => {
  const made = await me.call(project.project.create, { body: await aTypedProject(me, more) })
  expect(made.status).toBe(200)
  return made.result.id
}
/** As if everybody asked had agreed. */
const approve = async (who: TestTenant, of: string, kind: 'open' | 'close'): Promise<string> => {
  const body = { project: of, kind, reason: '客户已确认' }
  const asked = (await who.call(project.request.create, { body })).result.id
  await who.inside(async (ctx) => {
    await own(ctx).updateTable('project_request').set({ status: 'approved' }).where('id', '=', asked).execute()
    await carryOut(ctx, asked)
  })
  return asked
}
const show = async (id: string) => (await me.call(project.project.show, { params: { id } })).result

describe('a project', () => {
  it('begins as an intent with a number of the year, its manager among its members', async () => {
    const id = await add()
    expect(await show(id)).toMatchObject({ stage: 'intent', health: 'normal', progress: '0.00' })
    expect((await show(id)).code).toMatch(/^XM-\d{4}-\d{4}$/)
    const { items } = (await me.call(project.member.list, { query: {} })).result
    expect(items.filter((member) => member.project.id === id)).toMatchObject([
      { user: { id: me.userId }, role: 'manager' },
    ])
  })

  it('goes from stage to stage, back and to a stop only with a reason, and not past its end', async () => {
    const id = await add()
    const move = async (
      stage: 'preparing' | 'executing' | 'settling' | 'closed' | 'paused' | 'intent',
      note?: string,
    ) => {
      const { version } = await show(id)
      return me.call(project.project.move, { params: { id }, body: { version, stage, ...(note && { note }) } })
    }
    expect(await move('settling')).toMatchObject({ status: 409, key: 'project.no_way' })
    expect(await move('preparing')).toMatchObject({ status: 409, key: 'project.by_request' })
    await approve(me, id, 'open')
    expect((await show(id)).stage).toBe('preparing')
    expect(await move('paused')).toMatchObject({ status: 422, key: 'project.note_needed', errors: [{ path: 'note' }] })
    expect((await move('paused', '客户预算待批')).status).toBe(200)
    expect((await move('preparing')).status).toBe(200)
    expect(await move('intent')).toMatchObject({ key: 'project.note_needed' })
    for (const stage of ['executing', 'settling'] as const) expect((await move(stage)).status).toBe(200)
    expect(await move('closed')).toMatchObject({ key: 'project.by_request' })
    await approve(me, id, 'close')
    expect((await show(id)).closedAt).not.toBeNull()
    expect(await move('settling')).toMatchObject({ key: 'project.no_way' })
    const body = { ...(await aTypedProject(me)), version: (await show(id)).version }
    expect(await me.call(project.project.update, { params: { id }, body })).toMatchObject({ key: 'project.ended' })
    expect((await timelineOf(me, 'project', id)).result.items.length).toBeGreaterThan(5)
  })

  it('is ended by those who may end projects alone', async () => {
    const id = await add()
    const leading = me.as({ userId: me.userId, permissions: ['project:show', 'project:move', 'project:update'] })
    const body = { version: (await show(id)).version, stage: 'canceled', note: '客户取消' } as const
    expect((await leading.call(project.project.move, { params: { id }, body })).status).toBe(403)
    const standing = (await leading.call(project.project.standing, { params: { id } })).result
    expect(standing.ways.map(({ stage }) => stage)).toEqual(['preparing'])
    expect((await me.call(project.project.move, { params: { id }, body })).status).toBe(200)
  })

  it('is offered where one chooses until it has ended, and after that where those are asked for', async () => {
    const id = await add({ name: '杭州发布会' })
    const names = async (isIncludeJX?: '1') =>
      (await me.call(project.choice.all, { query: { keyword: '杭州', ...(isIncludeJX && { isIncludeJX }) } })).result
    expect(await names()).toHaveLength(1)
    const { version } = await show(id)
    await me.call(project.project.move, { params: { id }, body: { version, stage: 'canceled', note: '客户取消' } })
    expect(await names()).toHaveLength(0)
    expect(await names('1')).toHaveLength(1)
  })

  it('keeps the days of its event once they are said, until the event is moved', async () => {
    const id = await add({ eventStart: '2026-12-08', eventEnd: '2026-12-09' })
    const { version, name, classify } = await show(id)
    const body = {
      name,
      classify: classify.id,
      eventStart: '2026-12-20',
      eventEnd: '2026-12-21',
      version,
    }
    expect((await me.call(project.project.update, { params: { id }, body })).status).toBe(200)
    expect(await show(id)).toMatchObject({ eventStart: '2026-12-08', eventEnd: '2026-12-09' })
    const wrong = await aTypedProject(me, { eventStart: '2026-12-08', eventEnd: '2026-12-07' })
    expect(await me.call(project.project.create, { body: wrong })).toMatchObject({ key: 'project.event_days' })
  })
})

describe('whoever works on a project', () => {
  it('sees it whatever their scope, those who only watch change nothing in it, others know nothing of it', async () => {
    const id = await add()
    const person = { username: 'zhang', displayName: '张', departmentId: me.departmentId }
    const zhang = await me.inside((ctx) => addPerson(ctx, person))
    const member = me.as({ userId: zhang, scope: { kind: 'self' } })
    expect((await member.call(project.project.show, { params: { id } })).status).toBe(404)
    const join = { project: id, user: zhang, name: '张', role: 'executor' }
    const joined = (await me.call(project.member.create, { body: join })).result
    expect((await member.call(project.project.show, { params: { id } })).status).toBe(200)
    const today = shanghaiDay(new Date())
    const body = { project: id, title: '签场地', start: today, end: today }
    expect((await member.call(project.task.create, { body })).status).toBe(200)
    const at = { params: { id: joined.id }, body: { ...join, role: 'finance', version: 1 } }
    expect((await me.call(project.member.update, at)).status).toBe(200)
    expect((await member.call(project.task.tree, { query: { projectId: id } })).result).toHaveLength(1)
    expect((await member.call(project.task.create, { body })).status).not.toBe(200)
  })

  it('opens of it what their role in it opens, as the type of the project says', async () => {
    const id = await add()
    const person = { username: 'chen', displayName: '陈', departmentId: me.departmentId }
    const chen = await me.inside((ctx) => addPerson(ctx, person))
    const words = ['project:list', 'project:show', 'task:list', 'task:update', 'task:create', 'projectMember:list']
    const buyer = me.as({ userId: chen, scope: { kind: 'self' }, permissions: words })
    await me.call(project.task.create, { body: aTask({ project: id }) })
    await me.call(project.member.create, { body: { project: id, user: chen, name: '陈', role: 'buyer' } })
    const detail = (await me.call(identity.menu.list2)).result
      .find(({ name }) => name === 'Project')
      ?.children?.find(({ name }) => name === 'ProjectDetail')
    const params = { id: detail?.id ?? '' }
    const tabs = async (who: Member, query = { projectId: id }) =>
      (await who.call(identity.menu.subRouter, { params, query })).result.map(({ name, meta }) => [name, meta.guard])
    expect(await tabs(buyer)).toEqual([['ProjectMember', ['projectMember:list']]])
    expect((await buyer.call(identity.menu.subRouter, { params, query: {} })).result).toHaveLength(4)
    const tree = () => buyer.call(project.task.tree, { query: { projectId: id } })
    const listed = async () => (await buyer.call(project.task.list, { query: {} })).result.items
    expect((await tree()).status).toBe(403)
    expect(await listed()).toEqual([])
    const classifyId = (await show(id)).classify.id
    const rights = [{ role: 'buyer', tab: 'task', level: 'read' as const }]
    expect((await me.call(project.role.save, { params: { classifyId }, body: { rights } })).status).toBe(200)
    expect(await tabs(buyer)).toEqual([
      ['ProjectTask', ['task:list']],
      ['ProjectGantt', ['task:list']],
      ['ProjectBoard', ['task:list']],
      ['ProjectMember', ['projectMember:list']],
    ])
    expect((await tree()).status).toBe(200)
    expect(await listed()).toHaveLength(1)
    expect((await buyer.call(project.task.create, { body: aTask({ project: id }) })).status).toBe(403)
    const other = await add()
    expect((await buyer.call(project.task.tree, { query: { projectId: other } })).status).toBe(404)
    expect((await buyer.call(identity.menu.subRouter, { params, query: { projectId: other } })).status).toBe(404)
    const less = [{ role: 'manager', tab: 'task', level: 'none' as const }]
    expect(await me.call(project.role.save, { params: { classifyId }, body: { rights: less } })).toMatchObject({
      key: 'projectRole.manager',
    })
  })

  it('opens what a module above adds to its page as that module says', async () => {
    const id = await add()
    const person = { username: 'wu', displayName: '吴', departmentId: me.departmentId }
    const wu = await me.inside((ctx) => addPerson(ctx, person))
    await me.call(project.member.create, { body: { project: id, user: wu, name: '吴', role: 'designer' } })
    const tab = {
      subject: 'project',
      key: 'trial',
      name: 'ProjectTrial',
      title: label('试用', 'Trial'),
      permission: 'trial:list',
      order: 60,
      holds: ['trial'],
    }
    const reaches = (reach: 'read' | 'edit') =>
      me.inside((ctx) => {
        const session = { ...ctx.session, isSuper: false, userId: wu, scope: { kind: 'self' as const } }
        return hasReach({ ...ctx, userId: wu, session }, id, 'trial', reach)
      })
    expect(await reaches('read')).toBe(false)
    const forget = projectPoints.tabs.contribute({ tab, roles: { designer: 'read' } }).attach()
    expect([await reaches('read'), await reaches('edit')]).toEqual([true, false])
    forget()
  })

  it('is in it once, and its manager does not leave it', async () => {
    const id = await add()
    const twice = { project: id, user: me.userId, name: '我', role: 'executor' }
    expect(await me.call(project.member.create, { body: twice })).toMatchObject({ key: 'projectMember.taken' })
    const { items } = (await me.call(project.member.list, { query: {} })).result
    const manager = items.find((member) => member.project.id === id)
    const gone = await me.call(project.member.remove, { params: { id: manager?.id ?? '' }, query: {} })
    expect(gone).toMatchObject({ key: 'projectMember.manager' })
  })
})

describe('health', () => {
  it('is counted from late milestones with its reasons, and a stored one that differs is found', async () => {
    const id = await add()
    const before = (days: number) => shanghaiDay(new Date(Date.now() - days * 86_400_000))
    const milestone = { project: id, title: '方案定稿', isMilestone: true, start: before(20), end: before(20) }
    const made = (await me.call(project.task.create, { body: milestone })).result
    expect((await show(id)).health).toBe('off')
    const { reasons, tasks } = (await me.call(project.project.standing, { params: { id } })).result
    expect(reasons.map(({ text }) => text)).toContain('1 个里程碑延期超过 3 个工作日')
    expect(tasks).toEqual({ all: 1, done: 0, late: 1 })
    await me.inside(async (ctx) => {
      expect(await staleHealth(ctx)).toEqual([])
      await ctx.db.run(`update project set health = 'normal' where tenant_id = $1 and id = $2`, [ctx.tenantId, id])
      expect(await staleHealth(ctx)).toHaveLength(1)
    })
    const done = { version: 1, status: 'done' }
    expect((await me.call(project.task.patch, { params: { id: made.id }, body: done })).status).toBe(200)
    expect((await show(id)).health).toBe('normal')
    expect((await show(id)).progress).toBe('100.00')
  })

  it('is told by other modules too, and is looked at anew when something changes', async () => {
    const forget = projectPoints.reasons
      .contribute({
        key: 'crowded',
        level: 'risk',
        label: label('人数超过场地 {{count}} 人', '{{count}} people more than the hall holds'),
        rows: `select id as project_id, attendees - 1000 as count from project where tenant_id = $1 and id = any($2) and attendees > 1000`,
      })
      .attach()
    const id = await add({ attendees: 1200 })
    const { version } = await show(id)
    await me.call(project.attendees.change, { params: { id }, body: { version, attendees: 1201, source: '报名系统' } })
    await approve(me, id, 'open')
    expect((await show(id)).health).toBe('risk')
    const { reasons } = (await me.call(project.project.standing, { params: { id } })).result
    expect(reasons).toEqual([{ level: 'risk', text: '人数超过场地 201 人' }])
    forget()
  })
})

describe('opening and closing', () => {
  it('is asked for once at a time, at the stage it is for, by its manager', async () => {
    const id = await add()
    const ask = (kind: 'open' | 'close', who: Member = me) =>
      who.call(project.request.create, { body: aProjectRequest({ project: id, kind }) })
    expect(await ask('close')).toMatchObject({ key: 'projectRequest.stage' })
    const stranger = me.as({ userId: newId(), scope: { kind: 'self' } })
    expect((await ask('open', stranger)).status).toBe(404)
    const made = (await ask('open')).result.id
    expect(await ask('open')).toMatchObject({ status: 409, key: 'projectRequest.open' })
    expect((await me.call(project.request.show, { params: { id: made } })).result).toMatchObject({
      title: expect.stringMatching(/^立项：/) as string,
      status: 'draft',
      owner: { id: me.userId },
    })
  })

  it('is hindered by what other modules say, and told before anybody approves', async () => {
    const id = await add()
    const guard = {
      key: 'budget',
      stage: 'preparing' as const,
      hindrance: async () => Promise.resolve(label('还没有预算', 'There is no budget')),
    }
    const forget = projectPoints.guards.contribute(guard).attach()
    const body = { project: id, kind: 'open' as const, reason: '客户已确认' }
    const asked = (await me.call(project.request.create, { body })).result.id
    const against = await me.inside(async (ctx) => {
      const row = await requestDocument.read(ctx, asked)
      return requestDocument.precheck?.(ctx, row)
    })
    expect(against).toEqual(['还没有预算'])
    const { ways } = (await me.call(project.project.standing, { params: { id } })).result
    expect(ways[0]).toEqual({ stage: 'preparing', request: 'open', hindrances: ['还没有预算'] })
    forget()
  })
})

describe('the number of people', () => {
  it('has a history with who said so, and tells first what it changes elsewhere', async () => {
    const id = await add({ attendees: 200 })
    const effects = async (_: unknown, __: string, now: number) =>
      Promise.resolve([{ what: label('正餐', 'Dinners'), before: '40000.00', after: `${now * 200}.00` }])
    const forget = projectPoints.attendees.contribute({ key: 'meals', effects }).attach()
    const at = { params: { id } }
    const seen = await me.call(project.attendees.preview, { ...at, body: { attendees: 260 } })
    expect(seen.result).toEqual([{ what: '正餐', before: '40000.00', after: '52000.00' }])
    forget()
    const body = { version: (await show(id)).version, attendees: 260, source: '客户 11 月 18 日邮件' }
    expect((await me.call(project.attendees.change, { ...at, body })).status).toBe(200)
    expect(await me.call(project.attendees.change, { ...at, body })).toMatchObject({ status: 409 })
    expect((await show(id)).attendees).toBe(260)
    expect((await me.call(project.attendees.history, at)).result).toMatchObject([
      { before: 200, after: 260, source: '客户 11 月 18 日邮件' },
    ])
  })
})

describe('a won opportunity', () => {
  it('becomes a project with what it knows of the event, once', async () => {
    const customer = (await me.call(crm.customer.create, { body: aCustomer() })).result.id
    const event = { eventDate: '2027-12-08', attendees: 300 }
    const body = { name: '经销商大会', customer, expectedAmount: '100.00', ...event }
    const won = (await me.call(crm.opportunity.create, { body })).result.id
    await me.inside((ctx) =>
      ctx.db.run(`update opportunity set outcome = 'won', closed_at = now() where tenant_id = $1 and id = $2`, [
        ctx.tenantId,
        won,
      ]),
    )
    await add()
    const make = () => me.call(crm.opportunity.makeOf, { params: { id: won }, body: { version: 1, key: 'project' } })
    const made = await make()
    expect(made.result.subject).toBe('project')
    expect(await show(made.result.id)).toMatchObject({
      name: '经销商大会',
      stage: 'intent',
      customer: { id: customer },
      opportunity: { id: won },
      eventStart: '2027-12-08',
      attendees: 300,
    })
    expect(await make()).toMatchObject({ key: 'opportunity.made_before' })
  })
})

describe('other companies', () => {
  it('read nothing of a project and its people', async () => {
    const id = await add()
    const join = await me.call(project.member.create, { body: aProjectMember({ project: id }) })
    const stranger = await aTenant(t)
    expect((await stranger.call(project.project.show, { params: { id } })).status).toBe(404)
    expect((await stranger.call(project.member.show, { params: { id: join.result.id } })).status).toBe(404)
    const rows = await stranger.inside((ctx) => own(ctx).selectFrom('project').select('id').execute())
    expect(rows).toEqual([])
  })
})
