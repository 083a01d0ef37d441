import { approval } from '@srm/api/approval'
import type { Input } from '@srm/api/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import {
  aCompany,
  act,
  detail,
  draft,
  line,
  publish,
  step,
  submitted,
  taskOf,
  tree,
  type Company,
} from '#test/approvals.ts'

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

const use = (steps: Parameters<typeof tree>[1], settings = {}) => publish(me, tree(me.userId, steps, settings))
const by = (...approvers: object[]) => step('a', [], { approvers })

/** Who got the step, and why. */
const opened = async (who: Member = me, more = {}) => {
  const { id } = await submitted(who, more)
  const run = (await detail(me, id)).runs.find(({ nodeId }) => nodeId === 'a')
  return {
    id,
    run,
    people: run?.tasks.map(({ assignee }) => assignee) ?? [],
    why: JSON.stringify(run?.resolution ?? {}),
  }
}
const submittedNot = async (who: Member) => ({ docId: await draft(who) })
const set = (id: string, status: string) => query(t, 'update "user" set status = $2 where id = $1', [id, status])

describe('who decides is found', () => {
  it('by name, in the order given', async () => {
    await use([by({ by: 'person', ids: [li.userId, chen.userId] })])
    expect((await opened()).people).toEqual([li.userId, chen.userId])
  })

  it('by role, everywhere or only above the one who submits', async () => {
    const [role] = await query<{ id: string }>(t, `select id from role where tenant_id = $1 and code = 'FINANCE'`, [
      me.tenantId,
    ])
    const { departments } = await line(me, ['角甲'])
    const here = await me.person('财务甲', { roles: ['FINANCE'] })
    const below = await me.person('财务乙', { roles: ['FINANCE'], departmentId: departments[0] ?? '' })
    await use([by({ by: 'role', ids: [role?.id], scope: 'tenant' })])
    expect((await opened()).people.toSorted()).toEqual([here.userId, below.userId].toSorted())
    await use([by({ by: 'role', ids: [role?.id], scope: 'initiatorDept' })])
    expect((await opened()).people).toEqual([here.userId])
  })

  it('by post; a group nobody is in leaves the step to the rule for nobody', async () => {
    await query(t, `update "user" set post = '出纳' where id = $1`, [wang.userId])
    await use([by({ by: 'post', ids: ['出纳'] })])
    expect((await opened()).people).toEqual([wang.userId])
    await use([by({ by: 'group', ids: ['g1'] })], { empty: { do: 'admin' } })
    expect((await opened()).people).toEqual([me.userId])
  })

  it('by department, its head or that of one above; by superiors, one or all the way up', async () => {
    const { departments, heads } = await line(me, ['上', '中', '下'])
    const staff = await me.person('员工', { departmentId: departments[2] ?? '' })
    const of = (n: number) => heads[n]?.userId ?? ''
    await use([by({ by: 'deptHead', of: 'initiator', level: 1 })])
    expect((await opened(staff)).people).toEqual([of(2)])
    await use([by({ by: 'deptHead', of: { depts: [departments[1]] }, level: 2 })])
    expect((await opened(staff)).people).toEqual([of(0)])
    await use([by({ by: 'superior', of: 'initiator', level: 2, skipSelf: true })])
    expect((await opened(staff)).people).toEqual([of(1)])
    await use([by({ by: 'superior', of: 'initiator', level: 1, skipSelf: true })])
    expect((await opened(heads[2])).people, 'a head’s superior is one higher').toEqual([of(1)])
    await use([by({ by: 'superiorChain', of: 'initiator', from: 1, until: 'top', order: 'up' })])
    expect((await opened(staff)).people.slice(0, 3)).toEqual([of(2), of(1), of(0)])
  })

  it('by the document: a person, a department’s head, the one who submits', async () => {
    const { departments, heads } = await line(me, ['字段'])
    await use([by({ by: 'field', path: 'owner' })])
    expect((await opened(me, { owner: me.userId })).people).toEqual([me.userId])
    await use([by({ by: 'field', path: 'department' })])
    expect((await opened(me, { department: departments[0] })).people).toEqual([heads[0]?.userId])
    await use([by({ by: 'initiator' })])
    expect((await opened()).people).toEqual([me.userId])
  })

  it('by who decided an earlier step, and by whom the submitter or the one before chose', async () => {
    await use([
      step('x', [chen.userId]),
      step('a', [], { approvers: [{ by: 'prevApprover', nodeId: 'x' }], manualOnly: true }),
    ])
    const { id } = await submitted(me)
    await act(chen, id, { do: 'approve', taskId: await taskOf(chen, id) })
    expect(await taskOf(chen, id)).not.toBe('')
    await use([by({ by: 'selfSelect', min: 1, max: 2 })])
    const docId = (await submittedNot(me)).docId
    const missing = await me.call(approval.submit, { body: { docType: 'application', docId } })
    expect(missing.code).toBe(42203)
    const chosen = await me.call(approval.submit, {
      body: { docType: 'application', docId, choices: { a: [wang.userId] } },
    })
    expect(await taskOf(wang, chosen.result.id)).not.toBe('')
  })

  it('by a matrix of amounts, and by nobody outside its period', async () => {
    const lines = [
      { below: '1000', people: [chen.userId] },
      { from: '1000', below: '5000', people: [li.userId] },
      { from: '5000', people: [wang.userId] },
    ]
    const body = { name: `矩阵${newId()}`, lines, effectiveTo: '2027-12-31' }
    const { id } = (await me.call(approval.matrix.save, { body })).result
    await use([by({ by: 'matrix', id })])
    for (const [amount, who] of [
      ['999.99', chen],
      ['1000.00', li],
      ['5000.00', wang],
    ] as const)
      expect((await opened(me, { amount })).people).toEqual([who.userId])
    await me.call(approval.matrix.save, { body: { ...body, id, version: 1, effectiveTo: '2020-01-01' } })
    expect((await opened()).people, 'the flow’s administrator').toEqual([me.userId])
  })

  it('by a matrix nobody else changed meanwhile, with people and a name of this company alone', async () => {
    const save = (body: Input<typeof approval.matrix.save>['body']) => me.call(approval.matrix.save, { body })
    const body = { name: `矩阵${newId()}`, lines: [{ people: [chen.userId] }] }
    const { id } = (await save(body)).result
    const both = await Promise.all([save({ ...body, id, version: 1 }), save({ ...body, id, version: 1 })])
    expect(
      both.map(({ code }) => code).toSorted((one, other) => one - other),
      'a double click changes it once',
    ).toEqual([200, 40912])
    expect((await save(body)).key).toBe('approval.matrix_taken')
    const other = aCompany(t, await aTenant(t))
    const stranger = { ...body, id, version: 2 }
    expect((await other.call(approval.matrix.save, { body: { ...stranger, lines: [] } })).key).toBe('record.not_found')
    expect((await other.call(approval.matrix.save, { body })).code, 'people of others').not.toBe(200)
  })
})

