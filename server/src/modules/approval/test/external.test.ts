import { approval } from '@srm/api/approval'
import { externalEntry } from '@srm/api/external/entry'
import { file } from '@srm/api/file'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { newId } from '#kernel/ids.ts'
import { codeSentTo, targetOf } from '#modules/notice/notice.fixture.ts'
import { aCompany, act, detail, publish, statusOf, step, taskOf, tree, type Company } from '#test/approvals.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aScenario, scenarioContact, secondScenarioContact, scenarioModule, makeScenarios } from '#test/scenarios.ts'
import { addFile } from '#test/examples.ts'
import { exchange, jsonOf, requestOf } from '#test/exchange.ts'
import {
  aContact,
  entered,
  invited,
  linkOf,
  outsideCall,
  supplierHeaders,
  supplierStep,
  ticketFor,
} from '#test/external-people.ts'
import { inOrder, repeat, together } from '#test/races.ts'
import { query } from '#test/sql.ts'
import { aTenant } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'

let t: TestApp
let me: Company
let worker: App
beforeAll(async () => {
  t = await startApp({ modules: [scenarioModule] })
  await makeScenarios(t)
  me = aCompany(t, await aTenant(t))
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
})
afterEach(() => inOrder(me))

const uploadAs = async (headers: Record<string, string>) => {
  const sent = { file: { name: '回函.txt', content: '已收到' } }
  return exchange(t, requestOf(approval.external.upload, sent, headers))
}
const messages = async () => (await me.inside(async (ctx) => ctx.sms.recent?.() ?? [])) ?? []

describe('the way in', () => {
  it('is a link sent to the contact’s number, opened by a code to the same number, each good once', async () => {
    const link = await invited(t, me)
    const message = await vi.waitUntil(async () => (await messages()).find(({ mobile }) => mobile === link.mobile), {
      timeout: 60_000,
    })
    expect(await targetOf(t, message.text)).toMatch(/ticket=/)
    const outside = outsideCall(t, {})
    const ticket = await ticketFor(t, me, link.linkId)
    const asked = await outside(externalEntry.code, { body: { ticket } })
    expect(asked.result.mobile).toBe(`${link.mobile.slice(0, 3)}****${link.mobile.slice(-4)}`)
    const code = await codeSentTo(t, link.mobile, 'supplier')
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const enter = (given: string) => outside(externalEntry.enter, { body: { ticket, code: given } })
    expect(await enter(wrong)).toMatchObject({ status: 422, key: 'login.wrong_code' })
    expect((await enter(code)).status).toBe(200)
    expect((await enter(code)).key).toBe('login.wrong_code')
  })

  it('is closed to sessions for something else, and when its time has passed or it was revoked', async () => {
    const link = await invited(t, me)
    const page = outsideCall(t, supplierHeaders(t, me, link.linkId))
    expect((await page(approval.external.page)).status).toBe(200)
    const elsewhere = outsideCall(t, supplierHeaders(t, me, link.linkId, 'quote'))
    expect((await elsewhere(approval.external.page)).status).toBe(401)
    expect((await outsideCall(t, me.headers)(approval.external.page)).status).toBe(401)
    for (const over of ['expires_at = now()', `expires_at = now() + interval '1 day', revoked_at = now()`]) {
      await query(t, `update external_link set ${over} where id = $1`, [link.linkId])
      expect(await page(approval.external.page)).toMatchObject({ status: 410, key: 'approval.link_gone' })
    }
  })
})

describe('a token of one company', () => {
  it('opens no link of another, whatever task it names', async () => {
    const other = await aTenant(t)
    const theirs = await invited(t, other)
    const mixed = outsideCall(t, supplierHeaders(t, me, theirs.linkId))
    expect((await mixed(approval.external.page)).key).toBe('approval.link_gone')
    expect((await mixed(approval.external.act, { body: { do: 'confirm' } })).key).toBe('approval.link_gone')
    aCompany(t, me)
  })
})

