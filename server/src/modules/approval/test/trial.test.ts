import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import type { Input } from '@srm/api/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, draft, publish, step, tree, type Company } from '#test/approvals.ts'
import { snapshotOf } from '#test/snapshot.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
let li: Member
let wang: Member
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  ;[chen, li, wang] = [await me.person('陈'), await me.person('李'), await me.person('王')]
})

type Json = Record<string, unknown>
type Options = Partial<Input<typeof approval.simulate>['body']>

const over = (value: string) => ({ match: 'anyOfAll', groups: [[{ op: 'gte', path: 'amount', value }]] })

/** Above a limit 陈 decides, below it 李, then 王; the limit and the last are what changes. */
const design = (limit = '5000', last = wang, more: Json = {}): Json => {
  const branches = [
    { id: 'x', name: '大额', when: over(limit), chain: [step('a', [chen.userId], more)] },
    { id: 'y', name: '其他', when: null, chain: [step('b', [li.userId])] },
  ]
  return tree(me.userId, [{ id: 'c', type: 'exclusive', name: '金额', branches }, step('z', [last.userId])])
}

const simulated = async (design_: Json, given: Options) => {
  const body = { tree: design_, docType: 'application', ...given }
  return (await me.call(approval.simulate, { body })).result
}

const wayOf = ({ steps }: Awaited<ReturnType<typeof simulated>>) =>
  steps.map(({ nodeId, phase, people }) => [nodeId, phase, people.map(({ name }) => name).join()])

describe('a trial', () => {
  it('of made-up facts lights the branch they take, names the people and says why', async () => {
    const before = await snapshotOf(t, me.tenantId)
    const seen = await simulated(design(), { facts: { amount: '5000.00' } })
    expect(wayOf(seen)).toEqual([
      ['start', 'done', ''],
      ['c', 'done', ''],
      ['a', 'now', '陈'],
      ['z', 'ahead', '王'],
      ['end', 'ahead', ''],
    ])
    expect(seen.steps[1]?.decision).toMatchObject({
      chosen: ['x'],
      rules: [
        { branch: 'x', rules: [{ path: 'amount', fact: '5000.00', holds: true }] },
        { branch: 'y', rules: [] },
      ],
    })
    expect(seen.steps[2]?.resolution).toMatchObject({ named: [{ by: 'person', found: [chen.userId] }] })
    expect(seen.steps[2]?.people[0]?.department).toBe('采购部')
    expect(seen.people[chen.userId]).toBe('陈')
    expect(seen).toMatchObject({ ends: 'approved', blocked: null, initiator: { id: me.userId } })
    expect(await snapshotOf(t, me.tenantId)).toEqual(before)
  })

  it('goes where agreeing, turning down and time running out lead', async () => {
    const timeout = { basis: 'node', actions: [{ do: 'pass', after: { amount: 1, unit: 'day' }, upTo: null }] }
    const facts = { amount: '9000.00' }
    const flow = design('5000', wang, { timeout, onReject: { to: 'initiator', after: 'rerun' } })
    const first = await simulated(flow, { facts })
    expect(first.waiting).toEqual([
      { nodeId: 'a', person: chen.userId, name: '陈', moves: ['approve', 'reject', 'timeout'] },
    ])
    const late = await simulated(flow, { facts, moves: [{ do: 'timeout', nodeId: 'a' }] })
    expect(late.waiting.map(({ name }) => name)).toEqual(['王'])
    const back = await simulated(flow, { facts, moves: [{ do: 'reject', nodeId: 'a', person: chen.userId }] })
    expect(back).toMatchObject({ ends: 'returned', waiting: [{ person: me.userId, moves: ['resubmit'] }] })
    const over_ = await simulated(flow, {
      facts,
      moves: [
        { do: 'approve', nodeId: 'a' },
        { do: 'reject', nodeId: 'z' },
      ],
    })
    expect(over_).toMatchObject({ ends: 'rejected', waiting: [], stuck: null })
    const stuck = await simulated(flow, { facts, moves: [{ do: 'approve', nodeId: 'b' }] })
    expect(stuck.stuck).toEqual({ at: 0, message: '步骤b：审批步骤不存在' })
  })

  it('says in words where it cannot go on, and refuses what is no value of the field', async () => {
    const flow = tree(me.userId, [
      step('a', [], { approvers: [{ by: 'field', path: 'owner' }], empty: { do: 'block' } }),
    ])
    const seen = await simulated(flow, { facts: {} })
    expect(seen).toMatchObject({ ends: 'nobody', blocked: '步骤a：找不到审批人，不能提交', steps: [] })
    const wrong = await me.call(approval.simulate, {
      body: { tree: flow, docType: 'application', facts: { amount: 'viel' } },
    })
    expect(wrong).toMatchObject({ status: 400, key: 'request.invalid' })
    const nothing = await me.call(approval.simulate, { body: { tree: flow, docType: 'application' } })
    expect(nothing.key).toBe('approval.nothing_to_try')
  })

  it('is of no document its reader may not see', async () => {
    const docId = await draft(me)
    const stranger = memberOf(t, me.tenantId, wang.userId, { permissions: ['approvalFlow:update'] })
    const body = { tree: design(), docType: 'application', docId }
    expect((await stranger.call(approval.simulate, { body })).status).toBe(403)
    expect((await stranger.call(approval.simulate, { body: { ...body, docId: undefined, facts: {} } })).status).toBe(
      200,
    )
  })

  it('looks at the day it is said to be', async () => {
    const soon = { match: 'anyOfAll', groups: [[{ op: 'withinDays', path: 'startDate', days: 3 }]] }
    const branches = [
      { id: 'x', name: '紧急', when: soon, chain: [step('a', [chen.userId])] },
      { id: 'y', name: '其他', when: null, chain: [] },
    ]
    const flow = tree(me.userId, [{ id: 'c', type: 'exclusive', name: '急不急', branches }, step('z', [li.userId])])
    const at = async (day: string) =>
      (await simulated(flow, { facts: { startDate: '2027-03-10' }, at: day })).waiting.map(({ nodeId }) => nodeId)
    expect(await at('2027-03-08')).toEqual(['a'])
    expect(await at('2027-01-08')).toEqual(['z'])
  })
})

