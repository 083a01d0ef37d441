import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import {
  aCompany,
  act,
  detail,
  draft,
  publish,
  statusOf,
  step,
  submitted,
  taskOf,
  tree,
  type Company,
} from '#test/approvals.ts'

let t: TestApp
let me: Company
let chen: Member
let li: Member
let wang: Member
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  ;[chen, li, wang] = [await me.person('陈'), await me.person('李'), await me.person('王')]
})

const twoSteps = (settings = {}) =>
  publish(me, tree(me.userId, [step('a', [chen.userId]), step('b', [li.userId])], settings))
const approve = async (who: Member, id: string) => act(who, id, { do: 'approve', taskId: await taskOf(who, id) })

describe('deciding', () => {
  it('rejected, it ends; changed and submitted again, it is a new approval with the old one behind it', async () => {
    await twoSteps()
    const { id, docId } = await submitted(me)
    const no = await act(chen, id, { do: 'reject', taskId: await taskOf(chen, id), opinion: '太贵' })
    expect(no.result.status).toBe('rejected')
    expect(await statusOf(me, docId)).toBe('rejected')
    const shown = (await me.call(application.show, { params: { id: docId } })).result
    expect(shown.actions).toContain('update')
    const again = await me.call(approval.submit, { body: { docType: 'application', docId } })
    expect(again.result.status).toBe('running')
    expect((await detail(me, again.result.id)).previous).toMatchObject([{ id, status: 'rejected' }])
  })

  it('sent back, it waits for its author, whose changes show in the next round', async () => {
    await twoSteps()
    const { id, docId } = await submitted(me)
    const body = {
      do: 'return',
      taskId: await taskOf(chen, id),
      target: 'initiator',
      after: 'rerun',
      opinion: '补金额',
    }
    expect((await act(chen, id, body)).result.status).toBe('returned')
    expect(await statusOf(me, docId)).toBe('returned')
    const row = (await me.call(application.show, { params: { id: docId } })).result
    const change = {
      title: row.title,
      type: 'general',
      amount: '900.00',
      reason: row.reason,
      owner: me.userId,
      version: row.version,
    }
    expect((await me.call(application.update, { params: { id: docId }, body: change })).status).toBe(200)
    expect((await act(me, id, { do: 'resubmit' })).result).toMatchObject({ status: 'running', round: 2 })
    expect((await detail(chen, id)).changedInRound).toEqual(['amount'])
    await approve(chen, id)
    expect((await approve(li, id)).result.status).toBe('approved')
  })

  it('answers the second of two who act on the same task that it is done', async () => {
    await twoSteps()
    const { id } = await submitted(me)
    const taskId = await taskOf(chen, id)
    await act(chen, id, { do: 'approve', taskId })
    expect(await act(chen, id, { do: 'approve', taskId })).toMatchObject({ status: 409, code: 40901 })
    const late = await act(li, id, { do: 'approve', taskId: await taskOf(li, id), expectedVersion: 1 })
    expect(late).toMatchObject({ status: 409, code: 40902 })
  })

  it('sent twice with one key is done once, and the key serves nothing else', async () => {
    await twoSteps()
    const { id } = await submitted(me)
    const body = { do: 'approve', taskId: await taskOf(chen, id), key: 'k1' }
    const first = await act(chen, id, body)
    expect(await act(chen, id, body)).toMatchObject({ status: 200, result: first.result })
    expect(await act(chen, id, { ...body, opinion: '另一句' })).toMatchObject({ status: 409, code: 40905 })
  })

  it('is nothing for people who have no part in it', async () => {
    await twoSteps()
    const { id } = await submitted(me)
    const stranger = await me.person('外人')
    const nobody = t.app && { ...stranger }
    const taskId = await taskOf(chen, id)
    expect((await act(li, id, { do: 'approve', taskId })).status).toBe(422)
    expect((await nobody.call(approval.rows.todo.list, { query: {} })).result.items).toEqual([])
    const blind = me.as({ userId: stranger.userId, permissions: [] })
    expect((await act(blind, id, { do: 'approve', taskId })).status).toBe(404)
    expect((await blind.call(approval.centre.detail, { params: { id } })).status).toBe(404)
  })
})

