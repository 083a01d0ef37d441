import { project } from '@srm/api/project'
import { dictionary } from '@srm/api/dictionary'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTypedProject } from '#test/projects.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { grants } from '../project.defaults.ts'
import { aProject } from '../project.fixture.ts'

let t: TestApp
let me: TestTenant
let boss: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  const { departmentId } = me
  const id = await me.inside((ctx) =>
    addPerson(ctx, { username: 'boss', displayName: '总经理', departmentId, roles: [] }),
  )
  boss = memberOf(t, me.tenantId, id)
})

const { deliverable } = project
const owe = (classifyId: string, deliverables: { id?: string; stage: 'preparing' | 'executing'; title: string }[]) =>
  me.call(deliverable.saveType, { params: { classifyId }, body: { deliverables } })

/** A project being prepared, with a type that owes these. */
const preparing = async (titles: readonly string[]) => {
  const body = await aTypedProject(me)
  const owed = (
    await owe(
      body.classify,
      titles.map((title) => ({ stage: 'preparing', title })),
    )
  ).result
  const { id: projectId } = (await me.call(project.project.create, { body })).result
  await me.inside((ctx) => ctx.db.run(`update project set stage = 'preparing' where id = $1`, [projectId]))
  return { projectId, classifyId: body.classify, ids: owed.map(({ id }) => id) }
}
const stateOf = async (projectId: string) =>
  (await me.call(deliverable.list, { query: { projectId } })).result.map(({ title, state }) => [title, state])
const go = async (projectId: string, stage: 'executing' | 'settling') => {
  const { version } = (await me.call(project.project.show, { params: { id: projectId } })).result
  return me.call(project.project.move, { params: { id: projectId }, body: { version, stage } })
}

describe('a deliverable of a stage', () => {
  it('keeps a project from the next stage until it is there or somebody else has waived it', async () => {
    const { projectId, ids } = await preparing(['场地合同', '预算批准', '安全预案'])
    const [contract = '', budget = '', safety = ''] = ids
    const refused = await go(projectId, 'executing')
    expect(refused).toMatchObject({ key: 'project.hindered' })
    expect(refused.message).toContain('还没有交付：场地合同、预算批准、安全预案')
    const { ways } = (await me.call(project.project.standing, { params: { id: projectId } })).result
    expect(ways.find(({ stage }) => stage === 'executing')?.hindrances).toHaveLength(1)
    const mark = (id: string, isDone = true, note?: string) =>
      me.call(deliverable.mark, { body: { projectId, id, isDone, ...(note && { note }) } })
    expect((await mark(contract, true, '文档 · 酒店合同')).status).toBe(200)
    await mark(budget)
    await mark(budget, false)
    expect(await stateOf(projectId)).toEqual([
      ['场地合同', 'done'],
      ['预算批准', 'open'],
      ['安全预案', 'open'],
    ])
    await mark(budget)
    const waive = (who: Member, id: string) =>
      who.call(deliverable.waive, { body: { projectId, id, reason: '客户自备' } })
    expect(await waive(me, safety)).toMatchObject({ key: 'projectDeliverable.own' })
    expect((await go(projectId, 'executing')).message).toContain('还没有交付：安全预案')
    expect((await waive(boss, safety)).result.at(-1)).toMatchObject({ state: 'waived', note: '客户自备', by: '总经理' })
    expect(await waive(boss, contract)).toMatchObject({ key: 'projectDeliverable.not_open' })
    expect(await mark(safety, false)).toMatchObject({ key: 'projectDeliverable.waived' })
    expect((await go(projectId, 'executing')).status).toBe(200)
    expect(JSON.stringify(await timelineOf(me, 'project', projectId))).toContain('豁免交付物：安全预案（客户自备）')
    // What a stage behind it owes is not in the way of another.
    expect((await go(projectId, 'settling')).status).toBe(200)
  })

  it('is owed by the types below as well, and is kept as it stands when the type is changed', async () => {
    const { projectId, classifyId, ids } = await preparing(['场地合同', '预算批准'])
    const [contract = '', budget = ''] = ids
    await me.call(deliverable.mark, { body: { projectId, id: contract, isDone: true } })
    const below = { kind: 'project', name: '经销商大会', parentId: classifyId } as const
    const child = (await me.call(dictionary.classes.create, { body: below })).result.id
    const other = (await me.call(project.project.create, { body: aProject({ classify: child }) })).result.id
    expect(await stateOf(other)).toEqual([
      ['场地合同', 'open'],
      ['预算批准', 'open'],
    ])
    expect((await me.call(deliverable.ofType, { params: { classifyId: child } })).result[0]?.isInherited).toBe(true)
    expect(await owe(child, [{ id: budget, stage: 'preparing', title: '别人的' }])).toMatchObject({
      key: 'projectDeliverable.elsewhere',
    })
    await owe(classifyId, [{ id: contract, stage: 'preparing', title: '已盖章的场地合同' }])
    expect(await stateOf(projectId)).toEqual([['已盖章的场地合同', 'done']])
  })

  it('is waived by nobody who makes projects, and marked by nobody outside', async () => {
    const makers = Object.entries(grants['project'] ?? {}).filter(([, actions]) =>
      actions?.some((action) => action === 'create' || action === 'update'),
    )
    expect(makers.length).toBeGreaterThan(2)
    expect(makers.filter(([role]) => grants['projectDeliverable']?.[role] !== undefined)).toEqual([])
    const { projectId, ids } = await preparing(['场地合同'])
    const body = { projectId, id: ids[0] ?? '', isDone: true }
    const colleague = memberOf(t, me.tenantId, boss.userId, { scope: { kind: 'self' } })
    expect((await colleague.call(deliverable.mark, { body })).status).toBe(404)
    expect((await colleague.call(deliverable.list, { query: { projectId } })).status).toBe(404)
    const stranger = await aTenant(t)
    expect((await stranger.call(deliverable.list, { query: { projectId } })).status).toBe(404)
  })
})
