import { approval } from '@srm/api/approval'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aCompany, act, detail, draft, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { aContact, knowContacts, supplierStep } from '#test/external-people.ts'
import { connectAs } from '#test/sql.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import { sourcesOf } from './rows.sql.views.ts'

let t: TestApp
let me: Company
let chen: Member
let li: Member
let wu: Member
beforeAll(async () => {
  t = await startApp()
  me = aCompany(t, await aTenant(t))
  ;[chen, li, wu] = [await me.person('陈'), await me.person('李'), await me.person('吴')]
}, 120_000)
afterAll(() => t.close())

const rows = approval.rows
type Page = { total: number | null; items: ({ id: string; actions: string[] } & Record<string, unknown>)[] }
const read = async (who: Member, list: keyof typeof rows, query: Record<string, unknown> = {}): Promise<Page> =>
  (await who.call(rows[list].list, { query } as never)).result as unknown as Page
const toldSql = 'select title from notice where tenant_id = $1 and user_id = $2'
const told = async (who: Member): Promise<string[]> => {
  const { rows: found } = await me.inside((ctx) => ctx.db.run<{ title: string }>(toldSql, [me.tenantId, who.userId]))
  return found.map(({ title }) => title)
}

describe('what somebody passed on', () => {
  it('stands once with everybody it went to and what became of it, hidden fields kept hidden', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId], { fields: { amount: 'hidden' } })]))
    const { id } = await submitted(me, { title: '请人看看', amount: '6600.00' })
    await act(chen, id, { do: 'delegate', taskId: await taskOf(chen, id), to: li.userId })
    await act(li, id, { do: 'approve', taskId: await taskOf(li, id), opinion: '没问题' })
    const [row] = (await read(chen, 'handed')).items
    expect(row).toMatchObject({ id, way: 'delegate', handedTo: '李', answer: 'approved', amount: null, node: '步骤a' })
    await act(chen, id, { do: 'transfer', taskId: await taskOf(chen, id), to: wu.userId })
    const after = await read(chen, 'handed')
    expect(after.total).toBe(1)
    expect(after.items[0]).toMatchObject({ id, way: 'transfer', answer: 'pending', waiting: '吴' })
    expect(String(after.items[0]?.['handedTo']).split('、').toSorted()).toEqual(['吴', '李'].toSorted())
    expect((await read(li, 'handed')).total, 'an answer is nothing passed on').toBe(0)
  })
})

describe('what was passed on to a supplier', () => {
  it('names the contact, who is none of our people', async () => {
    const company = await aTenant(t)
    const contact = aContact({ name: '吴经理' })
    // Nobody to ask when it is sent in: whoever looks after the flow has it until the supplier has a contact.
    knowContacts(t)
    aCompany(t, company)
    await publish(company, tree(company.userId, [supplierStep()], { empty: { do: 'people', ids: [company.userId] } }))
    const { id } = await submitted(company, {})
    knowContacts(t, contact)
    const params = { id: await taskOf(company, id) }
    await company.call(approval.external.reassign, { params, body: { contact: contact.id } })
    aCompany(t, me)
    expect((await read(company, 'handed')).items).toMatchObject([{ id, way: 'transfer', handedTo: '吴经理' }])
  })
})

describe('what somebody follows', () => {
  it('is told to them when it ends, and is in their list as long as they may see it', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId]), step('b', [li.userId])]))
    const { id } = await submitted(me, { title: '盯着这件', amount: '50.00' })
    const blind = me.as({ userId: wu.userId, permissions: [] })
    expect((await blind.call(approval.centre.follow, { params: { id }, body: { on: true } })).status).toBe(404)
    await act(chen, id, { do: 'approve', taskId: await taskOf(chen, id) })
    await chen.call(approval.centre.follow, { params: { id }, body: { on: true } })
    await wu.call(approval.centre.follow, { params: { id }, body: { on: true } })
    expect((await detail(chen, id)).following).toBe(true)
    expect((await read(chen, 'follow')).items).toMatchObject([{ id, actions: ['unfollow'], amount: null }])
    expect((await read(wu, 'follow')).total, 'by rights on the document').toBe(1)
    expect((await read(blind, 'follow')).total, 'rights lost').toBe(0)
    await act(li, id, { do: 'approve', taskId: await taskOf(li, id) })
    expect(await told(chen)).toContain('已通过：盯着这件')
    expect(await told(wu), 'a notice opens nothing to whoever has no part').not.toContain('已通过：盯着这件')
    await chen.call(approval.centre.follow, { params: { id }, body: { on: false } })
    expect((await read(chen, 'follow')).total).toBe(0)
  })
})

describe('what was written and not sent in', () => {
  it('is its author’s alone, until it is sent', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId])]))
    const docId = await draft(li, { title: '还没交', amount: '12.50' })
    expect((await read(li, 'draft')).items).toMatchObject([
      { id: docId, docId, title: '还没交', docType: 'application', amount: '12.50', actions: ['submit'] },
    ])
    expect((await read(li, 'draft', { keyword: 'haimei' })).total).toBe(1)
    expect((await read(chen, 'draft')).total).toBe(0)
    expect((await read(me.as({ userId: li.userId, permissions: [] }), 'draft')).total, 'no right to the kind').toBe(0)
    await li.call(approval.submit, { body: { docType: 'application', docId } })
    expect((await read(li, 'draft')).total).toBe(0)
  })
})