const saved = async (flowId: string, name: string, given: Options) =>
  (
    await me.call(approval.flow.cases.create, {
      params: { id: flowId },
      body: { name, tree: design(), docType: 'application', ...given },
    })
  ).result.id

const run = async (id: string, design_: Json) =>
  (await me.call(approval.flow.cases.run, { params: { id }, body: { tree: design_ } })).result

const save = (id: string, rev: number, design_: Json) =>
  me.call(approval.flow.saveDraft, { params: { id }, body: { rev, tree: design_ } })

describe('a saved case', () => {
  it('outlives its document, and is told apart in words when the flow changes', async () => {
    const flowId = await publish(me, design())
    const docId = await draft(me, { amount: '6000.00' })
    const id = await saved(flowId, '大额', { docId })
    await saved(flowId, '小额', { facts: { amount: '10.00' }, moves: [{ do: 'reject', nodeId: 'b' }] })
    await me.call(application.remove, { params: { id: docId }, query: {} })
    const listed = (await me.call(approval.flow.cases.list, { params: { id: flowId } })).result
    expect(listed.map(({ name, ends }) => [name, ends])).toEqual([
      ['大额', 'approved'],
      ['小额', 'rejected'],
    ])
    expect(listed[0]?.input.facts).toMatchObject({ amount: '6000.00', owner: me.userId })
    expect((await run(flowId, design())).cases.map(({ differences }) => differences)).toEqual([[], []])

    const { cases } = await run(flowId, design('9000', li))
    expect(cases[0]?.differences).toEqual([
      { kind: 'removed', nodeId: 'a', name: '步骤a', before: ['陈'], after: [] },
      { kind: 'added', nodeId: 'b', name: '步骤b', before: [], after: ['李'] },
      { kind: 'people', nodeId: 'z', name: '步骤z', before: ['王'], after: ['李'] },
    ])
    expect(cases[1]?.differences).toEqual([])

    expect((await me.call(approval.flow.cases.rename, { params: { id }, body: { name: '小额' } })).key).toBe(
      'approval.case_taken',
    )
    await me.call(approval.flow.cases.rename, { params: { id }, body: { name: '六千' } })
    await me.call(approval.flow.cases.remove, { params: { id } })
    expect((await run(flowId, design())).cases.map(({ name }) => name)).toEqual(['小额'])
  })

  it('keeps a flow from being published unseen; whoever accepts what they saw makes it the right one', async () => {
    const flowId = await publish(me, design())
    await saved(flowId, '大额', { facts: { amount: '6000.00' } })
    const [next, other] = [design('5000', li), design('5000', chen)]
    await save(flowId, 1, next)
    const body = { rev: 2 }
    const refused = await me.call(approval.flow.publish, { params: { id: flowId }, body })
    expect(refused).toMatchObject({ status: 409, key: 'approval.cases_differ', details: { cases: [{ name: '大额' }] } })

    // Somebody saw another change than the one that is published.
    const seen = await run(flowId, other)
    const unseen = await me.call(approval.flow.publish, {
      params: { id: flowId },
      body: { ...body, accepted: seen.digest },
    })
    expect(unseen.key).toBe('approval.cases_differ')
    expect((await me.call(approval.flow.versions, { params: { id: flowId } })).result).toHaveLength(1)

    const { digest } = await run(flowId, next)
    const done = await me.call(approval.flow.publish, { params: { id: flowId }, body: { ...body, accepted: digest } })
    expect(done.result.no).toBe(2)
    expect((await run(flowId, next)).cases[0]?.differences).toEqual([])
    expect((await me.call(approval.flow.publish, { params: { id: flowId }, body })).result.no).toBe(3)
  })
})

