import { approval } from '@srm/api/approval'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { aCompany, act, detail, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addFile } from '#test/examples.ts'
import { exchange } from '#test/exchange.ts'
import { inOrder } from '#test/races.ts'
import { png } from '#test/outside/sample-files.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
let li: Member
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  ;[chen, li] = [await me.person('陈'), await me.person('李')]
  await publish(
    me,
    tree(me.userId, [step('a', [chen.userId]), step('b', [li.userId], { signature: true })], { takeBack: false }),
  )
})
afterEach(() => inOrder(me))

const upload = async (who: Member, name?: string, content?: Buffer) => (await addFile(t, who, name, content)).id
const decide = async (who: Member, id: string, more: Record<string, unknown>) =>
  act(who, id, { do: 'approve', taskId: await taskOf(who, id), ...more })

describe('files brought along', () => {
  it('stand with who brought them and on which step, and open for whoever sees the approval', async () => {
    const { id } = await submitted(me)
    const taskId = await taskOf(chen, id)
    const files = [await upload(chen), await upload(chen)]
    expect((await act(chen, id, { do: 'approve', taskId, files })).status).toBe(200)
    const { attachments, timeline } = await detail(li, id)
    expect(attachments).toMatchObject(
      files.map((file) => ({ file: { id: file }, kind: 'file', by: chen.userId, taskId, nodeId: 'a', node: '步骤a' })),
    )
    const entry = timeline.find(({ seq }) => seq === attachments[0]?.seq)
    expect(entry).toMatchObject({ type: 'task.approved', taskId, note: { files } })
    const url = attachments[0]?.file.url ?? ''
    expect((await exchange(t, { method: 'GET', url, headers: li.headers })).status).toBe(200)
    const blind = me.as({ userId: (await me.person('外人')).userId, permissions: [] })
    expect((await blind.call(approval.centre.detail, { params: { id } })).status).toBe(404)
  })

  it('come with every kind of decision, and with comments, whose withdrawal takes them along', async () => {
    const { id } = await submitted(me)
    const wang = await me.person('王')
    const brought = async (who: Member, body: Record<string, unknown> & { do: string }) =>
      act(who, id, { ...body, files: [await upload(who)] })
    expect((await brought(chen, { do: 'comment', text: '见附件', mentions: [] })).status).toBe(200)
    const [comment] = (await detail(chen, id)).comments
    expect((await detail(chen, id)).attachments).toMatchObject([{ commentId: comment?.id, taskId: null }])
    await chen.call(approval.centre.withdrawComment, { params: { id: comment?.id ?? '' } })
    expect((await detail(chen, id)).attachments).toEqual([])
    const sign = { do: 'addSign', place: 'before', people: [wang.userId], method: 'all' }
    expect((await brought(chen, { ...sign, taskId: await taskOf(chen, id) })).status).toBe(200)
    expect((await brought(wang, { do: 'reject', taskId: await taskOf(wang, id), opinion: '不妥' })).status).toBe(200)
    const zhao = await me.person('赵')
    expect(await brought(chen, { do: 'transfer', taskId: await taskOf(chen, id), to: zhao.userId })).toMatchObject({
      status: 200,
    })
    const back = { do: 'return', taskId: await taskOf(zhao, id), target: 'initiator', after: 'rerun', opinion: '补' }
    expect((await brought(zhao, back)).status).toBe(200)
    const { attachments } = await detail(me, id)
    expect(attachments.map(({ by }) => by)).toEqual([chen.userId, wang.userId, chen.userId, zhao.userId])
  })

  it('of somebody else, of another company or of nobody are refused, and nothing is decided', async () => {
    const { id } = await submitted(me)
    const other = await aTenant(t)
    for (const file of [await upload(li), await upload(other), newId()]) {
      expect(await decide(chen, id, { files: [file] })).toMatchObject({ key: 'record.bad_reference' })
      expect(await taskOf(chen, id)).not.toBe('')
    }
    const many = Array.from({ length: 21 }, () => newId())
    expect((await decide(chen, id, { files: many })).status).toBe(400)
  })

  it('sent twice with one key are kept once', async () => {
    const { id } = await submitted(me)
    const body = { do: 'comment', text: '一次', mentions: [], files: [await upload(chen)], key: newId() }
    await act(chen, id, body)
    await act(chen, id, body)
    const { attachments, comments } = await detail(chen, id)
    expect([attachments.length, comments.length]).toEqual([1, 1])
  })
})

describe('a step that wants a signature', () => {
  it('takes a picture its decider uploaded, and nothing else', async () => {
    const { id } = await submitted(me)
    await decide(chen, id, {})
    expect(await decide(li, id, {})).toMatchObject({ status: 422, code: 42202 })
    expect(await decide(li, id, { signature: await upload(li) })).toMatchObject({ status: 422, code: 42202 })
    const picture = await png(40)
    const foreign = await upload(chen, '签名.png', picture)
    expect(await decide(li, id, { signature: foreign })).toMatchObject({ key: 'record.bad_reference' })
    const signature = await upload(li, '签名.png', picture)
    expect((await decide(li, id, { signature })).result.status).toBe('approved')
    expect((await detail(me, id)).attachments).toMatchObject([
      { kind: 'signature', by: li.userId, nodeId: 'b', file: { id: signature, mime: 'image/png' } },
    ])
  })
})
