import { application } from '@srm/api/application'
import { numberRules, type NumberRule } from '@srm/api/dictionary/numbering'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, act, draft, publish, step, submitted, taskOf, tree } from '#test/approvals.ts'
import { isFullDepth } from '#test/depth.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { issueCode } from './numbering.service.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const [applications, companies] = [40, 7]

const ruleOf = async (me: TestTenant, type: number) => {
  const { result } = await me.call(numberRules.list, {})
  const found = result.find((rule) => rule.type === type)
  if (!found) throw new Error(`no rule of type ${type}`)
  return found
}

const change = async (me: TestTenant, type: number, more: Partial<NumberRule>) => {
  const { prefix, datePart, digits, reset, separator, allocateAt, scope, version } = await ruleOf(me, type)
  const body = { prefix, datePart, digits, reset, separator, allocateAt, scope, version, ...more }
  return me.call(numberRules.update, { params: { type }, body })
}

const take = (me: TestTenant) => me.inside((ctx) => issueCode(ctx, 'ourCompany', { owner: me.userId }))

describe('the rules of a company', () => {
  it('are listed by what they number, with the number that comes next', async () => {
    const me = await aTenant(t)
    await take(me)
    expect(await ruleOf(me, companies)).toMatchObject({ name: '我方公司', prefix: 'GS', next: 2, isDocument: false })
    expect(await ruleOf(me, applications)).toMatchObject({ name: '申请单', isDocument: true, allocateAt: 'save' })
    const { result } = await me.call(numberRules.list, {})
    expect(result.every(({ name }) => /[一-鿿]/.test(name))).toBe(true)
  })

  it('hold from the next number on, and each change is in the system log', async () => {
    const me = await aTenant(t)
    expect(await take(me)).toBe('GS-001')
    expect(await change(me, companies, { prefix: 'OUR', digits: 5, separator: 'none' })).toMatchObject({ status: 200 })
    expect(await take(me)).toBe('OUR00002')
    const rows = await query<{ detail: object }>(
      t,
      `select detail from system_log where action = 'setting.changed' and tenant_id = $1`,
      [me.tenantId],
    )
    expect(rows[0]?.detail).toMatchObject({ numberRule: '我方公司', prefix: 'OUR' })
  })

  it('are refused when they would give a number twice, share a prefix, or wait for an approval that never comes', async () => {
    const me = await aTenant(t)
    expect(await change(me, companies, { reset: 'year' })).toMatchObject({ status: 422, key: 'code.repeats' })
    expect(await change(me, companies, { prefix: 'HT' })).toMatchObject({
      status: 409,
      key: 'code.prefix_taken',
      message: '前缀已被“合同”使用',
    })
    expect(await change(me, companies, { allocateAt: 'approve' })).toMatchObject({ key: 'code.not_document' })
    expect(await change(me, companies, { scope: 'planet' })).toMatchObject({ key: 'code.unknown_scope' })
    const { version, ...rule } = await ruleOf(me, companies)
    expect(await change(me, companies, { ...rule, digits: 4 })).toMatchObject({ status: 400 })
    const { prefix, datePart, digits, reset, separator, allocateAt, scope } = rule
    const body = { prefix, datePart, digits, reset, separator, allocateAt, scope, version: version + 1 }
    const stale = await me.call(numberRules.update, { params: { type: companies }, body })
    expect(stale).toMatchObject({ status: 409, key: 'record.stale' })
  })

  it('of two who take one prefix for two things at once, one is refused', async () => {
    const me = await aTenant(t)
    const both = await Promise.all([
      change(me, companies, { prefix: 'UNIQ' }),
      change(me, applications, { prefix: 'UNIQ' }),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})

describe('numbers counted by department', () => {
  it('carry its code and start with one in each; a department without a code is named', async () => {
    const me = await aTenant(t)
    await change(me, companies, { scope: 'department' })
    expect([await take(me), await take(me)]).toEqual(['GS-CG-001', 'GS-CG-002'])
    await query(t, `update department set code = 'YX' where tenant_id = $1`, [me.tenantId])
    expect(await take(me)).toBe('GS-YX-001')
    await query(t, `update department set code = null where tenant_id = $1`, [me.tenantId])
    await expect(take(me)).rejects.toMatchObject({ key: 'code.scope_without_code' })
  })
})

/** Every fifth approval is undone by the database after its number was taken. */
const undone = `create function app.undo_some() returns trigger language plpgsql as $$
  begin if new.status = 'approved' and new.title like '%撤销' then raise exception 'undone'; end if; return new; end $$;
  create constraint trigger undo_some after update on app.application deferrable initially deferred
    for each row execute function app.undo_some()`

describe('numbers given at the approval', () => {
  it('stand for themselves until then, and a draft shows that it has none yet', async () => {
    const me = aCompany(t, await aTenant(t))
    await change(me, applications, { allocateAt: 'approve' })
    const id = await draft(me)
    const { result } = await me.call(application.show, { params: { id } })
    expect(result.code).toMatch(/^DRAFT_[A-Z2-9]{10}$/)
  })

  it('have no gaps and no doubles although many are approved at once and a fifth is rolled back', async () => {
    const me = aCompany(t, await aTenant(t))
    const chen = await me.person('陈')
    await publish(me, tree(me.userId, [step('a', [chen.userId])]))
    await change(me, applications, { allocateAt: 'approve' })
    await query(t, undone, [], 'owner')
    const count = isFullDepth ? 200 : 50
    const approve = async (n: number): Promise<number> => {
      const { id } = await submitted(me, { title: `第 ${n} 份${n % 5 === 0 ? '撤销' : ''}` })
      return (await act(chen, id, { do: 'approve', taskId: await taskOf(chen, id) })).status
    }
    const lane = async (start: number): Promise<number> => {
      let approvedHere = 0
      for (let n = start; n < count; n += 10) if ((await approve(n)) === 200) approvedHere += 1
      return approvedHere
    }
    const lanes = await Promise.all(Array.from({ length: 10 }, (_, start) => lane(start)))
    const approved = lanes.reduce((sum, here) => sum + here, 0)
    expect(approved).toBe(count * 0.8)
    const rows = await query<{ code: string }>(
      t,
      `select code from application where tenant_id = $1 and status = 'approved' order by code`,
      [me.tenantId],
    )
    const numbers = rows.map(({ code }) => Number(code.split('-').at(-1)))
    expect(numbers).toEqual(Array.from({ length: approved }, (_, n) => n + 1))
    const left = await query<{ code: string }>(
      t,
      `select code from application where tenant_id = $1 and status <> 'approved'`,
      [me.tenantId],
    )
    expect(left.every(({ code }) => code.startsWith('DRAFT_'))).toBe(true)
  })
})