describe('made-up facts', () => {
  it('named like something every object has are refused, not stumbled over', async () => {
    for (const path of ['constructor', 'toString', '__proto__']) {
      const facts = JSON.parse(`{"${path}":"x"}`) as Record<string, unknown>
      const body = { tree: design(), docType: 'application', facts }
      expect((await me.call(approval.simulate, { body: body as never })).status, path).toBeLessThan(500)
    }
  })
})

describe('what a change of a flow means for documents there are', () => {
  it('is counted by branch, by person and by document, against the edition in use', async () => {
    const flowId = await publish(me, design())
    for (const amount of ['100.00', '6000.00', '7000.00', '9500.00']) await draft(me, { amount })
    const next = design('9000')
    const asked = () => me.call(approval.flow.coverage, { params: { id: flowId }, body: { tree: next } })
    const before = (await asked()).result
    const [large] = before.branches.filter(({ branchId }) => branchId === 'x')
    expect(before.against).toBe(1)
    expect(before.branches.reduce((sum, { count }) => sum + count, 0)).toBe(before.documents)
    const changed = before.changed.filter(({ title }) => title.startsWith('申请'))
    expect(changed.map(({ before: was, after }) => [was.people, after.people])).toContainEqual([
      ['陈', '王'],
      ['李', '王'],
    ])
    const load = before.people.find(({ id }) => id === chen.userId)
    expect((load?.before ?? 0) - (load?.after ?? 0)).toBe(changed.length)
    await draft(me, { amount: '9500.00' })
    await draft(me, { amount: '8999.99' })
    const after = (await asked()).result
    expect(after.branches.find(({ branchId }) => branchId === 'x')?.count).toBe((large?.count ?? 0) + 1)
    expect(after.changed).toHaveLength(before.changed.length + 1)
  })

  it('of a flow with many choices takes no longer than a few seconds, and others are served meanwhile', async () => {
    const choices = Array.from({ length: 150 }, (_, n) => ({
      id: `k${n}`,
      type: 'exclusive',
      name: `条件${n}`,
      branches: [
        { id: 'x', name: '大额', when: over(String(n + 1)), chain: [] },
        { id: 'y', name: '其他', when: null, chain: [] },
      ],
    }))
    const large = tree(me.userId, [...choices, step('z', [wang.userId])])
    const flowId = await publish(me, large)
    for (let n = 0; n < 20; n += 1) await draft(me)
    await query(
      t,
      `insert into application (select (jsonb_populate_record(a, jsonb_build_object('id', app.new_id(), 'code', a.code || '-' || n))).*
        from application a, generate_series(1, 18) n where a.tenant_id = $1
          and a.id in (select id from application where tenant_id = $1 limit 10))`,
      [me.tenantId],
    )
    // In time of the processor, so that other programs on the machine make no difference.
    const busyMs = (): number => {
      const { user, system } = process.threadCpuUsage()
      return (user + system) / 1000
    }
    let longest = 0
    let last = busyMs()
    const clock = setInterval(() => {
      longest = Math.max(longest, busyMs() - last)
      last = busyMs()
    }, 1)
    const began = performance.now()
    const { status, result } = await me.call(approval.flow.coverage, { params: { id: flowId }, body: { tree: large } })
    const took = performance.now() - began
    clearInterval(clock)
    expect(status).toBe(200)
    expect(result.documents).toBeGreaterThanOrEqual(10)
    expect(took).toBeLessThan(10_000)
    expect(longest, 'how long nobody else was served').toBeLessThan(250)
  })

  it('is asked only of documents the bindings give to this flow and the reader may list', async () => {
    const [large, rest] = [await publish(me, design()), await publish(me, design())]
    const flows = [{ flowId: large, condition: over('5000') }, { flowId: rest }]
    await me.call(approval.flow.bind, { body: { docType: 'application', purpose: 'create', flows } })
    const count = async (who: Member, id: string) =>
      (await who.call(approval.flow.coverage, { params: { id }, body: { tree: design() } })).result
    const [first, second] = [await count(me, large), await count(me, rest)]
    expect(first.documents).toBeGreaterThan(0)
    expect(second.documents).toBeGreaterThan(0)
    expect(first.branches.find(({ branchId }) => branchId === 'y')?.count).toBe(0)
    expect(second.branches.find(({ branchId }) => branchId === 'x')?.count).toBe(0)
    const stranger = memberOf(t, me.tenantId, wang.userId, { permissions: ['approvalFlow:update'] })
    expect(await count(stranger, large)).toMatchObject({ documents: 0, unseen: ['申请单'], changed: [] })
  })
})
