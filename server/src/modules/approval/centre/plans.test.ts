import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, act, publish, step, submitted, taskOf, tree } from '#test/approvals.ts'
import { planOf, sentBy } from '#test/plans.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { listRows } from '../detail/rows.views.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  aCompany(t, me)
  await publish(me, tree(me.userId, [step('a', [me.userId])], { ccOnSubmit: [me.userId] }))
  for (let n = 0; n < 12; n += 1) {
    const { id } = await submitted(me)
    if (n < 8) await act(me, id, { do: 'approve', taskId: await taskOf(me, id), opinion: '同意' })
  }
})

describe('the approval centre on a database without statistics', () => {
  it.each(['todo', 'done', 'mine', 'cc', 'all'] as const)('finds the page of %s once', async (tab) => {
    const sent = await sentBy(me, (ctx) => listRows({ ...ctx, userId: me.userId }, tab, { page: 1, pageSize: 20 }))
    const page = sent.find(({ text }) => text.includes('limit 21')) ?? { text: '', values: [] }
    const plan = await planOf(t, me, page, 'analyze, costs off, timing off, summary off')
    const limits = plan.split('\n').filter((line) => line.includes('Limit'))
    expect(limits).toEqual([expect.stringMatching(/Limit \(actual rows=[1-9]\d* loops=1\)/)])
  })
})
