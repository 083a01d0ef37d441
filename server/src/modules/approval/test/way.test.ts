import { approval } from '@srm/api/approval'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTenant } from '#test/tenant.ts'
import { aCompany, act, detail, publish, statusOf, step, submitted, taskOf, tree } from '#test/approvals.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const company = async () => aCompany(t, await aTenant(t))

describe('an approval', () => {
  it('goes from one to the next and ends with the document approved', async () => {
    const me = await company()
    const [chen, li] = [await me.person('陈'), await me.person('李')]
    await publish(me, tree(me.userId, [step('a', [chen.userId]), step('b', [li.userId])]))
    const { id, docId } = await submitted(me)
    expect(await statusOf(me, docId)).toBe('pending')
    expect(await act(chen, id, { do: 'approve', taskId: await taskOf(chen, id), opinion: '同意' })).toMatchObject({
      status: 200,
      result: { status: 'running' },
    })
    expect((await chen.call(approval.centre.counts)).result.todo).toBe(0)
    expect((await li.call(approval.centre.counts)).result).toMatchObject({ todo: 1, byType: { application: 1 } })
    const done = await act(li, id, { do: 'approve', taskId: await taskOf(li, id) })
    expect(done.result).toMatchObject({ status: 'approved' })
    expect(await statusOf(me, docId)).toBe('approved')
    const shown = await detail(me, id)
    expect(shown.runs.map(({ nodeId, status }) => [nodeId, status])).toEqual([
      ['start', 'passed'],
      ['a', 'passed'],
      ['b', 'passed'],
      ['end', 'passed'],
    ])
    expect((await me.call(approval.centre.check)).result).toEqual([])
  })
})
