import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import { identity } from '@srm/api/identity'
import { beforeAll, describe, expect, it } from 'vitest'
import { setLeader } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, act, publish, statusOf, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
let boss: Member
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  chen = await me.person('陈经理')
  boss = await me.person('李总')
  await me.inside((ctx) => setLeader(ctx, me.departmentId, boss.userId))
  await publish(me, tree(me.userId, [step('a', [chen.userId])], { self: 'superior' }))
})

const refused = { status: 422, key: 'approval.ownDocument' }
const mayAssign = (who: Member): Member =>
  me.as({ userId: who.userId, permissions: ['application:create', 'application:show', 'application:assign'] })

describe('nobody approves what is theirs', () => {
  it('not by writing it in a colleague’s name, for which one needs a word besides', async () => {
    const applicant = await me.person('小周')
    const body = { title: '自批', type: 'general', amount: '1200.00', reason: '采购', owner: applicant.userId }
    const refusal = await chen.call(application.create, { body: body as never })
    expect(refusal).toMatchObject({ status: 422, key: 'record.other_owner', errors: [{ path: 'owner' }] })
    const { id, docId } = await submitted(mayAssign(chen), { owner: applicant.userId })
    expect(await taskOf(chen, id)).toBe('')
    expect((await act(boss, id, { do: 'approve', taskId: await taskOf(boss, id) })).status).toBe(200)
    expect(await statusOf(me, docId)).toBe('approved')
  })

  it('not by having it transferred, reassigned or handed over to oneself', async () => {
    const applicant = await me.person('小周')
    const { id } = await submitted(applicant)
    const taskId = await taskOf(chen, id)
    expect(await act(chen, id, { do: 'transfer', taskId, to: applicant.userId })).toMatchObject(refused)
    const reassigned = { do: 'reassign', taskId, to: applicant.userId, reason: '出差' }
    expect(await act(me, id, reassigned)).toMatchObject(refused)
    const successors = { approvalTask: applicant.userId }
    const handed = { params: { id: chen.userId }, body: { successors, leave: false } }
    expect((await me.as({ isSuper: true }).call(identity.user.handOver, handed)).status).toBe(200)
    expect(await taskOf(applicant, id)).toBe('')
    expect(await taskOf(boss, id)).not.toBe('')
  })

  it('not when it became theirs after they were asked', async () => {
    const applicant = await me.person('小周')
    const { id, docId } = await submitted(applicant)
    const taskId = await taskOf(chen, id)
    await me.inside((ctx) =>
      ctx.db.run('update application set owner_id = $2 where tenant_id = app.tenant() and id = $1', [
        docId,
        chen.userId,
      ]),
    )
    expect(await act(chen, id, { do: 'approve', taskId })).toMatchObject(refused)
    expect((await me.call(approval.centre.detail, { params: { id } })).result.status).toBe('running')
  })
})
