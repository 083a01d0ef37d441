import { crm } from '@srm/api/crm'
import { identity } from '@srm/api/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aCustomerContact, aFollowPlan, aFollowUp, anOpportunity } from '../crm.fixture.ts'
import { addCustomer, addDeal, addDealsModule, aDepartment, aSalesman } from './pool.fixture.ts'

let t: TestApp
let removeDealsModule: () => void
let me: TestTenant
let zhang: Member
let li: Member
let south: string
beforeAll(async () => {
  t = await startApp()
  removeDealsModule = await addDealsModule(t)
  me = await aTenant(t)
  south = await aDepartment(me, '华南')
  zhang = await aSalesman(t, me, '张伟')
  li = await aSalesman(t, me, '李娜', south)
})
afterAll(async () => {
  removeDealsModule()
  await t.close()
})

const show = (who: Member, id: string) => who.call(crm.customer.show, { params: { id } })
const dealOwners = (customer: string) =>
  query<{ owner: string }>(t, 'select owner_id as owner from test_deal where customer_id = $1 order by is_open', [
    customer,
  ])

/** An opportunity is the new owner's, in their department, and its own timeline says so. */
const isPassedOn = async (id: string): Promise<void> => {
  expect((await li.call(crm.opportunity.show, { params: { id } })).result).toMatchObject({
    owner: { id: li.userId },
    department: { id: south },
  })
  expect((await timelineOf(li, 'opportunity', id)).result.items[0]?.changes).toEqual([
    expect.objectContaining({ label: '负责人', from: '张伟', to: '李娜' }),
  ])
}

describe('C6: transfer of a customer', () => {
  it('moves contacts and opportunities, the old owner keeps reading for N days and no longer, all in the timeline', async () => {
    const id = await addCustomer(zhang)
    const contact = (await zhang.call(crm.contact.create, { body: aCustomerContact({ customer: id }) })).result.id
    const plan = (await zhang.call(crm.followPlan.create, { body: aFollowPlan({ customer: id }) })).result.id
    const selling = (await zhang.call(crm.opportunity.create, { body: anOpportunity({ customer: id }) })).result.id
    await addDeal(t, zhang, id)
    await addDeal(t, zhang, id, false)
    expect((await zhang.call(crm.customer.belongings, { params: { id } })).result).toEqual([
      { kind: 'followPlan', label: '跟进计划', count: 1 },
      { kind: 'opportunity', label: '商机', count: 1 },
      { kind: 'contract', label: '合同', count: 0 },
      { kind: 'deal', label: '合同', count: 1 },
    ])
    const { version } = (await show(zhang, id)).result
    const body = { version, to: li.userId, keepDays: 5 }
    expect((await zhang.call(crm.customer.transfer, { params: { id }, body })).result.version).toBe(version + 1)

    expect((await show(li, id)).result).toMatchObject({ owner: { id: li.userId }, department: { id: south } })
    expect((await li.call(crm.contact.show, { params: { id: contact } })).status).toBe(200)
    expect((await li.call(crm.followPlan.show, { params: { id: plan } })).result.owner?.id).toBe(li.userId)
    await isPassedOn(selling)
    // What is over stays with whoever did it.
    expect(await dealOwners(id)).toEqual([{ owner: zhang.userId }, { owner: li.userId }])
    expect((await show(zhang, id)).result.actions).toEqual([])
    expect((await zhang.call(crm.contact.show, { params: { id: contact } })).status).toBe(200)
    expect(await zhang.call(crm.followUp.log, { body: aFollowUp({ customer: id }) })).toMatchObject({
      key: 'record.read_only',
    })
    const [share] = await query<{ days: number }>(
      t,
      `select until - (now() at time zone 'Asia/Shanghai')::date as days from record_share where subject_id = $1`,
      [id],
    )
    expect(share?.days).toBe(5)
    const age = (days: number) =>
      query(t, `update record_share set until = until - $2::int where subject_id = $1`, [id, days])
    await age(5)
    expect((await show(zhang, id)).status).toBe(200)
    await age(1)
    expect((await show(zhang, id)).status).toBe(404)
    // Not even what they wrote down themselves.
    expect((await zhang.call(crm.contact.show, { params: { id: contact } })).status).toBe(404)
    expect((await zhang.call(crm.opportunity.show, { params: { id: selling } })).status).toBe(404)
    expect((await timelineOf(zhang, 'customer', id)).status).toBe(404)

    const [last] = (await timelineOf(li, 'customer', id)).result.items
    expect(last).toMatchObject({
      kind: 'updated',
      note: expect.stringMatching(
        /^转交给 李娜，随同转交 跟进计划 1、商机 1、合同 1，原负责人可查看至 \d{4}-/,
      ) as string,
    })
    expect(last?.changes).toContainEqual(expect.objectContaining({ label: '负责人', from: '张伟', to: '李娜' }))
    expect((await li.call(crm.customer.owners, { params: { id } })).result[0]).toMatchObject({
      reason: 'transferred',
      from: { name: '张伟' },
      to: { name: '李娜' },
      by: { name: '张伟' },
    })
  })

  it('leaves what is to stay, and takes reading away at once where nobody is to keep it', async () => {
    const id = await addCustomer(zhang)
    await addDeal(t, zhang, id)
    const body = { version: 1, to: li.userId, keepDays: 0, leave: ['deal'] }
    expect((await zhang.call(crm.customer.transfer, { params: { id }, body })).status).toBe(200)
    expect((await show(zhang, id)).status).toBe(404)
    expect(await dealOwners(id)).toEqual([{ owner: zhang.userId }])
  })

  it('takes the right to assign, one’s own scope, the newest version and somebody who works here', async () => {
    const id = await addCustomer(zhang)
    const transfer = (who: Member, more: object = {}) =>
      who.call(crm.customer.transfer, { params: { id }, body: { version: 1, to: li.userId, ...more } })
    const limited = memberOf(t, me.tenantId, zhang.userId, { permissions: ['customer:update', 'customer:show'] })
    expect((await transfer(limited)).status).toBe(403)
    expect((await transfer(li)).status).toBe(404)
    expect(await transfer(zhang, { version: 9 })).toMatchObject({ key: 'record.stale' })
    expect(await transfer(zhang, { to: zhang.userId })).toMatchObject({ key: 'customer.same_owner' })
    const stranger = await aTenant(t)
    expect(await transfer(zhang, { to: stranger.userId })).toMatchObject({ key: 'customer.new_owner_gone' })
    expect((await stranger.call(crm.customer.owners, { params: { id } })).status).toBe(404)
  })
})

describe('owner history', () => {
  it('is written by a leaver’s hand-over too', async () => {
    const qian = await aSalesman(t, me, '钱进')
    const id = await addCustomer(qian)
    await me.call(identity.user.handOver, {
      params: { id: qian.userId },
      body: { successors: { customer: li.userId }, leave: true },
    })
    expect((await li.call(crm.customer.owners, { params: { id } })).result).toMatchObject([
      { reason: 'handedOver', from: { name: '钱进' }, to: { name: '李娜' } },
      { reason: 'registered', from: null, to: { name: '钱进' } },
    ])
  })

  it('is written when a form names another owner', async () => {
    const id = await addCustomer(zhang)
    const { name, creditCode } = (await show(zhang, id)).result
    const body = { name, creditCode, owner: li.userId, version: 1 }
    expect((await me.call(crm.customer.update, { params: { id }, body })).status).toBe(200)
    expect((await li.call(crm.customer.owners, { params: { id } })).result[0]).toMatchObject({
      reason: 'transferred',
      from: { name: '张伟' },
      to: { name: '李娜' },
    })
  })
})
