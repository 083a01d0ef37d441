import { approval } from '@srm/api/approval'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import {
  aCompany,
  act,
  detail,
  draft,
  publish,
  runsOf,
  step,
  submitted,
  taskOf,
  tree,
  type Company,
} from '#test/approvals.ts'
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

let count = 0
const create = async (design?: Record<string, unknown>) => {
  const body = { key: `d${(count += 1)}`, name: '设计', ...(design && { tree: design }) }
  return (await me.call(approval.flow.create, { body })).result.id
}
const over = (value: string) => ({ match: 'anyOfAll', groups: [[{ op: 'gte', path: 'amount', value }]] })
const choice = (branches: object[]) => ({ id: 'c', type: 'exclusive', name: '金额', branches })

describe('designing', () => {
  it('a new flow can be published as it comes', async () => {
    const id = await create()
    const shown = (await me.call(approval.flow.show, { params: { id } })).result
    expect(shown).toMatchObject({ rev: 1, activeNo: null, enabled: false })
    expect(shown.problems.filter(({ level }) => level === 'error')).toEqual([])
    expect((await me.call(approval.flow.publish, { params: { id }, body: { rev: 1 } })).result.no).toBe(1)
  })

  it('a draft is told apart from what is published', async () => {
    const id = await create(tree(me.userId, [step('a', [chen.userId])]))
    const isPublished = async () => (await me.call(approval.flow.show, { params: { id } })).result.isPublished
    expect(await isPublished()).toBe(false)
    await me.call(approval.flow.publish, { params: { id }, body: { rev: 1 } })
    expect(await isPublished()).toBe(true)
    const changed = tree(me.userId, [step('a', [li.userId])])
    await me.call(approval.flow.saveDraft, { params: { id }, body: { rev: 1, tree: changed } })
    expect(await isPublished()).toBe(false)
  })

  it('what is wrong is told with its place, and keeps it from being published', async () => {
    const id = await create(tree(me.userId, [step('a', [me.tenantId])]))
    const shown = (await me.call(approval.flow.show, { params: { id } })).result
    expect(shown.problems).toContainEqual(expect.objectContaining({ level: 'error', code: 'personGone', nodeId: 'a' }))
    const refused = await me.call(approval.flow.publish, { params: { id }, body: { rev: 1 } })
    expect(refused).toMatchObject({ status: 422, key: 'approval.bad_tree' })
    const shape = await me.call(approval.flow.validate, { body: { tree: { chain: 'nothing' } } })
    expect(shape.result.every(({ level, code }) => level === 'error' && code === 'shape')).toBe(true)
    expect((await me.call(approval.flow.enable, { params: { id }, body: { enabled: true } })).key).toBe(
      'approval.not_published',
    )
  })

  it('a condition on a field the document does not have is an error for that document', async () => {
    const branches = [
      {
        id: 'x',
        name: '大额',
        when: { match: 'anyOfAll', groups: [[{ op: 'gte', path: 'profit', value: '1' }]] },
        chain: [step('a', [chen.userId])],
      },
      { id: 'y', name: '其他', when: null, chain: [step('b', [li.userId])] },
    ]
    const body = { tree: tree(me.userId, [choice(branches)]), docType: 'application' }
    const { result } = await me.call(approval.flow.validate, { body })
    expect(result).toContainEqual(expect.objectContaining({ code: 'fieldUnknown' }))
  })

  it('an edition stays as it was: what runs keeps the one it began with', async () => {
    const flow = await publish(me, tree(me.userId, [step('a', [chen.userId])]))
    const { id } = await submitted(me)
    const next = tree(me.userId, [step('a', [li.userId])])
    await me.call(approval.flow.saveDraft, { params: { id: flow }, body: { rev: 1, tree: next } })
    await me.call(approval.flow.publish, { params: { id: flow }, body: { rev: 2, note: '换人' } })
    const versions = (await me.call(approval.flow.versions, { params: { id: flow } })).result
    expect(versions.map(({ no, active, running }) => [no, active, running])).toEqual([
      [2, true, 0],
      [1, false, 1],
    ])
    expect((await detail(me, id)).flowNo).toBe(1)
    expect(await taskOf(chen, id)).not.toBe('')
    expect(await taskOf(li, (await submitted(me)).id)).not.toBe('')
  })

  it('which flow a document takes is decided by the first condition it meets; a disabled one is passed over', async () => {
    const [large, small] = [
      await publish(me, tree(me.userId, [step('big', [chen.userId])])),
      await publish(me, tree(me.userId, [step('few', [li.userId])])),
    ]
    const flows = [{ flowId: large, condition: over('5000') }, { flowId: small }]
    await me.call(approval.flow.bind, { body: { docType: 'application', purpose: 'create', flows } })
    expect((await runsOf(me, (await submitted(me, { amount: '5000.00' })).id)).at(-1)?.nodeId).toBe('big')
    expect((await runsOf(me, (await submitted(me, { amount: '4999.99' })).id)).at(-1)?.nodeId).toBe('few')
    await me.call(approval.flow.enable, { params: { id: large }, body: { enabled: false } })
    expect((await runsOf(me, (await submitted(me, { amount: '5000.00' })).id)).at(-1)?.nodeId).toBe('few')
    await me.call(approval.flow.bind, { body: { docType: 'application', purpose: 'create', flows: [] } })
    const docId = await draft(me)
    expect((await me.call(approval.submit, { body: { docType: 'application', docId } })).key).toBe('approval.no_flow')
  })
})

