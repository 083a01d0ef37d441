import { external } from '@srm/api/external'
import { externalComment } from '@srm/api/external/comment'
import { externalEntry } from '@srm/api/external/entry'
import { notice } from '@srm/api/notice'
import { project } from '@srm/api/project'
import { runOfShow } from '@srm/api/run-of-show'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { codeSentTo } from '#modules/notice/notice.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { outsideCall, ticketFor } from '#test/external-people.ts'
import { addProject, addRunItem, linkHeaders, sharedRun } from '#test/run-of-shows.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'

const { item, share } = runOfShow
const page = runOfShow.external.page

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const asGuest = (linkId: string, purpose = 'runOfShow') => outsideCall(t, linkHeaders(t, me, purpose, linkId))

/** By the public entrance, as a guest comes. */
const enter = async (linkId: string, mobile: string) => {
  const ticket = await ticketFor(t, me, linkId)
  const outside = outsideCall(t, {})
  expect((await outside(externalEntry.code, { body: { ticket } })).status).toBe(200)
  const code = await codeSentTo(t, mobile, 'supplier')
  const { result } = await outside(externalEntry.enter, { body: { ticket, code } })
  return outsideCall(t, { 'supplier-token': result.token })
}

describe('a comment by a link', () => {
  const { list, add } = externalComment
  const noticesOf = async () =>
    (await me.call(notice.list, { query: { pageSize: 20 } })).result.items.filter(({ body }) => body.startsWith('彩排'))

  it('is read on the side of the project and told to whoever looks after it', async () => {
    const { projectId, linkId } = await sharedRun(me)
    const guest = asGuest(linkId)
    expect((await guest(add, { body: { body: '彩排能否提前半小时' } })).status).toBe(200)
    expect((await guest(list)).result.map(({ body }) => body)).toEqual(['彩排能否提前半小时'])
    const told = await me.call(external.comments, { params: { subject: 'project', id: projectId } })
    expect(told.result).toMatchObject([
      { contact: '周经理', company: '云舟', body: '彩排能否提前半小时', purpose: 'runOfShow' },
    ])
    const [heard] = await noticesOf()
    expect(heard?.title).toContain('周经理')
    expect(heard?.link).toContain(`id=${projectId}&tab=runOfShow`)
  })

  it('is nobody else’s: not another guest’s, not another company’s, not of those who do not reach the project', async () => {
    const { projectId, linkId } = await sharedRun(me)
    await asGuest(linkId)(add, { body: { body: '彩排的费用我方报价 3 万' } })
    const body = { projectId, name: '吴经理', mobile: '13900000002', days: 3 }
    const rival = (await me.call(share.send, { body })).result.id
    expect((await asGuest(rival)(list)).result).toEqual([])
    const stranger = await aTenant(t)
    expect((await outsideCall(t, linkHeaders(t, stranger, 'runOfShow', linkId))(list)).status).toBe(410)
    expect((await outsideCall(t, {})(list)).status).toBe(401)
    for (const purpose of ['document', 'approval', 'supplierUpdate', 'nothing'])
      expect((await asGuest(linkId, purpose)(add, { body: { body: '混入' } })).status, purpose).toBe(401)
    const rights = ['project:show', 'project:list']
    const colleague = memberOf(t, me.tenantId, newId(), { permissions: rights, scope: { kind: 'self' } })
    const seen = await colleague.call(external.comments, { params: { subject: 'project', id: projectId } })
    expect(seen.status).toBe(404)
    expect((await stranger.call(external.comments, { params: { subject: 'project', id: projectId } })).status).toBe(404)
  })

  it('is refused once the link is over, when it says nothing, and when there are too many', async () => {
    const { linkId } = await sharedRun(me)
    const guest = asGuest(linkId)
    for (const body of ['', '   ', '长'.repeat(501), '零\u0000'])
      expect((await guest(add, { body: { body } })).status, JSON.stringify(body.slice(0, 5))).toBe(400)
    const tries: number[] = []
    for (let n = 0; n < 21; n += 1) tries.push((await guest(add, { body: { body: `彩排 ${String(n)}` } })).status)
    expect(tries).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    await me.call(external.revoke, { params: { id: linkId } })
    expect((await guest(add, { body: { body: '还在吗' } })).status).toBe(410)
    expect((await guest(list)).status).toBe(410)
  })
})

