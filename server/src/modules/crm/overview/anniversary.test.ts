import { crm } from '@srm/api/crm'
import { notice } from '@srm/api/notice'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { anOpportunity } from '../crm.fixture.ts'
import { customerPoints } from '../index.ts'
import { addCustomer, aSalesman, changeDefaultPool } from '../pool/pool.fixture.ts'
import { remindAnniversaries } from './anniversary.service.ts'
import { anniversariesOf, eventsOf } from './anniversary.views.ts'

let t: TestApp
let me: TestTenant
let zhang: Member
beforeAll(async () => {
  t = await sharedApp()
})
beforeEach(async () => {
  me = await aTenant(t)
  zhang = await aSalesman(t, me, '张伟')
})

const deal = async (customer: string, more: Parameters<typeof anOpportunity>[0] = {}): Promise<string> =>
  (await me.call(crm.opportunity.create, { body: anOpportunity({ customer, ...more }) })).result.id

/** An event the customer held on a day, as a won opportunity. */
const hold = async (customer: string, eventDate: string, name = '年会'): Promise<string> => {
  const id = await deal(customer, { name, eventDate })
  await query(
    t,
    `update opportunity o set outcome = 'won', closed_at = now(), stage_id = s.id
     from opportunity_stage s where o.id = $1 and s.tenant_id = o.tenant_id and s.kind = 'won'`,
    [id],
  )
  return id
}

const morning = (day: string): Promise<void> => me.inside((ctx) => remindAnniversaries(ctx, day))
const notices = async (who: Member) =>
  (await who.call(notice.list, { query: {} })).result.items.map(({ title, body, link }) => ({ title, body, link }))
const deskOn = (day: string) => me.inside((ctx) => anniversariesOf(ctx, zhang.userId, day))

describe('event of last year', () => {
  it('is told of once, 90 days ahead of its anniversary, and again only the year after', async () => {
    const customer = await addCustomer(zhang, { name: '恒远会务有限公司' })
    await hold(customer, '2026-03-01', '经销商大会')
    await morning('2026-11-30')
    expect(await notices(zhang)).toEqual([])
    for (const day of ['2026-12-01', '2026-12-01', '2026-12-02', '2027-02-28', '2027-03-01']) await morning(day)
    expect(await notices(zhang)).toEqual([
      {
        title: '1 场往年此时的活动快到周年，请提前联系客户',
        body: '恒远会务有限公司：2026-03-01 经销商大会，距周年还有 90 天',
        link: `/crm/crmDetail?id=${customer}`,
      },
    ])
    await morning('2027-11-30')
    expect(await notices(zhang)).toHaveLength(1)
    for (const day of ['2027-12-05', '2027-12-06']) await morning(day)
    expect(await notices(zhang)).toHaveLength(2)
    for (const day of ['2028-12-05', '2029-12-05']) await morning(day)
    expect(await notices(zhang)).toHaveLength(3)
  })

  it('is told of in one notice a morning, however many there are, and by one job of two that run at once', async () => {
    for (let at = 1; at <= 7; at += 1) await hold(await addCustomer(zhang), `2026-03-0${String(at)}`)
    await Promise.all([morning('2026-12-20'), morning('2026-12-20')])
    const [only, ...more] = await notices(zhang)
    expect(more).toEqual([])
    expect(only).toMatchObject({ title: '7 场往年此时的活动快到周年，请提前联系客户', link: '/crm/desk' })
    expect(only?.body?.split('\n')).toHaveLength(6)
  })

  it('stands on the desk and on the customer’s page until this year’s is talked about', async () => {
    const customer = await addCustomer(zhang)
    const id = await hold(customer, '2026-02-28', '新品发布会')
    const on = { on: '2027-02-28', days: 30, years: 1 }
    expect(await deskOn('2027-01-29')).toMatchObject([{ id, customer: { id: customer }, name: '新品发布会', ...on }])
    await deal(customer, { eventDate: '2027-03-20' })
    expect(await deskOn('2027-01-29')).toEqual([])
    await morning('2027-01-29')
    expect(await notices(zhang)).toEqual([])
    const page = await me.inside((ctx) => eventsOf(ctx, customer, '2027-01-29'))
    expect(page).toMatchObject({ held: [{ id }], anniversaries: [{ id, isUnderWay: true }] })
  })

  it('gives way to the same season of a later year, and a leap day comes round in February', async () => {
    const customer = await addCustomer(zhang)
    await hold(customer, '2024-02-29', '旧年会')
    const [leap] = await deskOn('2026-12-20')
    expect(leap).toMatchObject({ on: '2027-02-28', years: 3 })
    const newer = await hold(customer, '2026-03-10', '新年会')
    expect((await deskOn('2026-12-20')).map(({ id }) => id)).toEqual([newer])
  })

  it('of somebody who left waits for the next owner, in a pool it goes to the managers or nobody', async () => {
    const li = await aSalesman(t, me, '李娜')
    const left = await addCustomer(zhang)
    await hold(left, '2026-03-01')
    await query(t, `update "user" set status = 'disabled' where id = $1`, [zhang.userId])
    await morning('2026-12-10')
    expect(await notices(zhang)).toEqual([])
    await query(t, `update customer set owner_id = $2 where id = $1`, [left, li.userId])
    await morning('2026-12-11')
    expect(await notices(li)).toHaveLength(1)
    const pooled = await addCustomer(li)
    await hold(pooled, '2026-03-05')
    await li.call(crm.customer.giveBack, { params: { id: pooled }, body: { version: 1, reason: '跟进不过来' } })
    await morning('2026-12-12')
    expect(await notices(li)).toHaveLength(1)
    const manager = await aSalesman(t, me, '王主管')
    await changeDefaultPool(me, { managers: [manager.userId] })
    await morning('2026-12-13')
    expect(await notices(manager)).toMatchObject([
      { title: '公海中有 1 场往年此时的活动快到周年，请尽快分配', link: '/crm/pool' },
    ])
    expect(await notices(li)).toHaveLength(1)
  })

  it('counts once where a module above made something of it', async () => {
    const customer = await addCustomer(zhang)
    const origin = await hold(customer, '2026-03-01')
    const made = '0192f7a0-0000-7000-8000-000000000001'
    const takeAway = customerPoints.events
      .contribute({
        subject: 'project',
        permission: 'customer:show',
        rows: `select '${made}'::uuid as id, '${customer}'::uuid as customer_id, '年会项目' as name, date '2026-03-02' as held_on,
          null::text as region, 300 as attendees, 1.00 as amount, '${origin}'::uuid as origin_id`,
      })
      .attach()
    expect(await deskOn('2026-12-20')).toMatchObject([{ subject: 'project', id: made, on: '2027-03-02' }])
    takeAway()
    expect(await deskOn('2026-12-20')).toMatchObject([{ subject: 'opportunity', id: origin }])
  })
})
