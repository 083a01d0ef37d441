import { approval } from '@srm/api/approval'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aCompany, act, detail, draft, publish, statusOf, step, taskOf, tree, type Company } from '#test/approvals.ts'
import { aScenario, scenarioModule, makeScenarios } from '#test/scenarios.ts'
import { inOrder } from '#test/races.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'

let t: TestApp
let me: Company
let chen: Member
let worker: App
let innerKey: string
beforeAll(async () => {
  t = await startApp({ modules: [scenarioModule] })
  await makeScenarios(t)
  me = aCompany(t, await aTenant(t))
  chen = await me.person('陈')
  const inner = await publish(me, tree(me.userId, [step('i', [chen.userId])]))
  innerKey = (await me.call(approval.flow.show, { params: { id: inner } })).result.key
  worker = await startJobs(t)
})
afterAll(async () => {
  await inOrder(me)
  await worker.close()
  await t.close()
})

const wait = { timeout: 60_000, interval: 100 }
const until = (holds: () => Promise<boolean>) => vi.waitUntil(holds, wait)

const subNode = (over: object) => ({
  id: 's',
  type: 'sub',
  name: '子流程',
  flowKey: innerKey,
  document: { field: 'linked' },
  initiator: 'same',
  wait: true,
  childRejected: 'reject',
  ...over,
})
const linking = (field: string) => tree(me.userId, [subNode({ document: { field } }), step('b', [me.userId])])

/** A flow for errands: the step that starts the child, then one more. */
const use = async (sub: object): Promise<void> => {
  await publish(me, tree(me.userId, [subNode(sub), step('b', [me.userId])]), 'create', 'errand')
}
const childrenOf = async (id: string) => (await detail(me, id)).children
const firstChild = async (id: string): Promise<string> => {
  await until(async () => (await childrenOf(id)).length > 0)
  return (await childrenOf(id))[0]?.id ?? ''
}
const stands = async (id: string): Promise<string> => (await detail(me, id)).status
const decide = async (child: string, verb: 'approve' | 'reject') =>
  act(chen, child, { do: verb, taskId: await taskOf(chen, child), opinion: '看过' })