describe('handing on', () => {
  it('transferred, the task is somebody else’s', async () => {
    await twoSteps()
    const { id } = await submitted(me)
    expect((await act(chen, id, { do: 'transfer', taskId: await taskOf(chen, id), to: wang.userId })).status).toBe(200)
    expect(await taskOf(chen, id)).toBe('')
    expect((await approve(wang, id)).status).toBe(200)
    expect(await taskOf(li, id)).not.toBe('')
  })

  it('delegated, it comes back to its owner, who still decides', async () => {
    await twoSteps()
    const { id } = await submitted(me)
    await act(chen, id, { do: 'delegate', taskId: await taskOf(chen, id), to: wang.userId })
    expect(await taskOf(chen, id)).toBe('')
    await approve(wang, id)
    expect(await taskOf(chen, id)).not.toBe('')
    expect(await taskOf(li, id)).toBe('')
  })

  it.each(['before', 'after', 'parallel'] as const)(
    'a signer added %s has a say, and can be taken off again',
    async (place) => {
      await twoSteps()
      const { id } = await submitted(me)
      const add = async () =>
        act(chen, id, { do: 'addSign', taskId: await taskOf(chen, id), place, people: [wang.userId], method: 'all' })
      expect((await add()).status).toBe(200)
      if (place === 'parallel') await approve(chen, id)
      const signing = await taskOf(wang, id)
      expect(signing).not.toBe('')
      expect(await taskOf(li, id)).toBe('')
      expect((await act(li, id, { do: 'removeSign', taskId: signing })).status).toBe(422)
      expect((await act(chen, id, { do: 'removeSign', taskId: signing })).status).toBe(200)
      expect(await taskOf(wang, id)).toBe('')
      if (place === 'before') await approve(chen, id)
      expect(await taskOf(li, id)).not.toBe('')
    },
  )

  it('an approval is taken back while nobody has decided after it', async () => {
    await twoSteps()
    const { id } = await submitted(me)
    const taskId = await taskOf(chen, id)
    await act(chen, id, { do: 'approve', taskId })
    expect((await act(chen, id, { do: 'takeBack', taskId })).status).toBe(200)
    expect(await taskOf(li, id)).toBe('')
    expect(await taskOf(chen, id)).not.toBe('')
  })
})

describe('around it', () => {
  it('withdrawn, the document is a draft of its author again', async () => {
    await twoSteps()
    const { id, docId } = await submitted(me)
    expect((await act(chen, id, { do: 'withdraw' })).status).toBe(422)
    expect((await act(me, id, { do: 'withdraw' })).result.status).toBe('withdrawn')
    expect(await statusOf(me, docId)).toBe('withdrawn')
    expect(await approve(chen, id)).toMatchObject({ status: 400 })
    expect(await act(chen, id, { do: 'urge' })).toMatchObject({ status: 409, code: 40903 })
  })

  it('suspended, nobody decides until it is resumed; terminated, it is over', async () => {
    await twoSteps()
    const { id, docId } = await submitted(me)
    await act(me, id, { do: 'suspend' })
    const taskId = await taskOf(chen, id)
    expect(await act(chen, id, { do: 'approve', taskId })).toMatchObject({ code: 42209 })
    await act(me, id, { do: 'resume' })
    expect((await act(me, id, { do: 'terminate' })).code).toBe(42212)
    expect((await act(me, id, { do: 'terminate', reason: '重复' })).result.status).toBe('terminated')
    expect(await statusOf(me, docId)).toBe('terminated')
  })

  it('urged once, not twice within the pause', async () => {
    await twoSteps()
    const { id } = await submitted(me)
    expect((await act(me, id, { do: 'urge' })).status).toBe(200)
    expect(await act(me, id, { do: 'urge' })).toMatchObject({ status: 429, code: 42910 })
    const filter = JSON.stringify([{ field: 'urged', op: 'gte', value: 1 }])
    const { items } = (await chen.call(approval.rows.todo.list, { query: { filter } })).result
    expect(items.find((row) => row.id === id)).toMatchObject({ urged: 1 })
  })

  it('copied to somebody, they read it and decide nothing', async () => {
    await twoSteps()
    const { id } = await submitted(me)
    await act(chen, id, { do: 'cc', people: [wang.userId] })
    expect((await wang.call(approval.centre.counts)).result.cc).toBeGreaterThan(0)
    const filter = JSON.stringify([{ field: 'reading', op: 'in', value: ['unread'] }])
    const { items } = (await wang.call(approval.rows.cc.list, { query: { filter } })).result
    expect(items.map((row) => row.id)).toContain(id)
    expect((await wang.call(approval.centre.read, { body: {} })).result.count).toBeGreaterThan(0)
    expect((await wang.call(approval.centre.counts)).result.cc).toBe(0)
    expect((await act(wang, id, { do: 'approve', taskId: await taskOf(chen, id) })).status).toBe(422)
  })

  it('commented with a mention, the mentioned sees it; withdrawn, a trace is left', async () => {
    await twoSteps()
    const { id } = await submitted(me)
    const zhao = await me.person('赵')
    await act(chen, id, { do: 'comment', text: '请看', mentions: [zhao.userId] })
    const [comment] = (await detail(zhao, id)).comments
    expect(comment).toMatchObject({ body: '请看', author: chen.userId, withdrawn: false })
    expect((await zhao.call(approval.centre.withdrawComment, { params: { id: comment?.id ?? '' } })).status).toBe(404)
    await chen.call(approval.centre.withdrawComment, { params: { id: comment?.id ?? '' } })
    expect((await detail(zhao, id)).comments).toMatchObject([{ body: '', withdrawn: true }])
  })

  it('an administrator reassigns and skips, and it is marked as theirs', async () => {
    await twoSteps()
    const { id } = await submitted(me)
    expect(
      (await act(me, id, { do: 'reassign', taskId: await taskOf(chen, id), to: wang.userId, reason: '出差' })).status,
    ).toBe(200)
    expect(await taskOf(wang, id)).not.toBe('')
    const run = (await detail(me, id)).runs.find(({ status }) => status === 'active')
    expect((await act(me, id, { do: 'skip', runId: run?.id, reason: '急' })).status).toBe(200)
    expect(await taskOf(li, id)).not.toBe('')
    expect((await act(chen, id, { do: 'skip', runId: run?.id, reason: '急' })).status).toBe(422)
  })

  it('voided after approval by an approval of its own', async () => {
    await twoSteps()
    await publish(me, tree(me.userId, [step('v', [wang.userId])]), 'void')
    const { id, docId } = await submitted(me)
    await approve(chen, id)
    await approve(li, id)
    const voiding = await act(me, id, { do: 'void' })
    expect(voiding.result.status).toBe('running')
    expect(await statusOf(me, docId)).toBe('approved')
    await approve(wang, voiding.result.id)
    expect(await statusOf(me, docId)).toBe('void')
    expect((await detail(me, id)).status).toBe('voided')
  })
})