describe('a link to a run-of-show', () => {
  it('lets a guest with the code of their phone read it, without suppliers and remarks', async () => {
    const { projectId, linkId, mobile } = await sharedRun(me)
    await addRunItem(me, projectId, { title: '主旨演讲', startTime: '10:00', remark: '嘉宾费用另议' })
    const guest = await enter(linkId, mobile)
    const { status, result } = await guest(page)
    expect(status).toBe(200)
    expect(result.items.map(({ title }) => title)).toContain('主旨演讲')
    expect(JSON.stringify(result)).not.toContain('嘉宾费用另议')
    expect(Object.keys(result.items[0] ?? {})).not.toContain('supplier')
    const { result: links } = await me.call(external.links, { params: { subject: 'project', id: projectId } })
    expect(links).toMatchObject([{ contact: '周经理', state: 'open', visits: [{ what: 'enter' }, { what: 'code' }] }])
  })

  it('opens this run-of-show and no other call', async () => {
    const { projectId, linkId } = await sharedRun(me)
    const other = await addProject(me)
    const headers = linkHeaders(t, me, 'runOfShow', linkId)
    const get = async (url: string) => (await t.http.inject({ method: 'GET', url, headers })).statusCode
    expect(await get('/api/external/runOfShow/page')).toBe(200)
    for (const id of [projectId, other]) {
      expect(await get(`/api/run_item/sheet?projectId=${id}`)).toBe(401)
      expect(await get(`/api/project/show/${id}`)).toBe(401)
      expect(await get(`/api/external/runOfShow/page/${id}`)).toBe(404)
    }
    expect(await get('/api/external/update/page')).toBe(401)
    expect(await get('/api/external/approval/page')).toBe(401)
    const shift = { method: 'POST', url: item.shift.path, headers, payload: {} } as const
    expect((await t.http.inject(shift)).statusCode).toBe(401)
    expect((await asGuest(linkId, 'supplierUpdate')(page)).status).toBe(401)
    expect((await asGuest(newId())(page)).status).toBe(410)
    const stranger = await aTenant(t)
    expect((await outsideCall(t, linkHeaders(t, stranger, 'runOfShow', linkId))(page)).status).toBe(410)
  })

  it('shows nothing once it is over or revoked, and is good for as many days as was said', async () => {
    const { linkId } = await sharedRun(me)
    const sql = `select round(extract(epoch from expires_at - now()) / 86400)::int as days from external_link where id = $1`
    expect(await query(t, sql, [linkId])).toEqual([{ days: 3 }])
    expect((await me.call(external.revoke, { params: { id: linkId } })).status).toBe(200)
    expect(await asGuest(linkId)(page)).toMatchObject({ status: 410, key: 'runOfShow.gone' })
    const second = await sharedRun(me)
    await query(t, 'update external_link set expires_at = now() where id = $1', [second.linkId])
    expect((await asGuest(second.linkId)(page)).status).toBe(410)
  })

  it('is sent and revoked by those who may, for a project they reach', async () => {
    const { projectId, linkId } = await sharedRun(me)
    const body = { projectId, name: '客户', mobile: '13900000001', days: 3 }
    const reader = me.as({ permissions: ['project:show', 'runItem:list'], isSuper: false })
    expect((await reader.call(share.send, { body })).status).toBe(403)
    expect((await reader.call(external.revoke, { params: { id: linkId } })).status).toBe(422)
    const rights = ['project:show', 'runItem:share']
    const stranger = memberOf(t, me.tenantId, newId(), { permissions: rights, scope: { kind: 'self' } })
    expect((await stranger.call(share.send, { body })).status).toBe(404)
    const canceled = { version: 1, stage: 'canceled', note: '客户取消' } as const
    await me.call(project.project.move, { params: { id: projectId }, body: canceled })
    expect(await me.call(share.send, { body })).toMatchObject({ key: 'project.ended' })
  })
})