describe('the approval of a linked document, started by a step', () => {
  it('is that document’s own: its status follows, and the parent goes on with it', async () => {
    await use({})
    const linked = await draft(me)
    const { id } = await aScenario(me, { linked })
    const child = await firstChild(id)
    expect(await statusOf(me, linked)).toBe('pending')
    expect((await detail(me, child)).parent).toMatchObject({ id })
    const twice = await me.call(approval.submit, { body: { docType: 'application', docId: linked } })
    expect(twice).toMatchObject({ status: 409, code: 40904 })
    await decide(child, 'approve')
    expect(await statusOf(me, linked)).toBe('approved')
    await until(async () => (await taskOf(me, id)) !== '')
  })

  it('is started once for every line, and the parent waits for the last', async () => {
    await use({ each: 'lines' })
    const docs = [await draft(me), await draft(me)]
    const { id } = await aScenario(me, { lines: docs.map((linked) => ({ what: '事', linked })) })
    await until(async () => (await childrenOf(id)).length === 2)
    const [first, second] = await childrenOf(id)
    await decide(first?.id ?? '', 'approve')
    expect(await taskOf(me, id)).toBe('')
    await decide(second?.id ?? '', 'approve')
    await until(async () => (await taskOf(me, id)) !== '')
  })

  it('not waited for, lives on when the parent has ended', async () => {
    await use({ wait: false })
    const linked = await draft(me)
    const { id } = await aScenario(me, { linked })
    const child = await firstChild(id)
    await act(me, id, { do: 'approve', taskId: await taskOf(me, id) })
    expect(await stands(id)).toBe('approved')
    expect(await stands(child)).toBe('running')
    await decide(child, 'reject')
    expect([await stands(id), await statusOf(me, linked)]).toEqual(['approved', 'rejected'])
  })

  it('rejected or withdrawn, it does to the parent what the step says', async () => {
    await use({ childRejected: 'reject' })
    const rejected = await aScenario(me, { linked: await draft(me) })
    await decide(await firstChild(rejected.id), 'reject')
    await until(async () => (await stands(rejected.id)) === 'rejected')
    await use({ childRejected: 'return' })
    const returned = await aScenario(me, { linked: await draft(me) })
    await act(me, await firstChild(returned.id), { do: 'withdraw' })
    await until(async () => (await stands(returned.id)) === 'returned')
    await use({ childRejected: 'continue' })
    const goesOn = await aScenario(me, { linked: await draft(me) })
    await act(me, await firstChild(goesOn.id), { do: 'terminate', reason: '不需要' })
    await until(async () => (await taskOf(me, goesOn.id)) !== '')
    const { runs } = await detail(me, goesOn.id)
    expect(Object.values(runs.find(({ nodeId }) => nodeId === 's')?.decision['ended'] as object)).toEqual([
      'terminated',
    ])
  })

  it('that cannot begin, for want of a document or a flow, counts as turned down', async () => {
    await use({})
    const nothing = await aScenario(me, {})
    await until(async () => (await stands(nothing.id)) === 'rejected')
    const id = await publish(me, tree(me.userId, [step('i', [chen.userId])]))
    const { key } = (await me.call(approval.flow.show, { params: { id } })).result
    await use({ flowKey: key })
    await me.call(approval.flow.enable, { params: { id }, body: { enabled: false } })
    const noFlow = await aScenario(me, { linked: await draft(me) })
    await until(async () => (await stands(noFlow.id)) === 'rejected')
    expect([await childrenOf(nothing.id), await childrenOf(noFlow.id)]).toEqual([[], []])
    await me.call(approval.flow.enable, { params: { id }, body: { enabled: true } })
  })

  it('by a field that leads to no document is refused when the flow is published', async () => {
    const dead = (await me.call(approval.flow.validate, { body: { tree: linking('owner'), docType: 'errand' } })).result
    expect(dead.map(({ code }) => code)).toContain('subDocument')
    const fine = (await me.call(approval.flow.validate, { body: { tree: linking('linked'), docType: 'errand' } }))
      .result
    expect(fine.map(({ code }) => code)).not.toContain('subDocument')
  })

  it('by a flow that is not there, or none that was chosen, is refused when the flow is published', async () => {
    for (const flowKey of ['nowhere', '-']) {
      const lost = tree(me.userId, [subNode({ flowKey }), step('b', [me.userId])])
      const { result } = await me.call(approval.flow.validate, { body: { tree: lost, docType: 'errand' } })
      expect(result.filter(({ level }) => level === 'error').map(({ code }) => code)).toEqual(['subFlow'])
    }
  })

  it('ends with a parent that is terminated or withdrawn, and its document can be submitted again', async () => {
    await use({})
    const endings = [{ do: 'terminate', reason: '取消' }, { do: 'withdraw' }]
    for (const ending of endings) {
      const linked = await draft(me)
      const { id } = await aScenario(me, { linked })
      const child = await firstChild(id)
      await act(me, id, ending)
      await until(async () => (await stands(child)) === 'terminated')
      expect(await statusOf(me, linked)).toBe('terminated')
      const again = await me.call(approval.submit, { body: { docType: 'application', docId: linked } })
      expect(again.status).toBe(200)
    }
  })

  it('begins anew when the parent was sent back and comes by again', async () => {
    await use({})
    const linked = await draft(me)
    const { id } = await aScenario(me, { linked })
    await decide(await firstChild(id), 'approve')
    await until(async () => (await taskOf(me, id)) !== '')
    await use({ childRejected: 'return' })
    const second = await aScenario(me, { linked: await draft(me) })
    await decide(await firstChild(second.id), 'reject')
    await until(async () => (await stands(second.id)) === 'returned')
    await act(me, second.id, { do: 'resubmit' })
    await until(async () => (await childrenOf(second.id)).length === 2)
    const latest = (await childrenOf(second.id)).at(-1)?.id ?? ''
    await decide(latest, 'approve')
    await until(async () => (await taskOf(me, second.id)) !== '')
    expect((await childrenOf(second.id)).map(({ status }) => status)).toEqual(['rejected', 'approved'])
  })
})
