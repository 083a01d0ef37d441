import type { Ctx } from '#kernel/ctx.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { beforeAll, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, detail, line, publish, step, submitted, tree, type Company } from '#test/approvals.ts'
import { inOrder } from '#test/races.ts'
import { query } from '#test/sql.ts'
import { aTenant } from '#test/tenant.ts'

let t: TestApp
let me: Company
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
})

const worker = async (): Promise<void> => {
  const handler = t.app.modules.find(({ name }) => name === 'approval')?.jobs?.['approval.timers']
  const transaction = <R>(work: (ctx: Ctx) => Promise<R>) => t.app.asTenant(me.tenantId, work)
  await handler?.run({ transaction } as unknown as JobRun, {})
}

it('a step that is late gets the head of whoever is late as one more voter', async () => {
  const { heads } = await line(me, ['上', '下'])
  const [head, late] = heads
  const timeout = { basis: 'task', actions: [{ do: 'addSuperior', after: { amount: 30, unit: 'minute' } }] }
  await publish(me, tree(me.userId, [step('a', [late?.userId ?? ''], { timeout })]))
  const { id } = await submitted(me)
  await query(t, `update approval_timer set fire_at = now() - interval '1 second' where instance_id = $1`, [id])
  await worker()
  const asked = (await detail(me, id)).runs
    .flatMap(({ tasks }) => tasks)
    .map(({ assignee, status }) => [assignee, status])
  expect(asked).toEqual([
    [late?.userId, 'pending'],
    [head?.userId, 'pending'],
  ])
  await inOrder(me, ['timer fireAt'])
})
