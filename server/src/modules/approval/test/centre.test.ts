import { approval } from '@srm/api/approval'
import type { Filter } from '@srm/api/shared/page'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, act, detail, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { connectAs } from '#test/sql.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
let li: Member
const made: string[] = []
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  ;[chen, li] = [await me.person('陈'), await me.person('李')]
  await publish(me, tree(me.userId, [step('a', [chen.userId])]))
  for (let n = 0; n < 25; n += 1) made.push((await submitted(me, { title: `第${n}件`, amount: `${n}.00` })).id)
}, 120_000)

type Tab = 'todo' | 'done' | 'mine' | 'all'
const list = async (
  who: Member,
  tab: Tab,
  more: { keyword?: string; cursor?: string; filters?: readonly Filter[] } = {},
) => {
  const { filters, ...rest } = more
  const query = { pageSize: 10, ...rest, count: 'exact', ...(filters && { filter: JSON.stringify(filters) }) } as const
  return (await who.call(approval.rows[tab].list, { query })).result
}

describe('the lists of the approval centre', () => {
  it('give every row once, page after page, with the total and the badge in agreement', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list(chen, 'todo', { ...(cursor && { cursor }) })
      expect(page.total).toBe(25)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(made.toReversed())
    expect((await chen.call(approval.centre.counts)).result).toMatchObject({ todo: 25, byType: { application: 25 } })
  })

  it('name the step, the flow and what it is about', async () => {
    const { items } = await list(chen, 'todo', { keyword: '第7件' })
    expect(items[0]).toMatchObject({
      title: '第7件',
      node: '步骤a',
      amount: '7.00',
      initiator: { name: '王晓' },
      actingFor: null,
      code: expect.stringMatching(/^SP-\d{8}-\d{4}$/) as string,
      flow: expect.any(String) as string,
      summary: expect.stringContaining(' · ') as string,
    })
  })

  it('are narrowed by words, amounts, days, people and kinds', async () => {
    const mine = async (...filters: readonly Filter[]) => (await list(me, 'mine', { filters })).total
    expect((await list(me, 'mine', { keyword: 'di7jian' })).total).toBe(1)
    expect(await mine({ field: 'amount', op: 'between', value: ['20', '22.50'] })).toBe(3)
    expect(await mine({ field: 'submittedAt', op: 'lte', value: '2020-01-01T00:00:00+08:00' })).toBe(0)
    expect(await mine({ field: 'initiator', op: 'in', value: [li.userId] })).toBe(0)
    expect(await mine({ field: 'department', op: 'in', value: [me.departmentId] })).toBe(25)
    const running: Filter = { field: 'status', op: 'in', value: ['running'] }
    expect(await mine(running, { field: 'docType', op: 'in', value: ['application'] })).toBe(25)
  })

  it('move what is decided from one to the other', async () => {
    const id = made[3] ?? ''
    await act(chen, id, { do: 'approve', taskId: await taskOf(chen, id), opinion: '可以' })
    expect((await list(chen, 'todo')).total).toBe(24)
    const done = await list(chen, 'done')
    expect(done.items).toMatchObject([{ id, result: 'approved', opinion: '可以', status: 'approved' }])
    expect((await list(li, 'done')).total).toBe(0)
  })

  it('show all of them to those who look after approvals, and to nobody else', async () => {
    expect((await list(me, 'all')).total).toBe(25)
    expect((await list(li, 'all')).total).toBe(0)
  })

  it('find what waits for somebody by the index made for it', async () => {
    const client = await connectAs(t.app.config, 'superuser')
    await client.query('set session_replication_role = replica')
    const others = `insert into approval_task (tenant_id, id, instance_id, run_id, node_id, kind, assignee_id, seq_no, weight, status, opened_at)
      select tenant_id, gen_random_uuid(), instance_id, run_id, node_id, kind, gen_random_uuid(), n, 1, 'pending', opened_at
      from (select * from approval_task where tenant_id = $1 limit 1) t, generate_series(1, 20000) n`
    await client.query(others, [me.tenantId])
    await client.query('analyze approval_task')
    const { rows } = await client.query(
      `explain (format json) select id from approval_task where tenant_id = $1 and status = 'pending' and (assignee_id = $2 or substitute_id = $2)`,
      [me.tenantId, chen.userId],
    )
    await client.end()
    const plan = JSON.stringify(rows)
    expect(plan).toMatch(/BitmapOr.*approval_task_(?:mine|held)/)
    expect(plan).toMatch(/approval_task_stand_in/)
  })
})

describe('who sees an approval', () => {
  it('in the database is whom the interpreter would let see it', async () => {
    const people = [chen, li, await me.person('赵'), await me.person('钱'), await me.person('孙')]
    const [zhao, qian, sun] = people.slice(2) as [Member, Member, Member]
    await publish(me, tree(me.userId, [step('a', [chen.userId]), step('b', [li.userId])], { ccOnEnd: [sun.userId] }))
    const { id } = await submitted(me)
    await act(chen, id, { do: 'comment', text: '看', mentions: [qian.userId] })
    const sees = async (who: Member) => {
      const blind = me.as({ userId: who.userId, permissions: [] })
      return (await blind.call(approval.centre.detail, { params: { id } })).status === 200
    }
    expect(await Promise.all([chen, li, zhao, qian, sun].map(sees))).toEqual([true, false, false, true, false])
    await act(chen, id, { do: 'approve', taskId: await taskOf(chen, id) })
    expect(await sees(li), 'once it is their turn').toBe(true)
    await act(li, id, { do: 'approve', taskId: await taskOf(li, id) })
    expect(await sees(sun), 'once the copy is sent').toBe(true)
    expect(await sees(zhao)).toBe(false)
    expect((await detail(me, id)).status).toBe('approved')
  })
})
