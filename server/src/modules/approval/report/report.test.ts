import { approval } from '@srm/api/approval'
import { shanghaiTime } from '@srm/api/shared/date'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, act, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
let li: Member
const today = shanghaiTime(new Date()).slice(0, 10)
const period = { from: today, to: today }

/** A decision with its hours told: opened that long before it was made, due before or after. */
const takes = (id: string, node: string, hours: number, late?: boolean) =>
  me.inside((ctx) =>
    ctx.db.run(
      `update approval_task set opened_at = decided_at - $4 * interval '1 hour',
        due_at = case when $5::boolean is null then null when $5 then decided_at - interval '1 minute' else decided_at + interval '1 minute' end
        where tenant_id = $1 and instance_id = $2 and node_id = $3`,
      [me.tenantId, id, node, hours, late ?? null],
    ),
  )

/** Ten through the first step in 1 to 10 hours; five of them have the second decided, one is sent back by it. */
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  ;[chen, li] = [await me.person('陈'), await me.person('李')]
  await publish(me, tree(me.userId, [step('a', [chen.userId]), step('b', [li.userId])]))
  for (let n = 1; n <= 10; n += 1) {
    const { id } = await submitted(me, { title: `报表${n}` })
    await act(chen, id, { do: 'approve', taskId: await taskOf(chen, id) })
    await takes(id, 'a', n, n > 8 ? true : n > 4 ? false : undefined)
    if (n > 5) continue
    const taskId = await taskOf(li, id)
    if (n === 1) await act(li, id, { do: 'return', taskId, target: 'initiator', after: 'rerun', opinion: '不对' })
    else await act(li, id, { do: 'approve', taskId })
    await takes(id, 'b', 2)
  }
}, 120_000)

const filtered = async (filters: unknown[]): Promise<number | null> => {
  const days = [`${today}T00:00:00.000+08:00`, `${today}T23:59:59.999+08:00`]
  const filter = JSON.stringify([{ field: 'decidedAt', op: 'between', value: days }, ...filters])
  return (await me.call(approval.rows.decided.list, { query: { filter } as never })).result.total
}

describe('the report of approvals', () => {
  it('says what was counted by hand', async () => {
    const { result } = await me.call(approval.report.show, { query: period })
    // 1 to 10 hours and five times 2: 65 hours in 15 decisions.
    expect(result.total).toEqual({ count: 15, average: 4.33, p90: 8.6, hours: 65, timed: 6, late: 2, returned: 1 })
    const [first, second] = result.nodes
    expect(first).toMatchObject({ node: '步骤a', count: 10, average: 5.5, p90: 9.1, hours: 55, timed: 6, late: 2 })
    expect(second).toMatchObject({ node: '步骤b', count: 5, average: 2, p90: 2, hours: 10, timed: 0, returned: 1 })
    expect(result.people.map(({ person, count }) => [person.name, count])).toEqual([
      ['陈', 10],
      ['李', 5],
    ])
    expect(result.flows).toMatchObject([{ count: 15 }])
    expect(result.departments).toMatchObject([{ department: { id: me.departmentId }, count: 15 }])
    expect(result.days).toEqual([{ day: today, count: 15, late: 2 }])
  })

  it('has every figure in the list it leads to', async () => {
    const { nodes, people } = (await me.call(approval.report.show, { query: period })).result
    expect(await filtered([])).toBe(15)
    for (const { flow, node, count, late, returned } of nodes) {
      const here = [
        { field: 'flow', op: 'eq', value: flow },
        { field: 'node', op: 'eq', value: node },
      ]
      expect(await filtered(here)).toBe(count)
      expect(await filtered([...here, { field: 'punctual', op: 'in', value: ['late'] }])).toBe(late)
      expect(await filtered([...here, { field: 'result', op: 'in', value: ['returned'] }])).toBe(returned)
    }
    for (const { person, count } of people)
      expect(await filtered([{ field: 'by', op: 'in', value: [person.id] }])).toBe(count)
  })

  it('is narrowed by flow, department and days, and empty where there is nothing', async () => {
    const of = async (more: object) => (await me.call(approval.report.show, { query: { ...period, ...more } })).result
    expect((await of({ department: me.departmentId })).total.count).toBe(15)
    expect((await of({ flow: '没有这个' })).total).toMatchObject({ count: 0, average: 0, p90: 0 })
    expect((await of({ from: '2020-01-01', to: '2020-01-31' })).nodes).toEqual([])
    const long = await me.call(approval.report.show, { query: { from: '2020-01-01', to: '2022-01-01' } })
    expect(long.status).toBe(400)
  })

  it('is for those who were given it, list included', async () => {
    expect((await chen.call(approval.report.show, { query: period })).status).toBe(403)
    expect((await chen.call(approval.rows.decided.list, { query: {} as never })).status).toBe(403)
    const stranger = await aTenant(t)
    expect((await stranger.call(approval.report.show, { query: period })).result.total.count).toBe(0)
  })
})
