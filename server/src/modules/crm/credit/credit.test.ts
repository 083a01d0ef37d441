import { crm } from '@srm/api/crm'
import { supplier } from '@srm/api/supplier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { asFailure } from '#kernel/errors.ts'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'
import { aCustomer, aCustomerForbiddenSupplier } from '../crm.fixture.ts'
import { assertCredit, assertSupplierAllowed, checkCredit, creditSources } from '../index.ts'

let t: TestApp
let me: TestTenant
/** What a module above would measure. */
let owed = { receivable: '0.00', overdueDays: 0 }
let forget: () => void
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  forget = creditSources
    .contribute({ receivable: async () => owed.receivable, overdueDays: async () => owed.overdueDays })
    .attach()
})
afterAll(async () => {
  forget()
  await t.close()
})

const add = async (): Promise<string> => (await me.call(crm.customer.create, { body: aCustomer() })).result.id
const limited = async (creditLimit: string, creditDays: number): Promise<string> => {
  const id = await add()
  await me.call(crm.credit.set, { params: { id }, body: { version: 1, creditLimit, creditDays } })
  return id
}
const warnings = async (customer: string, amount: string): Promise<string[]> =>
  (await me.inside((ctx) => checkCredit(ctx, customer, amount))).warnings.map(({ zh }) => zh)

/** Nothing when it goes on; else the key of the refusal. `as` limits what the caller may do. */
const outcome = (
  work: (ctx: Ctx) => Promise<unknown>,
  permissions: readonly string[] = ['customer:overCredit'],
): Promise<string | undefined> =>
  me
    .inside((ctx) =>
      work({ ...ctx, session: { ...ctx.session, isSuper: false, permissions: new Set(permissions) } } as Ctx),
    )
    .then(
      () => undefined,
      (error: unknown) => asFailure(error)?.key,
    )

describe('the credit of a customer', () => {
  it('is exceeded by what is owed and what is new together, or by days overdue; without a limit by nothing', async () => {
    const customer = await limited('100000.00', 60)
    owed = { receivable: '70000.00', overdueDays: 60 }
    expect(await warnings(customer, '30000.00')).toEqual([])
    expect(await warnings(customer, '30000.01')).toEqual(['应收款加本次金额超过信用额度'])
    owed = { receivable: '0.00', overdueDays: 61 }
    expect(await warnings(customer, '1.00')).toEqual(['有应收款逾期超过信用账期'])
    owed = { receivable: '99999999.00', overdueDays: 999 }
    expect(await warnings(await add(), '1.00')).toEqual([])
  })

  it('is gone beyond only with the permission and a reason, which stands in the timeline without amounts', async () => {
    const customer = await limited('100000.00', 60)
    owed = { receivable: '90000.00', overdueDays: 0 }
    const more = { customer, amount: '20000.00', what: '合同 HT-7' }
    const go = (reason?: string, permissions?: readonly string[]) =>
      outcome((ctx) => assertCredit(ctx, { ...more, reason }), permissions)
    expect(await go('老客户，月底回款', ['customer:create'])).toBe('customer.over_credit')
    expect(await go(' ')).toBe('customer.over_credit_reason')
    expect(await go('老客户，月底回款')).toBeUndefined()
    const [last] = (await timelineOf(me, 'customer', customer)).result.items
    expect(JSON.stringify(last)).toContain(
      '超信用继续：合同 HT-7。应收款加本次金额超过信用额度。原因：老客户，月底回款',
    )
    expect(JSON.stringify(last)).not.toContain('20000')
    const events = (await timelineOf(me, 'customer', customer)).result.items.length
    expect(await outcome((ctx) => assertCredit(ctx, { ...more, amount: '10000.00' }), [])).toBeUndefined()
    expect((await timelineOf(me, 'customer', customer)).result.items.length).toBe(events)
  })

  it('is set by those who answer for the money alone, and covered for roles that do not see amounts', async () => {
    const id = await add()
    const maker = memberOf(t, me.tenantId, me.userId, { permissions: ['customer:create', 'customer:update'] })
    const body = { version: 1, creditLimit: '5.00', creditDays: 30 }
    expect((await maker.call(crm.credit.set, { params: { id }, body })).status).toBe(403)
    expect((await me.call(crm.credit.set, { params: { id }, body })).result.version).toBe(2)
    expect((await me.call(crm.credit.set, { params: { id }, body })).key).toBe('record.stale')
    const covered = memberOf(t, me.tenantId, me.userId, { masks: ['income'] })
    owed = { receivable: '6.00', overdueDays: 0 }
    expect((await covered.call(crm.credit.show, { params: { id } })).result).toEqual({
      limit: null,
      days: 30,
      receivable: null,
      overdueDays: 0,
      warnings: ['应收款加本次金额超过信用额度'],
    })
    expect((await covered.call(crm.customer.show, { params: { id } })).result.creditLimit).toBeNull()
    // A form never changes it.
    const seen = (await me.call(crm.customer.show, { params: { id } })).result
    const form = { ...aCustomer({ name: seen.name }), version: seen.version }
    expect((await maker.call(crm.customer.update, { params: { id }, body: form })).status).toBe(200)
    expect((await me.call(crm.customer.show, { params: { id } })).result).toMatchObject({
      creditLimit: '5.00',
      creditDays: 30,
    })
  })

  it('covers the yearly budget for roles that do not see amounts, in rows and in sums', async () => {
    const { id } = (await me.call(crm.customer.create, { body: aCustomer({ annualBudget: '770000.00' }) })).result
    const covered = memberOf(t, me.tenantId, me.userId, { masks: ['income'] })
    expect((await covered.call(crm.customer.show, { params: { id } })).result.annualBudget).toBeNull()
    expect((await covered.call(crm.customer.summary, { query: {} })).result.sums).not.toHaveProperty('annualBudget')
    expect((await me.call(crm.customer.show, { params: { id } })).result.annualBudget).toBe('770000.00')
  })
})

describe('a supplier a customer refuses', () => {
  it('cannot be taken for that customer, with the reason, and can for any other', async () => {
    const [customer, other] = [await add(), await add()]
    const { id } = (await me.call(supplier.supplier.create, { body: aSupplier() })).result
    const body = aCustomerForbiddenSupplier({ customer, supplier: id, reason: '去年年会音响中断' })
    const listed = (await me.call(crm.forbiddenSupplier.create, { body })).result.id
    const taken = (of: string) => outcome((ctx) => assertSupplierAllowed(ctx, of, id))
    expect([await taken(customer), await taken(other)]).toEqual(['customer.supplier_forbidden', undefined])
    expect(await me.call(crm.forbiddenSupplier.create, { body })).toMatchObject({ key: 'customer.supplier_listed' })
    await me.call(crm.forbiddenSupplier.remove, { params: { id: listed }, query: {} })
    expect(await taken(customer)).toBeUndefined()
  })

  it('is entered only at a customer one may change', async () => {
    const customer = await add()
    const { id } = (await me.call(supplier.supplier.create, { body: aSupplier() })).result
    const stranger = memberOf(
      t,
      me.tenantId,
      me.userId.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      {
        scope: { kind: 'self' },
      },
    )
    const body = aCustomerForbiddenSupplier({ customer, supplier: id })
    expect(await stranger.call(crm.forbiddenSupplier.create, { body })).toMatchObject({ key: 'record.not_found' })
  })
})