describe('what somebody from outside sees', () => {
  it('are the fields the step opens by name and what is said to them, with no name of ours', async () => {
    const node = { fields: { title: 'read', amount: 'masked', owner: 'read', reason: 'hidden' } }
    const link = await invited(t, me, node, { reason: '底价八折' })
    await act(me, link.id, { do: 'comment', text: '内部：底价八折', mentions: [] })
    await act(me, link.id, { do: 'comment', text: '请确认交期', mentions: [], audience: 'external' })
    const page = (await (await entered(t, link))(approval.external.page)).result
    expect(page.fields.map(({ path }) => path)).toEqual(['title', 'amount'])
    expect(page.fields.find(({ path }) => path === 'amount')?.value).toBe('***')
    expect(page.comments).toMatchObject([{ body: '请确认交期', author: null, mine: false }])
    expect(page).toMatchObject({ askedBy: null, contact: '周经理', status: 'pending' })
    const everything = JSON.stringify(page)
    for (const secret of ['王晓', '底价', '1200', '采购部', me.userId]) expect(everything).not.toContain(secret)
  })

  it('has our names where the step says so', async () => {
    const link = await invited(t, me, { showNames: true, fields: { owner: 'read' } })
    await act(me, link.id, { do: 'comment', text: '请确认', mentions: [], audience: 'external' })
    const page = (await (await entered(t, link))(approval.external.page)).result
    expect(page).toMatchObject({ askedBy: '王晓', comments: [{ author: '王晓' }], fields: [{ path: 'owner' }] })
  })
})

describe('what they do', () => {
  it('confirmed, the approval goes on; the timeline has their name, nobody’s list had the task', async () => {
    const link = await invited(t, me)
    expect(
      (await me.call(approval.rows.todo.list, { query: {} })).result.items.map(({ taskId }) => taskId),
    ).not.toContain(link.taskId)
    const call = await entered(t, link)
    const done = await call(approval.external.act, { body: { do: 'confirm', opinion: '同意交期' } })
    expect(done.result).toEqual({ status: 'confirmed' })
    expect(await taskOf(me, link.id)).not.toBe('')
    const shown = await detail(me, link.id)
    const task = shown.runs.flatMap(({ tasks }) => tasks).find(({ id }) => id === link.taskId)
    expect(task).toMatchObject({ kind: 'external', status: 'approved', opinion: '同意交期' })
    expect(shown.people[task?.assignee ?? '']).toBe('周经理（东方供应）')
    expect(shown.timeline.some(({ actor, type }) => actor === task?.assignee && type === 'task.approved')).toBe(true)
    expect(await call(approval.external.act, { body: { do: 'refuse' } })).toMatchObject({ status: 409, code: 40901 })
    expect((await call(approval.external.page)).result).toMatchObject({ status: 'confirmed', actions: [] })
  })

  it('refused, the document is rejected', async () => {
    const link = await invited(t, me)
    const call = await entered(t, link)
    const answer = await call(approval.external.act, { body: { do: 'refuse', opinion: '做不到' } })
    expect(answer.result).toEqual({ status: 'refused' })
    expect(await statusOf(me, link.docId)).toBe('rejected')
  })

  it('comments and files of theirs are seen by us, and by them again; files that are not theirs are refused', async () => {
    const link = await invited(t, me)
    const headers = supplierHeaders(t, me, link.linkId)
    const call = outsideCall(t, headers)
    const up = jsonOf<{ result: { id: string } }>(await uploadAs(headers)).result.id
    const said = await call(approval.external.act, { body: { do: 'comment', text: '见回函', files: [up] } })
    expect(said.status).toBe(200)
    const shown = await detail(me, link.id)
    expect(shown.comments).toMatchObject([{ body: '见回函', audience: 'external' }])
    expect(shown.attachments).toMatchObject([{ file: { id: up }, by: shown.comments[0]?.author }])
    const page = (await call(approval.external.page)).result
    expect(page.files).toMatchObject([{ mine: true, file: { id: up } }])
    const ours = (await addFile(t, me)).id
    const stolen = await call(approval.external.act, { body: { do: 'confirm', files: [ours] } })
    expect(stolen).toMatchObject({ key: 'record.bad_reference' })
    expect((await exchange(t, requestOf(file.link, { params: { id: ours } }, headers))).status).toBe(401)
  })

  it('twice with one key is once', async () => {
    const link = await invited(t, me)
    const call = outsideCall(t, supplierHeaders(t, me, link.linkId))
    const body = { do: 'comment' as const, text: '收到', key: newId() }
    await call(approval.external.act, { body })
    await call(approval.external.act, { body })
    expect((await detail(me, link.id)).comments).toHaveLength(1)
  })
})

