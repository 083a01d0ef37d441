import { approval } from '@srm/api/approval'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, act, detail, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
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

const use = (more = {}) =>
  publish(me, tree(me.userId, [step('a', [chen.userId, li.userId], more), step('b', [me.userId])]))

describe('faults others have, and this one has not', () => {
  it('every kind of business document has a catalogue of typed fields to decide by and to open or hide', async () => {
    const catalog = (await me.call(approval.flow.catalog)).result
    expect(catalog.length).toBeGreaterThan(0)
    for (const { docType, fields } of catalog) {
      expect([docType, fields.length > 3]).toEqual([docType, true])
      for (const field of fields) expect(field.type).toMatch(/^[a-z]+$/)
    }
    const type = catalog.flatMap(({ fields }) => fields).find(({ path }) => path === 'type')
    expect(type?.optionNames?.[type.options?.indexOf('trip') ?? -1], 'options by the names people know').toBe(
      '出差申请',
    )
    const amount = catalog
      .find(({ docType }) => docType === 'application')
      ?.fields.find(({ path }) => path === 'amount')
    expect(amount).toMatchObject({ type: 'money' })
  })

  it('taking part opens an approval, a menu does not: a stranger finds nothing by any call', async () => {
    await use()
    const { id, docId } = await submitted(me)
    const stranger = me.as({ userId: (await me.person('外人')).userId, permissions: ['application:list'] })
    expect((await stranger.call(approval.centre.detail, { params: { id } })).status).toBe(404)
    expect((await stranger.call(approval.centre.of, { query: { docType: 'application', docId } })).status).toBe(404)
    expect((await act(stranger, id, { do: 'comment', text: '看看', mentions: [] })).status).toBe(404)
    for (const tab of ['todo', 'done', 'mine', 'cc', 'all'] as const)
      expect((await stranger.call(approval.rows[tab].list, { query: {} })).result.items, tab).toEqual([])
    expect((await stranger.call(approval.centre.proposals)).result).toEqual([])
    expect((await stranger.call(approval.centre.check)).status).toBe(403)
  })

  it('a field posted that the step does not open changes nothing, and a hidden one is not in the answer at all', async () => {
    await use({ fields: { amount: 'hidden' } })
    const { id } = await submitted(me, { amount: '4321.00' })
    const body = { do: 'approve', taskId: await taskOf(chen, id), edits: { amount: '1.00' } }
    expect(await act(chen, id, body)).toMatchObject({ status: 422, code: 42204 })
    const blind = me.as({ userId: chen.userId, permissions: [] })
    expect(JSON.stringify(await detail(blind, id))).not.toContain('4321')
  })

  it('rejecting, withdrawing and ending delete no row: what was open closes with a reason', async () => {
    await use()
    const tasks = (id: string) =>
      query<{ id: string; status: string; reason: string | null }>(
        t,
        'select id, status, close_reason as reason from approval_task where instance_id = $1 order by place',
        [id],
      )
    const endings = [
      async (id: string) => act(li, id, { do: 'reject', taskId: await taskOf(li, id), opinion: '不' }),
      async (id: string) => act(me, id, { do: 'withdraw' }),
      async (id: string) => act(me, id, { do: 'terminate', reason: '取消' }),
    ]
    for (const end of endings) {
      const { id } = await submitted(me)
      const before = (await tasks(id)).map((task) => task.id)
      expect((await end(id)).status).toBe(200)
      const after = await tasks(id)
      expect(after.map((task) => task.id)).toEqual(before)
      for (const { status, reason } of after) expect([status, reason !== null]).toEqual([status, true])
    }
  })
})
