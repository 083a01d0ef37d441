import { crm } from '@srm/api/crm'
import { label } from '@srm/api/shared/label'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aCustomerContact, aFollowUp, anOpportunity } from '../crm.fixture.ts'
import { customerPoints } from '../index.ts'
import { addCustomer, aSalesman } from '../pool/pool.fixture.ts'

let t: TestApp
let me: TestTenant
let zhang: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  zhang = await aSalesman(t, me, '张伟')
})

const figuresOf = async (who: Member, id: string) =>
  (await who.call(crm.customer.figures, { params: { id } })).result.map(({ key, value, of }) => ({ key, value, of }))

const sell = async (customer: string, more: Parameters<typeof anOpportunity>[0] = {}): Promise<string> =>
  (await zhang.call(crm.opportunity.create, { body: anOpportunity({ customer, ...more }) })).result.id

const win = async (id: string): Promise<void> => {
  await query(
    t,
    `update opportunity o set outcome = 'won', closed_at = now(), win_rate = 100, stage_id = s.id
     from opportunity_stage s where o.id = $1 and s.tenant_id = o.tenant_id and s.kind = 'won'`,
    [id],
  )
}

describe('figures of a customer', () => {
  it('are exact, absent where nobody knows them, and covered for roles that do not see income', async () => {
    const customer = await addCustomer(zhang)
    expect(await figuresOf(zhang, customer)).toEqual([])
    await sell(customer, { expectedAmount: '333333.33' })
    await sell(customer, { expectedAmount: '0.07' })
    await win(await sell(customer, { expectedAmount: '80000.10', eventDate: '2025-03-08' }))
    await zhang.call(crm.followUp.log, { body: aFollowUp({ customer, at: new Date().toISOString() }) })
    const known = [
      { key: 'open', value: '333333.40', of: null },
      { key: 'weighted', value: '33333.34', of: 'open' },
      { key: 'won', value: '80000.10', of: null },
      { key: 'events', value: '1', of: null },
      { key: 'quiet', value: '0', of: null },
    ]
    expect(await figuresOf(zhang, customer)).toEqual(known)
    const covered = memberOf(t, me.tenantId, zhang.userId, { scope: { kind: 'self' }, masks: ['income'] })
    const shown = await figuresOf(covered, customer)
    expect(shown.map(({ value }) => value)).toEqual([null, null, null, '1', '0'])
    const { result } = await covered.call(crm.customer.events, { params: { id: customer } })
    expect(result.held).toMatchObject([{ amount: null, heldOn: '2025-03-08' }])
  })

  it('come from modules above as well, for whoever may read them', async () => {
    const customer = await addCustomer(zhang)
    const takeAway = customerPoints.figures
      .contribute({
        permission: 'customer:overCredit',
        figures: [{ key: 'received', label: label('已回款', 'Received'), kind: 'money', to: () => '/crm/crmList' }],
        read: () => Promise.resolve({ received: '12.30' }),
      })
      .attach()
    const member = memberOf(t, me.tenantId, zhang.userId, {
      scope: { kind: 'self' },
      permissions: ['customer:show'],
    })
    expect(await figuresOf(zhang, customer)).toEqual([{ key: 'received', value: '12.30', of: null }])
    expect(await figuresOf(member, customer)).toEqual([])
    takeAway()
    expect(await figuresOf(zhang, customer)).toEqual([])
  })
})

describe('history of a customer', () => {
  it('tells talks, stages, quotations, owners and comments in one, page by page', async () => {
    const customer = await addCustomer(zhang)
    const opportunity = await sell(customer, { name: '春季订货会' })
    for (let at = 0; at < 31; at += 1)
      await zhang.call(crm.followUp.create, {
        body: aFollowUp({
          customer,
          content: `第 ${String(at)} 次`,
          at: new Date(Date.now() - at * 60_000).toISOString(),
        }),
      })
    const page = async (cursor?: string) =>
      (await zhang.call(crm.customer.activities, { params: { id: customer }, query: cursor ? { cursor } : {} })).result
    const first = await page()
    expect(first.items).toHaveLength(30)
    const second = await page(first.nextCursor ?? '')
    expect(second.nextCursor).toBeNull()
    const all = [...first.items, ...second.items]
    expect(new Set(all.map(({ id }) => id)).size).toBe(33)
    expect(all).toContainEqual(
      expect.objectContaining({ kind: 'opportunity', title: '春季订货会', note: '初步接触', subjectId: opportunity }),
    )
    expect(all).toContainEqual(expect.objectContaining({ kind: 'owner', title: '登记', note: '张伟', subject: null }))
    const refused = await zhang.call(crm.customer.activities, { params: { id: customer }, query: { cursor: '一' } })
    expect(refused).toMatchObject({ key: 'request.invalid' })
    const member = memberOf(t, me.tenantId, zhang.userId, { scope: { kind: 'self' }, permissions: ['customer:show'] })
    const { items } = (await member.call(crm.customer.activities, { params: { id: customer }, query: {} })).result
    expect(items.map(({ kind }) => kind)).toEqual(['owner'])
  })
})

describe('reporting line', () => {
  const person = async (customer: string, name: string): Promise<string> =>
    (await zhang.call(crm.contact.create, { body: aCustomerContact({ customer, name }) })).result.id
  const report = (id: string, parent: string | null, version = 1) =>
    zhang.call(crm.contact.report, { params: { id }, body: { version, parent } })

  it('is set and taken away from the chart, never to somebody below or of another customer', async () => {
    const customer = await addCustomer(zhang)
    const [boss, lead, staff] = [
      await person(customer, '总监'),
      await person(customer, '经理'),
      await person(customer, '专员'),
    ]
    const stranger = await person(await addCustomer(zhang), '外人')
    expect(await report(lead, boss)).toMatchObject({ status: 200, result: { version: 2 } })
    expect(await report(staff, lead)).toMatchObject({ status: 200 })
    for (const below of [boss, lead, staff])
      expect(await report(boss, below)).toMatchObject({
        key: 'customer.report_circle',
        message: '直属上级不能是联系人自己或其下级',
      })
    expect(await report(boss, stranger)).toMatchObject({ key: 'customer.contact_elsewhere' })
    expect(await report(lead, null)).toMatchObject({ key: 'record.stale' })
    expect(await report(lead, null, 2)).toMatchObject({ status: 200 })
    expect((await zhang.call(crm.contact.show, { params: { id: lead } })).result.parent).toBeNull()
  })

  it('makes no circle when two are set at once', async () => {
    const customer = await addCustomer(zhang)
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = [await person(customer, '甲'), await person(customer, '乙')]
      const answers = await Promise.all([report(one, other), report(other, one)])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    }
  })
})
