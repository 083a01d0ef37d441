import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import { record } from '@srm/api/record'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, act, detail, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { query as inDatabase } from '#test/sql.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
let li: Member
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  ;[chen, li] = [await me.person('陈'), await me.person('李')]
}, 120_000)

const rows = approval.rows
type Page = { total: number | null; items: ({ id: string; actions: string[] } & Record<string, unknown>)[] }
const read = async (who: Member, list: keyof typeof rows, query: Record<string, unknown> = {}): Promise<Page> =>
  (await who.call(rows[list].list, { query } as never)).result as unknown as Page
const filter = (field: string, op: string, value: unknown) => ({ filter: JSON.stringify([{ field, op, value }]) })

describe('the lists of the centre as the screen reads them', () => {
  it('hold an approval once, even where a person has two tasks in it', async () => {
    const twice = { ...step('a', [chen.userId]), id: 'b', name: '步骤b' }
    const fork = {
      id: 'fork',
      type: 'parallel',
      name: '并行',
      branches: [
        { id: 'left', name: '左', when: null, chain: [step('a', [chen.userId])] },
        { id: 'right', name: '右', when: null, chain: [twice] },
      ],
    }
    await publish(me, tree(me.userId, [fork]))
    const { id } = await submitted(me, { title: '两处都要' })
    const { items, total } = await read(chen, 'todo', { keyword: '两处都要' })
    expect(items.map((row) => row.id)).toEqual([id])
    expect(total).toBe(1)
    expect((await chen.call(approval.centre.counts)).result.todo).toBe(1)
  })

  it('keep what a step hides out of rows, sums and filters', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId], { fields: { amount: 'hidden' } })]))
    await submitted(me, { title: '保密金额', amount: '8800.00' })
    const [row] = (await read(chen, 'todo', { keyword: '保密金额' })).items
    expect(row).toMatchObject({ title: '保密金额', amount: null, node: '步骤a', reading: 'unread', timing: 'none' })
    expect(row?.summary).not.toContain('8800')
    expect((await read(chen, 'todo', filter('amount', 'gte', '8000'))).total).toBe(0)
    expect((await read(chen, 'todo', filter('summary', 'contains', '8800'))).total).toBe(0)
    const sums = await chen.call(rows.todo.summary, { query: { keyword: '保密金额' } })
    expect(sums.result.sums).toEqual({ amount: '0' })
    expect((await read(me, 'mine', filter('amount', 'gte', '8000'))).total).toBe(1)
  })

  it('say how long there still is, and for how long it has passed, in the words of the reader', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId])]))
    const { id } = await submitted(me, { title: '还有多久' })
    const told = async (left: string | null, language: string): Promise<unknown> => {
      const at = `update app.approval_task set due_at = now() + $2::interval where instance_id = $1`
      await inDatabase(t, at, [id, left])
      const asked = { query: { keyword: '还有多久' } } as never
      const { result } = await chen.call(rows.todo.list, asked, { 'accept-language': language })
      return (result as unknown as Page).items[0]?.['remaining']
    }
    expect(await told('1 day 4 hours 30 seconds', 'zh')).toBe('还剩 1 天 4 小时')
    expect(await told('2 days 30 seconds', 'en')).toBe('2 d')
    expect(await told('-3 hours -30 seconds', 'zh')).toBe('已超时 3 小时')
    expect(await told('-20 minutes -30 seconds', 'en')).toBe('Overdue by 20 min')
    expect(await told(null, 'zh')).toBeNull()
  })

  it('leave idle zeros of a number out of the summary', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId])]))
    await submitted(me, {
      title: '一人三天',
      type: 'trip',
      startDate: '2026-12-01',
      endDate: '2026-12-03',
      days: '3',
      destination: '330100',
    })
    const [row] = (await read(chen, 'todo', { keyword: '一人三天' })).items
    expect(String(row?.['summary']).split(' · ')).toContain('3')
  })

  it('offer quick steps only where nothing more is asked', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId])]))
    await submitted(me, { title: '普通一件' })
    expect((await read(chen, 'todo', { keyword: '普通一件' })).items[0]?.actions).toEqual([
      'approve',
      'reject',
      'transfer',
      'batch',
    ])
    await publish(me, tree(me.userId, [step('a', [chen.userId], { opinion: ['approve'], off: ['transfer'] })]))
    await submitted(me, { title: '要写意见' })
    expect((await read(chen, 'todo', { keyword: '要写意见' })).items[0]?.actions).toEqual(['reject'])
  })

  it('tell what was decided, who is waited for, and what can be taken back', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId]), step('b', [li.userId])]))
    const { id } = await submitted(me, { title: '先后两人' })
    await act(chen, id, { do: 'approve', taskId: await taskOf(chen, id), opinion: '可以' })
    const [done] = (await read(chen, 'done', { keyword: '先后两人' })).items
    expect(done).toMatchObject({ id, result: 'approved', opinion: '可以', waiting: '李', actions: ['takeBack'] })
    const [mine] = (await read(me, 'mine', { keyword: '先后两人' })).items
    expect(mine).toMatchObject({ id, status: 'running', waiting: '李', actions: ['urge', 'withdraw', 'print'] })
  })

  it('show managers what nobody can decide any more', async () => {
    const gone = await me.person('离职的人')
    await publish(me, tree(me.userId, [step('a', [gone.userId])]))
    await submitted(me, { title: '没人管' })
    await me.inside((ctx) =>
      ctx.db.run(`update "user" set status = 'disabled' where tenant_id = $1 and id = $2`, [me.tenantId, gone.userId]),
    )
    const found = await read(me, 'all', filter('trouble', 'in', ['unattended']))
    expect(found.items.map(({ title }) => title)).toEqual(['没人管'])
    expect((await read(li, 'all', filter('trouble', 'in', ['unattended']))).total).toBe(0)
  })

  it('keep their views for everybody, and no others', async () => {
    const kept = await li.call(record.createView, {
      params: { subject: 'approvalTodo' },
      body: { name: '大额', shared: false, state: 'sort=-amount' },
    })
    expect(kept.status).toBe(200)
    expect((await li.call(record.views, { params: { subject: 'approvalNothing' } })).status).toBe(404)
  })
})

describe('details for a screen that knows no document', () => {
  it('describe each visible field and what changed since the round before', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId], { fields: { reason: 'hidden' } })]))
    const { id } = await submitted(me, { title: '会改的', amount: '100.00' })
    const taskId = await taskOf(chen, id)
    await act(chen, id, { do: 'return', taskId, target: 'initiator', after: 'rerun', opinion: '金额不对' })
    const { docId } = await detail(me, id)
    const { result: shown } = await me.call(application.show, { params: { id: docId } })
    const { version, owner } = shown
    const said = { title: '会改的', type: 'general', amount: '90.00', reason: '改过的事由' }
    const body = { version, owner: owner?.id, ...said }
    await me.call(application.update, { params: { id: docId }, body })
    await act(me, id, { do: 'resubmit' })
    const seen = await detail(chen, id)
    expect(seen.fields.map(({ path }) => path)).not.toContain('reason')
    expect(seen.fields.find(({ path }) => path === 'amount')?.meta).toMatchObject({ kind: 'money' })
    expect(seen.amount).toBe('90.00')
    expect((await read(me, 'mine', { keyword: '会改的' })).items[0]?.['amount']).toBe('90.00')
    expect(seen.diff).toEqual([{ path: 'amount', before: '100.00', after: '90.00' }])
  })
})