describe('people named in an opinion', () => {
  it('hear of it where they may see the approval, and nobody sees it for being named', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId]), step('b', [li.userId])]))
    const { id } = await submitted(me, { title: '意见里点名' })
    const body = { do: 'approve', taskId: await taskOf(chen, id), opinion: '@李 请复核，@吴 知悉' }
    await act(chen, id, { ...body, mentions: [li.userId, wu.userId, chen.userId] })
    expect(await told(li)).toContain('审批意见中提到了您：意见里点名')
    expect(await told(wu)).not.toContain('审批意见中提到了您：意见里点名')
    expect(await told(chen)).not.toContain('审批意见中提到了您：意见里点名')
    const blind = me.as({ userId: wu.userId, permissions: [] })
    expect((await blind.call(approval.centre.detail, { params: { id } })).status).toBe(404)
    const stranger = await aTenant(t)
    const wrong = await act(li, id, { do: 'approve', taskId: await taskOf(li, id), mentions: [stranger.userId] })
    expect(wrong.status).toBe(422)
  })
})

describe('whoever stands in', () => {
  it('is told, and what they decided is shown to both and to no third', async () => {
    const zhao = await me.person('赵')
    await publish(me, tree(me.userId, [step('a', [zhao.userId])]))
    const [from, to] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
    const { result } = await zhao.call(approval.substitution.create, {
      body: { substitute: li.userId, from: from ?? '', to: to ?? '' },
    })
    expect(await told(li)).toContain('请您代为审批：赵')
    const { id } = await submitted(me, { title: '代办一件' })
    await act(li, id, { do: 'approve', taskId: await taskOf(li, id), opinion: '代为同意' })
    const [rule] = (await zhao.call(approval.substitution.list)).result
    expect(rule).toMatchObject({ id: result.id, state: 'active', handled: 1, flows: [], actions: ['cancel'] })
    expect((await li.call(approval.substitution.list)).result[0]?.actions).toEqual([])
    const handled = await zhao.call(approval.substitution.handled, { params: { id: result.id } })
    expect(handled.result).toMatchObject([
      { instanceId: id, title: '代办一件', result: 'approved', opinion: '代为同意' },
    ])
    expect((await wu.call(approval.substitution.handled, { params: { id: result.id } })).status).toBe(404)
    expect((await zhao.call(approval.substitution.flows)).result.length).toBeGreaterThan(0)
  })
})

describe('these lists', () => {
  it('are found by the indexes made for them', async () => {
    const client = await connectAs(t.app.config, 'superuser')
    await client.query('set session_replication_role = replica')
    const task = `insert into approval_task (tenant_id, id, instance_id, run_id, node_id, kind, assignee_id, added_by, seq_no, weight, status, opened_at, decided_at, acted_by)
      select tenant_id, gen_random_uuid(), instance_id, run_id, node_id, 'vote', gen_random_uuid(), gen_random_uuid(), n, 1, 'approved', opened_at,
        now() - n * interval '10 minutes', gen_random_uuid()
      from (select * from approval_task where tenant_id = $1 limit 1) t, generate_series(1, 20000) n`
    const document = `insert into application (tenant_id, id, code, title, type, reason, status, search_text, search_grams, created_by, updated_at)
      select $1, gen_random_uuid(), 'X' || n, 'x', 'general', 'x', 'draft', '', '{}', gen_random_uuid(), now() - n * interval '1 minute'
      from generate_series(1, 20000) n`
    const follow = `insert into approval_follow (tenant_id, user_id, instance_id, at)
      select $1, gen_random_uuid(), (select id from approval_instance where tenant_id = $1 limit 1), now() from generate_series(1, 20000) n`
    for (const sql of [task, document, follow]) await client.query(sql, [me.tenantId])
    await client.query('analyze approval_task, application, approval_follow')
    const planOf = async (list: 'handed' | 'follow' | 'draft' | 'decided', more = ''): Promise<string> => {
      const params = new Params(me.tenantId)
      const permissions = new Set(['application:show'])
      const who = {
        userId: chen.userId,
        isSuper: false,
        permissions,
        masks: new Set(['cost']),
        scope: { kind: 'self' },
      }
      const ctx = { userId: chen.userId, language: 'zh', session: who } as unknown as Ctx
      const { from, mine } = sourcesOf[list](ctx)
      const mineSql = mine(ctx, params)
      const sql = `explain (format json) select t.id from ${from} t where t.tenant_id = $1 and ${mineSql} ${more}`
      return JSON.stringify((await client.query(sql, params.values)).rows)
    }
    const handed = await planOf('handed')
    expect(handed).toContain('approval_task_added_by')
    expect(handed).toContain('approval_task_passed_on')
    expect(handed).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"approval_task"/)
    expect(await planOf('follow')).toMatch(/approval_follow_(?:mine|pkey)/)
    expect(await planOf('draft')).toMatch(/BitmapOr.*application_creator.*application_owner/)
    const period = `and t.decided_at between now() - interval '1 day' and now()`
    expect(await planOf('decided', period)).toContain('approval_task_decided')
    await client.end()
  })
})