describe('a batch', () => {
  it('approves what can be and says of each row how it went', async () => {
    await twoSteps()
    const made = await Promise.all([1, 2, 3].map(() => submitted(me)))
    const tasks = await Promise.all(made.map(({ id }) => taskOf(chen, id)))
    await approve(chen, made[1]?.id ?? '')
    const { rows } = (await chen.call(approval.batch, { body: { do: 'approve', taskIds: tasks, opinion: '同意' } }))
      .result
    expect(rows.map(({ result }) => result)).toEqual(['done', 'skipped', 'done'])
  })

  it('leaves out a step that wants an opinion', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId], { opinion: ['approve'] })]))
    const { id } = await submitted(me)
    const { rows } = (await chen.call(approval.batch, { body: { do: 'approve', taskIds: [await taskOf(chen, id)] } }))
      .result
    expect(rows).toMatchObject([{ result: 'skipped' }])
  })
})

describe('the document', () => {
  it('is not touched by hand while it is approved, nor submitted twice', async () => {
    await twoSteps()
    const docId = await draft(me)
    const body = { docType: 'application', docId }
    await me.call(approval.submit, { body })
    expect(await me.call(approval.submit, { body })).toMatchObject({ status: 409, code: 40904 })
    const change = { title: '改', type: 'general', reason: '改', version: 2 }
    expect((await me.call(application.update, { params: { id: docId }, body: change })).key).toBe('application.locked')
  })

  it('lets a step change only the fields it may, and keeps the rest from its eyes', async () => {
    const fields = { reason: 'required', amount: 'hidden', title: 'masked' }
    await publish(me, tree(me.userId, [step('a', [chen.userId], { fields }), step('b', [li.userId])]))
    const { id, docId } = await submitted(me)
    const seen = await detail(chen, id)
    expect(seen.document).not.toHaveProperty('amount')
    expect(seen.document['title']).toBe('***')
    expect([seen.amount, seen.summary.map(({ label }) => label)]).toEqual([null, ['申请类型', '申请事由']])
    const row = (await chen.call(approval.rows.todo.list, { query: {} })).result.items.find((one) => one.id === id)
    expect(row).toMatchObject({ amount: null })
    expect(JSON.stringify(row)).not.toContain('1200')
    expect(seen.access).toMatchObject({ reason: 'required', amount: 'hidden' })
    const taskId = await taskOf(chen, id)
    const locked = await act(chen, id, { do: 'approve', taskId, edits: { amount: '1.00' } })
    expect(locked).toMatchObject({ code: 42204, details: { fields: ['amount'] } })
    for (const path of ['constructor', 'toString', 'hasOwnProperty']) {
      const edits = JSON.parse(`{"${path}":1}`) as Record<string, unknown>
      expect(await act(chen, id, { do: 'approve', taskId, edits }), path).toMatchObject({ status: 422 })
    }
    expect((await act(chen, id, { do: 'approve', taskId, edits: { reason: '补充说明' } })).status).toBe(200)
    const kept = (await me.call(application.show, { params: { id: docId } })).result
    expect(kept).toMatchObject({ reason: '补充说明', status: 'pending' })
    expect((await detail(li, id)).drifted).toEqual(['reason'])
  })
})

describe('after all of this', () => {
  it('nothing is out of order', async () => {
    expect((await me.call(approval.centre.check)).result).toEqual([])
  })
})
