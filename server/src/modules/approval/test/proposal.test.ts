import { approval } from '@srm/api/approval'
import { notice } from '@srm/api/notice'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, act, detail, publish, runsOf, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { inOrder, oneWins, repeat, together } from '#test/races.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
let li: Member
let qian: Member
let sun: Member
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  ;[chen, li, qian, sun] = [await me.person('陈'), await me.person('李'), await me.person('钱'), await me.person('孙')]
  const steps = [step('a', [chen.userId]), step('b', [li.userId])]
  await publish(me, tree(me.userId, steps, { dualControl: true, admins: [qian.userId, sun.userId] }))
})
afterEach(() => inOrder(me))

const limit = { timeout: 600_000 }

const skipping = async (who: Member, id: string) => {
  const run = (await detail(who, id)).runs.find(({ status }) => status === 'active')
  return act(who, id, { do: 'skip', runId: run?.id, reason: '陈在外地' })
}
const proposed = async (): Promise<{ id: string; proposalId: string }> => {
  const { id } = await submitted(me)
  await skipping(qian, id)
  return { id, proposalId: (await detail(qian, id)).proposals[0]?.id ?? '' }
}
const waitingFor = async (who: Member, id: string) =>
  (await who.call(approval.centre.proposals)).result.filter(({ instanceId }) => instanceId === id)

describe('what takes two administrators', () => {
  it('is proposed by the first: nothing moves, the other administrators are told and find it in their list', async () => {
    const { id } = await submitted(me)
    expect((await skipping(qian, id)).status).toBe(200)
    expect(await taskOf(chen, id)).not.toBe('')
    expect((await detail(chen, id)).proposals).toMatchObject([
      { do: 'skip', by: qian.userId, reason: '陈在外地', status: 'open', actions: [] },
    ])
    expect(await waitingFor(sun, id)).toMatchObject([
      { do: 'skip', by: { name: '钱' }, reason: '陈在外地', actions: ['confirmProposal', 'refuseProposal'] },
    ])
    expect(await waitingFor(qian, id)).toMatchObject([{ actions: ['withdrawProposal'] }])
    const blind = me.as({ userId: li.userId, permissions: [] })
    expect(await waitingFor(blind, id)).toEqual([])
    const told = (await sun.call(notice.list, { query: {} })).result.items.map(({ title }) => title)
    expect(told.some((title) => title.startsWith('待您复核管理操作'))).toBe(true)
  })

  it('is carried out when the second confirms, and the log names both with the reason', async () => {
    const { id, proposalId } = await proposed()
    expect((await act(sun, id, { do: 'confirmProposal', proposalId })).status).toBe(200)
    expect(await runsOf(me, id)).toMatchObject([{}, { nodeId: 'a', status: 'skipped' }, { nodeId: 'b' }])
    const shown = await detail(sun, id)
    expect(shown.proposals).toMatchObject([{ status: 'confirmed', answeredBy: sun.userId, actions: [] }])
    const skipped = shown.timeline.find(({ type }) => type === 'node.skipped')
    expect(skipped).toMatchObject({
      actor: sun.userId,
      note: { admins: [qian.userId, sun.userId], reason: '陈在外地' },
    })
    expect(shown.people[qian.userId]).toBe('钱')
    const decision = { rule: 'admin', reason: '陈在外地', admins: [qian.userId, sun.userId] }
    expect(shown.runs.find(({ nodeId }) => nodeId === 'a')).toMatchObject({ decision })
    expect(await waitingFor(sun, id)).toEqual([])
  })

  it('is not confirmed by its own author, nor by anybody who does not look after the flow', async () => {
    const { id, proposalId } = await proposed()
    expect(await act(qian, id, { do: 'confirmProposal', proposalId })).toMatchObject({ status: 422, code: 42208 })
    expect((await act(chen, id, { do: 'confirmProposal', proposalId })).status).toBe(422)
    expect(await taskOf(chen, id)).not.toBe('')
  })

  it('is refused by the second with a word, or withdrawn by the first, and then is over', async () => {
    const refused = await proposed()
    const no = { do: 'refuseProposal', proposalId: refused.proposalId, reason: '再等等' }
    expect((await act(sun, refused.id, no)).status).toBe(200)
    expect((await detail(qian, refused.id)).proposals).toMatchObject([{ status: 'refused', answer: '再等等' }])
    const withdrawn = await proposed()
    const back = { do: 'withdrawProposal', proposalId: withdrawn.proposalId }
    expect((await act(sun, withdrawn.id, back)).status).toBe(422)
    expect((await act(qian, withdrawn.id, back)).status).toBe(200)
    const late = { do: 'confirmProposal', proposalId: withdrawn.proposalId }
    expect(await act(sun, withdrawn.id, late)).toMatchObject({ status: 409, code: 40901 })
  })

  it('lapses when the step is decided before anybody confirms', async () => {
    const { id, proposalId } = await proposed()
    await act(chen, id, { do: 'approve', taskId: await taskOf(chen, id) })
    expect((await detail(sun, id)).proposals).toMatchObject([{ status: 'lapsed' }])
    expect(await act(sun, id, { do: 'confirmProposal', proposalId })).toMatchObject({ status: 409, code: 40901 })
    expect(await taskOf(li, id)).not.toBe('')
  })

  it('wants a reason, and goes for ending the approval as well', async () => {
    const { id } = await submitted(me)
    expect(await act(qian, id, { do: 'terminate' })).toMatchObject({ status: 422, code: 42212 })
    expect((await act(qian, id, { do: 'terminate', reason: '重复提交' })).result.status).toBe('running')
    const [proposal] = (await detail(sun, id)).proposals
    const ended = await act(sun, id, { do: 'confirmProposal', proposalId: proposal?.id })
    expect(ended.result.status).toBe('terminated')
  })
})

describe('two administrators at the same moment', () => {
  it('both confirm: it is carried out once', limit, async () => {
    await repeat(async () => {
      const { id, proposalId } = await proposed()
      const confirming = (who: Member) => () => act(who, id, { do: 'confirmProposal', proposalId })
      oneWins(await together([confirming(sun), confirming(me), confirming(sun)]))
      const steps = (await runsOf(me, id)).map(({ nodeId, status }) => `${nodeId} ${status}`)
      expect(steps).toEqual(['start passed', 'a skipped', 'b active'])
    })
  })

  it('one confirms while the step is decided: skipped or approved, never both', limit, async () => {
    await repeat(async () => {
      const { id, proposalId } = await proposed()
      const taskId = await taskOf(chen, id)
      oneWins(
        await together([
          () => act(sun, id, { do: 'confirmProposal', proposalId }),
          () => act(chen, id, { do: 'approve', taskId }),
        ]),
      )
      expect((await runsOf(me, id)).filter(({ nodeId }) => nodeId === 'b')).toHaveLength(1)
      expect(['confirmed', 'lapsed']).toContain((await detail(sun, id)).proposals[0]?.status)
    })
  })
})