describe('looking ahead', () => {
  it('goes the way the approval then goes, through the same hands', async () => {
    const branches = [
      { id: 'x', name: '大额', when: over('5000'), chain: [step('a', [chen.userId])] },
      { id: 'y', name: '其他', when: null, chain: [step('b', [li.userId])] },
    ]
    await publish(me, tree(me.userId, [choice(branches), step('z', [me.userId])]))
    for (const [amount, who] of [
      ['6000.00', chen],
      ['10.00', li],
    ] as const) {
      const docId = await draft(me, { amount })
      const seen = (await me.call(approval.preview, { query: { docType: 'application', docId } })).result
      const { id } = (await me.call(approval.submit, { body: { docType: 'application', docId } })).result
      expect((await detail(me, id)).future.map(({ nodeId }) => nodeId)).toEqual(['z', 'end'])
      await act(who, id, { do: 'approve', taskId: await taskOf(who, id) })
      await act(me, id, { do: 'approve', taskId: await taskOf(me, id) })
      const gone = (await detail(me, id)).runs
      expect(seen.steps.map(({ nodeId, people }) => [nodeId, people.map((one) => one.id)])).toEqual(
        gone.map(({ nodeId, tasks }) => [nodeId, tasks.map(({ assignee }) => assignee)]),
      )
      expect(seen.ends).toBe('approved')
    }
  })

  it('shows the way of a document that is still being written, to those who may write one', async () => {
    const branches = [
      { id: 'x', name: '大额', when: over('5000'), chain: [step('a', [chen.userId])] },
      { id: 'y', name: '其他', when: null, chain: [step('b', [li.userId])] },
    ]
    await publish(me, tree(me.userId, [choice(branches)]))
    const ask = (facts: Record<string, unknown>) => ({ body: { docType: 'application', facts } })
    const peopleOf = async (facts: Record<string, unknown>) => {
      const { result } = await me.call(approval.previewDraft, ask(facts))
      return (result?.steps ?? []).flatMap(({ people }) => people.map(({ id }) => id))
    }
    expect(await peopleOf({ amount: '6000.00', title: '' })).toContain(chen.userId)
    expect(await peopleOf({ amount: '10.00' })).toContain(li.userId)
    expect(await peopleOf({})).toContain(li.userId)
    const reader = me.as({ permissions: ['application:list', 'application:show'] })
    expect((await reader.call(approval.previewDraft, ask({}))).status).toBe(403)
    expect((await me.call(approval.previewDraft, { body: { docType: 'nothing', facts: {} } })).status).not.toBe(200)
  })

  it('works for a flow that is not published, and changes nothing', async () => {
    const docId = await draft(me)
    const body = {
      tree: tree(me.userId, [step('a', [chen.userId]), step('b', [li.userId])]),
      docType: 'application',
      docId,
    }
    const { result } = await me.call(approval.simulate, { body })
    expect(result.steps.map(({ name }) => name)).toEqual(['发起人', '步骤a', '步骤b', '结束'])
    expect((await me.call(approval.centre.of, { query: { docType: 'application', docId } })).result).toEqual([])
  })
})