describe('what our own people do about it', () => {
  it('the owner asks another contact: the old link is dead, the new one works', async () => {
    const wu = aContact({ name: '吴经理' })
    const link = await invited(t, me, {}, {}, [wu])
    const old = outsideCall(t, supplierHeaders(t, me, link.linkId))
    const params = { id: link.taskId }
    const body = { contact: wu.id }
    const offered = (await me.call(approval.external.contacts, { params })).result
    expect(offered.map(({ name, asked }) => [name, asked])).toEqual([
      ['周经理', true],
      ['吴经理', false],
    ])
    expect(offered.every(({ mobile }) => /^\d{3}\*{4}\d{4}$/.test(mobile))).toBe(true)
    const stranger = await me.person('外人')
    expect((await stranger.call(approval.external.contacts, { params })).status).toBe(422)
    expect((await stranger.call(approval.external.reassign, { params, body })).status).toBe(422)
    expect((await me.call(approval.external.reassign, { params, body })).status).toBe(200)
    expect((await old(approval.external.page)).key).toBe('approval.link_gone')
    expect((await old(approval.external.act, { body: { do: 'confirm' } })).key).toBe('approval.link_gone')
    const fresh = outsideCall(t, supplierHeaders(t, me, (await linkOf(t, link.id)).linkId))
    expect((await fresh(approval.external.page)).result.contact).toBe('吴经理')
  })

  it('the owner sends the link again with a fresh period, a stranger does not', async () => {
    const link = await invited(t, me)
    await query(t, `update external_link set expires_at = now() where id = $1`, [link.linkId])
    const stranger = await me.person('外人')
    const params = { id: link.taskId }
    expect((await stranger.call(approval.external.send, { params })).status).toBe(422)
    expect((await me.call(approval.external.send, { params })).status).toBe(200)
    const call = outsideCall(t, supplierHeaders(t, me, link.linkId))
    expect((await call(approval.external.page)).status).toBe(200)
  })

  it('a document that knows its supplier’s contact asks them at once, and again after it was sent back', async () => {
    await publish(me, tree(me.userId, [supplierStep(), step('b', [me.userId])]), 'create', 'errand')
    const { id } = await aScenario(me, {})
    const first = await linkOf(t, id)
    const call = outsideCall(t, supplierHeaders(t, me, first.linkId))
    expect((await call(approval.external.page)).result.contact).toBe(scenarioContact.name)
    await call(approval.external.act, { body: { do: 'confirm' } })
    await act(me, id, { do: 'return', taskId: await taskOf(me, id), target: 's', after: 'rerun', opinion: '再看' })
    const second = await linkOf(t, id)
    expect(second.linkId).not.toBe(first.linkId)
    const again = outsideCall(t, supplierHeaders(t, me, second.linkId))
    expect((await again(approval.external.act, { body: { do: 'confirm' } })).result.status).toBe('confirmed')
  })
})

describe('who is asked in a supplier’s name', () => {
  it('is nobody of ours, whoever would have it', async () => {
    const ours = aContact()
    const link = await invited(t, me, {}, {}, [ours])
    const colleague = await me.person('王磊')
    await query(t, `update "user" set mobile = $2 where id = $1`, [colleague.userId, ours.mobile])
    const body = { contact: ours.id }
    const answer = await me.call(approval.external.reassign, { params: { id: link.taskId }, body })
    expect(answer).toMatchObject({ status: 422, key: 'approval.contact_ours' })
  })

  it('is a recorded contact of the supplier', async () => {
    await publish(me, tree(me.userId, [supplierStep(), step('b', [me.userId])]), 'create', 'errand')
    const { id } = await aScenario(me, {})
    const params = { id: (await linkOf(t, id)).taskId }
    const asked = (contact: string) => me.call(approval.external.reassign, { params, body: { contact } })
    expect(await asked(aContact().id)).toMatchObject({ status: 422, key: 'approval.contact_unknown' })
    expect((await asked(secondScenarioContact.id)).status).toBe(200)
  })
})

describe('at the same moment', () => {
  it('a contact confirms twice while the owner asks another: confirmed once or asked anew, never both', async () => {
    await repeat(async () => {
      const wu = aContact({ name: '吴经理' })
      const link = await invited(t, me, {}, {}, [wu])
      const call = outsideCall(t, supplierHeaders(t, me, link.linkId))
      const confirm = () => call(approval.external.act, { body: { do: 'confirm' } })
      const body = { contact: wu.id }
      const other = () => me.call(approval.external.reassign, { params: { id: link.taskId }, body })
      const answers: { status: number }[] = await together<{ status: number }>([confirm, other, confirm])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const statuses = (await detail(me, link.id)).runs
        .filter(({ nodeId }) => nodeId === 's')
        .flatMap(({ tasks }) => tasks.filter(({ kind }) => kind === 'external').map(({ status }) => status))
      expect([['approved'], ['transferred', 'pending']]).toContainEqual(statuses)
    }, 8)
  })
})
