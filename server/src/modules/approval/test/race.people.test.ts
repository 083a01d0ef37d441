import { application } from '@srm/api/application'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, act, detail, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { inOrder, repeat, together } from '#test/races.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
let li: Member
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  ;[chen, li] = [await me.person('陈'), await me.person('李')]
})
afterEach(() => inOrder(me))

const limit = { timeout: 600_000 }

const holdersOf = async (id: string, nodeId: string): Promise<string[]> =>
  (await detail(me, id)).runs.find((run) => run.nodeId === nodeId)?.tasks.map(({ assignee }) => assignee) ?? []

/** The step opens while somebody changes who is to decide it. */
const openWhile = async (change: () => Promise<unknown>): Promise<string[]> => {
  const { id } = await submitted(me)
  const taskId = await taskOf(chen, id)
  const [answer] = await together<unknown>([() => act(chen, id, { do: 'approve', taskId }), change])
  expect((answer as { status: number }).status).toBe(200)
  return holdersOf(id, 'b')
}

describe('who decides changes while their step opens', () => {
  it('somebody is disabled: they have it, or the administrator in their place', limit, async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId]), step('b', [li.userId])], { empty: { do: 'admin' } }))
    const set = (status: string) => query(t, `update app."user" set status = $2 where id = $1`, [li.userId, status])
    await repeat(async () => {
      await set('active')
      const holders = await openWhile(() => set('disabled'))
      expect([[li.userId], [me.userId]]).toContainEqual(holders)
    })
    await set('active')
  })

  it('a role loses its last member: they have it, or the administrator in their place', limit, async () => {
    const free = `select r.id from role r where r.tenant_id = $1 and not exists (select 1 from app."user" u where u.tenant_id = $1 and r.id = any(u.roles)) order by r.id limit 1`
    const [role] = await query<{ id: string }>(t, free, [me.tenantId])
    const approvers = [{ by: 'role', ids: [role?.id], scope: 'tenant' }]
    const give = (roles: readonly unknown[]) =>
      query(t, `update app."user" set roles = $2::uuid[] where id = $1`, [li.userId, roles])
    await give([role?.id])
    await publish(
      me,
      tree(me.userId, [step('a', [chen.userId]), step('b', [], { approvers })], { empty: { do: 'admin' } }),
    )
    await repeat(async () => {
      await give([role?.id])
      const holders = await openWhile(() => give([]))
      expect([[li.userId], [me.userId]]).toContainEqual(holders)
    })
  })
})

describe('an approver changes the document', () => {
  it('while its owner does: the owner is refused, and what the approver wrote stands', limit, async () => {
    await publish(
      me,
      tree(me.userId, [step('a', [chen.userId], { fields: { reason: 'edit' } }), step('b', [me.userId])]),
    )
    await repeat(async (round) => {
      const { id, docId } = await submitted(me)
      const taskId = await taskOf(chen, id)
      const { version } = (await me.call(application.show, { params: { id: docId } })).result
      const change = { title: '抢改', type: 'general', amount: '9.00', reason: '抢改', owner: me.userId, version }
      const [approved, edited] = await together<{ status: number }>([
        () => act(chen, id, { do: 'approve', taskId, edits: { reason: `批改${round}` } }),
        () => me.call(application.update, { params: { id: docId }, body: change }),
      ])
      expect([approved?.status, edited?.status]).toEqual([200, 409])
      const kept = (await me.call(application.show, { params: { id: docId } })).result
      expect([kept.reason, kept.amount, kept.status]).toEqual([`批改${round}`, '1200.00', 'pending'])
    })
  })
})
