import type { Input } from '@srm/api/endpoint'
import { project } from '@srm/api/project'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTypedProject } from '#test/projects.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aTask } from '../project.fixture.ts'

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

type SaveBody = Input<typeof project.board.save>['body']

const save = (columns: SaveBody['columns']) => me.call(project.board.save, { body: { projectId: at, columns } })
const columns = async () => (await me.call(project.board.columns, { query: { projectId: at } })).result
const task = async () => (await me.call(project.task.tree, { query: { projectId: at } })).result[0]
const add = async (): Promise<string> =>
  (await me.call(project.task.create, { body: aTask({ project: at }) })).result.id
const move = (id: string, body: { version: number; status: 'todo' | 'doing'; columnId: string | null }) =>
  me.call(project.board.move, { params: { id }, body })

describe('columns of a board', () => {
  it('are the states of a task until somebody sets up others, and again when those go', async () => {
    expect((await columns()).map(({ name, id }) => [name, id])).toEqual([
      ['待办', null],
      ['进行中', null],
      ['待确认', null],
      ['已完成', null],
    ])
    await save([
      { name: '待排', status: 'todo' },
      { name: '在做', status: 'doing', wipLimit: 3 },
    ])
    expect(await columns()).toMatchObject([
      { name: '待排', status: 'todo', wipLimit: null },
      { name: '在做', status: 'doing', wipLimit: 3 },
    ])
    await save([])
    expect(await columns()).toHaveLength(4)
  })

  it('keep their cards when they are renamed, also by changing names', async () => {
    const [first, second] = (
      await save([
        { name: '甲', status: 'todo' },
        { name: '乙', status: 'todo' },
      ])
    ).result
    const id = await add()
    await move(id, { version: 1, status: 'todo', columnId: second?.id ?? null })
    await save([
      { id: second?.id ?? '', name: '甲', status: 'todo' },
      { id: first?.id ?? '', name: '乙', status: 'todo' },
    ])
    expect((await columns()).map(({ id: of, name }) => [of, name])).toEqual([
      [second?.id, '甲'],
      [first?.id, '乙'],
    ])
    expect(await task()).toMatchObject({ columnId: second?.id })
    await save([{ id: first?.id ?? '', name: '乙', status: 'todo' }])
    expect(await task()).toMatchObject({ columnId: null })
  })

  it('have names of their own and belong to one project', async () => {
    const twice = [
      { name: '甲', status: 'todo' },
      { name: '甲', status: 'doing' },
    ] as const
    expect(await save([...twice])).toMatchObject({ status: 422, key: 'board.name_taken' })
    const [other] = (await save([{ name: '甲', status: 'todo' }])).result
    at = (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id
    expect(await save([{ id: other?.id ?? '', name: '甲', status: 'todo' }])).toMatchObject({
      key: 'board.column_elsewhere',
    })
  })
})

describe('columns of a company', () => {
  const saveDefault = (list: SaveBody['columns']) => me.call(project.board.saveDefault, { body: { columns: list } })
  const names = async () => (await columns()).map(({ name, from }) => `${from} ${name}`)

  it('are those of each project without its own, which may differ and come back', async () => {
    await saveDefault([
      { name: '待排', status: 'todo', wipLimit: 9 },
      { name: '在做', status: 'doing', wipLimit: 3 },
    ])
    expect(await columns()).toMatchObject([
      { name: '待排', wipLimit: 9, from: 'company' },
      { name: '在做', wipLimit: 3, from: 'company' },
    ])
    await save([{ name: '只有一列', status: 'doing' }])
    expect(await names()).toEqual(['project 只有一列'])
    await saveDefault([{ name: '全部在做', status: 'doing' }])
    expect(await names()).toEqual(['project 只有一列'])
    await save([])
    expect(await names()).toEqual(['company 全部在做'])
    await saveDefault([])
    expect(await names()).toHaveLength(4)
  })

  it('hold cards, which stay where they are when a project makes columns of its own of them', async () => {
    await saveDefault([
      { name: '甲', status: 'todo' },
      { name: '乙', status: 'todo' },
    ])
    const [first, second] = await columns()
    const id = await add()
    expect(await move(id, { version: 1, status: 'todo', columnId: second?.id ?? null })).toMatchObject({ status: 200 })
    const own = (
      await save([
        { id: first?.id ?? '', name: '甲', status: 'todo' },
        { id: second?.id ?? '', name: '丙', status: 'todo' },
      ])
    ).result
    expect(own.every((column) => column.from === 'project' && ![first?.id, second?.id].includes(column.id ?? ''))).toBe(
      true,
    )
    expect(await task()).toMatchObject({ columnId: own[1]?.id })
    expect(
      await saveDefault([
        { name: '丁', status: 'todo' },
        { name: '丁', status: 'doing' },
      ]),
    ).toMatchObject({
      key: 'board.name_taken',
    })
    await saveDefault([])
  })

  it('are set up by those who look after the types of projects, and are nobody else’s', async () => {
    const { columns: list } = { columns: [{ name: '甲', status: 'todo' as const }] }
    const lesser = me.as({ permissions: ['project:update', 'task:list'] })
    expect((await lesser.call(project.board.saveDefault, { body: { columns: list } })).status).toBe(403)
    await saveDefault(list)
    const other = await aTenant(t)
    const theirs = (await other.call(project.project.create, { body: await aTypedProject(other) })).result.id
    const seen = (await other.call(project.board.columns, { query: { projectId: theirs } })).result
    expect(seen.every(({ from }) => from === 'product')).toBe(true)
    await saveDefault([])
  })
})

describe('a card', () => {
  it('takes the state of the column it comes to', async () => {
    const id = await add()
    const [, doing] = (
      await save([
        { name: '待排', status: 'todo' },
        { name: '在做', status: 'doing' },
      ])
    ).result
    const moved = await move(id, { version: 1, status: 'doing', columnId: doing?.id ?? null })
    const now = await task()
    expect(now).toMatchObject({ status: 'doing', columnId: doing?.id })
    expect(moved.result.version).toBe(now?.version)
  })

  it('is not moved by somebody who has not seen where it stands now', async () => {
    const id = await add()
    expect(await move(id, { version: 1, status: 'doing', columnId: null })).toMatchObject({ status: 200 })
    expect(await move(id, { version: 1, status: 'todo', columnId: null })).toMatchObject({ key: 'record.stale' })
  })

  it('does not come to a column of another state', async () => {
    const id = await add()
    const [column] = (await save([{ name: '在做', status: 'doing' }])).result
    expect(await move(id, { version: 1, status: 'todo', columnId: column?.id ?? null })).toMatchObject({
      key: 'board.column_elsewhere',
    })
  })
})
