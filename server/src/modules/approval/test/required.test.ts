import { approval } from '@srm/api/approval'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { aCompany, act, detail, publish, step, taskOf, tree, type Company } from '#test/approvals.ts'
import { aScenario, makeScenarios, scenarioModule, scenarioRequirements } from '#test/scenarios.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
let finance: Member
beforeAll(async () => {
  t = await startApp({ modules: [scenarioModule] })
  await makeScenarios(t)
  me = aCompany(t, await aTenant(t))
  chen = await me.person('陈')
  finance = await me.person('财务总监')
  await publish(me, tree(me.userId, [step('a', [chen.userId])]), 'create', 'errand')
  scenarioRequirements.push({ people: [finance.userId], reason: '超出预算 20%' })
})
afterAll(async () => {
  scenarioRequirements.length = 0
  await t.close()
})

const approve = async (who: Member, id: string) => act(who, id, { do: 'approve', taskId: await taskOf(who, id) })

it('a document whose module asks for somebody is approved only with them, and says why', async () => {
  const { id, docId } = await aScenario(me, {})
  const foreseen = await me.as({ isSuper: true }).call(approval.preview, { query: { docType: 'errand', docId } })
  expect(foreseen.result.steps).toContainEqual(
    expect.objectContaining({
      type: 'end',
      people: [{ id: finance.userId, name: '财务总监' }],
      note: expect.objectContaining({ why: 'required', reason: '超出预算 20%' }) as unknown,
    }),
  )
  expect((await approve(chen, id)).status).toBe(200)
  expect((await detail(me, id)).status).toBe('running')
  expect((await approve(finance, id)).status).toBe(200)
  const { status, runs } = await detail(me, id)
  expect(status).toBe('approved')
  expect(runs).toContainEqual(
    expect.objectContaining({ type: 'end', resolution: { why: 'required', reason: '超出预算 20%' } }),
  )
})

it('an administrator does not skip them', async () => {
  const { id } = await aScenario(me, {})
  await approve(chen, id)
  const run = (await detail(me, id)).runs.find(({ status, type }) => status === 'active' && type === 'end')
  expect(await act(me, id, { do: 'skip', runId: run?.id ?? '', reason: '赶时间' })).toMatchObject({ status: 409 })
  expect((await detail(me, id)).status).toBe('running')
})