describe('then, in this order', () => {
  it('whoever left is replaced by their successor', async () => {
    const gone = await me.person('已走')
    await set(gone.userId, 'left')
    const insert = 'insert into approval_handover (tenant_id, id, person_id, successor_id) values ($1, $2, $3, $4)'
    await query(t, insert, [me.tenantId, newId(), gone.userId, li.userId])
    await set(gone.userId, 'active')
    await use([step('a', [gone.userId])])
    await set(gone.userId, 'left')
    const { people, why } = await opened()
    expect(people).toEqual([li.userId])
    expect(why).toContain(gone.userId)
  })

  it('whoever is disabled is left out, with the reason', async () => {
    const off = await me.person('停用')
    await use([step('a', [off.userId, chen.userId])])
    await set(off.userId, 'disabled')
    const { people, why } = await opened()
    expect(people).toEqual([chen.userId])
    expect(why).toContain('disabled')
  })

  it('nobody is asked twice', async () => {
    await use([by({ by: 'person', ids: [chen.userId, li.userId] }, { by: 'person', ids: [li.userId] })])
    expect((await opened()).people).toEqual([chen.userId, li.userId])
  })

  it('one’s own submission is decided by oneself, nobody, one’s superior, head or the administrator, as the step says', async () => {
    const { departments, heads } = await line(me, ['自上', '自下'])
    const staff = await me.person('自员', { departmentId: departments[1] ?? '' })
    const mine = (self: string) => step('a', [staff.userId], { self })
    for (const [self, expected] of [
      ['approve', staff.userId],
      ['superior', heads[1]?.userId],
      ['deptHead', heads[1]?.userId],
      ['admin', me.userId],
    ] as const) {
      await use([mine(self)])
      expect((await opened(staff)).people, self).toEqual([expected])
    }
    await use([step('a', [staff.userId, chen.userId], { self: 'skip' })])
    expect((await opened(staff)).people).toEqual([chen.userId])
  })

  it('a step nobody is left for passes, is rejected, goes to named people, up, to the administrator, or stops the submission', async () => {
    const off = await me.person('空')
    await set(off.userId, 'active')
    const empty = (rule: object) => use([step('a', [off.userId], { empty: rule }), step('b', [li.userId])])
    const flows: [object, (found: Awaited<ReturnType<typeof opened>>) => unknown, unknown][] = [
      [{ do: 'pass' }, ({ run }) => run?.status, 'passed'],
      [{ do: 'reject' }, ({ run }) => run?.status, 'rejected'],
      [{ do: 'people', ids: [wang.userId] }, ({ people }) => people, [wang.userId]],
      [{ do: 'admin' }, ({ people }) => people, [me.userId]],
    ]
    for (const [rule, look, expected] of flows) {
      await set(off.userId, 'active')
      await empty(rule)
      await set(off.userId, 'disabled')
      expect(look(await opened()), JSON.stringify(rule)).toEqual(expected)
    }
    const { departments, heads } = await line(me, ['空上'])
    const staff = await me.person('空员', { departmentId: departments[0] ?? '' })
    await set(off.userId, 'active')
    await empty({ do: 'superior' })
    await set(off.userId, 'disabled')
    expect((await opened(staff)).people).toEqual([heads[0]?.userId])
    await set(off.userId, 'active')
    await empty({ do: 'block' })
    await set(off.userId, 'disabled')
    const { docId } = await submittedNot(me)
    expect((await me.call(approval.submit, { body: { docType: 'application', docId } })).code).toBe(42210)
  })

  it('whoever has just approved the same is not asked again, unless the step wants it by hand', async () => {
    await use([step('a', [chen.userId]), step('b', [chen.userId]), step('c', [li.userId])], { dedupe: 'consecutive' })
    const { id } = await submitted(me)
    await act(chen, id, { do: 'approve', taskId: await taskOf(chen, id) })
    expect(await taskOf(li, id)).not.toBe('')
    await use([step('a', [chen.userId]), step('b', [chen.userId], { manualOnly: true })], { dedupe: 'once' })
    const again = await submitted(me)
    await act(chen, again.id, { do: 'approve', taskId: await taskOf(chen, again.id) })
    expect(await taskOf(chen, again.id)).not.toBe('')
  })

  it('the one who stands in is marked, and the task stays its owner’s; not above the rule’s amount', async () => {
    const [from, to] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
    const body = { principal: wang.userId, substitute: li.userId, from: from ?? '', to: to ?? '', amountCap: '2000' }
    const rule = await me.call(approval.substitution.create, { body })
    await use([step('a', [wang.userId])])
    const [task] = (await opened(me, { amount: '1999.00' })).run?.tasks ?? []
    expect(task).toMatchObject({ assignee: wang.userId, substitute: li.userId })
    const [large] = (await opened(me, { amount: '2001.00' })).run?.tasks ?? []
    expect(large).toMatchObject({ assignee: wang.userId, substitute: null })
    await me.call(approval.substitution.cancel, { params: { id: rule.result.id } })
  })

  it('an approval no person has decided waits for an administrator before it ends', async () => {
    const boss = await me.person('主管')
    const auto = {
      id: 'a',
      type: 'approve',
      name: '自动',
      kind: 'pass',
      approvers: [],
      mode: { kind: 'any', reject: 'first' },
    }
    await publish(me, tree(boss.userId, [auto]))
    const { id } = await submitted(me)
    expect(await taskOf(boss, id)).not.toBe('')
  })
})
