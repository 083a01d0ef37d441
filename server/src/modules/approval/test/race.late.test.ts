import { identity } from '@srm/api/identity'
import type { Ctx } from '#kernel/ctx.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import {
  aCompany,
  act,
  detail,
  publish,
  statusOf,
  step,
  submitted,
  taskOf,
  tree,
  type Company,
} from '#test/approvals.ts'
import { inOrder, repeat, runs, together } from '#test/races.ts'

let t: TestApp
let me: Company
let chen: Member
let li: Member
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  ;[chen, li] = [await me.person('陈'), await me.person('李')]
})
afterEach(() => inOrder(me, ['timer fireAt']))

const limit = { timeout: 900_000 }
const timeout = { basis: 'task', actions: [{ do: 'reject', after: { amount: 30, unit: 'minute' } }] }

const due = (id: string) =>
  query(
    t,
    `update approval_timer set fire_at = now() - interval '1 second' where instance_id = $1 and status = 'armed'`,
    [id],
  )

/** What a worker does when it wakes, without the queue around it. */
const worker = async (): Promise<void> => {
  const handler = t.app.modules.find(({ name }) => name === 'approval')?.jobs?.['approval.timers']
  if (!handler) throw new Error('nobody watches the clock')
  const transaction = <R>(work: (ctx: Ctx) => Promise<R>) => t.app.asTenant(me.tenantId, work)
  await handler.run({ transaction } as unknown as JobRun, {})
}

describe('the clock', () => {
  it('runs out while somebody decides: one of them counts', limit, async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId], { timeout })]))
    await repeat(async () => {
      const { id, docId } = await submitted(me)
      const taskId = await taskOf(chen, id)
      await due(id)
      await together<unknown>([() => act(chen, id, { do: 'approve', taskId }), worker])
      const { status } = await detail(me, id)
      expect(['approved', 'rejected']).toContain(status)
      expect(await statusOf(me, docId)).toBe(status)
    })
  })

  it('is watched by several, one of whom dies before saying it was done: the effect comes once', limit, async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId], { timeout })]))
    await repeat(async () => {
      const { id } = await submitted(me)
      await due(id)
      await together([worker, worker, worker])
      await query(t, `update approval_timer set claimed_until = null where instance_id = $1`, [id])
      await together([worker, worker])
      const fired = (await detail(me, id)).timeline.filter(({ type }) => type === 'instance.rejected')
      expect(fired).toHaveLength(1)
    })
  })
})

describe('somebody leaves', () => {
  it('while they still click: each task is decided by them or moved, never both', limit, async () => {
    await repeat(async (round) => {
      const leaver = await me.person(`离职${round}`)
      await publish(me, tree(me.userId, [step('a', [leaver.userId])]))
      const made = [await submitted(me), await submitted(me), await submitted(me)]
      const tasks = await Promise.all(made.map(({ id }) => taskOf(leaver, id)))
      const clicks = made.map(
        ({ id }, n) =>
          () =>
            act(leaver, id, { do: 'approve', taskId: tasks[n] }),
      )
      const successors = { approvalTask: li.userId, approvalFlow: li.userId, application: li.userId }
      const hand = () =>
        me.call(identity.user.handOver, { params: { id: leaver.userId }, body: { successors, leave: true } } as never)
      const [handed] = await together<{ status: number }>([hand, ...clicks])
      expect(handed?.status, JSON.stringify(handed)).toBe(200)
      for (const { id } of made) {
        const all = (await detail(me, id)).runs.flatMap((run) => run.tasks)
        const decided = all.some(({ assignee, status }) => assignee === leaver.userId && status === 'approved')
        const moved = all.some(({ assignee, status }) => assignee === li.userId && status === 'pending')
        expect([decided, moved].filter(Boolean)).toHaveLength(1)
      }
    })
  })
})

describe('fifty people at five approvals', () => {
  it('do whatever comes to mind: nobody waits in a circle, nothing breaks', limit, async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, n) => me.person(`众${n}`)))
    const ids = people.map(({ userId }) => userId)
    await publish(
      me,
      tree(me.userId, [
        step('a', ids.slice(0, 4)),
        step('b', ids.slice(4), { mode: { kind: 'percent', percent: 60 } }),
      ]),
    )
    const made = await Promise.all(Array.from({ length: 5 }, () => submitted(me)))
    const began = Date.now()
    const most = runs >= 200 ? 300_000 : runs * 1500
    const told = { commands: 0, late: 0, broken: [] as string[] }
    const client = async (): Promise<void> => {
      while (Date.now() - began < most) {
        const who = people[Math.floor(Math.random() * people.length)] ?? me
        const at = Math.floor(Math.random() * made.length)
        const answer = await anything(who, made[at]?.id ?? '', ids)
        told.commands += 1
        if (answer.status === 503) told.late += 1
        else if (answer.status >= 500) told.broken.push(answer.key ?? '')
        if (answer.key === 'approval.ended') made[at] = await submitted(me)
      }
    }
    await Promise.all(Array.from({ length: 50 }, client))
    const sql = 'select deadlocks::int from pg_stat_database where datname = current_database()'
    expect(await query(t, sql)).toEqual([{ deadlocks: 0 }])
    expect(told.broken).toEqual([])
    // Waiting three seconds for one's turn is the exception, even with ten at each approval.
    expect(told.late, JSON.stringify(told)).toBeLessThanOrEqual(told.commands / 20)
  })
})

const anything = async (who: Member, id: string, people: readonly string[]) => {
  const taskId = await taskOf(who, id)
  const to = people[Math.floor(Math.random() * people.length)]
  const dice = Math.random()
  if (taskId === '' || dice < 0.1) return act(who, id, { do: 'comment', text: '在看', mentions: [] })
  if (dice < 0.55) return act(who, id, { do: 'approve', taskId })
  if (dice < 0.65) return act(who, id, { do: 'transfer', taskId, to })
  if (dice < 0.75) return act(who, id, { do: 'delegate', taskId, to })
  if (dice < 0.85) return act(who, id, { do: 'addSign', taskId, place: 'before', people: [to], method: 'any' })
  if (dice < 0.93) return act(who, id, { do: 'return', taskId, target: 'a', after: 'rerun' })
  return act(who, id, { do: 'reject', taskId })
}
