import { acceptance } from '@srm/api/acceptance'
import { contract } from '@srm/api/contract'
import { invoicing } from '@srm/api/invoicing'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractSteps } from '#modules/contract/index.ts'
import { externalPurposes } from '#modules/external/index.ts'
import { aConfirmedOrder, aSigningSupplier } from '#test/acceptances.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { changeOf, showContract } from '#test/contracts.ts'
import { aPayableContract } from '#test/payments.ts'
import { addReceived, ensureCompany, settled, showReceived, taken } from '#test/received.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { rematchAll } from '../invoice-in/rematch.service.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  await ensureCompany(me)
})

const of = (amount: string) => ({ amountExTax: amount, tax: '0.00', amount })

const override = async (id: string): Promise<void> => {
  const { version } = await showReceived(me, id)
  taken(await me.call(invoicing.invoiceIn.override, { params: { id }, body: { version, reason: '已与供应商核对' } }))
}

const approvedSql = `update contract_change set status = 'approved' where tenant_id = $1 and id = $2`

/** A change of the amount everybody agreed to; the last instalment takes the difference. */
const changed = async (id: string, amount: string, last: string): Promise<void> => {
  const { plans } = await showContract(me, id)
  const parts = plans.map(({ id: item, ...plan }, at) => ({
    item,
    ...plan,
    ratio: null,
    amount: at === plans.length - 1 ? last : plan.amount,
  }))
  const made = taken(await me.call(contract.change.create, { body: await changeOf(me, id, { amount, plans: parts }) }))
  await me.inside(async (ctx) => {
    await contractSteps.changePending(ctx, made.id)
    await ctx.db.run(approvedSql, [ctx.tenantId, made.id])
    await contractSteps.changeApproved(ctx, made.id)
  })
}

describe('match of a received invoice is made anew', () => {
  it('when its contract becomes another version: what was let through has to be looked at again', async () => {
    const { contract: id } = await aPayableContract(me)
    const within = await addReceived(me, { contract: id, ...of('100000.00') })
    const beyond = await addReceived(me, { contract: id, ...of('20000.00') })
    await override(beyond)
    await changed(id, '110000.00', '80000.00')
    expect(await showReceived(me, beyond)).toMatchObject({
      matchState: 'exception',
      matchCeiling: '110000.00',
      overriddenAt: null,
      overrideReason: null,
    })
    await changed(id, '120000.00', '90000.00')
    expect((await showReceived(me, beyond)).matchState).toBe('matched')
    await changed(id, '90000.00', '60000.00')
    expect((await showReceived(me, within)).matchState).toBe('exception')
  })

  it('when the tolerance of the company is another one', async () => {
    const order = await aConfirmedOrder(me)
    const id = await addReceived(me, { order: order.id, ...of('1040.00') })
    await settled(me, order)
    expect((await showReceived(me, id)).matchState).toBe('matched')
    taken(await me.call(acceptance.rule.update, { body: { tolerance: '1.00' } }))
    const jobs = await query(t, `select 1 from pgboss.job where name = 'invoicing.rematch'`, [])
    expect(jobs.length).toBeGreaterThan(0)
    await rematchAll({ transaction: me.inside })
    expect(await showReceived(me, id)).toMatchObject({ matchState: 'exception', matchCeiling: '1010.00' })
    taken(await me.call(acceptance.rule.update, { body: { tolerance: '5.00' } }))
    await rematchAll({ transaction: me.inside })
    expect((await showReceived(me, id)).matchState).toBe('matched')
  })
})

const linkSql = `select l.id, l.purpose, l.subject, l.record_id as "recordId", l.mobile from external_link l
    join purchase_order o on o.tenant_id = l.tenant_id and o.link_id = l.id where o.tenant_id = $1 and o.id = $2`

/** The message the link of an order goes out with now. */
const messageOf = (order: string): Promise<string | undefined> =>
  me.inside(async (ctx) => {
    const [link] = (await ctx.db.run<{ id: string; purpose: string }>(linkSql, [ctx.tenantId, order])).rows
    const purpose = externalPurposes.all().find(({ name }) => name === 'order')
    return link && (await purpose?.message(ctx, link as never))?.scene.name
  })

describe('supplier of an order', () => {
  it('is asked for its invoice once something is accepted, and no more once it was sent', async () => {
    const order = await aConfirmedOrder(me, { supplier: await aSigningSupplier(me) })
    expect(await messageOf(order.id)).toBeUndefined()
    await settled(me, order)
    expect(await messageOf(order.id)).toBe('invoice_ask')
    await addReceived(me, { order: order.id })
    expect(await messageOf(order.id)).toBeUndefined()
  })

  it('is not asked where its invoice was there before the acceptance', async () => {
    const order = await aConfirmedOrder(me, { supplier: await aSigningSupplier(me) })
    await addReceived(me, { order: order.id })
    await settled(me, order)
    expect(await messageOf(order.id)).toBeUndefined()
  })
})
