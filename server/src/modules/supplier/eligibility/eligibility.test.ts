import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Failure } from '#kernel/errors.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { readySupplier, setStage } from '#test/suppliers.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import type { SupplierAction } from './eligibility.rules.ts'
import { assertEligible } from './eligibility.service.ts'
import { objectionsTo } from './eligibility.views.ts'
import { aSupplierMove } from '../supplier.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

type More = Parameters<typeof assertEligible>[3]

/** Nothing when it may; else the reasons, as the caller would be told. */
const refusal = (id: string, doing: SupplierAction, more: More = {}): Promise<string | undefined> =>
  me
    .inside((ctx) => assertEligible(ctx, id, doing, more))
    .then(
      () => undefined,
      (error: Failure) => error.more.words?.['reasons']?.zh ?? error.message,
    )
const warnings = async (id: string, doing: SupplierAction) =>
  (await me.inside((ctx) => objectionsTo(ctx, id, doing))).map(({ key, blocks }) => `${key}${blocks ? '!' : ''}`)

const of = async (stage: string): Promise<string> => {
  const id = await readySupplier(t, me)
  await setStage(t, me, id, stage)
  return id
}
const all: readonly SupplierAction[] = ['invite', 'award', 'order', 'pay']
const freeze = (id: string, scope: string[]) =>
  me.call(supplier.move.create, {
    body: aSupplierMove({ supplier: id, kind: 'freeze', scope, until: '2199-12-31', reason: '发票逾期未开' }),
  })

describe('what may be done with a supplier', () => {
  it('is everything with a qualified or preferred one', async () => {
    for (const stage of ['qualified', 'preferred'])
      for (const doing of all) expect(await refusal(await of(stage), doing), `${stage} ${doing}`).toBeUndefined()
  })

  it('is inviting a potential one, but not awarding it, unless once, below the limit and agreed to', async () => {
    const id = await of('potential')
    expect(await refusal(id, 'invite')).toBeUndefined()
    expect(await refusal(id, 'award')).toContain('潜在供应商，转为合格前不能定标')
    expect(await refusal(id, 'order')).toContain('不能下单')
    const once = (amount: string, agreed: boolean) => refusal(id, 'award', { oneTime: { amount, agreed } })
    expect(await once('5000.00', true)).toBeUndefined()
    expect(await once('5000.01', true)).toContain('不超过 5000.00 元')
    expect(await once('100.00', false)).toContain('潜在供应商')
  })

  it('leaves a supplier frozen for payment invited, awarded and ordered from, and refuses to pay with the reason', async () => {
    const id = await of('qualified')
    await freeze(id, ['payment'])
    for (const doing of ['invite', 'award', 'order'] as const) expect(await refusal(id, doing), doing).toBeUndefined()
    expect(await refusal(id, 'pay')).toMatch(/已冻结至 2199-12-31，不能付款：发票逾期未开$/)
  })

  it('covers awards and orders with a freeze of orders, invitations with one of inquiries', async () => {
    const [ordering, asking] = [await of('qualified'), await of('qualified')]
    await freeze(ordering, ['order'])
    await freeze(asking, ['inquiry'])
    expect(await refusal(ordering, 'invite')).toBeUndefined()
    expect(await refusal(ordering, 'award')).toContain('不能定标')
    expect(await refusal(ordering, 'order')).toContain('不能下单')
    expect(await refusal(asking, 'invite')).toContain('不能邀请报价')
    expect(await refusal(asking, 'order')).toBeUndefined()
  })

  it('stays what it was before a freeze: a potential one frozen for payment is still not awarded', async () => {
    const id = await of('potential')
    await freeze(id, ['payment'])
    expect(await refusal(id, 'award')).toContain('潜在供应商')
  })

  it('is nothing new with blacklisted, eliminated and disabled ones; what is owed to them is paid after a second look', async () => {
    for (const stage of ['blacklisted', 'eliminated']) {
      const id = await of(stage)
      for (const doing of ['invite', 'award', 'order'] as const)
        expect(await refusal(id, doing), `${stage} ${doing}`).toBeDefined()
      expect(await refusal(id, 'pay'), stage).toBeUndefined()
    }
    expect(await warnings(await of('blacklisted'), 'pay')).toEqual(['blacklisted'])
    const id = await of('qualified')
    await me.call(supplier.supplier.disable, { params: { id }, body: { version: (await shown(id)).version } })
    expect(await refusal(id, 'invite')).toContain('已停用')
  })

  it('follows what the scorecard says: warned or refused, for inquiries and orders apart', async () => {
    const id = await of('qualified')
    const set = (inquiry: string, order: string) =>
      query(
        t,
        `update supplier set standing = '差', standing_inquiry = $3, standing_order = $4 where tenant_id = $1 and id = $2`,
        [me.tenantId, id, inquiry, order],
      )
    await set('warn', 'block')
    expect(await warnings(id, 'invite')).toEqual(['standing'])
    expect(await refusal(id, 'order')).toContain('评分等级为“差”，不能下单')
    await set('block', 'free')
    expect(await refusal(id, 'invite')).toContain('不能邀请报价')
    expect(await warnings(id, 'order')).toEqual([])
  })

  it('says for seven days that an account changed, and pays no account that was not verified', async () => {
    const id = await of('qualified')
    const account = (
      await me.call(supplier.bankAccount.list, {
        query: { filter: JSON.stringify([{ field: 'supplier', op: 'in', value: [id] }]) },
      })
    ).result.items[0]
    const changed = (days: number) =>
      query(
        t,
        `update supplier_bank_account set changed_on = (now() at time zone 'Asia/Shanghai')::date - $3::int where tenant_id = $1 and supplier_id = $2`,
        [me.tenantId, id, days],
      )
    await changed(6)
    expect(await warnings(id, 'pay')).toEqual(['accountChanged'])
    await changed(7)
    expect(await warnings(id, 'pay')).toEqual([])
    const accountId = account?.id ?? ''
    expect(await refusal(id, 'pay', { accountId })).toBeUndefined()
    await query(t, `update supplier_bank_account set verify_status = 'unverified' where tenant_id = $1 and id = $2`, [
      me.tenantId,
      accountId,
    ])
    expect(await refusal(id, 'pay', { accountId })).toContain('未核验')
    expect(await refusal(await of('qualified'), 'pay', { accountId })).toContain('record.not_found')
  })
})

const shown = async (id: string) => (await me.call(supplier.supplier.show, { params: { id } })).result
